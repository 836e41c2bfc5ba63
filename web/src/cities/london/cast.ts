import type { Cast } from '../art';

const cast: Cast = {
  easy: [
    { name: 'Alfie', look: { skin: 1, head: 'round', hair: 'quiff', tone: 'blond', wears: 'hood', cloth: 'rust', ground: 'sky', mouth: 'grin', extra: 'freckles' } },
    { name: 'Pippa', look: { skin: 2, head: 'oval', hair: 'tail', tone: 'ginger', wears: 'scarf', cloth: 'navy', trim: 'cream', ground: 'mustard', mouth: 'smile' } },
    { name: 'Sanjay', look: { skin: 4, head: 'oval', hair: 'side', tone: 'black', glasses: 'round', wears: 'crew', cloth: 'mustard', ground: 'teal', mouth: 'grin' } },
    { name: 'Edie', look: { skin: 5, head: 'round', hair: 'afro', tone: 'dark', wears: 'crew', cloth: 'rose', ground: 'cream', mouth: 'smile', extra: 'flower' } },
  ],
  medium: [
    { name: 'Clive', look: { skin: 1, head: 'long', hair: 'short', tone: 'brown', hat: 'bowler', felt: 'coal', beard: 'moustache', wears: 'tie', cloth: 'coal', trim: 'plum', ground: 'sand', mouth: 'calm' } },
    { name: 'Maisie', look: { skin: 2, head: 'round', hair: 'bob', tone: 'chestnut', hat: 'cap', felt: 'olive', wears: 'coat', cloth: 'rust', ground: 'cream', mouth: 'smirk' } },
    { name: 'Tunde', look: { skin: 6, head: 'square', hair: 'buzz', tone: 'black', wears: 'shirt', cloth: 'teal', ground: 'mustard', mouth: 'grin' } },
    { name: 'Nell', look: { skin: 1, head: 'oval', hair: 'short', tone: 'blond', wears: 'turtle', cloth: 'navy', ground: 'sky', mouth: 'calm', extra: 'earrings' } },
  ],
  hard: [
    { name: 'Beattie', look: { skin: 5, head: 'oval', hair: 'bun', tone: 'black', hat: 'peaked', felt: 'brick', wears: 'uniform', cloth: 'brick', ground: 'navy', mouth: 'smile', extra: 'earrings' } },
    { name: 'Rupert', look: { skin: 1, head: 'long', hair: 'side', tone: 'ginger', glasses: 'square', wears: 'tie', cloth: 'moss', trim: 'mustard', ground: 'sand', mouth: 'smirk', extra: 'pencil' } },
    { name: 'Farah', look: { skin: 3, head: 'oval', tone: 'black', hat: 'veil', felt: 'teal', wears: 'coat', cloth: 'plum', ground: 'rose', mouth: 'calm' } },
    { name: 'Mabel', look: { skin: 1, head: 'round', hair: 'curls', tone: 'white', glasses: 'round', wears: 'crew', cloth: 'plum', ground: 'moss', mouth: 'smile' } },
  ],
  expert: [
    { name: 'Cyril', look: { skin: 1, head: 'square', hair: 'bald', tone: 'white', beard: 'full', glasses: 'round', wears: 'coat', cloth: 'navy', ground: 'mustard', mouth: 'calm' } },
    { name: 'Octavia', look: { skin: 6, head: 'long', hair: 'braids', tone: 'black', wears: 'shirt', cloth: 'mustard', ground: 'teal', mouth: 'smirk', extra: 'pencil' } },
    { name: 'Ambrose', look: { skin: 2, head: 'square', hair: 'short', tone: 'grey', hat: 'fedora', felt: 'sand', beard: 'moustache', wears: 'coat', cloth: 'sand', ground: 'coal', mouth: 'calm' } },
    { name: 'Priya', look: { skin: 4, head: 'oval', hair: 'long', tone: 'grey', glasses: 'square', wears: 'scarf', cloth: 'teal', trim: 'rose', ground: 'brick', mouth: 'calm' } },
  ],
};

export default cast;
