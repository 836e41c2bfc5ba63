// What was recorded for the scenes has the form of what a server sends now. If not: npm run scenes
import { expect, test } from './fixtures';
import { recordGame, type Game } from './recording';
import { recordedGame } from './scenes';
import cities from '../src/cities/list.json' with { type: 'json' };

/** The fields that all things of a kind have: others come and go with the game. */
function form(game: Game): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const look = (kind: string, thing: object): void => {
    const names = Object.keys(thing);
    fields[kind] = (fields[kind] ?? names).filter((name) => names.includes(name)).sort();
  };
  for (const { table, view } of Object.values(game.moments)) {
    look('table', table);
    look('view', view);
    for (const seat of table.seats) look('seat', seat);
    for (const seat of view.seats) look('seat of a view', seat);
  }
  for (const { what } of game.log) look(`event ${what.event}`, what);
  look('hint', game.hint);
  look('record', game.record);
  return fields;
}

test('what was recorded has the form of what the server sends', async ({ visit, troubles }) => {
  // A hint for a moment that has passed.
  troubles.allow(/hint 409|409 \(Conflict\)/);
  const city = cities[0]!.id;
  const page = await visit({ at: '/#about' });
  expect(form(recordedGame(city))).toEqual(form(await recordGame(page, city)));
});
