// What is on a card, as a picture. A hand of drawings would be hundreds of elements to lay out. A picture is one, and the
// browser caches it.
import { moved } from '../board/path';
import { lookOf } from '../board/signs';
import { whenIdle } from '../motion';
import { WILD_SIGNS } from './wildSigns';

const STRIPES = ['#2c6db4', '#3f8f4b', '#f6d046', '#f08c2e', '#cc3b33', '#7a52a5'];
const PAPER = '#fffdf6';
const INK = '#26242a';
const BACK = { ground: '#1f5f66', lines: '#f4ead2' };

const known = new Map<string, string>();
/** A browser forgets a picture that is not shown and that nobody holds. */
const held = new Map<string, HTMLImageElement>();

/** Loads all pictures of a city's cards when there is nothing else to do, so that none is blank when first shown. */
export function preloadCards(colors: readonly string[], wild: string): void {
  whenIdle(() => {
    for (const picture of [...colors, 'wild', undefined].map((color) => cardPicture(color, wild))) {
      if (held.has(picture)) continue;
      const image = new Image();
      image.src = picture.slice('url("'.length, -'")'.length);
      held.set(picture, image);
    }
  });
}

/** A card of a colour, of the city's wild with its kind, or from behind; for `background-image`. */
export function cardPicture(color: string | undefined, wild: string): string {
  const name = color === 'wild' ? `wild ${wild}` : (color ?? '');
  let found = known.get(name);
  if (found === undefined) {
    const drawn = color === undefined ? behind() : color === 'wild' ? ofWild(wild) : ofColor(color);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84">${drawn}</svg>`;
    found = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    known.set(name, found);
  }
  return found;
}

const ground = (fill: string): string => `<path fill="${fill}" d="M0 0H60V84H0z"/>`;

function ofColor(color: string): string {
  const { fill, ink, sign } = lookOf(color);
  // A large one in the middle, small ones in two corners.
  const signs = moved(sign, 30, 40, 0, 15) + moved(sign, 12.5, 13, 0, 4) + moved(sign, 47.5, 71, 0, 4);
  return (
    `${ground(fill)}<g fill="none" stroke="${ink}" stroke-opacity=".6"><rect x="5" y="5" width="50" height="74" rx="5"/>` +
    `<path stroke-width="1.5" d="M12 64H34"/></g><path fill="${ink}" fill-rule="evenodd" d="${signs}"/>`
  );
}

function ofWild(wild: string): string {
  const stripes = STRIPES.map((fill, i) => `<path fill="${fill}" d="M${5 + (i * 50) / 6} 5h8.4v74h-8.4z"/>`);
  const sign = moved(WILD_SIGNS[wild] ?? WILD_SIGNS['wild']!, 30, 42, 0, 14);
  return (
    `${ground(PAPER)}${stripes.join('')}<circle cx="30" cy="42" r="20" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/>` +
    `<path fill="${INK}" fill-rule="evenodd" d="${sign}"/>`
  );
}

function behind(): string {
  return (
    `${ground(BACK.ground)}<path fill="none" stroke="${BACK.lines}" stroke-opacity=".35" d="M8 20H52M8 34H52M8 48H52M8 62H52` +
    `M18 8V76M30 8V76M42 8V76"/><rect x="14" y="30" width="32" height="24" rx="5" fill="${BACK.lines}"/>` +
    `<path fill="${BACK.ground}" d="${moved(WILD_SIGNS['bus']!, 30, 42, 0, 11)}"/>`
  );
}
