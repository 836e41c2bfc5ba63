// The cities that we drew, by the id of their board.
import type { Art } from '../board/art';
import { berlin } from './berlin';
import { london } from './london';
import { newYork } from './new-york';
import { plain } from './plain';
import { sanFrancisco } from './san-francisco';

const CITIES: Readonly<Record<string, Art>> = {
  'new-york': newYork,
  london,
  'san-francisco': sanFrancisco,
  berlin,
};

export function artOf(board: string): Art {
  return CITIES[board] ?? plain;
}
