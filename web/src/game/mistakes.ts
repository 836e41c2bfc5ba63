// What is wrong with a board file, in words: each kind of mistake has a message.
import type { BoardMistake } from '../wire';
import type { Args } from '../words/words.svelte';

/** Longest text of a file in a message, in characters. */
const LONGEST = 80;

/** A text of the file, fit for a message. */
function printable(text: string): string {
  const characters = [...text.replace(/\p{Cc}/gu, '\ufffd')];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('');
}

function argsOf(mistake: BoardMistake): Args {
  if (!('about' in mistake)) return {};
  const about = typeof mistake.about === 'string' ? { about: mistake.about } : mistake.about;
  return Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, typeof value === 'string' ? printable(value) : value]),
  );
}

/** “Line 2: “players” must be the fewest and the most players, such as [2, 4].” */
export function mistakeInWords(t: (id: string, args?: Args, otherwise?: string) => string, mistake: BoardMistake): string {
  const text = t(`mistake-${mistake.code}`, argsOf(mistake), 'mistake-unknown');
  return t('mistake-line', { line: mistake.line, text });
}
