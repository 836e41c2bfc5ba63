// Every other file here is the drawing of a city: its name is the id of a board, and its default export is the
// drawing. `list.json` names the cities that people are offered, in their order; `cargo xtask types` writes it.
import type { Art } from '../board/art';
import { plain } from '../board/plain';

const DRAWINGS = import.meta.glob<Art>('./*.ts', { eager: true, import: 'default' });

export function artOf(board: string): Art {
  return DRAWINGS[`./${board}.ts`] ?? plain;
}
