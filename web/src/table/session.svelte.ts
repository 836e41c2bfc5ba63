// A table as it is shown: a queue of what the server said, shown one event after another at a pace that people can
// follow. It decides nothing about the game.
import { isOver } from '../game/actions';
import { actor } from '../game/events';
import type { AnyProblem, Line, Stream, Transport } from '../net/transport';
import { unseen } from '../motion';
import { settings } from '../settings.svelte';
import { reuse } from '../sharing.svelte';
import type { Action, Emote, Numbered, Table, ToClient, View } from '../wire';
import { seatToShow } from './deviceSeat';
import { Absences } from './absences.svelte';
import { shownFor } from './pace';

type News = Extract<ToClient, { type: 'event' }>;

/** How long an emote is shown, in milliseconds. */
export const EMOTE_SHOWN = 3000;
/** Always the same object, so that “nothing” never counts as a change. */
const NOTHING: readonly Action[] = [];

/** What the player of a seat shows just now. */
export interface Shown {
  seat: number;
  emote: Emote;
  /** Another one each time, also for the same emote. */
  id: number;
}

export class Session {
  table: Table = $state.raw() as unknown as Table;
  /** The game after the latest event that was shown; none before it begins. */
  view: View | null = $state.raw(null);
  /** What has been shown so far. */
  log: readonly Numbered[] = $state.raw([]);
  line: Line = $state.raw('connecting');
  /** The server said that it is shutting down. */
  closing = $state.raw(false);
  /** Seats whose players are at the table. */
  present: readonly number[] = $state.raw([]);
  /** Who has been away for how long. */
  readonly absences = new Absences();
  /** What players show just now, one for each seat at most. */
  emotes: readonly Shown[] = $state.raw([]);
  /** Sent, and neither refused nor shown as done yet. */
  sent: Action | undefined = $state.raw();
  /** Why something was refused, or cannot be done. The next event or action clears it. */
  problem: AnyProblem | undefined = $state.raw();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state.raw(0);
  /** Whether events wait to be shown: the page is behind the table. */
  behind = $state.raw(false);
  /** Whether others are shown without pauses, until a person acts. */
  hurried = $state.raw(false);
  /** Whether the first snapshot has come. */
  ready = $state.raw(false);
  /** Whether a bot plays this seat, and its player can take it back. */
  readonly replaced: boolean = $derived.by(() => this.seat !== undefined && this.table.seats[this.seat]?.can_return === true);
  readonly over: boolean = $derived(this.view !== null && isOver(this.view));
  /** The seat that is played here: none for spectators, nor while a bot plays in one's place. */
  readonly plays: number | undefined = $derived.by(() => {
    const { seat, table } = this;
    return seat !== undefined && table.seats[seat]?.by === 'person' ? seat : undefined;
  });
  /** Whether this seat is to act, and everything before has been shown. In setup all choose at once, and
   * what others do takes nobody's choice away. */
  readonly acting: boolean = $derived.by(() => {
    const { plays, table, behind, sent, view } = this;
    if (plays === undefined || !view || sent || (behind && view.phase !== 'choose-tickets')) return false;
    return table.waiting_for.includes(plays) && !this.over;
  });
  readonly #botsNext: boolean = $derived.by(() => this.table.waiting_for.some((seat) => this.table.seats[seat]?.by === 'bot'));
  /** Whether the page shows what the server would judge now. A bot's next move is never far. */
  readonly current: boolean = $derived(!this.sent && !this.behind && !this.#botsNext);
  /** Whether others are waited for who can be shown faster. */
  readonly hurries: boolean = $derived.by(() => {
    if (settings.pace === 'instant' || this.hurried || this.acting || this.sent || this.over || !this.view) return false;
    return this.behind || this.#botsNext;
  });
  readonly actions: readonly Action[] = $derived((this.acting && this.view?.actions) || NOTHING);

  /** The seat that is shown here. When the cards are dealt the seats may be turned: then it has another number. */
  seat: number | undefined = $state.raw();
  readonly #transport: Transport;
  #stream: Stream;
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was pressed while an action was on its way. */
  #pressed: (() => void) | undefined;
  #sentId = '';
  /** The number of the event that the sent action became, once the server has acknowledged it. */
  #became: number | undefined;
  /** Those who wait until some event is shown. */
  #awaited: { number: number; then: () => void }[] = [];
  #emotes = 0;
  /** The next game's table, once this device has contributed to it. */
  #nextGame: string | undefined;
  #ended = false;

  constructor(transport: Transport, table: Table, seat: number | undefined) {
    this.table = table;
    this.seat = seat;
    this.#transport = transport;
    this.#stream = this.#open();
    this.#contribute();
  }

  #open(): Stream {
    return this.#transport.open(this.table.id, this.seat, {
      receive: (message) => this.#receive(message),
      line: (line) => this.#line(line),
    });
  }

  #line(line: Line): void {
    this.line = line;
    // The cards may have been dealt meanwhile, and our seat have another number.
    if (line === 'lost' && this.view === null && this.seat !== undefined) void this.#findSeat();
  }

  async #findSeat(): Promise<void> {
    const table = await this.#transport.table(this.table.id).catch(() => undefined);
    if (this.#ended || !table || this.line !== 'lost' || table.stage === 'waiting' || table.seats[this.seat!]?.mine) return;
    this.#stream.close();
    this.#take(table);
    this.seat = seatToShow(table);
    this.#stream = this.#open();
  }

  /** Reveals what this device contributes to the shuffles, here or at the next game's table. */
  #contribute(): void {
    const { table } = this;
    if (table.reveal_by !== undefined) void this.#transport.contribute(table).catch(() => undefined);
    if (table.rematch === undefined || table.rematch === this.#nextGame || this.seat === undefined) return;
    this.#nextGame = table.rematch;
    void this.#transport.table(table.rematch).catch(() => undefined);
  }

  play(action: Action): void {
    if (!this.acting) return;
    this.problem = undefined;
    this.#became = undefined;
    this.sent = action;
    this.#sentId = this.#stream.play(action);
  }

  /** Keeps what was pressed while an action is on its way, the last press only, and says whether it does. It is done when
   * that action has been shown, and dropped if this seat is not to act any more. */
  later(press: () => void): boolean {
    if (!this.sent) return false;
    this.#pressed = press;
    return true;
  }

  /** Shows everything that waits at once, and what bots do until a person acts. */
  hurry(): void {
    if (!this.hurries) return;
    this.hurried = true;
    this.#stopWaiting();
    this.#advance();
  }

  /** Shows everybody what one feels. */
  emote(emote: Emote): void {
    this.#stream.emote(emote);
  }

  /** Resolves when an event is shown, and whatever came after it too. */
  shown(number: number): Promise<void> {
    return new Promise((then) => {
      this.#awaited.push({ number, then });
      this.#tellAwaited();
    });
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.absences.end();
    this.#stream.close();
  }

  /** Takes over how the table stands, from the answer to a request. One that was overtaken by newer events is ignored:
   * since then the seats may have been turned. */
  update(table: Table): void {
    if (table.number >= this.table.number) this.#take(table);
  }

  #take(table: Table): void {
    this.table = reuse(this.table, table);
    this.#contribute();
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'event':
        this.#queue.push(message);
        this.#advance();
        break;
      case 'ack':
        if (message.id !== this.#sentId) break;
        this.#became = message.number;
        this.#settle();
        break;
      case 'refused':
        // Without an id the server could not read it: then it is the one that was sent.
        if (message.id !== this.#sentId && message.id !== '') break;
        this.sent = this.#pressed = undefined;
        this.problem = message;
        break;
      case 'present':
        this.present = message.seats;
        this.absences.hear(message.seats, this.table.seats.length, message.away_ms);
        break;
      case 'emote':
        this.#showEmote(message);
        break;
      case 'closing':
        this.closing = true;
        break;
    }
  }

  /** Shows a snapshot, and what was still in the queue with it. */
  #welcome({ table, view, missed, now }: Extract<ToClient, { type: 'welcome' }>): void {
    this.#stopWaiting();
    const shown = this.log.at(-1)?.number ?? -1;
    const waiting = this.#queue.map(({ number, at, what }) => ({ number, at, what }));
    const news = [...waiting, ...missed].filter(({ number }) => number > shown);
    this.#queue = [];
    this.#pressed = this.problem = undefined;
    this.behind = false;
    this.closing = false;
    this.ahead = now - Date.now();
    this.log = [...this.log, ...news];
    this.#take(table);
    if (view) this.#see(view);
    this.ready = true;
    this.#settle();
    this.#tellAwaited();
  }

  #see(view: View): void {
    if (this.seat !== undefined) this.seat = view.seat ?? this.seat;
    this.view = reuse(this.view, view);
  }

  /** What was sent is done when its event is shown. Until then the view is the one from before it, and its
   * actions must not be offered again. */
  #settle(): void {
    if (this.#became === undefined || this.table.number < this.#became) return;
    this.sent = this.#became = undefined;
    const press = this.#pressed;
    this.#pressed = undefined;
    if (this.acting) press?.();
  }

  /** Shows what is next, unless it has to wait for what is shown now. */
  #advance(): void {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const seat = actor(next);
      // What we do ourselves waits for nothing, and what is no part of the game delays nothing.
      const other = seat !== undefined && seat !== this.plays;
      if (other && this.#timer !== undefined) break;
      this.#queue.shift();
      this.behind = this.#queue.length > 0;
      if (seat !== undefined) this.#wait(next, seat);
      this.#show(next);
    }
    this.behind = this.#queue.length > 0;
    this.#tellAwaited();
  }

  #tellAwaited(): void {
    if (this.behind) return;
    const shown = this.log.at(-1)?.number ?? -1;
    const due = this.#awaited.filter(({ number }) => number <= shown);
    this.#awaited = this.#awaited.filter(({ number }) => number > shown);
    for (const { then } of due) then();
  }

  #showEmote({ seat, emote }: Extract<ToClient, { type: 'emote' }>): void {
    const id = ++this.#emotes;
    this.emotes = [...this.emotes.filter((one) => one.seat !== seat), { seat, emote, id }];
    setTimeout(() => (this.emotes = this.emotes.filter((one) => one.id !== id)), EMOTE_SHOWN);
  }

  /** Lets the next event of others wait until this one has been seen. */
  #wait(news: News, seat: number): void {
    this.#stopWaiting();
    if (this.table.seats[seat]?.by === 'person') this.hurried = false;
    // Nobody looks at a hidden tab; its title is to say at once whose turn it is.
    const pause = this.hurried || unseen() ? 0 : shownFor(news, this.plays);
    if (pause > 0) this.#timer = setTimeout(() => (this.#stopWaiting(), this.#advance()), pause);
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show({ number, at, what, table, waiting_for, view }: News): void {
    this.problem = undefined;
    this.log = [...this.log, { number, at, what }];
    if (view) this.#see(view);
    const stage = this.view === null ? this.table.stage : this.over ? 'over' : 'playing';
    this.#take({ ...(table ?? this.table), number, waiting_for, stage });
    // Without a view the rest of the story is still to come.
    if (view) this.#settle();
  }
}
