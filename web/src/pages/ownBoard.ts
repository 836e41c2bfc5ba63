// A board file that was chosen on the start page, and what the server says about it.
import type { AnyProblem } from '../net/transport';
import type { Board } from '../wire';

export interface OwnBoard {
  /** The name of the file. */
  file: string;
  text: string;
  /** What it is, if nothing is wrong with it. */
  board?: Board;
  /** What is wrong with it. */
  problem?: AnyProblem;
}

/** Larger files are not sent, in bytes. The server takes less; this only spares it a film. */
export const LARGEST = 1024 * 1024;

/** “2–4”. */
export const playersOf = ({ players: [least, most] }: Board): string => (least === most ? `${most}` : `${least}–${most}`);
