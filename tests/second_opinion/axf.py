"""Asks pyffish (Fairy-Stockfish) about the loops of the Asian tables and compares its verdicts with Qili's.

A development check: pyffish is GPL and takes no part in anything that is built. `axf.md` beside this file lists where
the two differ, and why; a difference that is not listed fails, and so does a listed one that is gone.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

try:
    import pyffish
except ImportError:
    print("second opinion: skipped, pyffish is not installed (pip install pyffish==0.0.90)")
    sys.exit()

HERE = Path(__file__).parent
TABLES = sorted((HERE.parent / "rulings").glob("axf-*.md"))
# The position stands for the third time after two loops.
LOOPS = 2


def loops():
    """The cases with a loop: id, FEN, moves, and where the loop begins."""
    for table in TABLES:
        for case in table.read_text(encoding="utf-8").split("\n## ")[1:]:
            rows = " ".join(re.findall(r"^\d+\. (.*)$", case, re.MULTILINE))
            before, _, loop = rows.partition("↻")
            moves = [re.findall(r"\b[a-i]\d[a-i]\d\b", part) for part in (before, loop)]
            if moves[1]:
                yield {
                    "id": case.split()[0],
                    "fen": re.search(r"^- fen: `(.*)`$", case, re.MULTILINE)[1],
                    "moves": moves[0] + moves[1],
                    "loop_start": len(moves[0]),
                }


def qili(cases):
    """The verdicts of `qili judge --jsonl`, by id."""
    command = "cargo run --quiet --locked --release --package qili-cli -- judge --jsonl --rules axf".split()
    questions = "\n".join(json.dumps(case) for case in cases)
    result = subprocess.run(command, input=questions, capture_output=True, text=True, check=True, cwd=HERE)
    answers = map(json.loads, result.stdout.splitlines())
    return {answer["id"]: f"{answer['fault']} loses" if answer["fault"] else "draw" for answer in answers}


def second(case):
    """The verdict of pyffish, which counts ranks from 1 and sees the result from the side to move."""
    loop = case["moves"][case["loop_start"]:]
    moves = case["moves"][: case["loop_start"]] + LOOPS * loop
    names = [re.sub(r"\d", lambda rank: str(int(rank[0]) + 1), move) for move in moves]
    ended, value = pyffish.is_optional_game_end("xiangqi", case["fen"], names)
    if not ended:
        return "none"
    red_to_move = pyffish.get_fen("xiangqi", case["fen"], names).split()[1] == "w"
    return "draw" if value == 0 else "black loses" if (0 < value) == red_to_move else "red loses"


def listed():
    """The differences that `axf.md` explains: id, Qili's verdict, pyffish's."""
    text = (HERE / "axf.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\S+)` *\| ([^|]+)\| ([^|]+)\|", text, re.MULTILINE)
    return {tuple(cell.strip() for cell in row) for row in rows}


def main():
    cases = list(loops())
    first = qili(cases)
    found = {(case["id"], first[case["id"]], second(case)) for case in cases}
    found = {(name, ours, theirs) for name, ours, theirs in found if ours != theirs}
    print(f"second opinion: {len(cases)} loops, {len(found)} judged otherwise by pyffish")
    for name, ours, theirs in sorted(found - listed()):
        print(f"  {name}: qili says {ours}, pyffish {theirs}; not listed in axf.md")
    for name, ours, theirs in sorted(listed() - found):
        print(f"  {name}: listed in axf.md as {ours} against {theirs}, but that is no longer so")
    sys.exit(found != listed())


if __name__ == "__main__":
    main()
