// What the server found wrong with a file, for those who wrote it: codes with their arguments, in English.
import type { BoardMistake, Fault, Problem } from '../wire';

function fields(value: object): string {
  return Object.entries(value)
    .map(([key, one]) => `${key} ${one}`)
    .join(', ');
}

/** “2:11 out-of-range: key players, least 2, most 4”. */
function mistakeText(mistake: BoardMistake): string {
  const what = `${mistake.line}:${mistake.column} ${mistake.code}`;
  if (!('about' in mistake)) return what;
  return `${what}: ${typeof mistake.about === 'string' ? mistake.about : fields(mistake.about)}`;
}

/** “other-result: field total, said 7, was 2”. */
function faultText({ at: _, code, ...about }: Fault): string {
  const more = fields(about);
  return more === '' ? code : `${code}: ${more}`;
}

/** All that a problem says about a file; empty if it says nothing. */
export function detailsOf({ detail, fault, mistakes = [] }: Pick<Problem, 'detail' | 'fault' | 'mistakes'>): string {
  const lines = [...(fault ? [faultText(fault)] : []), ...mistakes.map(mistakeText)];
  return lines.length > 0 ? lines.join('\n') : (detail ?? '');
}
