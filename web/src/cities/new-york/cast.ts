import type { Cast } from '../art';

const cast: Cast = {
  easy: [
    { name: 'Benny', look: { skin: 2, head: 'round', hair: 'curls', tone: 'brown', hat: 'cap', felt: 'mustard', wears: 'hood', cloth: 'denim', ground: 'cream', mouth: 'grin' } },
    { name: 'Rosa', look: { skin: 3, head: 'oval', hair: 'long', tone: 'dark', hat: 'straw', felt: 'sand', wears: 'crew', cloth: 'rose', ground: 'sky', mouth: 'smile' } },
    { name: 'Theo', look: { skin: 5, head: 'round', hair: 'afro', tone: 'black', wears: 'shirt', cloth: 'mustard', ground: 'teal', mouth: 'grin' } },
    { name: 'Dot', look: { skin: 1, head: 'round', hair: 'bob', tone: 'ginger', glasses: 'round', wears: 'scarf', cloth: 'moss', trim: 'sky', ground: 'sand', mouth: 'smile', extra: 'freckles' } },
  ],
  medium: [
    { name: 'Marcus', look: { skin: 6, head: 'square', hair: 'buzz', tone: 'black', beard: 'goatee', wears: 'coat', cloth: 'olive', ground: 'mustard', mouth: 'smirk' } },
    { name: 'Yuki', look: { skin: 2, head: 'oval', hair: 'bob', tone: 'black', hat: 'beret', felt: 'navy', wears: 'turtle', cloth: 'cream', ground: 'rose', mouth: 'calm', extra: 'pencil' } },
    { name: 'Lenny', look: { skin: 1, head: 'long', hair: 'side', tone: 'dark', hat: 'cap', felt: 'coal', beard: 'stubble', wears: 'scarf', cloth: 'coal', trim: 'mustard', ground: 'denim', mouth: 'calm' } },
    { name: 'Carmen', look: { skin: 4, head: 'oval', hair: 'bun', tone: 'black', wears: 'shirt', cloth: 'moss', ground: 'sand', mouth: 'smile', extra: 'flower' } },
  ],
  hard: [
    { name: 'Viola', look: { skin: 5, head: 'oval', hair: 'braids', tone: 'dark', wears: 'turtle', cloth: 'plum', ground: 'sky', mouth: 'calm', extra: 'earrings' } },
    { name: 'Frank', look: { skin: 1, head: 'square', hair: 'short', tone: 'grey', hat: 'peaked', felt: 'coal', beard: 'moustache', wears: 'shirt', cloth: 'denim', ground: 'mustard', mouth: 'smirk' } },
    { name: 'Imani', look: { skin: 6, head: 'long', tone: 'black', hat: 'veil', felt: 'mustard', wears: 'coat', cloth: 'brick', ground: 'cream', mouth: 'smile' } },
    { name: 'Saul', look: { skin: 2, head: 'oval', hair: 'bald', tone: 'grey', glasses: 'square', beard: 'full', wears: 'tie', cloth: 'rust', trim: 'navy', ground: 'moss', mouth: 'calm' } },
  ],
  expert: [
    { name: 'Augusta', look: { skin: 1, head: 'long', hair: 'bun', tone: 'white', glasses: 'round', wears: 'coat', cloth: 'navy', ground: 'rose', mouth: 'smirk', extra: 'pencil' } },
    { name: 'Desmond', look: { skin: 6, head: 'square', hair: 'afro', tone: 'grey', beard: 'full', wears: 'scarf', cloth: 'moss', trim: 'rust', ground: 'sand', mouth: 'calm' } },
    { name: 'Mei', look: { skin: 2, head: 'round', hair: 'bob', tone: 'white', glasses: 'sun', wears: 'turtle', cloth: 'brick', ground: 'mustard', mouth: 'smirk' } },
    { name: 'Walt', look: { skin: 1, head: 'oval', hair: 'quiff', tone: 'white', hat: 'phones', felt: 'coal', wears: 'tie', cloth: 'teal', trim: 'mustard', ground: 'cream', mouth: 'calm' } },
  ],
};

export default cast;
