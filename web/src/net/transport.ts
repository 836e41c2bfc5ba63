// What the page asks of whoever runs the tables. `http.ts` asks a server. Anything else that implements `Transport`, such
// as an engine in a worker, can take its place: nothing above this folder knows how messages travel.
import { getContext } from 'svelte';
import type { Action, Board, Fill, Hint, Join, NewTable, Problem, Replay, Table, ToClient } from '../wire';

/** `lost` while a lost connection is being retried. */
export type Line = 'connecting' | 'online' | 'lost';

export interface Listener {
  receive(message: ToClient): void;
  line(state: Line): void;
}

/** A table's messages, for one seat or for a spectator. */
export interface Stream {
  /** Sends an action. Gives the id under which it will be acknowledged or refused. */
  play(action: Action): string;
  close(): void;
}

/** A finished game that others can open too: of a table, or a record that the host imported. */
export type StoredGame = { of: 'table' | 'record'; id: string };
/** Any finished game: a record's text is stored nowhere. */
export type FinishedGame = StoredGame | { of: 'text'; text: string };

/** Every request that is refused rejects with a `Failure`. */
export interface Transport {
  /** Opens the messages of a table: first `welcome`, then all that happens. Without a seat as a spectator. */
  open(table: string, seat: number | undefined, listener: Listener): Stream;
  create(plan: NewTable): Promise<Table>;
  table(id: string): Promise<Table>;
  /** The board of a table. */
  boardOf(table: string): Promise<Board>;
  /** The board of a built-in city. */
  board(city: string): Promise<Board>;
  sit(table: string, seat: number, join: Join): Promise<Table>;
  fill(table: string, seat: number, fill: Fill): Promise<Table>;
  leave(table: string, seat: number): Promise<Table>;
  /** Takes a seat back from the bot that plays there. */
  comeBack(table: string, seat: number): Promise<Table>;
  /** Proposes to end the game here. */
  end(table: string, seat: number): Promise<Table>;
  hint(table: string, seat: number): Promise<Hint>;
  rematch(table: string): Promise<Table>;
  replay(game: FinishedGame): Promise<Replay>;
  /** An address from which the browser can download the record. */
  record(game: StoredGame): Promise<string>;
}

/** A request was refused, or there was no answer. */
export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** Why a request failed, for people. */
export const problemOf = (error: unknown): Problem => (error instanceof Failure ? error.problem : { code: 'no-answer' });

const KEY = Symbol('transport');

/** For `mount`: what components find with `useTransport`. */
export const withTransport = (transport: Transport): Map<symbol, Transport> => new Map([[KEY, transport]]);

/** The transport of this page. Called while a component is made. */
export const useTransport = (): Transport => getContext<Transport>(KEY);
