// What messengers show of a link before anybody follows it.
import { expect, test } from './fixtures';
import { begin } from './table';

test('a link to a table has the name of its city and a picture', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'berlin');
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain('property="og:title" content="Berlin · Crosstown"');
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const answer = await page.request.get(picture!);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
