// What players can show each other: names of emotes, and our own drawings of them.
import type { Emote } from '../wire';

export const EMOTES: readonly Emote[] = ['hello', 'thanks', 'well-played', 'wow', 'oops', 'your-turn'];

/** The least time between two of them, in milliseconds: the server leaves out what comes sooner. */
export const APART = 1000;

/** A filled or drawn shape; `fill` and `line` are colours. */
interface Stroke {
  d: string;
  fill?: string;
  line?: string;
}

const INK = '#26242a';
const FACE: Stroke = { d: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', fill: '#ffd95c', line: INK };
const EYES: Stroke = { d: 'M8.8 9.2v1.6M15.2 9.2v1.6', line: INK };

/** Drawings in a square of 24 units. */
export const DRAWINGS: Readonly<Record<Emote, readonly Stroke[]>> = {
  hello: [
    { d: 'M10 5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z', fill: '#ffd95c', line: INK },
    { d: 'M7.4 10v1.4M12.6 10v1.4', line: INK },
    { d: 'M6.6 14.2q3.4 3.6 6.8 0', line: INK },
    { d: 'M17.2 12.5q-1.4-3.2.4-3.6l.2-3.9q.9-1 1.6 0l.2 3q.5-1.6 1.5-1.2q.9.4.5 2.2q-.6 3-2.6 4.2z', fill: '#f3b98b', line: INK },
    { d: 'M15.2 3.4q1-1.4 2.6-1.6', line: INK },
  ],
  thanks: [{ d: 'M12 20.5C5 15.5 3 12 3 8.700A4.7 4.7 0 0 1 12 6.800A4.7 4.7 0 0 1 21 8.700C21 12 19 15.5 12 20.500z', fill: '#d6452f', line: INK }],
  'well-played': [
    { d: 'M8 13l-2.5 8 3.6-1.400L11 22l1-6 1 6 1.9-2.400L18.5 21 16 13z', fill: '#2c6db4', line: INK },
    { d: 'M12 2a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13z', fill: '#ffd95c', line: INK },
    { d: 'M12 4.800l1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z', fill: '#fffdf6', line: INK },
  ],
  wow: [
    FACE,
    { d: 'M8.8 9.600v1.400M15.2 9.600v1.4', line: INK },
    { d: 'M7 7.200q1.6-1.6 3.2-.8M17 7.200q-1.6-1.6-3.2-.8', line: INK },
    { d: 'M12 13a2.2 2.8 0 1 1 0 5.600a2.2 2.8 0 1 1 0-5.600z', fill: INK },
  ],
  oops: [
    FACE,
    EYES,
    { d: 'M7.8 16q1.4-1.8 2.8 0t2.8 0t2.8 0', line: INK },
    { d: 'M19.5 2.500q2.6 3.4 2.6 4.900a2.6 2.6 0 1 1-5.2 0q0-1.5 2.6-4.900z', fill: '#6cb4e8', line: INK },
  ],
  'your-turn': [
    { d: 'M6 3h12v2.500q0 3.5-4.5 6.500q4.5 3 4.5 6.500V21H6v-2.500q0-3.5 4.5-6.500Q6 9 6 5.500z', fill: '#cfe8ee', line: INK },
    { d: 'M8.6 6.500h6.800q-.8 2-3.4 4q-2.6-2-3.4-4zM8 19q1-2.8 4-3.800q3 1 4 3.800z', fill: '#d9a441' },
    { d: 'M4.5 3h15M4.5 21h15', line: INK },
  ],
};
