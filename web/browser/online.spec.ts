// Two people on two devices, and somebody who watches.
import { expect, test } from './fixtures';
import { Player } from './player';
import { Listener } from './secrets';
import { begin, logOf, scoresOf, sheetOf, tableId } from './table';

test('two browsers and a spectator play a whole game', async ({ visit }) => {
  const ada = await visit();
  const heardByAda = new Listener(ada);
  await begin(ada, 'london', ['friend']);
  await expect(ada.getByRole('status')).toContainText('One seat is open');
  const link = await ada.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toMatch(/\/t\/[^#]+#.+/);

  const grace = await visit({ settings: { name: '' } });
  const heardByGrace = new Listener(grace);
  await grace.goto(link);
  await grace.getByLabel('Your name').fill('Grace');
  await grace.getByRole('button', { name: 'Take the seat' }).click();

  // The link for spectators stands in the menu.
  await expect(ada.locator('.sheet .offers')).toBeVisible();
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByText('Let others watch').click();
  const watch = await ada.getByLabel('Link', { exact: true }).inputValue();
  expect(watch).toBe(link.replace(/#.*/, ''));
  await ada.getByRole('button', { name: 'Close', exact: true }).click();
  const crowd = await visit({ settings: { name: 'Mary' } });
  const heardByCrowd = new Listener(crowd);
  await crowd.goto(watch);
  await expect(crowd.getByText('You are watching')).toBeVisible();
  expect(tableId(crowd)).toBe(tableId(ada));

  // Whatever changes in the spectator's page is looked at.
  await crowd.evaluate(() => {
    const hidden = '.hand, section.tickets, .sheet, .market .can, .route[aria-disabled=false], .place-choice';
    const seen = Object.assign(window, { said: new Set<string>(), leaked: new Set<string>() });
    new MutationObserver(() => {
      for (const one of document.querySelectorAll(hidden)) seen.leaked.add(one.outerHTML);
      for (const one of document.querySelectorAll('[aria-labelledby=log-title] li')) seen.said.add(one.textContent!);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await Promise.all([new Player(ada).toTheEnd(), new Player(grace).toTheEnd()]);
  await expect(crowd.locator('.end article')).toHaveCount(2);
  const { said, leaked } = await crowd.evaluate(() => {
    const seen = window as unknown as { said: Set<string>; leaked: Set<string> };
    return { said: [...seen.said], leaked: [...seen.leaked] };
  });
  expect(leaked).toEqual([]);
  for (const listener of [heardByAda, heardByGrace, heardByCrowd]) listener.check();
  const words = said.join('\n');
  expect(words).toMatch(/(Ada|Grace) claims/);
  expect(words).not.toMatch(/keeps|a (\w+) card from the deck|a Bus \(wild\) from the deck/);
  // One's own blind cards are named, those of others are not.
  expect((await logOf(ada)).join('\n')).not.toMatch(/Grace (keeps|draws an? [^c]\w+ )/);

  const sheet = await sheetOf(ada);
  expect(sheet.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
  expect(await sheetOf(grace)).toEqual(sheet);
  expect(await sheetOf(crowd)).toEqual(sheet);
  const totals = (await scoresOf(ada)).map(({ total }) => total).sort();
  expect(sheet.map(({ total }) => total).sort()).toEqual(totals);
  // Who only watched cannot ask for another game.
  await expect(crowd.getByRole('button', { name: 'Play again' })).toHaveCount(0);
});
