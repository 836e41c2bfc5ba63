// A table as it is shown: what the server said, one thing after another, at a pace that can be
// followed. It decides nothing about the game.
import { actor } from '../game/look';
import { isOver } from '../game/actions';
import { api } from '../net/api';
import { Connection, type Line } from '../net/connection';
import { PACE_MS, settings } from '../settings.svelte';
import { become, keep } from '../values.svelte';
import type { Action, Numbered, Problem, Table, ToClient, View } from '../wire';

type News = Extract<ToClient, { type: 'event' }>;

/** How long one's own action is shown before the next thing, in milliseconds. */
const OWN_PAUSE = 350;
/** Always the same, so that nothing to do is never news. */
const NOTHING: readonly Action[] = [];

export class Session {
  // Of these each part is news by itself.
  table: Table = $state() as unknown as Table;
  /** All of it but the actions. */
  view: View | null = $state(null);
  /** What it looks like, to be compared with. */
  #seen: View | null = null;
  /** The latest that was told, shown or not. */
  #told: View | null = null;
  /** What has been shown so far. */
  log: readonly Numbered[] = $state.raw([]);
  line: Line = $state.raw('connecting');
  /** The server said that it goes down. */
  closing = $state.raw(false);
  /** Seats whose players are at the table. */
  present: readonly number[] = $state.raw([]);
  /** Sent, and neither refused nor shown as done yet. */
  sent: Action | undefined = $state.raw();
  /** Why the last action was refused. */
  problem: Problem | undefined = $state.raw();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state.raw(0);
  /** Whether there is more to show. */
  busy = $state.raw(false);
  /** Whether the server has told how things stand. */
  ready = $state.raw(false);
  readonly over: boolean = $derived(this.view !== null && isOver(this.view));
  /** Whether this seat is to act, and everything before has been shown. In setup all choose at once, and
   * what others do takes nobody's choice away. */
  readonly acting: boolean = $derived.by(() => {
    const { seat, table, busy, sent, view } = this;
    if (seat === undefined || !view || sent || (busy && view.phase !== 'choose-tickets')) return false;
    return table.waiting_for.includes(seat) && table.seats[seat]?.by === 'person' && !this.over;
  });
  #offered = $state.raw(NOTHING);
  readonly actions: readonly Action[] = $derived(this.acting ? this.#offered : NOTHING);
  /** Told of everything just before it is shown. */
  onnews: ((news: Numbered, before: View | null) => void) | undefined;

  readonly seat: number | undefined;
  readonly #connection: Connection;
  #queue: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sentId = '';
  /** The number of the event that the sent action became, once the server has said so. */
  #became: number | undefined;

  constructor(table: Table, seat: number | undefined) {
    this.table = table;
    this.seat = seat;
    this.#connection = new Connection({
      table: table.id,
      seat,
      receive: (message) => this.#receive(message),
      line: (line) => (this.line = line),
    });
  }

  play(action: Action): void {
    if (!this.acting) return;
    this.problem = undefined;
    this.#became = undefined;
    this.sent = action;
    this.#sentId = this.#connection.play(action);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#connection.end();
  }

  /** Takes over how the table stands, from an answer over HTTP. */
  update(table: Table): void {
    become(this.table, $state.snapshot(this.table), table);
  }

  /** Takes over how the game stands. */
  #see({ actions, ...view }: View): void {
    if (this.view && this.#seen) become(this.view, this.#seen, view);
    else this.view = view;
    this.#seen = view;
    this.#offered = actions ?? NOTHING;
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'event':
        // Looked through now, so that less is to be done when it is shown.
        if (message.view) this.#told = message.view = keep(this.#told, message.view);
        this.#queue.push(message);
        this.#pump();
        break;
      case 'ack':
        if (message.id !== this.#sentId) break;
        this.#became = message.number;
        this.#settle();
        break;
      case 'refused':
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

  #welcome({ table, view, missed, now }: Extract<ToClient, { type: 'welcome' }>): void {
    clearTimeout(this.#timer);
    const shown = this.log.at(-1)?.number ?? -1;
    const waiting = this.#queue.map(({ number, at, event }) => ({ number, at, event }));
    const news = [...waiting, ...missed].filter(({ number }) => number > shown);
    this.#queue = [];
    this.busy = false;
    this.closing = false;
    this.ahead = now - Date.now();
    this.log = [...this.log, ...news];
    this.update(table);
    if (view) this.#see((this.#told = keep(this.#told, view)));
    this.ready = true;
    this.#settle();
  }

  /** What was sent is done when its event is shown. Until then the view is the one from before it, and its
   * actions must not be offered again. */
  #settle(): void {
    if (this.#became !== undefined && this.table.number >= this.#became) this.sent = undefined;
  }

  #pump(): void {
    if (this.busy) return;
    const next = this.#queue.shift();
    if (!next) return;
    this.#show(next);
    this.busy = true;
    const done = (): void => {
      this.busy = false;
      if (this.#queue.length > 0) this.#pump();
      else if (this.table.clock) void this.#refresh();
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

  #show({ number, at, event, table, waiting_for, view }: News): void {
    const news = { number, at, event };
    this.onnews?.(news, this.view);
    this.log = [...this.log, news];
    if (view) this.#see(view);
    if (table) this.update(table);
    Object.assign(this.table, { number, waiting_for });
    if (this.view) this.table.stage = this.over ? 'over' : 'playing';
    // Without a view the rest of the story is still to come.
    if (view) this.#settle();
  }

  /** Clocks are told with the table. */
  async #refresh(): Promise<void> {
    const fresh = await api.table(this.table.id).catch(() => undefined);
    if (fresh && !this.busy && fresh.number >= this.table.number) this.update(fresh);
  }
}
