// What this device contributes to the shuffles.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fateIn, newCommit, owed } from '../src/net/contribution';
import { http } from '../src/net/http';
import { fromHex, sha256, toHex } from '../src/net/sha256';
import type { Seat, Shuffling, Table } from '../src/wire';

const seat = (more: Partial<Seat>): Seat => ({ name: 'A', by: 'person', mine: false, can_return: false, wants_end: false, ...more });
const tableOf = (seats: Seat[], more: Partial<Table> = {}): Table => ({
  id: 'x', city: 'london', own_board: false, hints: true, stage: 'waiting', number: 0, seats, waiting_for: [],
  commitment: 'server', host: true, reveal_by: 5000, ...more,
});

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('hashes as everybody does', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
  expect(toHex(sha256(new Uint8Array(32).fill(1)))).toBe('72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793');
});

it('reveals the secret of its commit when all seats are taken, and not before', () => {
  const commit = newCommit();
  expect(newCommit()).not.toBe(commit);
  const seats = [seat({ commit: 'other' }), seat({ mine: true, commit })];
  const open = tableOf(seats);
  delete open.reveal_by;
  expect(owed(open)).toBeUndefined();
  const due = owed(tableOf(seats))!;
  expect(due.seat).toBe(1);
  expect(toHex(sha256(fromHex(due.reveal.secret)))).toBe(commit);
  expect(due.reveal.next).toMatch(/^[0-9a-f]{64}$/);
  // What is sent again is the same.
  expect(owed(tableOf(seats))).toEqual(due);
  // It is revealed, or somebody else's.
  expect(owed(tableOf([seats[0]!, seat({ mine: true, commit, secret: due.reveal.secret })]))).toBeUndefined();
  expect(owed(tableOf([seats[0]!, seat({ commit })]))).toBeUndefined();
});

it('reveals nothing once what it was shown has changed', () => {
  const commit = newCommit();
  const mine = seat({ mine: true, commit });
  expect(owed(tableOf([mine, seat({ commit: 'one' })]))).toBeDefined();
  expect(owed(tableOf([mine, seat({ commit: 'other' })]))).toBeUndefined();
  expect(owed(tableOf([mine, seat({ commit: 'one' })], { commitment: 'another' }))).toBeUndefined();
});

it('reveals nothing while a seat is open', () => {
  const commit = newCommit();
  expect(owed(tableOf([seat({ mine: true, commit }), seat({ by: 'open' })]))).toBeUndefined();
});

const SEED = '07'.repeat(32);
const COMMITMENT = toHex(sha256(fromHex(SEED)));

/** A game in which this device has seat 0, another device seat 2, and who begins is drawn. */
function played(): { commit: string; fair(more?: Partial<Shuffling>): Shuffling; fate(fair?: Shuffling | null, names?: string[], table?: string): string } {
  const commit = newCommit();
  const seats = [seat({ name: 'A', mine: true, commit }), seat({ name: '', by: 'bot' }), seat({ name: 'C', commit: 'other' })];
  const { reveal } = owed(tableOf(seats, { commitment: COMMITMENT, draws_first: true }))!;
  const contributions = [{ seat: 0, commit, secret: reveal.secret }, { seat: 2, commit: 'other' }];
  const fair = (more: Partial<Shuffling> = {}): Shuffling => ({
    shuffle: 'crosstown-shuffle/2', commitment: COMMITMENT, seed: SEED, contributions, first: 2, ...more,
  });
  return { commit, fair, fate: (given = fair(), names = ['C', 'A', ''], table = 'x') => fateIn(given, names, table) };
}

it('finds its contribution in the record', () => {
  expect(played().fate()).toBe('mixed');
});

it('notices that its contribution is missing', () => {
  const { commit, fair, fate } = played();
  expect(fate(fair({ contributions: [{ seat: 0, commit }, { seat: 2, commit: 'other' }] }))).toBe('missing');
  // Somebody has copied the commit, and this device's own seat is left out.
  const [own, other] = fair().contributions!;
  expect(fate(fair({ contributions: [own!, { seat: 1, commit }, other!] }))).toBe('missing');
  // It was never asked for.
  const silent = newCommit();
  owed(tableOf([seat({ mine: true, commit: silent }), seat({ by: 'open' })], { id: 'y' }));
  expect(fateIn(fair({ contributions: [{ seat: 0, commit: silent }] }), ['A', 'B'], 'y')).toBe('missing');
});

it('notices that something was exchanged', () => {
  const { fair, fate } = played();
  const [own, other] = fair().contributions!;
  const changed: Partial<Shuffling>[] = [
    { contributions: [own!] },
    { contributions: [own!, { seat: 2, commit: 'chosen later' }] },
    { contributions: [own!, { seat: 1, commit: 'added' }, other!] },
    { contributions: [own!, { ...other!, secret: SEED }] },
    { commitment: 'another' },
    { seed: '08'.repeat(32) },
    { first: undefined! },
  ];
  for (const more of changed) expect(fate(fair(more)), JSON.stringify(more)).toBe('changed');
  // Players have changed places.
  expect(fate(fair(), ['A', 'C', ''])).toBe('changed');
  // Nothing of this device is in the record of a table at which it was to contribute.
  expect(fate(fair({ contributions: [other!] }))).toBe('changed');
  expect(fate({ shuffle: 'crosstown-shuffle/1', commitment: '', seed: '' })).toBe('changed');
  expect(fate(null)).toBe('changed');
});

it('knows nothing of tables at which it did not sit, or which it left before', () => {
  const { fair } = played();
  const others = fair({ contributions: [fair().contributions![1]!] });
  expect(fateIn(others, ['C', 'A', ''], 'elsewhere')).toBe('none');
  expect(fateIn(others, ['C', 'A', ''], undefined)).toBe('none');
  const commit = newCommit();
  owed(tableOf([seat({ mine: true, commit }), seat({ by: 'open' })], { id: 'left' }));
  owed(tableOf([seat({ by: 'open' }), seat({ by: 'open' })], { id: 'left' }));
  expect(fateIn(null, ['A', 'B'], 'left')).toBe('none');
});

it('commits with the request for a seat, and reveals before anybody looks', async () => {
  const asked: [string, Record<string, string>][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const said = JSON.parse(body) as Record<string, string>;
    asked.push([path, said]);
    const seats = [seat({ mine: true, commit: asked[0]![1].commit! })];
    const table = path.endsWith('/reveal') ? tableOf(seats, { stage: 'playing' }) : tableOf(seats);
    return new Response(JSON.stringify(table), { status: 200 });
  });
  expect((await http.create({ city: 'london', seats: [{ by: 'device', name: 'A' }] })).stage).toBe('playing');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables', '/api/tables/x/seats/0/reveal']);
  expect(toHex(sha256(fromHex(asked[1]![1].secret!)))).toBe(asked[0]![1].commit);
});

it('goes on without its contribution if it cannot be revealed', async () => {
  let commit = '';
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (path.endsWith('/reveal')) return new Response('{"code":"already-dealt"}', { status: 409 });
    commit = (JSON.parse(body) as { commit: string }).commit;
    return new Response(JSON.stringify(tableOf([seat({ mine: true, commit })])), { status: 200 });
  });
  const table = await http.sit('x', 0, { invite: 'i', name: 'A' });
  expect(table.seats[0]!.commit).toBe(commit);
});

it('reveals on a page that is opened again, as soon as it asks for the table', async () => {
  const commit = newCommit();
  const seats = [seat({ mine: true, commit })];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const revealed = path.endsWith('/reveal');
    return new Response(JSON.stringify(tableOf(seats, { stage: revealed ? 'playing' : 'waiting' })), { status: 200 });
  });
  // Nothing is left of the page but what the device has stored.
  vi.resetModules();
  const again = (await import('../src/net/http')).http;
  expect((await again.table('x')).stage).toBe('playing');
  expect(asked).toEqual(['/api/tables/x', '/api/tables/x/seats/0/reveal']);
});
