// What a city's folder has: its map, what is on its cards, and who its bots are. All drawings are our own.
import type { Art } from '../board/art';
import type { Level } from '../wire';
import type { Look } from './look';

/** A shade of the colour of a card, from the palest to the darkest, or what is the same on all cards. */
export type CardTone = 'pale' | 'light' | 'soft' | 'base' | 'dark' | 'deep' | 'night' | 'cream' | 'gold' | 'ink';

/** What is drawn on a card, in a box of 60 by 84, from the bottom up: a tone, or `#rrggbb` where there is no other way; path
 * data; and the width of a line, where it is not filled. */
export type Scene = readonly (readonly [tone: CardTone | `#${string}`, d: string, line?: number | undefined])[];

/** What is on the cards of a city. What is missing is drawn as on boards without a folder. */
export interface CardArt {
  /** A scene for each colour, by its name: in the lower half and along the edges, as the disc with the sign is above it. */
  readonly scenes?: Readonly<Record<string, Scene>>;
  /** What is on the disc of the wild card, which is 44 wide, around its middle at 30, 42; what is beyond it is cut off. */
  readonly wild?: Scene;
  /** The other side: its colour, and the pattern around the city's vehicle. */
  readonly back?: { readonly color: string; readonly pattern: Scene };
}

/** Somebody who plays as a bot. */
export interface Person {
  /** The same in every language; a line about them is the message `bot-CITY-NAME`. */
  readonly name: string;
  readonly look: Look;
}

/** Four people: as many as can sit at a table. */
export type Four = readonly [Person, Person, Person, Person];

/** The bots of a city. */
export type Cast = Readonly<Record<Level, Four>>;

export interface CityArt {
  readonly map: Art;
  readonly cards: CardArt;
}
