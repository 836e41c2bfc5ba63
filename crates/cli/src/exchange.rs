//! `crosstown record export` and `import`: records out of a server and into one.

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use crosstown_rules::Board;
use crosstown_rules::record;
use crosstown_server::store::{Imported, Store};
use crosstown_server::{Config, Sources, inspect, open_store};
use indicatif::{ProgressBar, ProgressStyle};

use crate::files::{self, Lines, NewFile};
use crate::records::{Boards, read};
use crate::settings::Kept;
use crate::words;

/// Names that are asked for in one go.
const PAGE: u32 = 100;

/// Runs something that waits for a database.
fn wait<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(work)
}

async fn open(config: &Config) -> Result<std::sync::Arc<dyn Store>> {
    open_store(config, &Sources::real()).await.context("stop the server first, if one is running")
}

fn bar(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is right");
    ProgressBar::new(length).with_style(style)
}

pub(crate) fn export(kept: Kept, output: Option<&Path>, out: &mut impl Write) -> Result<()> {
    let config = kept.ready()?;
    if config.database_url.is_none() && !config.data.join("crosstown.db").exists() {
        bail!("no server has kept anything in {}", config.data.display());
    }
    wait(async {
        let store = open(&config).await?;
        let done = export_from(&*store, output, out).await;
        store.close().await;
        done
    })
}

async fn export_from(store: &dyn Store, output: Option<&Path>, out: &mut impl Write) -> Result<()> {
    let mut to = Export {
        file: output.map(NewFile::create).transpose()?,
        out,
        boards: OwnBoards::beside(output),
        written: 0,
    };
    let counts = store.counts().await?;
    let bar = bar(counts.over + counts.imported, "{bar:40} {pos}/{len} records, {eta} left");
    let replays = inspect::Replays::default();
    let (mut after, mut wrong) = (String::new(), 0u64);
    loop {
        let names = store.over(&after, PAGE).await?;
        let Some(last) = names.last() else { break };
        after.clone_from(last);
        for id in &names {
            bar.inc(1);
            let Some(stored) = store.load(id).await? else { continue };
            let record = replays
                .table(id, &stored)
                .map(|table| table.record().map(|record| record.to_json(table.board())));
            match record {
                Ok(Some(line)) => to.write(&line, stored.board.as_deref())?,
                Ok(None) => {}
                Err(why) => {
                    wrong += 1;
                    bar.suspend(|| eprintln!("table {}…: {why}", inspect::short(id)));
                }
            }
        }
    }
    after.clear();
    loop {
        let names = store.imports(&after, PAGE).await?;
        let Some(last) = names.last() else { break };
        after.clone_from(last);
        for id in &names {
            bar.inc(1);
            if let Some(record) = store.imported(id).await? {
                to.write(&record.body, record.board.as_deref())?;
            }
        }
    }
    bar.finish_and_clear();
    let Export { file, out, boards, written } = to;
    if let Some(file) = file {
        file.finish()?;
        writeln!(out, "{written} records")?;
    }
    boards.tell();
    if wrong > 0 {
        bail!("{wrong} tables could not be exported; crosstown doctor says more");
    }
    Ok(())
}

/// Where records go.
struct Export<'a, W> {
    file: Option<NewFile>,
    out: &'a mut W,
    boards: OwnBoards,
    written: u64,
}

impl<W: Write> Export<'_, W> {
    fn write(&mut self, record: &str, board: Option<&str>) -> Result<()> {
        if let Some(text) = board {
            self.boards.add(text)?;
        }
        let line = format!("{}\n", record.trim_end());
        match &mut self.file {
            Some(file) => file.write(&line)?,
            None => self.out.write_all(line.as_bytes())?,
        }
        self.written += 1;
        Ok(())
    }
}

/// Boards of people's own that records are of, which readers need beside them.
struct OwnBoards {
    folder: Option<PathBuf>,
    /// File names by text.
    names: HashMap<String, String>,
    records: u64,
}

impl OwnBoards {
    fn beside(output: Option<&Path>) -> OwnBoards {
        let folder = output.map(|file| {
            let mut name = file.as_os_str().to_owned();
            name.push(".boards");
            PathBuf::from(name)
        });
        OwnBoards { folder, names: HashMap::new(), records: 0 }
    }

    fn add(&mut self, text: &str) -> Result<()> {
        self.records += 1;
        if self.names.contains_key(text) {
            return Ok(());
        }
        let id = Board::parse_stored(text).map(|board| board.id.clone());
        let id = id.unwrap_or_else(|_| "board".to_owned());
        // Different boards can have one id.
        let taken = |name: &String| self.names.values().any(|known| known == name);
        let name = (1..)
            .map(|n| if n == 1 { format!("{id}.toml") } else { format!("{id}-{n}.toml") })
            .find(|name| !taken(name))
            .expect("numbers do not end");
        if let Some(folder) = &self.folder {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
            files::write(&folder.join(&name), text)?;
        }
        self.names.insert(text.to_owned(), name);
        Ok(())
    }

    fn tell(&self) {
        let (records, boards) = (self.records, self.names.len());
        match &self.folder {
            _ if records == 0 => {}
            Some(folder) => eprintln!(
                "{records} records are of {boards} boards that are not built in; they are in {}",
                folder.display()
            ),
            None => eprintln!(
                "{records} records are of {boards} boards that are not built in; with --output they are written too"
            ),
        }
    }
}

pub(crate) fn import(
    file: &Path,
    board: Option<&str>,
    kept: Kept,
    out: &mut impl Write,
) -> Result<()> {
    let config = kept.ready()?;
    let mut boards = Boards::new(board)?;
    let own = match board {
        Some(name) if Board::city(name).is_none() => {
            let (board, text) = files::own_board(name)?;
            Some((board.id.clone(), text))
        }
        _ => None,
    };
    let lines = Lines::open(file)?;
    wait(async {
        let store = open(&config).await?;
        let done = import_into(&*store, (file, lines), &mut boards, own, out).await;
        store.close().await;
        done
    })
}

async fn import_into(
    store: &dyn Store,
    (file, mut lines): (&Path, Lines),
    boards: &mut Boards,
    own: Option<(String, String)>,
    out: &mut impl Write,
) -> Result<()> {
    let bar = bar(lines.size(), "{bar:40} {bytes}/{total_bytes}, {eta} left");
    let (mut new, mut known, mut wrong) = (0u64, 0u64, 0u64);
    while let Some((number, line)) = lines.next()? {
        bar.inc(line.as_deref().map_or(0, str::len) as u64);
        let checked = read(line.as_deref(), boards).and_then(|(board, record)| {
            record::verify(board, &record).map_err(|fault| words::fault(&fault))?;
            Ok(board.id.clone())
        });
        let city = match checked {
            Ok(city) => city,
            Err(reason) => {
                wrong += 1;
                bar.suspend(|| writeln!(out, "{}:{number}: {reason}", file.display()))?;
                continue;
            }
        };
        let text = own.as_ref().filter(|(id, _)| *id == city).map(|(_, text)| text.clone());
        let record = Imported::new(text, line.as_deref().unwrap_or_default().trim());
        let id = record.id.clone();
        if store.imported(&id).await?.is_some() {
            known += 1;
        } else {
            store.import(record).await?;
            new += 1;
        }
        bar.suspend(|| writeln!(out, "/api/records/{id}"))?;
    }
    bar.finish_and_clear();
    if new + known + wrong == 0 {
        bail!("{} has no record in it", file.display());
    }
    writeln!(out, "{new} imported, {known} were there already, {wrong} refused")?;
    if wrong > 0 {
        bail!("{wrong} of {} records in {} are wrong", new + known + wrong, file.display());
    }
    Ok(())
}
