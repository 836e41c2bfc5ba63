//! Files that come in are wrong until checked, and files that go out appear whole or not at
//! all.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use crosstown_rules::{Board, BoardError, CITIES};
use tempfile::NamedTempFile;

use crate::words;

/// A board file larger than this is not a board.
const LARGEST_BOARD: u64 = 1 << 20;
/// A line longer than this is not a record.
const LONGEST_RECORD: u64 = 64 << 20;

/// Lets this process have as many files and sockets open as the system allows it; the usual limit is
/// far below that, for the sake of old programs.
pub(crate) fn allow_many() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is not allowed, fewer must do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
}

/// A built-in city by its id, or a board file by its path.
pub(crate) fn board(name: &str) -> Result<Board> {
    if let Some(board) = Board::city(name) {
        return Ok(board);
    }
    read_board(name, Board::parse).map(|(board, _)| board)
}

/// As [`board`], for games that were played: the board passed the checks of its time.
pub(crate) fn board_of_records(name: &str) -> Result<Board> {
    match Board::city(name) {
        Some(board) => Ok(board),
        None => own_board(name).map(|(board, _)| board),
    }
}

/// A board file of games that were played, by its path, and its text.
pub(crate) fn own_board(name: &str) -> Result<(Board, String)> {
    read_board(name, Board::parse_stored)
}

fn read_board(name: &str, parse: fn(&str) -> Result<Board, BoardError>) -> Result<(Board, String)> {
    let path = Path::new(name);
    if !path.exists() {
        let cities: Vec<&str> = CITIES.iter().map(|(id, _)| *id).collect();
        bail!("there is no city or board file \"{name}\"; the cities are {}", cities.join(", "));
    }
    let mut text = Vec::new();
    open(path)?
        .take(LARGEST_BOARD + 1)
        .read_to_end(&mut text)
        .with_context(|| format!("cannot read {name}"))?;
    if text.len() as u64 > LARGEST_BOARD {
        bail!("{name} is larger than 1 MiB: that is not a board file");
    }
    let text = String::from_utf8(text).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        anyhow!("{name} is not a text file: byte {at} is not UTF-8")
    })?;
    let board = parse(&text).map_err(|error| anyhow!(words::board_error(name, &error)))?;
    Ok((board, text))
}

fn open(path: &Path) -> Result<File> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("cannot open {name}"))?;
    if file.metadata().with_context(|| format!("cannot read {name}"))?.is_dir() {
        bail!("{name} is a folder, not a file");
    }
    Ok(file)
}

/// The lines of a file of records, with their numbers, those without text left out.
pub(crate) struct Lines {
    reader: BufReader<File>,
    name: String,
    number: u64,
}

impl Lines {
    pub(crate) fn open(path: &Path) -> Result<Lines> {
        Ok(Lines {
            reader: BufReader::with_capacity(1 << 16, open(path)?),
            name: path.display().to_string(),
            number: 0,
        })
    }

    /// The size of the file in bytes, 0 where that is not known.
    pub(crate) fn size(&self) -> u64 {
        self.reader.get_ref().metadata().map_or(0, |data| data.len())
    }

    /// The next line and its number; no text where it is not UTF-8.
    pub(crate) fn next(&mut self) -> Result<Option<(u64, Option<String>)>> {
        loop {
            self.number += 1;
            let (name, number) = (&self.name, self.number);
            let mut line = Vec::new();
            let read = (&mut self.reader)
                .take(LONGEST_RECORD + 1)
                .read_until(b'\n', &mut line)
                .with_context(|| format!("cannot read {name}"))?;
            if read == 0 {
                return Ok(None);
            }
            if line.len() as u64 > LONGEST_RECORD {
                bail!("{name}:{number}: the line is longer than 64 MiB: that is not a record");
            }
            let line = String::from_utf8(line).ok();
            if line.as_ref().is_none_or(|line| !line.trim().is_empty()) {
                return Ok(Some((number, line)));
            }
        }
    }
}

/// Whether a file could be put there, for those who write only after long work. Nothing is left
/// behind, even if the work is broken off.
pub(crate) fn can_write(path: &Path) -> Result<()> {
    // To open a pipe and close it again would end whoever reads from it.
    if path.metadata().is_ok_and(|data| !data.is_file() && !data.is_dir()) {
        return Ok(());
    }
    NewFile::create(path).map(drop)
}

/// Writes a whole file.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let mut file = NewFile::create(path)?;
    file.write(text)?;
    file.finish()
}

/// A file being written beside its place, which it takes only when it is whole: until then, and
/// if anything fails, what was there stays as it was.
pub(crate) struct NewFile {
    target: PathBuf,
    out: Out,
}

enum Out {
    Beside(BufWriter<NamedTempFile>),
    /// Pipes and devices cannot be replaced and are written to as they are.
    Straight(BufWriter<File>),
}

impl NewFile {
    pub(crate) fn create(path: &Path) -> Result<NewFile> {
        let name = path.display();
        // A link keeps pointing where it does: what it points to is replaced.
        let target = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let out = match target.metadata() {
            Ok(data) if data.is_dir() => bail!("cannot write {name}: it is a folder"),
            Ok(data) if !data.is_file() => {
                let file = File::options().write(true).open(&target);
                Out::Straight(BufWriter::new(file.with_context(|| format!("cannot write {name}"))?))
            }
            _ => {
                let folder = match target.parent() {
                    Some(folder) if !folder.as_os_str().is_empty() => folder,
                    _ => Path::new("."),
                };
                if !folder.is_dir() {
                    bail!("cannot write {name}: there is no folder {}", folder.display());
                }
                let mut builder = tempfile::Builder::new();
                builder.prefix(".crosstown-").suffix(".tmp");
                // The mode of the file that is replaced, or what the umask leaves of a new one's.
                #[cfg(unix)]
                builder.permissions(match target.metadata() {
                    Ok(old) => old.permissions(),
                    Err(_) => std::os::unix::fs::PermissionsExt::from_mode(0o666),
                });
                let file = builder.tempfile_in(folder);
                Out::Beside(BufWriter::new(file.with_context(|| format!("cannot write {name}"))?))
            }
        };
        Ok(NewFile { target, out })
    }

    /// Appends a text.
    pub(crate) fn write(&mut self, text: &str) -> Result<()> {
        match &mut self.out {
            Out::Beside(out) => out.write_all(text.as_bytes()),
            Out::Straight(out) => out.write_all(text.as_bytes()),
        }
        .with_context(|| format!("cannot write {}", self.target.display()))
    }

    /// Puts the file into its place.
    pub(crate) fn finish(self) -> Result<()> {
        let cannot = || format!("cannot write {}", self.target.display());
        match self.out {
            Out::Straight(mut out) => out.flush().with_context(cannot),
            Out::Beside(out) => {
                let file = out.into_inner().map_err(|e| e.into_error()).with_context(cannot)?;
                file.as_file().sync_all().with_context(cannot)?;
                file.persist(&self.target).map_err(|e| e.error).with_context(cannot)?;
                Ok(())
            }
        }
    }
}
