// What the server found wrong with a record, for those who wrote it: a code with its arguments, in English.
import type { Fault, Problem } from '../wire';

/** “other-result: field total, said 7, was 2”. */
function faultText({ at: _, code, ...about }: Fault): string {
  const more = Object.entries(about).map(([key, one]) => `${key} ${one}`);
  return more.length === 0 ? code : `${code}: ${more.join(', ')}`;
}

/** All that a problem says about a record; empty if it says nothing. */
export function detailsOf({ detail, fault }: Pick<Problem, 'detail' | 'fault'>): string {
  return fault ? faultText(fault) : (detail ?? '');
}
