// One WebSocket at a table, for a seat or for a spectator. It comes back when it is lost, asks for
// what it missed, and sends again what nobody acknowledged, under the same id: the server plays it
// once.
import type { Action, FromClient, ToClient } from '../wire';

export type Line = 'connecting' | 'online' | 'lost';

export interface Options {
  table: string;
  /** None for a spectator. */
  seat?: number | undefined;
  receive(message: ToClient): void;
  line(state: Line): void;
  /** For tests. */
  open?: (path: string) => WebSocket;
  /** For tests: how long to wait before the nth attempt in a row, in milliseconds. */
  wait?: (attempt: number) => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Twice as long each time, and a little chance, so that not everybody comes back at once. */
function backOff(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + 0.5 * Math.random());
}

function browserSocket(path: string): WebSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}

export class Connection {
  readonly #options: Options;
  readonly #unanswered = new Map<string, FromClient>();
  #socket: WebSocket | undefined;
  #seen = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(options: Options) {
    this.#options = options;
    globalThis.addEventListener?.('online', this.#now);
    globalThis.document?.addEventListener('visibilitychange', this.#now);
    options.line('connecting');
    this.#connect();
  }

  /** Sends an action; gives the id under which it will be acknowledged or refused. */
  play(action: Action): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message: FromClient = { type: 'play', id, seen: this.#seen, action };
    this.#unanswered.set(id, message);
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
    return id;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    globalThis.removeEventListener?.('online', this.#now);
    globalThis.document?.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }

  /** Waits no longer: the network or the person is back. */
  readonly #now = (): void => {
    if (this.#timer === undefined || globalThis.document?.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.#timer = undefined;
    const { table, seat, open = browserSocket } = this.#options;
    const base = `/api/tables/${encodeURIComponent(table)}`;
    const place = seat === undefined ? base : `${base}/seats/${seat}`;
    const socket = open(`${place}/socket?seen=${this.#seen}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ToClient);
    };
    socket.onclose = () => {
      if (this.#ended || socket !== this.#socket) return;
      this.#options.line('lost');
      const wait = (this.#options.wait ?? backOff)(this.#attempt++);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.#seen = Math.max(this.#seen, message.table.number);
        this.#options.line('online');
        this.#options.receive(message);
        for (const waiting of this.#unanswered.values()) this.#socket?.send(JSON.stringify(waiting));
        return;
      case 'event':
        this.#seen = Math.max(this.#seen, message.number);
        break;
      case 'ack':
      case 'refused':
        this.#unanswered.delete(message.id);
        break;
      default:
    }
    this.#options.receive(message);
  }
}
