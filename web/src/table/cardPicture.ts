// What is on a card, as a picture. A hand of drawings would be hundreds of elements to lay out. A picture is one, and the
// browser caches it.
import { circle, moved } from '../board/path';
import { lookOf, STAR } from '../board/signs';
import { vehicleOf } from '../board/vehicles';
import { cityArt } from '../cities';
import type { CardArt, CardTone, Scene } from '../cities/art';
import { mix } from '../design/mix';
import { COLORS, FIXED } from '../design/tokens';
import { whenIdle } from '../motion';
import type { Board } from '../wire';
import { WILD_SIGNS } from './wildSigns';

/** What the cards of a board depend on. */
export type CardBoard = Pick<Board, 'id' | 'colors' | 'wild' | 'pieces'>;

const INK = FIXED.line;
const RAINBOW = [COLORS.blue, COLORS.green, COLORS.yellow, COLORS.orange, COLORS.red, COLORS.purple];
/** How much cream or night is in the shades of a colour. */
const PALER = { pale: 0.72, light: 0.42, soft: 0.2 } as const;
const DARKER = { dark: 0.26, deep: 0.52, night: 0.74 } as const;
const NIGHT = '#17151f';

/** By the art of a city, which may come later than the first card. */
const known = new WeakMap<CardArt, Map<string, string>>();
/** A browser forgets a picture that is not shown and that nobody holds. */
const held = new Map<string, HTMLImageElement>();

/** Loads all pictures of a board's cards when there is nothing else to do, so that none is blank when first shown. */
export function preloadCards(board: CardBoard): void {
  whenIdle(() => {
    for (const picture of [...board.colors, 'wild', undefined].map((color) => cardPicture(color, board))) {
      if (held.has(picture)) continue;
      const image = new Image();
      image.src = picture.slice('url("'.length, -'")'.length);
      held.set(picture, image);
    }
  });
}

/** A card of a colour, the wild one, or one from behind; for `background-image`. */
export function cardPicture(color: string | undefined, board: CardBoard): string {
  const { cards } = cityArt(board.id);
  let pictures = known.get(cards);
  if (!pictures) known.set(cards, (pictures = new Map()));
  const name = `${color ?? ''} ${board.wild} ${emblemOf(board)}`;
  let found = pictures.get(name);
  if (found === undefined) {
    const drawn =
      color === undefined ? behind(cards, emblemOf(board)) : color === 'wild' ? ofWild(cards, board.wild) : ofColor(cards, color);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 84">${drawn}</svg>`;
    found = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    pictures.set(name, found);
  }
  return found;
}

/** The vehicle that stands for a city: its first piece. */
function emblemOf({ id, pieces }: CardBoard): string {
  const kind = pieces[0]?.name ?? '';
  return cityArt(id).map.vehicles?.[kind] ?? kind;
}

const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
/** A shape that may have holes. */
const sign = (fill: string, d: string): string => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`;
const stroke = (color: string, d: string, width: number): string =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const ground = (fill: string): string => shape(fill, 'M0 0H60V84H0z');

/** The shade of a colour that a scene names. */
export function shadeOf(color: string, tone: string): string {
  if (tone in PALER) return mix(color, FIXED.cream, PALER[tone as keyof typeof PALER]);
  if (tone in DARKER) return mix(color, NIGHT, DARKER[tone as keyof typeof DARKER]);
  const fixed: Partial<Record<CardTone, string>> = { base: color, cream: FIXED.cream, gold: FIXED.gold, ink: INK };
  return fixed[tone as CardTone] ?? tone;
}

function sceneIn(color: string, scene: Scene): string {
  return scene
    .map(([tone, d, line]) => (line === undefined ? shape(shadeOf(color, tone), d) : stroke(shadeOf(color, tone), d, line)))
    .join('');
}

/** A sign on small discs in two corners. */
function corners(drawn: string, ink: string): string {
  const at = [[8, 8.2], [52, 75.8]] as const;
  return (
    shape(FIXED.cream, at.map(([x, y]) => circle(x, y, 6.3)).join('')) +
    sign(ink, at.map(([x, y]) => moved(drawn, x, y, 0, 3.9)).join(''))
  );
}

/** Hills in two shades, where nobody drew a city. */
const PLAIN: Scene = [
  ['dark', 'M0 62Q16 48 32 60T60 56V84H0z'],
  ['deep', 'M0 72Q20 60 38 71T60 68V84H0z'],
];

function ofColor({ scenes }: CardArt, color: string): string {
  const { fill, sign: drawn } = lookOf(color);
  const ink = shadeOf(fill, 'night');
  // The sign is the sun of the scene; on white there is no light but shade.
  const glow = color === 'white' ? mix(fill, NIGHT, 0.5) : FIXED.cream;
  return (
    ground(fill) +
    shape(mix(fill, glow, 0.1), circle(30, 29, 27)) +
    shape(mix(fill, glow, 0.24), circle(30, 29, 21)) +
    sceneIn(fill, scenes?.[color] ?? PLAIN) +
    shape(FIXED.cream, circle(30, 29, 15.5)) +
    sign(ink, moved(drawn, 30, 29, 0, 9.6)) +
    corners(drawn, ink)
  );
}

function ofWild({ wild }: CardArt, kind: string): string {
  const rays = 2 * RAINBOW.length;
  const burst = Array.from({ length: rays }, (_, i) => {
    const point = (at: number): string => {
      const angle = (2 * Math.PI * at) / rays;
      return `${(30 + 60 * Math.sin(angle)).toFixed(1)} ${(42 - 60 * Math.cos(angle)).toFixed(1)}`;
    };
    return shape(RAINBOW[i % RAINBOW.length]!, `M30 42L${point(i - 0.5)}L${point(i + 0.5)}z`);
  });
  const middle = wild
    ? `<clipPath id="disc">${shape(INK, circle(30, 42, 23))}</clipPath><g clip-path="url(#disc)">${sceneIn(COLORS.yellow, wild)}</g>`
    : sign(INK, moved(WILD_SIGNS[kind] ?? WILD_SIGNS['wild']!, 30, 42, 0, 14));
  return (
    burst.join('') +
    shape(FIXED.cream, circle(30, 42, 24.2)) +
    middle +
    stroke(INK, circle(30, 42, 23), 1.3) +
    corners(STAR, INK)
  );
}

/** Streets, where nobody drew a city. */
const STREETS: Scene = [
  ['soft', 'M0 14H60M0 28H60M0 56H60M0 70H60M12 0V84M24 0V84M36 0V84M48 0V84M-2 60L62 20', 0.9],
];

function behind({ back }: CardArt, kind: string): string {
  const { color, pattern } = back ?? { color: '#1f5f66', pattern: STREETS };
  const vehicle = vehicleOf(kind);
  const [x, y] = vehicle.badge;
  const place = (d: string): string => moved(d, 30, 42.5, 0, 0.52);
  return (
    ground(color) +
    sceneIn(color, pattern) +
    stroke(FIXED.cream, 'M8 3.5H52A4.5 4.5 0 0 1 56.5 8V76A4.5 4.5 0 0 1 52 80.5H8A4.5 4.5 0 0 1 3.5 76V8A4.5 4.5 0 0 1 8 3.5z', 1.2) +
    shape(FIXED.cream, circle(30, 42, 23)) +
    stroke(FIXED.gold, circle(30, 42, 21), 1.2) +
    stroke(color, 'M13 50.5H47M17 54H43', 0.8) +
    shape(FIXED.gold, moved(STAR, 30, 28.5, 0, 3.4) + moved(STAR, 22.5, 31, 0, 2.2) + moved(STAR, 37.5, 31, 0, 2.2)) +
    shape(INK, place(vehicle.gear)) +
    shape(color, place(vehicle.body)) +
    shape(shadeOf(color, 'deep'), place(vehicle.shade)) +
    shape(FIXED.cream, place(vehicle.windows) + place(circle(x, y, 9))) +
    shape(color, place(moved(STAR, x, y, 0, 6)))
  );
}
