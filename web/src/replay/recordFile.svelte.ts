// The record file that was chosen or dropped. It stays on this device. Only the record that is looked at goes to the
// server, which turns it into a replay and does not store it.
import { LARGEST, readRecords, type RecordText, type Unreadable } from '../game/records';
import { router } from '../router.svelte';

export interface RecordFile {
  file: string;
  records: readonly RecordText[];
  unreadable?: Unreadable;
}

let current = $state.raw<RecordFile>();

export const recordFile = {
  get now(): RecordFile | undefined {
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
