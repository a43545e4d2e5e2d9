//! Files to books.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use encoding_rs::Encoding;
use qili::Book;

/// Where games come from.
#[derive(clap::Args)]
pub struct Input {
    /// The code page of texts that are not Unicode, as browsers name them: gb18030, big5, windows-1258 …
    #[arg(long, value_name = "NAME", default_value = "gb18030", value_parser = encoding)]
    encoding: &'static Encoding,
}

fn encoding(name: &str) -> Result<&'static Encoding, String> {
    Encoding::for_label(name.as_bytes()).ok_or_else(|| "no such code page".to_owned())
}

impl Input {
    /// Reads a file, or standard input for `-`. A warning outside every game goes to standard error.
    ///
    /// # Errors
    /// What the system says, with the file's name.
    pub fn read(&self, path: &Path) -> io::Result<Book> {
        let mut bytes = Vec::new();
        if path == Path::new("-") {
            io::stdin().lock().read_to_end(&mut bytes)?;
        } else {
            let named =
                |error: io::Error| io::Error::new(error.kind(), format!("{}: {error}", path.display()));
            bytes = fs::read(path).map_err(named)?;
        }
        let decode = |bytes: &[u8]| self.encoding.decode_without_bom_handling(bytes).0.into_owned();
        let book = qili::read_bytes(&bytes, &decode);
        for warning in &book.warnings {
            eprintln!("{}: {warning}", path.display());
        }
        Ok(book)
    }
}
