// Every folder here is a city: its name is the id of a board, and the default export of its `index.ts` is what we drew for it.
// A city's folder is fetched when its board is opened. `list.json` names the cities that people are offered, in their order;
// `cargo xtask types` writes it.
import type { Art } from '../board/art';
import { plain } from '../board/plain';
import type { CityArt } from './art';

const FOLDERS = import.meta.glob<CityArt>('./*/index.ts', { import: 'default' });
const PLAIN: CityArt = { map: plain, cards: {} };
const loaded = new Map<string, CityArt>();

/** Fetches what we drew for a board. Without it, or if it cannot be fetched, the board is drawn plainly. */
export async function loadCity(board: string): Promise<void> {
  const fetched = await FOLDERS[`./${board}/index.ts`]?.().catch(() => undefined);
  if (fetched) loaded.set(board, fetched);
}

/** What we drew for a board that was loaded. */
export const cityArt = (board: string): CityArt => loaded.get(board) ?? PLAIN;

/** The map of a board that was loaded. */
export const artOf = (board: string): Art => cityArt(board).map;
