// A transport without a server: tests say what it answers, and what it tells a table's stream.
import type { Listener, Transport } from '../src/net/transport';
import type { Action, Emote, ToClient } from '../src/wire';

export class FakeTransport {
  /** Actions that were played, by id. */
  readonly played = new Map<string, Action>();
  /** Emotes that were shown. */
  readonly emotes: Emote[] = [];
  closed = false;
  #listener: Listener | undefined;

  /** The whole of it. Only requests that a test answers can be made. */
  readonly transport: Transport;

  constructor(answers: Partial<Transport> = {}) {
    const host = async (): Promise<null> => null;
    this.transport = { open: (_table, _seat, listener) => this.#open(listener), host, ...answers } as Transport;
  }

  #open(listener: Listener): ReturnType<Transport['open']> {
    this.#listener = listener;
    return {
      play: (action) => {
        const id = `action-${this.played.size}`;
        this.played.set(id, action);
        return id;
      },
      emote: (emote) => void this.emotes.push(emote),
      close: () => void (this.closed = true),
    };
  }

  tell(message: ToClient): void {
    this.#listener!.receive(structuredClone(message));
  }

  line(state: Parameters<Listener['line']>[0]): void {
    this.#listener!.line(state);
  }

  /** The id of the latest action. */
  get lastId(): string {
    return [...this.played.keys()].at(-1)!;
  }
}
