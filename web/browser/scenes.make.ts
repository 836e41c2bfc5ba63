// Records the games of `scenes/`: `npm run scenes`. To be done again when what the server sends has another form. Then the
// kept pictures are taken again too (pictures.spec.ts).
import { writeFileSync } from 'node:fs';
import { test } from './fixtures';
import { recordGame } from './recording';
import { sceneFile } from './scenes';
import cities from '../src/cities/list.json' with { type: 'json' };

for (const { id: city } of cities) {
  test(city, async ({ visit, troubles }) => {
    // A hint for a moment that has passed.
    troubles.allow(/hint 409|409 \(Conflict\)/);
    const page = await visit({ at: '/#about' });
    writeFileSync(sceneFile(city), `${JSON.stringify(await recordGame(page, city))}\n`);
  });
}
