// Requests to the server. What it refuses is thrown as a `Failure` with the server's own code.
import type { Board, City, Fill, Hint, Join, NewTable, Problem, Replay, Table } from '../wire';

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Failure({ code: 'offline' });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const known = typeof answer === 'object' && answer !== null && 'code' in answer;
  throw new Failure(known ? (answer as Problem) : { code: 'no-answer' });
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const seatOf = (id: string, seat: number): string => `${table(id)}/seats/${seat}`;

export const api = {
  boards: () => ask<City[]>('GET', '/api/boards'),
  board: (id: string) => ask<Board>('GET', `/api/boards/${encodeURIComponent(id)}`),
  create: (plan: NewTable) => ask<Table>('POST', '/api/tables', plan),
  table: (id: string) => ask<Table>('GET', table(id)),
  boardOf: (id: string) => ask<Board>('GET', `${table(id)}/board`),
  sit: (id: string, seat: number, join: Join) => ask<Table>('POST', `${seatOf(id, seat)}/sit`, join),
  fill: (id: string, seat: number, fill: Fill) => ask<Table>('POST', `${seatOf(id, seat)}/bot`, fill),
  leave: (id: string, seat: number) => ask<Table>('POST', `${seatOf(id, seat)}/leave`),
  comeBack: (id: string, seat: number) => ask<Table>('POST', `${seatOf(id, seat)}/return`),
  hint: (id: string, seat: number) => ask<Hint>('GET', `${seatOf(id, seat)}/hint`),
  end: (id: string, seat: number) => ask<Table>('POST', `${seatOf(id, seat)}/end`),
  rematch: (id: string) => ask<Table>('POST', `${table(id)}/rematch`),
  recordPath: (id: string) => `${table(id)}/record`,
  replayOfTable: (id: string) => ask<Replay>('GET', `${table(id)}/replay`),
  importedPath: (id: string) => `/api/records/${encodeURIComponent(id)}`,
  replayOfImported: (id: string) => ask<Replay>('GET', `${api.importedPath(id)}/replay`),
  /** Of a record's text, which nobody keeps. */
  replayOfText: (record: string) => ask<Replay>('POST', '/api/replay', record),
};

/** How a game ended, as its record says. */
export type Result = Replay['result'];
export type Score = Result['scores'][number];
