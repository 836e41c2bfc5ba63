//! A table at work: an actor that reads the messages of its mailbox one by one. What may happen is
//! judged by the table, then kept in the store, then committed, then told to everybody: so nobody ever
//! hears of something that a crash could undo.

mod lease;
mod visitors;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use crosstown_rules::{Action, Board, Game, Phase, schema};
use crosstown_table::protocol::{self, Emote, Stage, ToClient};
use crosstown_table::{Code, Command, Finished, Judged, Owner, Problem, Question, Step, Table};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{error, info};

use super::{Hub, Mailbox, NotOpen, Signals, log_id};
use crate::admin::Connected;
use crate::bus::{Heard, Line, Note, Said};
use crate::store::{NewEvent, StoreError};
use lease::Lease;
use visitors::Visitors;

pub(crate) use visitors::{Attach, OUTBOX};

/// A table where nothing happens and nobody is stays open for so long.
const IDLE: Duration = Duration::from_secs(30);
/// While it is not known who has the lease, the store is asked this often.
const LEASE: Duration = Duration::from_secs(1);
/// How often something is tried again that another node was faster with.
const TRIES: usize = 5;

/// The answer to something that a visitor wants: the table after it.
type Reply = oneshot::Sender<Result<protocol::Table, Problem>>;

/// What a table is asked or told.
pub(crate) enum Message {
    /// Somebody comes to see the table. Answered with whether there is such a seat for them.
    Attach(Attach, oneshot::Sender<Result<(), Problem>>),
    /// Somebody goes.
    Detach { socket: u64 },
    /// Somebody plays. Answered through the socket.
    Play { socket: u64, id: String, seen: u32, action: schema::Action, received: Instant },
    /// Somebody shows what they feel.
    Emote { socket: u64, emote: Emote },
    /// Somebody wants something else.
    Command { who: Option<Owner>, command: Command, reply: Reply },
    /// Somebody wants another game.
    Rematch { who: Option<Owner>, reply: Reply },
    /// How does the table look?
    Show { who: Option<Owner>, reply: oneshot::Sender<protocol::Table> },
    /// How did the game go, if it is over?
    Finished { reply: oneshot::Sender<Option<Finished>> },
    /// Which game is a visitor to be advised on?
    Hint {
        who: Option<Owner>,
        seat: u8,
        reply: oneshot::Sender<Result<(Arc<Board>, Game), Problem>>,
    },
    /// Why can a seat not do something now?
    WhyNot {
        who: Option<Owner>,
        seat: u8,
        question: Question,
        reply: oneshot::Sender<Result<Option<Problem>, Problem>>,
    },
    /// Who is connected?
    Connected { reply: oneshot::Sender<Connected> },
    /// What is the board?
    Board { reply: oneshot::Sender<Arc<Board>> },
    /// A bot has made up its mind.
    Chosen { number: u32, seat: u8, action: Action },
    /// This node has the table's lease.
    Adopted,
    /// The table's deadline has come, and this node has claimed it until then.
    Due { claimed: u64, done: oneshot::Sender<()> },
    /// There is a signal to be looked at.
    Wake,
    /// The table is no more.
    Close,
}

struct Live {
    hub: Arc<Hub>,
    table: Table,
    visitors: Visitors,
    messages: mpsc::Receiver<Message>,
    mailbox: mpsc::WeakSender<Message>,
    signals: Arc<Signals>,
    /// What other nodes say about the table.
    line: Line,
    lease: Lease,
    /// The event before which a bot has been asked to choose.
    asked: Option<u32>,
    /// On whose account its bots think: the address of the player who came last, or of whoever came at
    /// all.
    from: Option<IpAddr>,
    /// When this node opened it.
    opened: Instant,
    /// When somebody at this node last asked for something; none if there is nobody to wait for.
    asked_last: Option<Instant>,
    /// When to go, if the server closes.
    until: Option<Instant>,
}

/// Why nothing happened.
enum Not {
    /// It may not happen.
    Refused(Problem),
    /// It could not be kept: the table must be closed.
    StoreFailed,
}

impl From<Problem> for Not {
    fn from(problem: Problem) -> Not {
        Not::Refused(problem)
    }
}

impl From<Code> for Not {
    fn from(code: Code) -> Not {
        Not::Refused(code.into())
    }
}

/// The store could not be read or written, or has what cannot be: the table must be closed.
struct StoreFailed;

impl From<StoreFailed> for Not {
    fn from(_: StoreFailed) -> Not {
        Not::StoreFailed
    }
}

/// What a table wakes up for.
enum Next {
    Message(Option<Message>),
    Heard(Heard),
    /// It is time.
    Late,
}

/// Whether the table goes on after a message.
type GoOn = bool;

pub(super) fn start(
    hub: Arc<Hub>,
    table: Table,
    from: Option<IpAddr>,
    mailbox: &Mailbox,
    messages: mpsc::Receiver<Message>,
    stored: bool,
) {
    let line = hub.bus.line(table.id());
    let live = Live {
        hub,
        table,
        visitors: Visitors::default(),
        messages,
        mailbox: mailbox.messages.downgrade(),
        signals: mailbox.signals.clone(),
        line,
        lease: Lease::Unknown,
        asked: None,
        from,
        opened: Instant::now(),
        asked_last: None,
        until: None,
    };
    tokio::spawn(live.run(stored));
}

impl Live {
    async fn run(mut self, stored: bool) {
        let mut go_on = !stored || self.take_up().await;
        while go_on && self.look_after().await {
            if self.is_done() {
                break;
            }
            self.signals.next.store(self.table.next_number(), Ordering::Release);
            let wake = self.wake();
            let next = tokio::select! {
                message = self.messages.recv() => Next::Message(message),
                heard = self.line.next() => Next::Heard(heard),
                () = tokio::time::sleep_until(wake) => Next::Late,
            };
            go_on = self.look_at_signals().await
                && match next {
                    Next::Message(Some(message)) => self.read(message).await,
                    Next::Message(None) => false,
                    Next::Heard(heard) => self.hear(heard).await,
                    Next::Late => self.woken().await,
                };
            if self.is_idle() && self.retire(false) {
                // From now on the name may stand for another task with the same table.
                return;
            }
        }
        self.retire(true);
        if self.lease == Lease::This && self.table.mark().needs_lease {
            self.hub.lose(self.table.id());
        }
    }

    /// Takes the table out of the hub, if no message is waiting for it or `always`.
    fn retire(&self, always: bool) -> bool {
        self.hub.retire(self.table.id(), &self.mailbox, || always || self.messages.is_empty())
    }

    /// Goes on where the store says that the table stands.
    async fn take_up(&mut self) -> GoOn {
        self.look_at_clock().await.is_ok()
    }

    /// Looks at what was signalled to all tables of this node. It is done before a message is read, so
    /// that a signal is seen even if there was no room in the mailbox for the message that tells of it.
    async fn look_at_signals(&mut self) -> GoOn {
        if self.signals.lease_lost.swap(false, Ordering::AcqRel) {
            self.lease = Lease::Unknown;
            if self.look_at_clock().await.is_err() {
                return false;
            }
        }
        if self.signals.crowded.swap(false, Ordering::AcqRel) {
            self.asked_last = None;
        }
        if self.signals.behind.swap(false, Ordering::AcqRel) && !self.catch_up().await {
            return false;
        }
        if self.until.is_none()
            && let Some(until) = self.hub.closing.get()
        {
            self.until = Some(*until);
            self.visitors.tell_all(&ToClient::Closing);
        }
        true
    }

    /// When something must be done even if no message comes.
    fn wake(&self) -> Instant {
        let now = Instant::now();
        let idle = now + IDLE;
        let waits = self.table.mark().needs_lease && self.lease == Lease::Unknown;
        let lease = waits.then(|| now + LEASE);
        let times = [Some(idle), lease, self.clock(), self.until, self.next_away()];
        times.into_iter().flatten().min().unwrap_or(idle)
    }

    async fn woken(&mut self) -> GoOn {
        if self.until.is_some_and(|until| until <= Instant::now()) {
            return false;
        }
        match self.look_at_clock().await {
            Ok(true) => return true,
            Ok(false) => {}
            Err(StoreFailed) => return false,
        }
        // Should the bus have lost something.
        (self.hub.bus.is_alone() || self.catch_up().await) && self.end_if_agreed().await.is_ok()
    }

    /// Whether nobody has been here for a while, and nothing is to be done.
    fn is_idle(&self) -> bool {
        self.visitors.is_empty()
            && !self.table.mark().needs_lease
            && !self.is_due()
            && self.asked_last.is_none_or(|asked| asked.elapsed() >= IDLE)
    }

    /// Whether the server closes and nobody here is in the middle of a move.
    fn is_done(&self) -> bool {
        let moving = |game: &Game| {
            let public = game.public();
            matches!(public.phase, Phase::SecondCard | Phase::KeepTickets)
                && self.visitors.are_at(public.turn)
                && self.table.bot().is_none()
        };
        self.until.is_some() && !self.table.game().is_some_and(moving)
    }

    async fn read(&mut self, message: Message) -> GoOn {
        if !matches!(
            message,
            Message::Wake
                | Message::Connected { .. }
                | Message::Chosen { .. }
                | Message::Adopted
                | Message::Due { .. }
        ) {
            self.asked_last = Some(Instant::now());
        }
        match message {
            Message::Attach(attach, reply) => {
                if !self.catch_up_with(attach.seen.unwrap_or_default()).await {
                    return false;
                }
                let _ = reply.send(self.attach(attach));
            }
            Message::Detach { socket } => self.detach(socket),
            Message::Play { socket, id, seen, action, received } => {
                return self.catch_up_with(seen).await
                    && self.play(socket, id, seen, &action, received).await;
            }
            Message::Command { who, command, reply } => {
                let done = self.command(who, &command).await;
                return self.answer(who, done, reply);
            }
            Message::Rematch { who, reply } => {
                let done = self.rematch(who).await;
                return self.answer(who, done, reply);
            }
            Message::Show { who, reply } => drop(reply.send(self.table.show(who))),
            Message::Finished { reply } => drop(reply.send(self.table.finished())),
            Message::Hint { who, seat, reply } => {
                let game = self.table.advised(who, seat);
                let _ = reply.send(game.map(|game| (self.table.board().clone(), *game)));
            }
            Message::WhyNot { who, seat, question, reply } => {
                let _ = reply.send(self.table.why_not(who, seat, &question));
            }
            Message::Connected { reply } => drop(reply.send(self.connected())),
            Message::Board { reply } => drop(reply.send(self.table.board().clone())),
            Message::Chosen { number, seat, action } => {
                return self.chosen(number, seat, action).await;
            }
            Message::Adopted => self.acquire_lease().await,
            Message::Due { claimed, done } => {
                let go_on = self.woken_by_deadline(claimed).await;
                let _ = done.send(());
                return go_on;
            }
            Message::Emote { socket, emote } => self.emote(socket, emote),
            Message::Wake => {}
            Message::Close => return false,
        }
        true
    }

    /// Answers with the table as it is after what somebody wanted.
    fn answer(&self, who: Option<Owner>, done: Result<(), Not>, reply: Reply) -> GoOn {
        let (answer, go_on) = match done {
            Ok(()) => (Ok(self.table.show(who)), true),
            Err(Not::Refused(problem)) => (Err(problem), true),
            Err(Not::StoreFailed) => (Err(Code::NotStored.into()), false),
        };
        let _ = reply.send(answer);
        go_on
    }

    async fn play(
        &mut self,
        socket: u64,
        id: String,
        seen: u32,
        action: &schema::Action,
        received: Instant,
    ) -> GoOn {
        let Some(visitor) = self.visitors.find(socket) else { return true };
        let (who, seat, outbox) = (visitor.who, visitor.seat, visitor.outbox.clone());
        let mut untold = None;
        let (answer, go_on) = match self.try_to_play(who, seat, &id, seen, action).await {
            Ok((number, new)) => {
                untold = new.then_some(number);
                self.hub.metrics.actions.inc();
                (ToClient::Ack { id, number }, true)
            }
            Err(Not::Refused(problem)) => {
                self.hub.metrics.refuse(problem.code.name());
                (ToClient::Refused { id, problem }, true)
            }
            Err(Not::StoreFailed) => {
                (ToClient::Refused { id, problem: Code::NotStored.into() }, false)
            }
        };
        let _ = outbox.try_send(visitors::text(&answer));
        self.hub.metrics.latency.observe(received.elapsed().as_secs_f64());
        if let Some(number) = untold {
            self.tell_from(number);
        }
        go_on
    }

    /// Plays an action. Gives the number of its event, and whether it is new: then nobody has heard of
    /// it yet.
    async fn try_to_play(
        &mut self,
        who: Option<Owner>,
        seat: Option<u8>,
        id: &str,
        seen: u32,
        action: &schema::Action,
    ) -> Result<(u32, bool), Not> {
        let seat = seat.ok_or(Code::Spectator)?;
        for _ in 0..TRIES {
            if self.is_done() {
                return Err(Code::Closing.into());
            }
            let now = self.hub.sources.now();
            match self.table.play(now, who, seat, id, seen, action)? {
                Step::Known(number) => return Ok((number, false)),
                Step::New(judged) => {
                    let number = judged.number();
                    if self.keep(judged).await? {
                        return Ok((number, true));
                    }
                }
            }
        }
        Err(Code::Busy.into())
    }

    async fn command(&mut self, who: Option<Owner>, command: &Command) -> Result<(), Not> {
        // Who reveals a secret has heard, perhaps from another node, that no seat is open any more.
        if matches!(command, Command::Reveal { .. })
            && !self.hub.bus.is_alone()
            && !self.catch_up().await
        {
            return Err(Not::StoreFailed);
        }
        for _ in 0..TRIES {
            if self.table.has_happened(who, command) {
                return Ok(());
            }
            let judged = self.table.judge(self.hub.sources.now(), who, command)?;
            if let Command::Relieve { seat } = command
                && !self.is_away(*seat)
            {
                return Err(Code::NotAway.into());
            }
            if self.happen(judged).await? {
                self.end_if_agreed().await?;
                return Ok(());
            }
        }
        Err(Code::Busy.into())
    }

    /// Ends the game if all who still play and are there have wanted that.
    async fn end_if_agreed(&mut self) -> Result<(), StoreFailed> {
        // Who is at another node cannot be told from who is away if we do not hear that node.
        let deaf = self.hub.bus.is_deaf();
        let waits = self.table.end_waits_for();
        let away: Vec<u8> = waits.into_iter().filter(|seat| !deaf && self.is_away(*seat)).collect();
        match self.table.agreed(self.hub.sources.now(), |seat| away.contains(&seat)) {
            // If another node was faster, it has seen to it.
            Some(judged) => self.happen(judged).await.map(drop),
            None => Ok(()),
        }
    }

    /// Makes the table of the next game, once, and tells everybody of it.
    async fn rematch(&mut self, who: Option<Owner>) -> Result<(), Not> {
        for _ in 0..TRIES {
            if !self.table.sits(who) {
                return Err(Code::NotYourSeat.into());
            }
            if self.table.rematch().is_some() {
                return Ok(());
            }
            let id = self.make_next_game().await?;
            let Some(judged) = self.table.rematch_at(self.hub.sources.now(), &id) else {
                return Ok(());
            };
            if self.happen(judged).await? {
                return Ok(());
            }
        }
        Err(Code::Busy.into())
    }

    async fn make_next_game(&mut self) -> Result<String, Not> {
        let (id, sources) = (self.table.rematch_id(), &self.hub.sources);
        let table = self.table.next_game(
            id.clone(),
            sources.bytes(),
            sources.name::<32>(),
            sources.now(),
        )?;
        let board = match self.table.has_own_board() {
            true => self.hub.store.board(self.table.id()).await.map_err(|_| Not::StoreFailed)?,
            false => None,
        };
        match self.hub.create(table, board, self.from).await {
            // It may have been made before, by this node or another.
            Ok(()) | Err(NotOpen::Store(StoreError::Taken)) => Ok(id),
            Err(NotOpen::Busy) => Err(Code::Busy.into()),
            Err(_) => Err(Code::NotStored.into()),
        }
    }

    /// Lets something happen: it is kept, committed and told. Gives false if another node was faster
    /// with something else: this table is then as that one made it.
    async fn happen(&mut self, judged: Judged) -> Result<bool, StoreFailed> {
        let number = judged.number();
        let kept = self.keep(judged).await?;
        if kept {
            self.tell_from(number);
        }
        Ok(kept)
    }

    /// Keeps an event and commits it; nobody is told yet. Gives false if another node was faster with
    /// something else.
    async fn keep(&mut self, judged: Judged) -> Result<bool, StoreFailed> {
        let (id, number, at) = (self.table.id().to_owned(), judged.number(), judged.at());
        let (body, mark) = (judged.event().stored(), judged.mark());
        let event = NewEvent { at, body: body.clone(), mark };
        let append = self.hub.store.append(&id, number, event);
        match self.hub.metrics.timed("append", append).await {
            Ok(()) => {
                let committed = self.table.commit(judged);
                debug_assert!(committed, "only this task changes the table");
                self.line.tell(|| Said::Note(Note { number, at, body }));
                if mark.stage == Stage::Over {
                    self.hub.metrics.games_over.inc();
                }
                Ok(true)
            }
            Err(StoreError::Taken) => {
                info!(table = %log_id(&id), number, "another node was faster");
                match self.read_news().await {
                    Ok(0) | Err(_) => Err(StoreFailed),
                    Ok(_) => {
                        // It may be what this node wanted to add when the store failed: then nobody
                        // was told of it.
                        self.line.tell(|| Said::Opened);
                        Ok(false)
                    }
                }
            }
            Err(error) => {
                self.hub.store_failed(&error);
                self.hub.metrics.store_errors.inc();
                Err(StoreFailed)
            }
        }
    }

    /// Carries out the events that other nodes have added, and tells everybody. Gives how many.
    async fn read_news(&mut self) -> Result<usize, NotOpen> {
        let next = self.table.next_number();
        let events = self.hub.store.events(self.table.id(), next);
        let events = self.hub.metrics.timed("events", events).await?;
        for (at, body) in &events {
            self.table.apply(*at, body).map_err(|why| {
                error!(table = %log_id(self.table.id()), %why, "an event does not fit");
                NotOpen::Unreadable(why)
            })?;
        }
        if !events.is_empty() {
            // Whoever was faster may also have the lease now.
            self.asked = None;
            self.lease = Lease::Unknown;
            self.tell_from(next);
        }
        Ok(events.len())
    }

    /// What other nodes tell.
    async fn hear(&mut self, heard: Heard) -> GoOn {
        match heard {
            Heard::Note(note) => return self.hear_note(note).await,
            Heard::Missed => return self.catch_up().await,
            Heard::Opened => {
                self.hear_opened();
                // It may have kept something before, and have been cut off before it could tell.
                return self.catch_up().await;
            }
            Heard::Present(presence) => self.hear_presence(presence),
            Heard::Emoted { seat, emote } => {
                self.visitors.tell_all(&ToClient::Emote { seat, emote });
            }
        }
        true
    }

    /// An event from another node.
    async fn hear_note(&mut self, note: Note) -> GoOn {
        let next = self.table.next_number();
        if note.number < next {
            return true;
        }
        if note.number > next || self.table.apply(note.at, &note.body).is_err() {
            return self.catch_up().await;
        }
        self.tell_from(next);
        true
    }

    /// Reads what a client has seen and this node has not: another node kept it, and has not told it
    /// yet or did not live to.
    async fn catch_up_with(&mut self, seen: u32) -> GoOn {
        seen < self.table.next_number() || self.catch_up().await
    }

    /// Reads events that other nodes have added.
    async fn catch_up(&mut self) -> GoOn {
        match self.read_news().await {
            Ok(_) => true,
            Err(NotOpen::Store(error)) => {
                self.hub.store_failed(&error);
                true
            }
            Err(_) => false,
        }
    }
}
