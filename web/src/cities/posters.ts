// The colour of each city's poster, by day and by night: `poster.json` in its folder. Unlike the rest of a folder these come
// with the start page. What is written on it is cream.
import type { Tone } from '../board/art';

const FOUND = import.meta.glob<{ ground: Tone }>('./*/poster.json', { eager: true, import: 'default' });
const PLAIN: Tone = ['#1f5f66', '#17393d'];

export const groundOf = (city: string): Tone => FOUND[`./${city}/poster.json`]?.ground ?? PLAIN;
