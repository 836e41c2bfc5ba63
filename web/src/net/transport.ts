// What the page asks of whoever runs the tables. `http.ts` asks a server. Anything else that implements `Transport`, such
// as an engine in a worker, can take its place: nothing above this folder knows how messages travel.
import { getContext } from 'svelte';
import type { Action, Board, Code, Emote, Fill, Hint, Join, MyTable, NewTable, Outcome, Problem, Replay, Table, ToClient } from '../wire';

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
  /** Shows everybody what one feels. What cannot be sent at once is not sent at all. */
  emote(emote: Emote): void;
  close(): void;
}

/** A finished game that others can open too: of a table, or a record that the host imported. */
export type StoredGame = { of: 'table' | 'record'; id: string };
/** Any finished game: a record's text is stored nowhere. */
export type FinishedGame = StoredGame | { of: 'text'; text: string };

/** Whose eyes look at a finished game: all hands open, what lay on the table, or what one seat saw. */
export type Eyes = 'open' | 'spectator' | number;

/** What a seat might do. */
export type Question = { route: string } | { draw: number | 'deck' } | { tickets: true } | { place: string };

/** Every request that is refused rejects with a `Failure`. */
export interface Transport {
  /** Opens the messages of a table: first `welcome`, then all that happens. Without a seat as a spectator. */
  open(table: string, seat: number | undefined, listener: Listener): Stream;
  create(plan: NewTable): Promise<Table>;
  table(id: string): Promise<Table>;
  /** Reveals what this device contributes to the shuffles of a table, if that is due. Gives the table as it is then. */
  contribute(table: Table): Promise<Table>;
  /** The tables that the server knows to be this device's, the latest first. */
  mine(): Promise<MyTable[]>;
  /** The board of a table. */
  boardOf(table: string): Promise<Board>;
  /** The board of a built-in city. */
  board(city: string): Promise<Board>;
  /** Reads a board file. What is wrong with it are the `mistakes` of the problem. */
  checkBoard(text: string): Promise<Board>;
  /** Where others reach the server, if it is on this computer: the beginning of its addresses. Null if they cannot. */
  host(): Promise<string | null>;
  sit(table: string, seat: number, join: Join): Promise<Table>;
  fill(table: string, seat: number, fill: Fill): Promise<Table>;
  leave(table: string, seat: number): Promise<Table>;
  /** Takes a seat back from the bot that plays there. */
  comeBack(table: string, seat: number): Promise<Table>;
  /** Lets a bot play for another player who is away. */
  relieve(table: string, seat: number): Promise<Table>;
  /** Proposes to end the game here. */
  end(table: string, seat: number): Promise<Table>;
  hint(table: string, seat: number): Promise<Hint>;
  /** Why a seat cannot do something now; null if it can. */
  why(table: string, seat: number, question: Question): Promise<Problem | null>;
  rematch(table: string): Promise<Table>;
  replay(game: FinishedGame, eyes: Eyes): Promise<Replay>;
  /** How the game of a table ended. */
  outcome(table: string): Promise<Outcome>;
  /** An address from which the browser can download the record. */
  record(game: StoredGame): Promise<string>;
}

/** Why something was not done: the server says so, or it could not be asked. */
export interface AnyProblem extends Omit<Problem, 'code'> {
  code: Code | 'offline' | 'no-answer' | 'no-cookies';
}

/** A request was refused, or there was no answer. */
export class Failure extends Error {
  constructor(readonly problem: AnyProblem) {
    super(problem.code);
  }
}

/** Why a request failed, for people. */
export const problemOf = (error: unknown): AnyProblem => (error instanceof Failure ? error.problem : { code: 'no-answer' });

const KEY = Symbol('transport');

/** For `mount`: what components find with `useTransport`. */
export const withTransport = (transport: Transport): Map<symbol, Transport> => new Map([[KEY, transport]]);

/** The transport of this page. Called while a component is made. */
export const useTransport = (): Transport => getContext<Transport>(KEY);
