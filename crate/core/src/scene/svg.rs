//! A scene as an SVG text.

use std::fmt::Write as _;

use crate::scene::{Ink, Scene, Shape, Tone};

/// The colours of a printed scene, as SVG writes them, e.g. `#b3201a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The sheet under everything.
    pub sheet: String,
    /// The frame round the lines.
    pub frame: String,
    /// The lines.
    pub line: String,
    /// The river's characters and the files' numbers.
    pub print: String,
    /// A piece's body.
    pub disc: String,
    /// The edge of a piece's body.
    pub edge: String,
    /// Red's pieces.
    pub red: String,
    /// Black's pieces.
    pub black: String,
    /// What is attacked, and by whom.
    pub threat: String,
    /// What protects.
    pub guard: String,
    /// What was just played.
    pub trace: String,
}

impl Default for Palette {
    /// Book paper in daylight, as the page's style sheet has it.
    fn default() -> Palette {
        Palette {
            sheet: "#f3e6cc".into(),
            frame: "#8a6f4d".into(),
            line: "#5d4a33".into(),
            print: "#6b563c".into(),
            disc: "#fdf6e6".into(),
            edge: "#b99a6b".into(),
            red: "#b3201a".into(),
            black: "#1f2a2e".into(),
            threat: "#b3201a".into(),
            guard: "#2f5d7d".into(),
            trace: "#2f7d5b".into(),
        }
    }
}

impl Palette {
    fn color(&self, ink: Ink, tone: Option<Tone>) -> &str {
        match (ink, tone) {
            (Ink::Sheet, _) => &self.sheet,
            (Ink::Frame, _) => &self.frame,
            (Ink::Line, _) => &self.line,
            (Ink::Print, _) => &self.print,
            (Ink::Disc | Ink::Blank, _) => &self.disc,
            (Ink::Edge, _) => &self.edge,
            (Ink::Tone, Some(Tone::Red)) => &self.red,
            (Ink::Tone, Some(Tone::Black) | None) => &self.black,
            (Ink::Tone, Some(Tone::Threat)) => &self.threat,
            (Ink::Tone, Some(Tone::Guard)) => &self.guard,
            (Ink::Tone, Some(Tone::Trace)) => &self.trace,
        }
    }
}

impl Scene {
    /// The drawing as a file of its own: no style sheet, no script, no font.
    ///
    /// The title is what a screen reader says of the picture. The text goes in escaped.
    ///
    /// ```
    /// use qili::scene::{self, Options, Palette};
    /// let board = qili::Setup::start().board;
    /// let svg = scene::draw(&board, &Options::default()).to_svg("The start", &Palette::default());
    /// assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    /// ```
    #[must_use]
    pub fn to_svg(&self, title: &str, palette: &Palette) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\">\n<title>{}</title>\n",
            self.width,
            self.height,
            escape(title)
        );
        for figure in &self.figures {
            let _ = write!(svg, "<g class=\"{}\"", figure.part.name());
            if (figure.x, figure.y) != (0, 0) {
                let _ = write!(svg, " transform=\"translate({} {})\"", figure.x, figure.y);
            }
            svg += ">";
            for shape in &figure.shapes {
                shape.print(&mut svg, &escape(palette.color(shape.ink, figure.tone)));
            }
            svg += "</g>\n";
        }
        svg + "</svg>\n"
    }
}

impl Shape {
    fn print(&self, svg: &mut String, color: &str) {
        let _ = match self.stroke {
            0 => write!(svg, "<path fill=\"{color}\" d=\"{}\"/>", self.path),
            width => write!(
                svg,
                "<path fill=\"none\" stroke=\"{color}\" stroke-width=\"{width}\" d=\"{}\"/>",
                self.path
            ),
        };
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
