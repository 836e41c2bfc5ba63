//! A child process and its pipes. Every wait has a timeout: separate threads read and write the
//! pipes, so that a child that does not read, never stops writing or sleeps blocks nobody else.
//! Dropping a [`Process`] kills the child and everything it started.

use std::collections::BTreeSet;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{
    Receiver, RecvTimeoutError, SyncSender, TryRecvError, TrySendError, sync_channel,
};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};
use serde::Serialize;

use crate::clock;

/// The longest line that a bot may write, its end included.
const LONGEST_LINE: u64 = 64 << 10;
/// Lines that are read ahead: more than one is too many already.
const READ_AHEAD: usize = 4;
/// Messages that may wait for a child to read them. A correct bot has none waiting when it answers,
/// so it never reaches this.
const UNREAD: usize = 16;
/// How long to wait for the child's errors after its end. They come at once, unless something that
/// the child started holds the pipe.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The process groups of all children that live.
static LIVE: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// Kills every external bot, for a program that exits right after without dropping anything. No
/// other can be started from then on: whoever tries blocks until the exit.
pub fn kill_all() {
    let live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
    for &group in live.iter() {
        kill(group);
    }
    std::mem::forget(live);
}

fn kill(group: i32) {
    if let Some(group) = Pid::from_raw(group) {
        // It fails only when nobody is left in the group.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// What came from a child in place of the line that was waited for, or a line not waited for.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Said {
    /// Nothing in time.
    Nothing,
    /// Nothing that counts: it has not read what it was sent.
    Unread,
    Line(String),
    LongLine,
    NotText,
    End,
}

#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    to: SyncSender<String>,
    from: Receiver<Said>,
    errors: Receiver<String>,
    /// It has left too much unread; whatever it answers now is no answer.
    deaf: bool,
    /// It was killed and waited for.
    ended: bool,
}

impl Process {
    /// Starts a command by the shell, in a process group of its own.
    pub(super) fn start(command: &str) -> io::Result<Process> {
        // The lock is held until the child is in the list, so that none escapes `kill_all`.
        let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn()?;
        live.insert(child.id() as i32);
        drop(live);
        let (to, messages) = sync_channel(UNREAD);
        let (lines, from) = sync_channel(READ_AHEAD);
        let (words, errors) = sync_channel(1);
        let input = child.stdin.take().expect("it is piped");
        let output = child.stdout.take().expect("it is piped");
        let stderr = child.stderr.take().expect("it is piped");
        // The threads end by themselves when the child's ends of the pipes are closed.
        thread::spawn(move || write(input, &messages));
        thread::spawn(move || read(output, &lines));
        thread::spawn(move || words.send(last_line(stderr)));
        Ok(Process { child, to, from, errors, deaf: false, ended: false })
    }

    /// Sends a message, without waiting for the child to read it.
    pub(super) fn send(&mut self, message: &impl Serialize) {
        let mut line = serde_json::to_string(message).expect("plain data becomes JSON");
        line.push('\n');
        // A child that is gone is noticed when its answer is waited for.
        if let Err(TrySendError::Full(_)) = self.to.try_send(line) {
            self.deaf = true;
        }
    }

    /// The next line, if it comes in time.
    pub(super) fn line(&mut self, deadline: Duration) -> Result<String, Said> {
        let left = deadline.saturating_sub(clock());
        if self.deaf {
            return Err(Said::Unread);
        }
        match self.from.recv_timeout(left) {
            Ok(Said::Line(line)) => Ok(line),
            Ok(other) => Err(other),
            Err(RecvTimeoutError::Timeout) => Err(Said::Nothing),
            Err(RecvTimeoutError::Disconnected) => Err(Said::End),
        }
    }

    /// Makes sure that the child has not spoken unasked, as far as can be seen now.
    pub(super) fn nothing_said(&mut self) -> Result<(), Said> {
        match self.from.try_recv() {
            Err(TryRecvError::Empty) => Ok(()),
            Err(TryRecvError::Disconnected) => Err(Said::End),
            Ok(said) => Err(said),
        }
    }

    /// Ends a child whose output has ended, and tells how it went.
    pub(super) fn last_words(&mut self) -> String {
        // What was dead before keeps its own status.
        let how = match self.end().and_then(|status| status.code()) {
            Some(code) => format!("it ended with status {code}"),
            None => "it closed its output or was killed".to_owned(),
        };
        match self.errors.recv_timeout(LAST_WORDS) {
            Ok(words) if !words.is_empty() => format!("{how}: {words}"),
            _ => how,
        }
    }

    /// Kills the child and all of its group that is left.
    fn end(&mut self) -> Option<ExitStatus> {
        if !self.ended {
            self.ended = true;
            let group = self.child.id() as i32;
            let mut live = LIVE.lock().unwrap_or_else(PoisonError::into_inner);
            // First killed, then waited for: until then nobody else can get its number.
            kill(group);
            live.remove(&group);
        }
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

fn write(mut input: impl Write, messages: &Receiver<String>) {
    for message in messages {
        if input.write_all(message.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read(output: impl Read, lines: &SyncSender<Said>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let said = match (&mut output).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Said::End,
            Ok(_) if line.ends_with(b"\n") => {
                String::from_utf8(line).map_or(Said::NotText, Said::Line)
            }
            Ok(n) if n as u64 == LONGEST_LINE => Said::LongLine,
            // The child ended in the middle of a line.
            Ok(_) => Said::End,
        };
        let last = matches!(said, Said::End | Said::LongLine);
        if lines.send(said).is_err() || last {
            return;
        }
    }
}

/// Reads all that a child writes and keeps the last line with text, shortened.
fn last_line(errors: impl Read) -> String {
    let mut errors = BufReader::new(errors);
    let mut last = String::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut errors).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {
                let text = String::from_utf8_lossy(&line);
                if !text.trim().is_empty() {
                    last = text.trim().chars().take(200).collect();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever is sent to a child that does not read, only so much of it is kept.
    #[test]
    fn what_is_not_read_is_not_piled_up() {
        let mut process = Process::start("exec sleep 1000").unwrap();
        let large = "x".repeat(100_000);
        // One is being written at most, and the pipe holds less than one.
        for _ in 0..UNREAD + 2 {
            process.send(&large);
        }
        let deadline = clock() + Duration::from_secs(600);
        assert_eq!(process.line(deadline), Err(Said::Unread));
    }
}
