// What the page asks of a server, and what it makes of the answers.
import { afterEach, expect, it, vi } from 'vitest';
import { http } from '../src/net/http';
import { problemOf } from '../src/net/transport';

function answer(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const paths = (fetched: ReturnType<typeof vi.fn>): unknown[] => fetched.mock.calls.map(([path]) => path);

afterEach(() => vi.unstubAllGlobals());

it('asks why a seat cannot do something, and there may be no reason', async () => {
  const fetched = answer(null);
  expect(await http.why('x', 1, { route: 'a--b#1' })).toBeNull();
  await http.why('x', 1, { draw: 'deck' });
  await http.why('x', 1, { draw: 0 });
  await http.why('x', 1, { tickets: true });
  await http.why('x', 1, { place: 'soho' });
  const queries = ['route=a--b%231', 'draw=deck', 'draw=0', 'tickets=true', 'place=soho'];
  expect(paths(fetched)).toEqual(queries.map((query) => `/api/tables/x/seats/1/why?${query}`));
});

it('asks for a replay as somebody may see it', async () => {
  const fetched = answer({});
  await http.replay({ of: 'table', id: 'x' }, 'spectator');
  await http.replay({ of: 'record', id: 'y' }, 2);
  await http.replay({ of: 'text', text: '{"city":"london"}' }, 'open');
  expect(paths(fetched)).toEqual(['/api/tables/x/replay?as=spectator', '/api/records/y/replay?as=2', '/api/replay?as=open']);
  expect(fetched.mock.calls[2]![1]).toMatchObject({ method: 'POST', body: '{"record":{"city":"london"}}' });
});

it('tells a refusal of the server from no answer and from no connection', async () => {
  answer({ code: 'not-your-seat' }, 403);
  expect(problemOf(await http.table('x').catch((error: unknown) => error)).code).toBe('not-your-seat');
  answer('Bad gateway', 502);
  expect(problemOf(await http.table('x').catch((error: unknown) => error)).code).toBe('no-answer');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(problemOf(await http.table('x').catch((error: unknown) => error)).code).toBe('offline');
});
