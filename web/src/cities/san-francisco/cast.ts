import type { Cast } from '../art';

const cast: Cast = {
  easy: [
    { name: 'Skye', look: { skin: 2, head: 'oval', hair: 'long', tone: 'blond', wears: 'crew', cloth: 'sky', ground: 'mustard', mouth: 'grin', extra: 'freckles' } },
    { name: 'Jonah', look: { skin: 5, head: 'round', hair: 'curls', tone: 'black', hat: 'beanie', felt: 'rust', wears: 'hood', cloth: 'teal', ground: 'cream', mouth: 'grin' } },
    { name: 'Lupe', look: { skin: 4, head: 'round', hair: 'tail', tone: 'black', hat: 'bandana', felt: 'brick', wears: 'shirt', cloth: 'denim', ground: 'rose', mouth: 'smile', extra: 'earrings' } },
    { name: 'Kit', look: { skin: 1, head: 'long', hair: 'short', tone: 'ginger', hat: 'helmet', felt: 'sky', wears: 'crew', cloth: 'rust', ground: 'sand', mouth: 'calm' } },
  ],
  medium: [
    { name: 'Hank', look: { skin: 1, head: 'square', hair: 'bald', tone: 'brown', beard: 'full', wears: 'shirt', cloth: 'cream', ground: 'teal', mouth: 'smile' } },
    { name: 'Lin', look: { skin: 2, head: 'oval', hair: 'bun', tone: 'black', wears: 'turtle', cloth: 'brick', ground: 'mustard', mouth: 'smile', extra: 'flower' } },
    { name: 'Marisol', look: { skin: 3, head: 'round', hair: 'curls', tone: 'chestnut', hat: 'straw', felt: 'cream', glasses: 'sun', wears: 'scarf', cloth: 'plum', trim: 'sky', ground: 'moss', mouth: 'grin' } },
    { name: 'Gus', look: { skin: 2, head: 'square', hair: 'short', tone: 'grey', hat: 'beanie', felt: 'navy', beard: 'stubble', wears: 'turtle', cloth: 'sand', ground: 'sky', mouth: 'calm' } },
  ],
  hard: [
    { name: 'Dolores', look: { skin: 4, head: 'square', hair: 'bob', tone: 'dark', hat: 'peaked', felt: 'rust', wears: 'uniform', cloth: 'rust', ground: 'cream', mouth: 'calm' } },
    { name: 'Rafa', look: { skin: 3, head: 'long', hair: 'quiff', tone: 'dark', beard: 'goatee', wears: 'coat', cloth: 'denim', ground: 'sand', mouth: 'smirk' } },
    { name: 'June', look: { skin: 2, head: 'oval', hair: 'side', tone: 'black', hat: 'phones', felt: 'teal', glasses: 'square', wears: 'hood', cloth: 'plum', ground: 'sky', mouth: 'calm' } },
    { name: 'Omar', look: { skin: 5, head: 'oval', hair: 'short', tone: 'grey', hat: 'turban', felt: 'sky', beard: 'full', wears: 'uniform', cloth: 'navy', ground: 'mustard', mouth: 'calm' } },
  ],
  expert: [
    { name: 'Harlan', look: { skin: 1, head: 'long', hair: 'long', tone: 'white', hat: 'cap', felt: 'navy', beard: 'full', wears: 'turtle', cloth: 'cream', ground: 'teal', mouth: 'calm' } },
    { name: 'Wei', look: { skin: 2, head: 'square', hair: 'side', tone: 'grey', glasses: 'round', wears: 'coat', cloth: 'moss', ground: 'rose', mouth: 'smirk' } },
    { name: 'Sybil', look: { skin: 2, head: 'oval', hair: 'long', tone: 'chestnut', hat: 'turban', felt: 'plum', wears: 'scarf', cloth: 'brick', trim: 'mustard', ground: 'coal', mouth: 'smirk', extra: 'earrings' } },
    { name: 'Thora', look: { skin: 1, head: 'round', hair: 'braids', tone: 'white', hat: 'straw', felt: 'mustard', wears: 'shirt', cloth: 'olive', ground: 'brick', mouth: 'smile' } },
  ],
};

export default cast;
