// The colours that people choose, in the page as it is built.
import { expect, test } from './fixtures';

for (const [device, chosen, paper] of [
  ['light', 'dark', 'rgb(27, 28, 33)'],
  ['dark', 'light', 'rgb(244, 234, 210)'],
] as const) {
  test(`${chosen} colours on a ${device} device`, async ({ visit }) => {
    const page = await visit({ colorScheme: device, settings: { theme: chosen } });
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
  });
}
