// The tables that this device knows, kept in its own store: who sits there, how far the game is, how it ended.
import { readJson, writeJson } from '../settings.svelte';
import type { MyTable, Outcome, Reason, Seat, Table } from '../wire';
import type { Read } from './lessons';

export interface Known {
  id: string;
  city: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
  /** What the board calls itself. */
  name?: string;
  /** Who sits there; none before this device has sat there itself. */
  seats?: KnownSeat[];
  /** `over` when the game is, `gone` when the server knows nothing of the table any more. */
  end?: 'over' | 'gone';
  result?: KnownResult;
  guide?: KeptGuide;
  /** Whether it is another game of the players of a table before. */
  rematch?: boolean;
  /** Seats whose emotes are not shown. */
  muted?: number[];
}

export type KnownSeat = Pick<Seat, 'name' | 'by' | 'level' | 'mine'>;

/** How a game ended. */
export interface KnownResult {
  reason: Reason;
  /** By seat. */
  totals: number[];
  winners: number[];
}

/** Whether the rules are explained at a table, and what has been explained. */
export interface KeptGuide {
  on: boolean;
  read: Read;
}

const KEY = 'crosstown-tables';
const MOST = 50;
/** Tables that were taken off the list, which the server may know still. */
const FORGOTTEN = 'crosstown-forgotten';

const isKnown = (one: Partial<Known> | null): one is Known =>
  typeof one?.id === 'string' && typeof one.city === 'string' && typeof one.at === 'number';

export function knownTables(): Known[] {
  const found = readJson(KEY);
  return Array.isArray(found) ? found.filter(isKnown) : [];
}

const known = (id: string): Known | undefined => knownTables().find((one) => one.id === id);

/** Notes something about a table that is known. */
function note(id: string, what: Partial<Known>): void {
  writeJson(KEY, knownTables().map((one) => (one.id === id ? { ...one, ...what } : one)));
}

function forgotten(): string[] {
  const found = readJson(FORGOTTEN);
  return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
}

/** Adds what the server knows to be ours: the link may be lost, or what this device had stored. */
export function addOurs(mine: readonly MyTable[]): void {
  const all = knownTables();
  const known = new Set([...forgotten(), ...all.map(({ id }) => id)]);
  const more = mine.filter(({ table }) => !known.has(table.id));
  if (more.length === 0) return;
  const added = more.map(({ at, table }): Known => ({ id: table.id, city: table.city, at, seats: seatsOf(table) }));
  writeJson(KEY, [...all, ...added].sort((a, b) => b.at - a.at).slice(0, MOST));
}

/** Puts a table on top of the list. */
export function remember({ id, city }: Pick<Table, 'id' | 'city'>, more: Partial<Known> = {}): void {
  const all = knownTables();
  const now = { ...all.find((one) => one.id === id), id, city, at: Date.now(), ...more };
  writeJson(KEY, [now, ...all.filter((one) => one.id !== id)].slice(0, MOST));
  writeJson(FORGOTTEN, forgotten().filter((one) => one !== id));
}

const seatsOf = ({ seats }: Table): KnownSeat[] =>
  seats.map(({ name, by, level, mine }) => ({ name, by, mine, ...(level ? { level } : {}) }));

/** Remembers a table at which this device sits. */
export function rememberOurs(table: Table, name?: string): void {
  remember(table, { seats: seatsOf(table), ...(name === undefined ? {} : { name }) });
}

export const wasOurs = (id: string): boolean => known(id)?.seats !== undefined;
export const isRematch = (id: string): boolean => known(id)?.rematch === true;

/** Whether the server knows this device as one that made the table or sits there. */
export const isOurs = ({ host, seats }: Table): boolean => host || seats.some(({ mine }) => mine);

/** What the server says now of a table that is known; `gone` if it does not know it any more. */
export function refresh(id: string, table: Table | 'gone'): void {
  if (table === 'gone') return note(id, { end: 'gone' });
  note(id, { ...(isOurs(table) ? { seats: seatsOf(table) } : {}), ...(table.stage === 'over' ? { end: 'over' } : {}) });
}

export function keepResult(table: Table, { reason, scores, winners }: Outcome): void {
  note(table.id, { seats: seatsOf(table), end: 'over', result: { reason, totals: scores.map(({ total }) => total), winners } });
}

/** Games that may be going on, the latest first. */
export const unfinished = (): Known[] => knownTables().filter(({ seats, end }) => seats && end === undefined);

export function guideOf(id: string): KeptGuide | undefined {
  const found: unknown = known(id)?.guide;
  if (typeof found !== 'object' || found === null) return undefined;
  const { on, read } = found as Partial<Record<keyof KeptGuide, unknown>>;
  return { on: on === true, read: typeof read === 'object' && read !== null ? (read as Read) : {} };
}

export const keepGuide = (id: string, guide: KeptGuide): void => note(id, { guide });

export function mutedAt(id: string): number[] {
  const found: unknown = knownTables().find((one) => one.id === id)?.muted;
  return Array.isArray(found) ? found.filter((seat) => typeof seat === 'number') : [];
}

export function keepMuted(id: string, muted: number[]): void {
  writeJson(KEY, knownTables().map((one) => (one.id === id ? { ...one, muted } : one)));
}

export function forget(id: string): void {
  writeJson(FORGOTTEN, [id, ...forgotten().filter((one) => one !== id)].slice(0, 4 * MOST));
  writeJson(KEY, knownTables().filter((one) => one.id !== id));
}
