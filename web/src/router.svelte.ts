// Where we are: `/`, `/#tables`, `/#rules` (of the first city), `/#rules/{city}`, `/#rules/{city}/{rule}`, `/#about`, `/t/{id}#{invite}`; a
// replay is `/r/{id}` of a table, `/r/record/{id}` of an imported record or `/r` of a file, each with `#{moment}`.
import cities from './cities/list.json';

export type Route =
  | { page: 'start' | 'tables' | 'about' }
  | { page: 'rules'; city: string; rule: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; of: 'table' | 'record' | 'file'; id: string; moment: string };

export function routeOf(path: string, hash: string): Route {
  const after = hash.replace(/^#/, '');
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table) return { page: 'table', id: decodeURIComponent(table[1]!), invite: after };
  const replay = /^\/r(?:\/(record)(?=\/[^/]))?(?:\/([^/]+))?\/?$/.exec(path);
  if (replay) {
    const [, record, id = ''] = replay;
    const of = id === '' ? 'file' : record ? 'record' : 'table';
    return { page: 'replay', of, id: decodeURIComponent(id), moment: after };
  }
  const rules = /^rules(?:\/([\w-]+)(?:\/([\w.]+))?)?$/.exec(after);
  if (rules) return { page: 'rules', city: rules[1] ?? cities[0]!.id, rule: rules[2] ?? '' };
  return { page: after === 'tables' || after === 'about' ? after : 'start' };
}

const here = (): Route => routeOf(location.pathname, location.hash);

let current = $state.raw(here());

export const router = {
  get route(): Route {
    return current;
  },
  /** Goes to an address of ours. */
  go(address: string): void {
    history.pushState(null, '', address);
    current = here();
    scrollTo(0, 0);
  },
  /** Gives the same page another address. */
  rename(address: string): void {
    history.replaceState(null, '', address);
    current = here();
  },
};

export const tablePath = (id: string, invite = ''): string =>
  `/t/${encodeURIComponent(id)}${invite ? `#${invite}` : ''}`;

export const rulePath = (city: string, rule: string): string => `/#rules/${city}/${rule}`;

export const replayPath = (id: string): string => `/r/${encodeURIComponent(id)}`;

addEventListener('popstate', () => (current = here()));

/** Links within the page do not reload it. */
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.getAttribute('href')?.startsWith('#') && link.hash.length > 1) return;
  event.preventDefault();
  router.go(link.href);
});
