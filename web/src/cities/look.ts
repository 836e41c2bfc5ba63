// What a portrait is put together from. `table/portrait.ts` draws it.

/** Colours of skin, from light to dark. */
export type Skin = 1 | 2 | 3 | 4 | 5 | 6;

/** Colours of hair. */
export type Hair = 'black' | 'dark' | 'brown' | 'chestnut' | 'ginger' | 'blond' | 'grey' | 'white';

/** Colours of clothes and grounds. */
export type Dye =
  | 'brick' | 'coal' | 'cream' | 'denim' | 'moss' | 'mustard' | 'navy' | 'olive' | 'plum' | 'rose' | 'rust' | 'sand' | 'sky' | 'teal';

export interface Look {
  readonly skin: Skin;
  readonly head?: 'oval' | 'round' | 'square' | 'long';
  readonly hair?: 'afro' | 'bald' | 'bob' | 'braids' | 'bun' | 'buzz' | 'curls' | 'long' | 'quiff' | 'short' | 'side' | 'tail';
  readonly tone: Hair;
  readonly hat?: 'bandana' | 'beanie' | 'beret' | 'bowler' | 'cap' | 'fedora' | 'helmet' | 'peaked' | 'phones' | 'straw' | 'turban' | 'veil';
  /** The colour of the hat. */
  readonly felt?: Dye;
  readonly glasses?: 'round' | 'square' | 'sun';
  readonly beard?: 'full' | 'goatee' | 'moustache' | 'stubble';
  readonly mouth?: 'calm' | 'grin' | 'smile' | 'smirk';
  readonly wears: 'coat' | 'crew' | 'hood' | 'scarf' | 'shirt' | 'tie' | 'turtle' | 'uniform';
  readonly cloth: Dye;
  /** The second colour of what they wear: a tie, a scarf. */
  readonly trim?: Dye;
  readonly ground: Dye;
  readonly extra?: 'earrings' | 'flower' | 'freckles' | 'pencil';
}
