// What this device contributes to the shuffles, so that not even the host can choose the cards: secret bytes, whose hash
// the server is told first, and the bytes when all seats are taken. They are kept by their hash in the device's own
// store, so that a page that is loaded again can still reveal them, and can check a record afterwards.
import { readJson, writeJson } from '../settings.svelte';
import type { Reveal, Shuffling, Table } from '../wire';
import { fromHex, sha256, toHex } from './sha256';

interface Kept {
  secret: string;
  /** The table whose server has shown the commit at a seat of this device. */
  table?: string;
  /** What the server had shown when this was revealed; absent before. */
  shown?: Shown;
}

/** What was fixed before this device told its secret. */
interface Shown {
  /** That of the server's seed. */
  commitment: string;
  /** Those of all seats; empty where there is none. */
  commits: string[];
  /** Who sat where, and whether who begins was to be drawn. */
  names: string[];
  drawsFirst: boolean;
}

const KEY = 'crosstown-contributions';
const MOST = 100;

function kept(): Record<string, Kept> {
  const found = readJson(KEY);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Record<string, Kept>) : {};
}

function keep(commit: string, one: Kept): void {
  const { [commit]: _, ...others } = kept();
  writeJson(KEY, Object.fromEntries([...Object.entries(others), [commit, one] as const].slice(-MOST)));
}

/** Makes up a secret and gives its hash. */
export function newCommit(): string {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const commit = toHex(sha256(secret));
  keep(commit, { secret: toHex(secret) });
  return commit;
}

/** By commit: what is sent again is the same. */
const revealed = new Map<string, Reveal>();

const commitsOf = ({ seats }: Table): string[] => seats.map(({ commit }) => commit ?? '');

const shownBy = (table: Table): Shown => ({
  commitment: table.commitment,
  commits: commitsOf(table),
  names: table.seats.map(({ name }) => name),
  drawsFirst: table.draws_first ?? false,
});

/** Remembers at which table a commit of this device is, for as long as it sits there before the deal. */
function remember(table: Table): void {
  const mine = table.seats.flatMap(({ mine, commit }) => (mine && commit ? [commit] : []));
  for (const [commit, one] of Object.entries(kept())) {
    if (mine.includes(commit) && one.table !== table.id) keep(commit, { ...one, table: table.id });
    // Who left before anything was revealed contributes nothing.
    else if (one.table === table.id && !one.shown && table.stage === 'waiting' && !mine.includes(commit)) keep(commit, { secret: one.secret });
  }
}

/** What this device is to reveal at a table now, and at which seat. From here on it counts as revealed. */
export function owed(table: Table): { seat: number; reveal: Reveal } | undefined {
  remember(table);
  if (table.reveal_by === undefined || table.seats.some(({ by }) => by === 'open')) return undefined;
  const seat = table.seats.findIndex(({ mine, commit, secret }) => mine && commit && !secret && kept()[commit]);
  const commit = table.seats[seat]?.commit;
  const own = commit === undefined ? undefined : kept()[commit];
  if (!commit || !own) return undefined;
  // Others could choose their secret to fit ours if it were told under other commits than the first time.
  const shown = shownBy(table);
  own.shown ??= shown;
  if (own.shown.commitment !== shown.commitment || own.shown.commits.join() !== shown.commits.join()) return undefined;
  keep(commit, own);
  const reveal = revealed.get(commit) ?? { secret: own.secret, next: newCommit() };
  revealed.set(commit, reveal);
  return { seat, reveal };
}

/** What became of this device's contribution: it is in the record and all is as it was shown before; it is missing, or
 * something else was exchanged; or this device knows of none. */
export type Fate = 'mixed' | 'missing' | 'changed' | 'none';

/** `names` are those of the record's seats, and `table` is where it was played, if that is known. */
export function fateIn(fair: Shuffling | null | undefined, names: readonly string[], table?: string): Fate {
  const known = kept();
  const all = fair?.contributions ?? [];
  const own = all.filter(({ commit }) => known[commit]);
  if (!fair || own.length === 0) return Object.values(known).some((one) => one.table !== undefined && one.table === table) ? 'changed' : 'none';
  const { shown } = known[own[0]!.commit]!;
  if (own.some(({ secret }) => secret === undefined)) return 'missing';
  return shown && isAsShown(fair, names, shown) ? 'mixed' : 'changed';
}

function isAsShown(fair: Shuffling, names: readonly string[], shown: Shown): boolean {
  const { commitment, seed, contributions = [], first = 0 } = fair;
  const isHash = (hash: string, of: string): boolean => toHex(sha256(fromHex(of))) === hash;
  return (
    commitment === shown.commitment &&
    isHash(commitment, seed) &&
    contributions.length === shown.commits.filter((commit) => commit !== '').length &&
    contributions.every(({ seat, commit, secret }) => shown.commits[seat] === commit && (secret === undefined || isHash(commit, secret))) &&
    // Who begins is drawn, or was named before; and nobody changed places.
    (fair.first !== undefined) === shown.drawsFirst &&
    shown.names.every((name, seat) => names[(seat + names.length - first) % names.length] === name)
  );
}
