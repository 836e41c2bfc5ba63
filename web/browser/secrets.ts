// What a page may never be told: hands and tickets of others. Looks at everything that comes over the wire.
import { expect, type Page } from '@playwright/test';
import { entriesOf } from '../src/game/events';
import type { Numbered, SeatView, Table, TableEvent, View } from '../src/wire';

const OWN = ['hand', 'tickets', 'completed', 'offered', 'actions'] as const;
const SEAT = ['hand', 'offered'] as const satisfies (keyof SeatView)[];
/** What everybody sees once the game is over. */
const AT_END = ['kept', 'completed', 'bonuses'] as const satisfies (keyof SeatView)[];

/** What somebody at this seat, or a spectator, should not have seen in a view. */
function inView(view: View, seat: number | undefined): string[] {
  const found: string[] = [];
  if (view.seat !== seat) found.push(`the view of seat ${view.seat}`);
  if (seat === undefined) found.push(...OWN.filter((key) => key in view));
  for (const one of view.seats) {
    found.push(...SEAT.filter((key) => key in one));
    if (!view.outcome) found.push(...AT_END.filter((key) => key in one));
  }
  return found;
}

function inEvent(what: TableEvent, seat: number | undefined): string[] {
  return entriesOf(what).flatMap((entry) => {
    if (!('do' in entry) || entry.seat === seat) return [];
    if (entry.do === 'draw' && entry.from === 'deck' && entry.card !== undefined) return ['a blind card'];
    if (entry.do === 'keep' && entry.tickets !== undefined) return ['kept tickets'];
    if (entry.do === 'tickets' && entry.offered !== undefined) return ['offered tickets'];
    return [];
  });
}

/** Listens to a page from now on. */
export class Listener {
  frames = 0;
  readonly #leaks: string[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      const found = /\/seats\/(\d+)\/socket/.exec(socket.url())?.[1];
      let seat = found === undefined ? undefined : Number(found);
      socket.on('framereceived', ({ payload }) => {
        const { table } = JSON.parse(String(payload)) as { table?: Table };
        // At the deal the seats may be turned: then ours has another number.
        if (table && seat !== undefined && !table.seats[seat]?.mine) seat = table.seats.findIndex(({ mine }) => mine);
        this.#hear(String(payload), seat);
      });
    });
  }

  #hear(text: string, seat: number | undefined): void {
    this.frames++;
    const message = JSON.parse(text) as { view?: View | null; table?: Table; what?: TableEvent; missed?: Numbered[] };
    const events = [...(message.what ? [message.what] : []), ...(message.missed ?? []).map(({ what }) => what)];
    const leaks = [...(message.view ? inView(message.view, seat) : []), ...events.flatMap((what) => inEvent(what, seat))];
    if (seat === undefined && message.table?.invite !== undefined) leaks.push('the invitation');
    this.#leaks.push(...leaks.map((leak) => `${leak} in ${text.slice(0, 300)}`));
  }

  /** Something was heard, and nothing that should not have been. */
  check(): void {
    expect(this.frames).toBeGreaterThan(20);
    expect(this.#leaks).toEqual([]);
  }
}
