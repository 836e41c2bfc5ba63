import type { Cast } from '../art';

const cast: Cast = {
  easy: [
    { name: 'Kalle', look: { skin: 1, head: 'round', hair: 'short', tone: 'ginger', hat: 'helmet', felt: 'mustard', wears: 'hood', cloth: 'teal', ground: 'cream', mouth: 'grin', extra: 'freckles' } },
    { name: 'Fritzi', look: { skin: 2, head: 'oval', hair: 'braids', tone: 'blond', wears: 'scarf', cloth: 'denim', trim: 'brick', ground: 'sand', mouth: 'smile' } },
    { name: 'Juri', look: { skin: 2, head: 'long', hair: 'quiff', tone: 'brown', hat: 'phones', felt: 'brick', wears: 'crew', cloth: 'olive', ground: 'sky', mouth: 'calm' } },
    { name: 'Lotte', look: { skin: 1, head: 'round', hair: 'bob', tone: 'dark', hat: 'beret', felt: 'rose', wears: 'turtle', cloth: 'cream', ground: 'moss', mouth: 'smile' } },
  ],
  medium: [
    { name: 'Horst', look: { skin: 1, head: 'square', hair: 'bald', tone: 'grey', beard: 'moustache', wears: 'shirt', cloth: 'brick', ground: 'mustard', mouth: 'smile' } },
    { name: 'Aylin', look: { skin: 3, head: 'oval', hair: 'long', tone: 'black', wears: 'coat', cloth: 'plum', ground: 'rose', mouth: 'smirk', extra: 'earrings' } },
    { name: 'Bruno', look: { skin: 2, head: 'round', hair: 'curls', tone: 'brown', beard: 'full', wears: 'scarf', cloth: 'moss', trim: 'mustard', ground: 'sand', mouth: 'smile' } },
    { name: 'Wanda', look: { skin: 1, head: 'oval', hair: 'bun', tone: 'ginger', glasses: 'round', wears: 'crew', cloth: 'coal', ground: 'rust', mouth: 'calm', extra: 'flower' } },
  ],
  hard: [
    { name: 'Hilde', look: { skin: 1, head: 'square', hair: 'bob', tone: 'grey', hat: 'peaked', felt: 'navy', wears: 'uniform', cloth: 'navy', ground: 'mustard', mouth: 'calm' } },
    { name: 'Emre', look: { skin: 3, head: 'long', hair: 'side', tone: 'black', glasses: 'square', beard: 'stubble', wears: 'tie', cloth: 'denim', trim: 'mustard', ground: 'cream', mouth: 'calm' } },
    { name: 'Gesa', look: { skin: 2, head: 'long', hair: 'short', tone: 'white', glasses: 'square', wears: 'turtle', cloth: 'coal', ground: 'sky', mouth: 'smirk', extra: 'pencil' } },
    { name: 'Ottokar', look: { skin: 1, head: 'oval', hair: 'bald', tone: 'white', hat: 'cap', felt: 'olive', beard: 'full', wears: 'coat', cloth: 'rust', ground: 'teal', mouth: 'calm' } },
  ],
  expert: [
    { name: 'Konrad', look: { skin: 2, head: 'long', hair: 'side', tone: 'white', hat: 'fedora', felt: 'coal', beard: 'goatee', wears: 'scarf', cloth: 'coal', trim: 'brick', ground: 'moss', mouth: 'calm' } },
    { name: 'Irma', look: { skin: 1, head: 'oval', hair: 'bun', tone: 'white', glasses: 'round', wears: 'coat', cloth: 'teal', ground: 'rose', mouth: 'smile', extra: 'pencil' } },
    { name: 'Thilo', look: { skin: 1, head: 'square', hair: 'buzz', tone: 'grey', hat: 'peaked', felt: 'brick', beard: 'stubble', wears: 'uniform', cloth: 'coal', ground: 'sand', mouth: 'calm' } },
    { name: 'Selma', look: { skin: 4, head: 'round', hair: 'curls', tone: 'grey', glasses: 'square', wears: 'shirt', cloth: 'plum', ground: 'mustard', mouth: 'smirk', extra: 'earrings' } },
  ],
};

export default cast;
