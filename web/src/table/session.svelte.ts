// A table as it is shown: a queue of what the server said, shown one event after another at a pace that people can
// follow. It decides nothing about the game.
import { isOver } from '../game/actions';
import { actor } from '../game/events';
import type { AnyProblem, Line, Stream, Transport } from '../net/transport';
import { PACE_MS, settings } from '../settings.svelte';
import { reuse } from '../sharing.svelte';
import type { Action, Numbered, Table, ToClient, View } from '../wire';

type News = Extract<ToClient, { type: 'event' }>;

/** How long one's own action is shown before the next event, in milliseconds. */
const OWN_PAUSE = 350;
/** Always the same object, so that “nothing” never counts as a change. */
const NOTHING: readonly Action[] = [];

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
  /** Sent, and neither refused nor shown as done yet. */
  sent: Action | undefined = $state.raw();
  /** Why the last action was refused. */
  problem: AnyProblem | undefined = $state.raw();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state.raw(0);
  /** Whether an event is being shown. */
  busy = $state.raw(false);
  /** Whether the first snapshot has come. */
  ready = $state.raw(false);
  readonly over: boolean = $derived(this.view !== null && isOver(this.view));
  /** Whether this seat is to act, and everything before has been shown. In setup all choose at once, and
   * what others do takes nobody's choice away. */
  readonly acting: boolean = $derived.by(() => {
    const { seat, table, busy, sent, view } = this;
    if (seat === undefined || !view || sent || (busy && view.phase !== 'choose-tickets')) return false;
    return table.waiting_for.includes(seat) && table.seats[seat]?.by === 'person' && !this.over;
  });
  readonly actions: readonly Action[] = $derived((this.acting && this.view?.actions) || NOTHING);

  readonly seat: number | undefined;
  readonly #stream: Stream;
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentId = '';
  /** The number of the event that the sent action became, once the server has acknowledged it. */
  #became: number | undefined;

  constructor(transport: Transport, table: Table, seat: number | undefined) {
    this.table = table;
    this.seat = seat;
    this.#stream = transport.open(table.id, seat, {
      receive: (message) => this.#receive(message),
      line: (line) => (this.line = line),
    });
  }

  play(action: Action): void {
    if (!this.acting) return;
    this.problem = undefined;
    this.#became = undefined;
    this.sent = action;
    this.#sentId = this.#stream.play(action);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stream.close();
  }

  /** Takes over how the table stands, from the answer to a request or from a message. */
  update(table: Table): void {
    this.table = reuse(this.table, table);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'event':
        this.#queue.push(message);
        this.#showNext();
        break;
      case 'ack':
        if (message.id !== this.#sentId) break;
        this.#became = message.number;
        this.#settle();
        break;
      case 'refused':
        // Without an id the server could not read it: then it is the one that was sent.
        if (message.id !== this.#sentId && message.id !== '') break;
        this.sent = undefined;
        this.problem = message;
        break;
      case 'present':
        this.present = message.seats;
        break;
      case 'closing':
        this.closing = true;
        break;
    }
  }

  /** Shows a snapshot, and what was still in the queue with it. */
  #welcome({ table, view, missed, now }: Extract<ToClient, { type: 'welcome' }>): void {
    clearTimeout(this.#timer);
    const shown = this.log.at(-1)?.number ?? -1;
    const waiting = this.#queue.map(({ number, at, what }) => ({ number, at, what }));
    const news = [...waiting, ...missed].filter(({ number }) => number > shown);
    this.#queue = [];
    this.busy = false;
    this.closing = false;
    this.ahead = now - Date.now();
    this.log = [...this.log, ...news];
    this.update(table);
    if (view) this.view = reuse(this.view, view);
    this.ready = true;
    this.#settle();
  }

  /** What was sent is done when its event is shown. Until then the view is the one from before it, and its
   * actions must not be offered again. */
  #settle(): void {
    if (this.#became !== undefined && this.table.number >= this.#became) this.sent = undefined;
  }

  #showNext(): void {
    if (this.busy) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#show(next);
    this.busy = true;
    const done = (): void => {
      this.busy = false;
      this.#showNext();
    };
    const pause = this.#pause(next);
    if (pause === 0) queueMicrotask(done);
    else this.#timer = setTimeout(done, pause);
  }

  #pause(news: News): number {
    const seat = actor(news);
    // Nobody looks at a hidden tab; its title is to say at once whose turn it is.
    if (seat === undefined || document.hidden) return 0;
    const pace = PACE_MS[settings.pace];
    return seat === this.seat ? Math.min(OWN_PAUSE, pace) : pace;
  }

  #show({ number, at, what, table, waiting_for, view }: News): void {
    this.log = [...this.log, { number, at, what }];
    if (view) this.view = reuse(this.view, view);
    const stage = this.view === null ? this.table.stage : this.over ? 'over' : 'playing';
    this.update({ ...(table ?? this.table), number, waiting_for, stage });
    // Without a view the rest of the story is still to come.
    if (view) this.#settle();
  }
}
