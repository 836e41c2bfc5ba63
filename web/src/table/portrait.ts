// The faces of the bots, as pictures: they are put together once, and each is one element of the page.
import type { Look } from '../cities/look';
import { FIXED } from '../design/tokens';
import { BEARDS, BODY, DYES, EARS, EXTRAS, GLASSES, HAIRDOS, HAIRS, HATS, HEADS, MOUTHS, NECK, SKINS, WEARS } from './portraitParts';

const INK = FIXED.line;
const known = new Map<Look, string>();

/** Somebody's portrait, for `background-image`. */
export function portrait(look: Look): string {
  let found = known.get(look);
  if (found === undefined) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawn(look)}</svg>`;
    found = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    known.set(look, found);
  }
  return found;
}

const fill = (color: string, d: string | undefined, more = ''): string => (d ? `<path fill="${color}" d="${d}"${more}/>` : '');
/** The second tone of whatever is below. */
const shaded = (d: string | undefined): string => fill(INK, d, ' fill-opacity=".17"');
const drawnLine = (color: string, width: number, d: string, more = ''): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;

function drawn(look: Look): string {
  const [skin, shade] = SKINS[look.skin];
  const hair = HAIRS[look.tone];
  const ground = DYES[look.ground];
  const felt = DYES[look.felt ?? 'coal'];
  const head = HEADS[look.head ?? 'oval'];
  const hairdo = look.hair && HAIRDOS[look.hair];
  const hat = look.hat && HATS[look.hat];
  const wears = WEARS[look.wears];
  return [
    fill(ground, 'M0 0h64v64H0z'),
    // The sun behind them, low on the left.
    fill('#fff', 'M-6 34a26 26 0 1 0 52 0a26 26 0 1 0-52 0z', ' fill-opacity=".2"'),
    // A bun would stand on top of a hat.
    hat && look.hair === 'bun' ? '' : fill(hair, hairdo?.back) + shaded(hairdo?.back),
    fill(felt, hat?.back) + shaded(hat?.back),
    fill(DYES[look.cloth], BODY[0]) + shaded(BODY[1]),
    fill(shade, NECK[0]),
    fill(FIXED.cream, wears.light),
    shaded(wears.shade),
    fill(DYES[look.trim ?? look.cloth], wears.trim),
    fill(FIXED.gold, wears.gold),
    fill(skin, EARS),
    fill(skin, head[0]),
    fill(shade, head[1]),
    look.extra === 'freckles' ? fill(shade, EXTRAS.freckles) : '',
    look.beard ? fill(hair, BEARDS[look.beard], look.beard === 'stubble' ? ' fill-opacity=".4"' : '') : '',
    eyes(look, hair),
    drawnLine(shade, 1.8, 'M32 29.5l-1.5 5q1.5 1.2 3 .3'),
    mouth(look),
    fill(hair, hairdo?.front[0], look.hair === 'buzz' ? ' fill-opacity=".75"' : '') + shaded(hairdo?.front[1]),
    look.glasses ? glasses(look.glasses) : '',
    // The hat of somebody with a veil is the veil: nothing lies over it.
    hat ? fill(felt, hat.front[0], ' fill-rule="evenodd"') + shaded(hat.front[1]) : '',
    hat?.dark ? fill(INK, hat.dark, ' fill-opacity=".62"') : '',
    fill(FIXED.gold, hat?.gold),
    extra(look),
  ].join('');
}

function eyes({ glasses, tone }: Look, hair: string): string {
  const brows = drawnLine(tone === 'white' || tone === 'blond' ? '#b39d78' : hair, 1.9, 'M23 24.8q3-2 6-.6M35 24.2q3-1.4 6 .6');
  const dots = glasses === 'sun' ? '' : fill(INK, 'M24.5 29.5a1.8 2 0 1 0 3.6 0a1.8 2 0 1 0-3.6 0zM35.9 29.5a1.8 2 0 1 0 3.6 0a1.8 2 0 1 0-3.6 0z');
  return brows + dots;
}

function mouth({ mouth = 'smile', beard }: Look): string {
  if (beard === 'moustache' && mouth !== 'grin') return drawnLine(INK, 1.8, 'M29 41.5q3 1.5 6 0');
  const d = MOUTHS[mouth];
  return mouth === 'grin' ? fill('#fff', d) + drawnLine(INK, 1.5, d) : drawnLine(INK, 1.9, d);
}

const glasses = (kind: NonNullable<Look['glasses']>): string =>
  kind === 'sun' ? fill(INK, GLASSES.sun) + drawnLine(INK, 1.6, GLASSES.sun) : fill('#fff', GLASSES[kind], ' fill-opacity=".3"') + drawnLine(INK, 1.6, GLASSES[kind]);

function extra({ extra, ground }: Look): string {
  switch (extra) {
    case 'earrings':
      return fill(FIXED.gold, EXTRAS.earrings);
    case 'flower':
      return fill(DYES[ground === 'brick' || ground === 'rust' ? 'cream' : 'brick'], EXTRAS.flower) + fill(FIXED.gold, 'M44 21a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0z');
    case 'pencil':
      return fill(FIXED.gold, EXTRAS.pencil) + fill(INK, 'M51 20l1.5 2.2 2-3z');
    default:
      return '';
  }
}
