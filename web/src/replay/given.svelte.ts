// The record file that somebody gave us. It stays on this device but for the record that is looked at, which
// the server turns into a replay and does not keep.
import { LARGEST, readRecords, type RecordText, type Unreadable } from '../game/records';
import { router } from '../router.svelte';

export interface Given {
  file: string;
  records: readonly RecordText[];
  unreadable?: Unreadable;
}

let current = $state.raw<Given>();

export const given = {
  get now(): Given | undefined {
    return current;
  },
  /** Takes a file and goes to the page that shows it. */
  async take(file: File): Promise<void> {
    const found: RecordText[] | Unreadable =
      file.size > LARGEST ? { why: 'file-large', line: 1 } : readRecords(await file.text());
    current = Array.isArray(found)
      ? { file: file.name, records: found }
      : { file: file.name, records: [], unreadable: found };
    router.go('/r');
  },
};
