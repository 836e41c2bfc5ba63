// Plays a game at a real server and keeps what the page was told at some moments of it, for `scenes.ts`. The server's bot
// gives hints, which are followed.
import type { Page } from '@playwright/test';
import type { FromClient, Hint, NewTable, Numbered, Table, ToClient, View } from '../src/wire';

/** Moments of a game in which the first seat is to act, and its end. */
export const MOMENTS = ['tickets', 'middle', 'last', 'end'] as const;
export type MomentName = (typeof MOMENTS)[number];

export interface Moment {
  table: Table;
  view: View;
}

/** A game as one seat saw it. */
export interface Game {
  moments: Record<MomentName, Moment>;
  /** What a bot would do in the middle. */
  hint: Hint;
  /** All that happened: each moment comes after the event that its table has the number of. */
  log: Numbered[];
  /** As the server gives it out, for the replay. */
  record: object;
}

/** Plays games of a city until one has all the moments. */
export async function recordGame(page: Page, city: string): Promise<Game> {
  for (;;) {
    const { moments, hint, ...game } = await page.evaluate(play, city);
    const { tickets, middle, last, end } = moments;
    if (!tickets || !middle || !last || !end || !hint) continue;
    return withoutChance({ moments: { tickets, middle, last, end }, hint, ...game }, city);
  }
}

/** The game under an address that is always the same, and without what no picture shows. */
function withoutChance(game: Game, city: string): Game {
  for (const { table } of Object.values(game.moments)) {
    table.id = city;
    delete table.invite;
  }
  return game;
}

/** Runs in the page. */
async function play(city: string): Promise<Omit<Game, 'moments' | 'hint'> & { moments: Partial<Game['moments']>; hint?: Hint }> {
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await (await fetch(path, body && post)).json()) as T;
  };
  const bots = (['easy', 'medium', 'hard'] as const).map((level) => ({ by: 'bot' as const, level }));
  const made = await ask<Table>('/api/tables', { city, first: 0, seats: [{ by: 'device', name: 'Ada' }, ...bots] } satisfies NewTable);
  const seat = made.seats.findIndex(({ mine }) => mine);
  const path = `/api/tables/${made.id}`;

  const moments: Partial<Game['moments']> = {};
  const log: Numbered[] = [];
  let [table, view, hint] = [made, null as View | null, undefined as Hint | undefined];
  let acted = -1;
  /** The pieces of whoever has fewest, and how many everybody began with. */
  const pieces = (now: View): number => Math.min(...now.seats.map(({ pieces }) => Object.values(pieces).reduce((sum, n) => sum + n, 0)));
  let most = 0;

  const socket = new WebSocket(`${path.replace(/^/, location.origin.replace(/^http/, 'ws'))}/seats/${seat}/socket?seen=0`);
  const momentOf = (now: View): MomentName | undefined => {
    if (now.phase === 'choose-tickets') return 'tickets';
    if (now.phase !== 'turn') return undefined;
    if (now.turns_left !== null) return 'last';
    const claims = now.actions?.some((action) => 'do' in action && action.do === 'claim');
    return claims && pieces(now) <= most * 0.5 ? 'middle' : undefined;
  };
  const act = async (): Promise<void> => {
    if (!view?.actions?.length || !table.waiting_for.includes(seat) || acted === table.number) return;
    acted = table.number;
    most = Math.max(most, pieces(view));
    const [now, moment] = [table.number, momentOf(view)];
    const kept = { table, view };
    const advised = await ask<Partial<Hint>>(`${path}/seats/${seat}/hint`);
    // In setup others act at the same time.
    if (table.number !== now) return void act();
    if (!advised.action) return void (acted = -1);
    if (moment && !moments[moment]) {
      moments[moment] = kept;
      if (moment === 'middle') hint = advised as Hint;
    }
    socket.send(JSON.stringify({ type: 'play', id: `${now}`, seen: now, action: advised.action } satisfies FromClient));
  };
  await new Promise<void>((over, lost) => {
    socket.onclose = () => lost(new Error('the connection was lost'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.type === 'welcome') {
        log.push(...message.missed);
        [table, view] = [message.table, message.view];
      } else if (message.type === 'event') {
        const { number, at, what, waiting_for } = message;
        log.push({ number, at, what });
        table = { ...(message.table ?? table), number, waiting_for, stage: 'playing' };
        view = message.view ?? view;
        if (message.view === null) return;
      } else if (message.type === 'refused') {
        acted = -1;
      } else return;
      if (view?.outcome) over();
      else void act();
    };
  });
  socket.onclose = null;
  socket.close();
  moments.end = { table: await ask<Table>(path), view: view! };
  const record = await ask<object>(`${path}/record`);
  return { moments, log, record, ...(hint ? { hint } : {}) };
}
