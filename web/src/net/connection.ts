// One WebSocket at a table, for a seat or for a spectator. It reconnects with exponential backoff, asks for the events
// that it missed, and retries actions that nobody has answered. A retry has the same id, so the server plays it once.
import type { Action, Emote, FromClient, ToClient } from '../wire';
import type { Listener, Stream } from './transport';

export interface Options {
  /** For tests. */
  open?: (path: string) => WebSocket;
  /** For tests: milliseconds before the nth attempt in a row. */
  wait?: (attempt: number) => number;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server sends a heartbeat every 20 seconds: after so long without a word the connection is dead, whatever the
 * browser thinks of it. */
const SILENCE = 45_000;

/** Exponential backoff with jitter, so that not everybody reconnects at once. */
function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + 0.5 * Math.random());
}

function browserSocket(path: string): WebSocket {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(url);
}

export class Connection implements Stream {
  readonly #path: string;
  readonly #listener: Listener;
  readonly #options: Options;
  /** Sent, and neither acknowledged nor refused; by id, in the order of sending. */
  readonly #unanswered = new Map<string, FromClient>();
  #socket: WebSocket | undefined;
  /** The number of the latest event. */
  #seen = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs out when the server has been silent for too long. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(path: string, listener: Listener, options: Options = {}) {
    this.#path = path;
    this.#listener = listener;
    this.#options = options;
    globalThis.addEventListener?.('online', this.#retryNow);
    globalThis.document?.addEventListener('visibilitychange', this.#retryNow);
    listener.line('connecting');
    this.#connect();
  }

  play(action: Action): string {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const message: FromClient = { type: 'play', id, seen: this.#seen, action };
    this.#unanswered.set(id, message);
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
    return id;
  }

  emote(emote: Emote): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ type: 'emote', emote } satisfies FromClient));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    globalThis.removeEventListener?.('online', this.#retryNow);
    globalThis.document?.removeEventListener('visibilitychange', this.#retryNow);
    this.#socket?.close();
  }

  /** Skips the wait: the network is back, or the person. */
  readonly #retryNow = (): void => {
    if (this.#timer === undefined || globalThis.document?.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    this.#timer = undefined;
    const { open = browserSocket } = this.#options;
    const socket = open(`${this.#path}?seen=${this.#seen}`);
    this.#socket = socket;
    this.#expect(socket);
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#expect(socket);
      this.#receive(JSON.parse(String(data)) as ToClient);
    };
    socket.onclose = () => this.#lose(socket);
  }

  /** Waits for the next message. */
  #expect(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      // Of a dead network a browser says only minutes later that the socket is closed.
      this.#lose(socket);
      socket.close();
    }, SILENCE);
  }

  #lose(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    const { wait = backoff } = this.#options;
    clearTimeout(this.#silence);
    this.#socket = undefined;
    this.#listener.line('lost');
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt++));
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.#seen = Math.max(this.#seen, message.table.number);
        this.#listener.line('online');
        this.#listener.receive(message);
        for (const waiting of this.#unanswered.values()) this.#socket?.send(JSON.stringify(waiting));
        return;
      case 'heartbeat':
        return;
      case 'event':
        this.#seen = Math.max(this.#seen, message.number);
        break;
      case 'ack':
        this.#unanswered.delete(message.id);
        break;
      case 'refused':
        // Without an id the server could not read it, and does not know which it was. It would refuse it again.
        if (message.id === '') this.#unanswered.clear();
        else this.#unanswered.delete(message.id);
        break;
      default:
    }
    this.#listener.receive(message);
  }
}
