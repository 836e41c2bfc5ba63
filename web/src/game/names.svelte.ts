// Names of players. The server decides what is a name; here is which field to blame.
import { SvelteSet } from 'svelte/reactivity';

/** What people see as characters, at most; and what the server stores, in bytes. */
const LONGEST = 24;
const LONGEST_BYTES = 200;
/** What cannot be seen; joiners hold characters together. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/u;

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter() : undefined;

/** How many characters people see: a family or a flag is one. */
export function lengthOf(name: string): number {
  return segmenter ? [...segmenter.segment(name)].length : [...name].length;
}

export function isTooLong(text: string): boolean {
  const name = text.trim();
  return lengthOf(name) > LONGEST || new TextEncoder().encode(name).length > LONGEST_BYTES;
}

/** Names that the server refused while this page was open. */
const refused = new SvelteSet<string>();

export const isRefused = (text: string): boolean => refused.has(text.trim());

/** The server refused one of these. It does not say which: those with something wrong, or else all. */
export function refuse(names: readonly string[]): void {
  const given = names.filter((name) => name.trim() !== '');
  const wrong = given.filter((name) => isTooLong(name) || HIDDEN.test(name));
  for (const name of wrong.length > 0 ? wrong : given) refused.add(name.trim());
}
