// Who the bots are, by city. Every page that names them needs them, so they come at once: they are small.
import type { Level } from '../wire';
import type { Cast, Four, Person } from './art';

const CASTS = import.meta.glob<Cast>('./*/cast.ts', { import: 'default', eager: true });

/** Those of boards that have none, at every level. */
const ANYWHERE: Four = [
  { name: 'Nora', look: { skin: 2, head: 'oval', hair: 'bob', tone: 'chestnut', wears: 'crew', cloth: 'teal', ground: 'sand', mouth: 'smile' } },
  { name: 'Otto', look: { skin: 1, head: 'square', hair: 'side', tone: 'grey', glasses: 'round', beard: 'moustache', wears: 'tie', cloth: 'moss', trim: 'brick', ground: 'cream' } },
  { name: 'Mila', look: { skin: 4, head: 'round', hair: 'curls', tone: 'black', wears: 'scarf', cloth: 'plum', trim: 'mustard', ground: 'sky', mouth: 'grin' } },
  { name: 'Hugo', look: { skin: 5, head: 'long', hair: 'buzz', tone: 'black', hat: 'cap', felt: 'rust', beard: 'goatee', wears: 'coat', cloth: 'denim', ground: 'mustard', mouth: 'smirk' } },
];

/** The four bots of a level. */
export const castOf = (city: string, level: Level): Four => CASTS[`./${city}/cast.ts`]?.[level] ?? ANYWHERE;

/** A line about somebody, as arguments of `t`: the message, and the one for boards that have no cast. */
export function lineOf(city: string, { name }: Person): [id: string, args: Record<string, never>, otherwise: string] {
  return [`bot-${city}-${name.toLowerCase()}`, {}, `bot-${name.toLowerCase()}`];
}
