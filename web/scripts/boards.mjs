// Turns the board files into what the server will send, for the development page and the tests.
// The shape is `BoardData` in src/board/types.ts.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const folder = new URL('../../boards/', import.meta.url);
const out = new URL('../src/dev/boards.dev.json', import.meta.url);

function route(facts, kinds) {
  const [, a, b, lane] = /^(.+?)--(.+?)(?:#([12]))?$/.exec(facts.id);
  const { id, color, spaces, cards = spaces, ferries = 0, piece = kinds[0], layout = [] } = facts;
  return { id, a, b, lane: Number(lane ?? 0), color, spaces, cards, ferries, piece, layout };
}

function board(file) {
  const facts = parse(readFileSync(new URL(file, folder), 'utf8'));
  return {
    id: facts.id,
    name: facts.name,
    aspect: facts.aspect,
    colors: Object.keys(facts.deck).filter((color) => color !== 'wild'),
    player_colors: facts.player_colors,
    places: facts.places.map(({ id, name, x, y, attraction = false, tourists = false }) => ({
      id, name, x, y, attraction, tourists,
    })),
    routes: facts.routes.map((entry) => route(entry, Object.keys(facts.pieces))),
    districts: facts.districts ?? [],
  };
}

const files = readdirSync(folder).filter((name) => name.endsWith('.toml')).sort();
writeFileSync(out, JSON.stringify(files.map(board)));
