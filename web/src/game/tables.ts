// The tables that this device knows, kept in its own store.
import { readJson, writeJson } from '../settings.svelte';
import type { Table } from '../wire';

export interface Known {
  id: string;
  city: string;
  /** When it was last seen, in milliseconds since 1970. */
  at: number;
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

export function remember({ id, city }: Table): void {
  const others = knownTables().filter((one) => one.id !== id);
  writeJson(KEY, [{ id, city, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(id: string): void {
  writeJson(KEY, knownTables().filter((one) => one.id !== id));
}
