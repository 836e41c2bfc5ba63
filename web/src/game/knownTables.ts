// The tables that this device knows, kept in its own store.
import { readJson, writeJson } from '../settings.svelte';
import type { Table } from '../wire';
import type { Read } from './lessons';

export interface Known {
  id: string;
  city: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
  guide?: KeptGuide;
  /** Whether it is another game of the players of a table before. */
  rematch?: boolean;
}

/** Whether the rules are explained at a table, and what has been explained. */
export interface KeptGuide {
  on: boolean;
  read: Read;
}

const KEY = 'crosstown-tables';
const MOST = 50;

export function knownTables(): Known[] {
  const found = readJson(KEY);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is Known =>
      typeof one?.id === 'string' && typeof one.city === 'string' && typeof one.at === 'number',
  );
}

export const isKnown = (id: string): boolean => knownTables().some((one) => one.id === id);

export function remember({ id, city }: Pick<Table, 'id' | 'city'>, more: Pick<Known, 'rematch'> = {}): void {
  const known = knownTables();
  const others = known.filter((one) => one.id !== id);
  const now = { ...known.find((one) => one.id === id), id, city, at: Date.now(), ...more };
  writeJson(KEY, [now, ...others].slice(0, MOST));
}

export const isRematch = (id: string): boolean => knownTables().find((one) => one.id === id)?.rematch === true;

export function guideOf(id: string): KeptGuide | undefined {
  const found: unknown = knownTables().find((one) => one.id === id)?.guide;
  if (typeof found !== 'object' || found === null) return undefined;
  const { on, read } = found as Partial<Record<keyof KeptGuide, unknown>>;
  return { on: on === true, read: typeof read === 'object' && read !== null ? (read as Read) : {} };
}

export function keepGuide(id: string, guide: KeptGuide): void {
  writeJson(KEY, knownTables().map((one) => (one.id === id ? { ...one, guide } : one)));
}

export function forget(id: string): void {
  writeJson(KEY, knownTables().filter((one) => one.id !== id));
}
