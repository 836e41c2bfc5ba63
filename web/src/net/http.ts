// A server as the page's transport: requests over HTTP, the messages of a table over a WebSocket.
import type { BoardFile, Host, Join, MyTables, NewTable, Outcome, Problem, Replay, Replayed, Table } from '../wire';
import { Connection } from './connection';
import { newCommit, owed } from './contribution';
import { Failure, type Eyes, type FinishedGame, type StoredGame, type Transport } from './transport';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failure({ code: 'offline' });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const known = typeof answer === 'object' && answer !== null && 'code' in answer;
  throw new Failure(known ? (answer as Problem) : { code: 'no-answer' });
}

const PROBE = 'crosstown-probe';

/** Makes sure that the browser keeps cookies: they tell the server which seats are ours. */
function needCookies(): void {
  document.cookie = `${PROBE}=1; path=/; samesite=strict`;
  const kept = document.cookie.includes(`${PROBE}=`);
  document.cookie = `${PROBE}=; path=/; samesite=strict; max-age=0`;
  if (!kept) throw new Failure({ code: 'no-cookies' });
}

/** A request that gives us a seat. This device contributes to the shuffles, and reveals what as soon as it may: with the
 * last seat the cards are dealt before anybody has looked. */
async function takeSeat(path: string, body: NewTable | Join): Promise<Table> {
  needCookies();
  return contribute(await post<Table>(path, { ...body, commit: newCommit() }));
}

/** Reveals what this device has contributed to a table, if that is due. Gives the table as it is then. */
async function contribute(table: Table): Promise<Table> {
  const due = owed(table);
  // If it fails the cards are dealt without it, a little later.
  return due ? post<Table>(`${seatPath(table.id, due.seat)}/reveal`, due.reveal).catch(() => table) : table;
}

const get = <T>(path: string): Promise<T> => ask('GET', path);
const post = <T>(path: string, body?: unknown): Promise<T> => ask('POST', path, body);

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const seatPath = (id: string, seat: number): string => `${tablePath(id)}/seats/${seat}`;
const recordPath = ({ of, id }: StoredGame): string =>
  of === 'table' ? `${tablePath(id)}/record` : `/api/records/${encodeURIComponent(id)}`;

function replay(game: FinishedGame, eyes: Eyes): Promise<Replay> {
  if (game.of === 'text') return post(`/api/replay?as=${eyes}`, { record: JSON.parse(game.text) } satisfies Replayed);
  return get(`${game.of === 'table' ? tablePath(game.id) : recordPath(game)}/replay?as=${eyes}`);
}

export const http: Transport = {
  open: (table, seat, listener) =>
    new Connection(`${seat === undefined ? tablePath(table) : seatPath(table, seat)}/socket`, listener),
  create: (plan) => takeSeat('/api/tables', plan),
  table: async (id) => contribute(await get<Table>(tablePath(id))),
  contribute,
  mine: async () => (await get<MyTables>('/api/tables')).tables,
  boardOf: (table) => get(`${tablePath(table)}/board`),
  board: (city) => get(`/api/boards/${encodeURIComponent(city)}`),
  checkBoard: (text) => post('/api/boards/check', { board: text } satisfies BoardFile),
  host: async () => (await get<Host>('/api/host')).lan,
  sit: (table, seat, join) => takeSeat(`${seatPath(table, seat)}/sit`, join),
  fill: (table, seat, fill) => post(`${seatPath(table, seat)}/bot`, fill),
  leave: (table, seat) => post(`${seatPath(table, seat)}/leave`),
  comeBack: (table, seat) => post(`${seatPath(table, seat)}/return`),
  relieve: (table, seat) => post(`${seatPath(table, seat)}/relieve`),
  end: (table, seat) => post(`${seatPath(table, seat)}/end`),
  hint: (table, seat) => get(`${seatPath(table, seat)}/hint`),
  why: (table, seat, question) => {
    const query = Object.entries(question).map(([key, value]) => [key, String(value)]);
    return get(`${seatPath(table, seat)}/why?${new URLSearchParams(query)}`);
  },
  rematch: (table) => post(`${tablePath(table)}/rematch`),
  replay,
  outcome: async (id) => (await get<{ result: Outcome }>(recordPath({ of: 'table', id }))).result,
  record: async (game) => recordPath(game),
};
