import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/net/connection';
import type { Line } from '../src/net/transport';
import type { Action, Table, ToClient } from '../src/wire';

class Socket {
  static all: Socket[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly path: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const action: Action = { do: 'pass', seat: 0 };
const welcome = (number: number): ToClient => ({
  type: 'welcome', table: { number } as Table, view: null, missed: [], now: 0,
});
const ids = (socket: Socket): string[] => socket.sent.map((text) => JSON.parse(text).id);

describe('a connection', () => {
  let lines: Line[];
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    lines = [];
    connection = new Connection(
      '/socket',
      { receive: () => undefined, line: (line) => lines.push(line) },
      { open: (path) => new Socket(path) as unknown as WebSocket, wait: (attempt) => 100 * (attempt + 1) },
    );
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it('comes back, says what it has seen, and sends again what nobody answered', () => {
    const [first] = Socket.all;
    expect(first!.path).toBe('/socket?seen=0');
    first!.tell(welcome(3));
    const answered = connection.play(action);
    const open = connection.play(action);
    first!.tell({ type: 'ack', id: answered, number: 4 });
    first!.tell({ type: 'event', number: 4, at: 0, what: { event: 'resumed' }, waiting_for: [], view: null });
    first!.close();
    vi.advanceTimersByTime(100);
    const second = Socket.all[1]!;
    expect(second.path).toContain('seen=4');
    expect(second.sent).toEqual([]);
    second.tell(welcome(4));
    expect(ids(second)).toEqual([open]);
    expect(lines).toEqual(['connecting', 'online', 'lost', 'online']);
  });

  it('does not send again what was refused, not even when the server could not read which it was', () => {
    const [first] = Socket.all;
    first!.tell(welcome(3));
    first!.tell({ type: 'refused', id: connection.play(action), code: 'stale' });
    const kept = connection.play(action);
    first!.tell({ type: 'refused', id: 'of another', code: 'stale' });
    first!.close();
    vi.advanceTimersByTime(100);
    Socket.all[1]!.tell(welcome(3));
    expect(ids(Socket.all[1]!)).toEqual([kept]);
    Socket.all[1]!.tell({ type: 'refused', id: '', code: 'bad-message' });
    Socket.all[1]!.close();
    vi.advanceTimersByTime(100);
    Socket.all[2]!.tell(welcome(3));
    expect(Socket.all[2]!.sent).toEqual([]);
  });

  it('waits longer each time, and from the start after it was back', () => {
    Socket.all[0]!.close();
    vi.advanceTimersByTime(100);
    expect(Socket.all).toHaveLength(2);
    Socket.all[1]!.close();
    vi.advanceTimersByTime(100);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(100);
    expect(Socket.all).toHaveLength(3);
    Socket.all[2]!.tell(welcome(0));
    Socket.all[2]!.close();
    vi.advanceTimersByTime(100);
    expect(Socket.all).toHaveLength(4);
  });

  it('notices a dead connection, of which the browser says nothing', () => {
    const [first] = Socket.all;
    first!.tell(welcome(3));
    // As long as something comes it is alive.
    for (let n = 0; n < 10; n++) {
      vi.advanceTimersByTime(20_000);
      first!.tell({ type: 'heartbeat', now: 0 });
    }
    expect(Socket.all).toHaveLength(1);
    const open = connection.play(action);
    // A network that is gone closes nothing.
    first!.close = () => undefined;
    vi.advanceTimersByTime(45_000);
    expect(lines.at(-1)).toBe('lost');
    vi.advanceTimersByTime(100);
    const second = Socket.all[1]!;
    second.tell(welcome(3));
    expect(ids(second)).toEqual([open]);
    expect(lines.at(-1)).toBe('online');
    // What the first says later, or that it is closed at last, is nobody's business.
    first!.onclose?.();
    vi.advanceTimersByTime(1_000);
    expect(Socket.all).toHaveLength(2);
  });

  it('gives up an attempt that comes to nothing', () => {
    vi.advanceTimersByTime(45_000);
    expect(lines).toEqual(['connecting', 'lost']);
    vi.advanceTimersByTime(100);
    expect(Socket.all).toHaveLength(2);
  });

  it('does not come back when it was closed', () => {
    connection.close();
    vi.advanceTimersByTime(100_000);
    expect(Socket.all).toHaveLength(1);
  });
});
