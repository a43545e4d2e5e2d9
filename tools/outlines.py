#!/usr/bin/env python3
"""Writes crate/core/src/scene/outlines.rs: the characters of board and pieces as path data.

    python3 tools/outlines.py LXGWWenKai-Bold.ttf > crate/core/src/scene/outlines.rs

The font is LXGW WenKai (Debian: fonts-lxgw-wenkai), under the SIL Open Font License; see LICENSES/OFL-1.1.txt.
Each character is centred on 0 0 and scaled to the size at which it is drawn, 200 units to a cell of the board.
Needs fontTools. Runs once: its output is committed.
"""

import math
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

# Name, what it is, em size in units, the characters.
TABLES = [
    ("piece", "The character of a piece", 118, "帥仕相俥傌炮兵將士象車馬砲卒帅将车马"),
    ("river", "A character of the river", 112, "楚河漢界汉"),
    ("numeral", "The number of a file", 56, "一二三四五六七八九123456789"),
]


# How far a curve may leave the font's own, and its chord before it is no line, in units: as far as the rounding of its
# points.
TOLERANCE = 0.5


def is_flat(start, curve):
    """Whether a curve is as good as a line: it leaves its chord by three quarters of what its control points do at most."""
    x, y = curve[2][0] - start[0], curve[2][1] - start[1]
    length = math.hypot(x, y)
    bulge = max(abs((a - start[0]) * y - (b - start[1]) * x) for a, b in curve[:2])
    return 0 < length and 0.75 * bulge <= TOLERANCE * length


def number(value, first):
    """Writes an integer so that it needs no separator where its sign already separates."""
    return str(value) if first or value < 0 else f" {value}"


def path(font, character, em):
    """The outline of a character as relative path commands with integer coordinates."""
    glyphs = font.getGlyphSet()
    glyph = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, low, right, high = bounds.bounds
    scale = em / font["head"].unitsPerEm
    recording = RecordingPen()
    curves = Qu2CuPen(recording, TOLERANCE / scale, all_cubic=True)
    glyph.draw(curves)
    placed = RecordingPen()
    recording.replay(TransformPen(placed, (scale, 0, 0, -scale, -scale * (left + right) / 2, scale * (low + high) / 2)))

    text, here, start, last = "", (0, 0), (0, 0), ""
    for command, points in placed.value:
        if command == "closePath":
            text, here, last = text + "z", start, ""
            continue
        points = [(round(x), round(y)) for x, y in points]
        if all(point == here for point in points):
            continue
        if command == "curveTo" and is_flat(here, points):
            command, points = "lineTo", points[-1:]
        letter = {"moveTo": "m", "lineTo": "l", "curveTo": "c"}[command]
        relative = [c - o for point in points for c, o in zip(point, here)]
        text += "" if letter == last else letter
        text += "".join(number(value, index == 0 and letter != last) for index, value in enumerate(relative))
        here, last = points[-1], letter
        if command == "moveTo":
            start = here
    return text


def main():
    font = TTFont(sys.argv[1])
    print("//! The characters of board and pieces as path data, centred on 0 0. Written by tools/outlines.py, not by hand.")
    print("//!")
    print("//! From LXGW WenKai Bold, under the SIL Open Font License 1.1 (LICENSES/OFL-1.1.txt).")
    for name, what, em, characters in TABLES:
        print(f"\n/// {what}, {em} units high; no path for a character that has none.")
        print("#[rustfmt::skip]")
        print(f"pub(super) fn {name}(character: char) -> &'static str {{\n    match character {{")
        for character in characters:
            print(f"        '{character}' => \"{path(font, character, em)}\",")
        print('        _ => "",\n    }\n}')


main()
