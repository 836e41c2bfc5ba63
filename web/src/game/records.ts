// Record files: one record, or one a line. What is in a record the server checks.
import type { Fault } from '../wire';

export interface RecordText {
  text: string;
  city: string;
  names: string[];
  /** Totals by seat; empty where the record has none. */
  totals: number[];
}

/** Why a file cannot be used: names of messages. */
export const WHY_NOT = ['file-empty', 'file-not-json', 'file-not-record', 'file-format', 'file-large'] as const;

/** Why a file cannot be used, and in which line. */
export interface Unreadable {
  why: (typeof WHY_NOT)[number];
  line: number;
}

const FORMAT = 'crosstown-record/1';
/** Larger files are not read, in bytes. */
export const LARGEST = 64 * 1024 * 1024;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const items = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function recordOf(text: string, value: unknown, line: number): RecordText | Unreadable {
  if (value === undefined) return { why: 'file-not-json', line };
  const { format, city, seats, result } = fields(value);
  if (typeof format !== 'string' || !format.startsWith('crosstown-record/')) return { why: 'file-not-record', line };
  if (format !== FORMAT) return { why: 'file-format', line };
  return {
    text,
    city: String(city),
    names: items(seats).map((seat) => String(fields(seat)['name'] ?? '')),
    totals: items(fields(result)['scores']).map((score) => Number(fields(score)['total'])),
  };
}

/** The records of a file, or why there is none. */
export function readRecords(file: string): RecordText[] | Unreadable {
  const text = file.replace(/^\uFEFF/, '').trim();
  if (text === '') return { why: 'file-empty', line: 1 };
  const whole = parse(text);
  if (whole !== undefined) {
    const only = recordOf(text, whole, 1);
    return 'why' in only ? only : [only];
  }
  const records: RecordText[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const found = recordOf(line, parse(line), i + 1);
    if ('why' in found) return found;
    records.push(found);
  }
  return records;
}

/** The part of a record that is wrong, as words are given it; `log` with the number of the entry, from 1 on. */
export function faultPart({ at }: Fault): { part: string; entry: number } {
  return typeof at === 'object' ? { part: 'log', entry: at.entry + 1 } : { part: at, entry: 0 };
}
