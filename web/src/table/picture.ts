// A picture of a finished game, made in the page: the final board, and beside or below it everybody's points. The board is drawn
// by the board widget itself, out of sight; texts are written on a canvas, where the faces of the page work.
import { flushSync, mount, unmount } from 'svelte';
import Board from '../board/Board.svelte';
import { lookOf, MARKS, STAR } from '../board/signs';
import { vehicleOf } from '../board/vehicles';
import { artOf } from '../cities';
import { FACES, FIXED, TONES } from '../design/tokens';
import type { GameBoard } from '../game/board';
import { ownersOf, stacksOf } from '../game/boardState';
import { ranksOf } from '../game/results';
import { inTurn } from '../motion';
import { settings } from '../settings.svelte';
import type { Outcome, View } from '../wire';
import { cityName, t } from '../words/words.svelte';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels for each unit of the layout. */
const SCALE = 1.5;
const WIDTH = 1200;
const MARGIN = 32;
/** What the scores need at least, beside and below the board. */
const BESIDE = 360;
const BELOW = 196;

/** Where the board and the scores stand: beside each other, or below it where the board is wide. */
export function layoutOf(aspect: number): { height: number; board: Box; scores: Box; beside: boolean } {
  if (aspect > 1.15) {
    const width = WIDTH - 2 * MARGIN;
    const board = { x: MARGIN, y: MARGIN, width, height: width / aspect };
    const top = board.y + board.height + MARGIN * 0.75;
    return { height: Math.round(top + BELOW + MARGIN), board, scores: { x: MARGIN, y: top, width, height: BELOW }, beside: false };
  }
  const height = 900;
  const width = Math.min(WIDTH - 3 * MARGIN - BESIDE, (height - 2 * MARGIN) * aspect);
  const board = { x: MARGIN, y: (height - width / aspect) / 2, width, height: width / aspect };
  const left = 2 * MARGIN + width;
  return { height, board, scores: { x: left, y: MARGIN, width: WIDTH - MARGIN - left, height: height - 2 * MARGIN }, beside: true };
}

/** What styles decide about a drawing, and what it is if they say nothing. Those of the first kind are inherited. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)', 'fill-opacity': '1', 'fill-rule': 'nonzero', stroke: 'none', 'stroke-width': '1px', 'stroke-opacity': '1',
  'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', 'paint-order': 'normal', 'font-family': '',
  'font-size': '', 'font-weight': '400', 'font-style': 'normal', 'letter-spacing': 'normal', 'text-anchor': 'start', visibility: 'visible',
};
const OWN: Readonly<Record<string, string>> = {
  opacity: '1', display: 'inline', transform: 'none', 'mix-blend-mode': 'normal',
};
const NEEDLESS = ['class', 'role', 'tabindex', 'aria-label', 'aria-disabled', 'data-id'];

/** Writes into a copy of a drawing what the styles of the page make of the original: they are not there in a picture. */
function bake(original: Element, copy: Element, above: CSSStyleDeclaration | undefined): void {
  const now = getComputedStyle(original);
  let style = '';
  for (const [name, initial] of Object.entries(INHERITED)) {
    const value = now.getPropertyValue(name);
    if (value !== (above?.getPropertyValue(name) ?? initial)) style += `${name}:${value};`;
  }
  for (const [name, initial] of Object.entries(OWN)) {
    const value = now.getPropertyValue(name);
    if (above && value !== initial) style += `${name}:${value};`;
  }
  for (const name of NEEDLESS) copy.removeAttribute(name);
  if (style) copy.setAttribute('style', style);
  [...original.children].forEach((child, i) => bake(child, copy.children[i]!, now));
}

/** The drawings of a board that is on the page as one picture. */
function svgOf(drawn: Element, { width, height }: Box): string {
  const layers = [...drawn.querySelectorAll('.layer > svg')].map((layer) => {
    const copy = layer.cloneNode(true) as Element;
    bake(layer, copy, undefined);
    copy.setAttribute('width', `${width}`);
    copy.setAttribute('height', `${height}`);
    return new XMLSerializer().serializeToString(copy);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${layers.join('')}</svg>`;
}

/** Draws the board out of sight, without anything that stands out, and takes its picture. */
async function boardPicture(board: GameBoard, view: View, size: Box): Promise<HTMLImageElement> {
  const target = document.createElement('div');
  target.inert = true;
  target.style.cssText = 'position:fixed;left:-9999px;top:0;width:1200px';
  document.body.append(target);
  const nothing = (): string => '';
  const shown = mount(Board, {
    target,
    props: {
      board,
      art: artOf(board.id),
      seats: board.player_colors.map((color) => ({ color })),
      words: { board: '', route: nothing, place: nothing },
      owners: ownersOf(view),
      closed: view.closed ?? [],
      stacks: stacksOf(view),
    },
  });
  try {
    // Its layers are mounted one after the other.
    flushSync();
    await new Promise<void>((then) => inTurn(then));
    flushSync();
    const picture = new Image();
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(target, size))}`;
    await picture.decode();
    return picture;
  } finally {
    void unmount(shown);
    target.remove();
  }
}

/** The colours of the page as they are now, by day or by night. */
function tones(): Record<keyof typeof TONES, string> {
  const probe = document.createElement('i');
  document.body.append(probe);
  const found = Object.keys(TONES).map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(found) as Record<keyof typeof TONES, string>;
}

/** A canvas and what we draw on it. */
class Sheet {
  readonly #on: CanvasRenderingContext2D;
  readonly tone = tones();

  constructor(readonly canvas: HTMLCanvasElement) {
    this.#on = canvas.getContext('2d')!;
    this.#on.scale(SCALE, SCALE);
  }

  box({ x, y, width, height }: Box, radius: number, fill: string, edge?: string, line = 2): void {
    const on = this.#on;
    on.beginPath();
    on.roundRect(x, y, width, height, radius);
    on.fillStyle = fill;
    on.fill();
    if (!edge) return;
    on.lineWidth = line;
    on.strokeStyle = edge;
    on.stroke();
  }

  picture(image: CanvasImageSource, { x, y, width, height }: Box): void {
    const on = this.#on;
    on.save();
    on.beginPath();
    on.roundRect(x, y, width, height, 12);
    on.clip();
    on.drawImage(image, x, y, width, height);
    on.restore();
  }

  /** A shape of path data, moved and made larger. */
  shape(d: string, x: number, y: number, scale: number, fill: string, edge?: string, line = 0): void {
    const on = this.#on;
    on.save();
    on.translate(x, y);
    on.scale(scale, scale);
    const path = new Path2D(d);
    on.fillStyle = fill;
    on.fill(path);
    if (edge) {
      on.strokeStyle = edge;
      on.lineWidth = line;
      on.lineJoin = 'round';
      on.stroke(path);
    }
    on.restore();
  }

  /** Writes a line of text, cut short where it is too long, and says how wide it is. */
  write(text: string, x: number, y: number, how: { font: string; color: string; room: number; right?: boolean }): number {
    const on = this.#on;
    on.font = how.font;
    on.fillStyle = how.color;
    on.textAlign = how.right ? 'right' : 'left';
    on.textBaseline = 'alphabetic';
    let said = text;
    while (said.length > 1 && on.measureText(said).width > how.room) said = `${said.slice(0, -2).trimEnd()}…`;
    on.fillText(said, x, y);
    return on.measureText(said).width;
  }

  mark(color: string, seat: number, x: number, y: number, r: number): void {
    const disc = 'M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z';
    this.shape(disc, x, y, r, lookOf(color).fill, FIXED.line, 0.1);
    this.shape(disc, x, y, 0.66 * r, FIXED.cream);
    this.shape(MARKS[seat % MARKS.length]!, x, y, 0.38 * r, FIXED.line);
  }
}

const display = (size: number): string => `700 ${size}px ${FACES.display}`;
const plain = (size: number, weight = 500): string => `${weight} ${size}px ${FACES.text}`;

/** The picture as a PNG. What it shows everybody knows, once the game is over. */
export async function pictureOf(board: GameBoard, view: View, result: Outcome, names: readonly string[], ended: number): Promise<Blob> {
  const { height, board: place, scores, beside } = layoutOf(board.drawing.frame.width / board.drawing.frame.height);
  const pixels = (value: number): number => Math.round(value * SCALE);
  const size = { x: 0, y: 0, width: pixels(place.width), height: pixels(place.height) };
  const [image] = await Promise.all([
    boardPicture(board, view, size),
    ...[display(40), plain(20), plain(20, 700)].map((font) => document.fonts.load(font)),
  ]);

  const sheet = new Sheet(Object.assign(document.createElement('canvas'), { width: pixels(WIDTH), height: pixels(height) }));
  const { tone } = sheet;
  sheet.box({ x: 0, y: 0, width: WIDTH, height }, 0, tone.paper);
  sheet.picture(image, place);

  // The head: whose game it is, where and when.
  const head = beside ? scores.width : 250;
  const line = (text: string, y: number, font: string, color: string): number =>
    sheet.write(text, scores.x, scores.y + y, { font, color, room: head });
  line(t('name').toUpperCase(), 26, display(27), tone.signal);
  line(cityName(board), 76, display(46), tone.ink);
  line(new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(ended), 108, plain(19), tone.soft);

  const ranks = ranksOf(result.scores.map(({ total }) => total), result.winners);
  const order = ranks.map((_, seat) => seat).sort((a, b) => ranks[a]! - ranks[b]!);
  const gap = 14;
  const cards = order.map((seat, i): [number, Box] => {
    if (beside) return [seat, { x: scores.x, y: scores.y + 138 + i * (118 + gap), width: scores.width, height: 118 }];
    const [left, all] = [scores.x + head + gap, scores.width - head - gap];
    const width = (all - (order.length - 1) * gap) / order.length;
    return [seat, { x: left + i * (width + gap), y: scores.y, width, height: scores.height }];
  });
  for (const [seat, card] of cards) {
    const { routes, tickets, bonus, total } = result.scores[seat]!;
    const won = ranks[seat] === 1;
    sheet.box(card, 14, tone.card, won ? FIXED.ticket : tone.edge, won ? 5 : 2);
    const [left, right, inner] = [card.x + 18, card.x + card.width - 18, card.width - 36];
    sheet.mark(board.player_colors[seat] ?? 'white', seat, left + 22, card.y + 40, 22);
    const wide = sheet.write(`${total}`, right, card.y + 55, { font: display(44), color: tone.ink, room: inner, right: true });
    if (won) sheet.shape(STAR, right - wide - 24, card.y + 40, 15, FIXED.gold, FIXED.line, 0.12);
    const parts = [
      t('picture-routes', { count: routes }),
      t('picture-tickets', { count: tickets }),
      ...(board.bonuses.length > 0 ? [t('picture-bonus', { count: bonus })] : []),
    ];
    const how = { font: plain(17), color: tone.soft };
    if (beside) {
      const room = inner - 58 - wide - (won ? 48 : 14);
      sheet.write(names[seat] ?? '', left + 58, card.y + 49, { font: display(26), color: tone.ink, room });
      sheet.write(parts.join(' · '), left, card.y + 97, { ...how, room: inner });
    } else {
      sheet.write(names[seat] ?? '', left, card.y + 98, { font: display(21), color: tone.ink, room: inner });
      parts.forEach((part, i) => sheet.write(part, left, card.y + 126 + i * 24, { ...how, room: inner }));
    }
  }

  // The winners drive past below.
  if (beside) {
    const street = { x: scores.x, y: scores.y + scores.height - 8, width: scores.width, height: 8 };
    const free = street.y - cards.at(-1)![1].y - cards.at(-1)![1].height;
    if (free > 90) {
      sheet.box(street, 4, tone.edge);
      const count = Math.floor(street.width / 130);
      for (let i = 0; i < count; i += 1) {
        const seat = result.winners[i % result.winners.length] ?? 0;
        const kind = board.pieces[i % board.pieces.length]?.name ?? '';
        const { body, gear, windows } = vehicleOf(artOf(board.id).vehicles?.[kind] ?? kind);
        const at: [number, number, number] = [street.x + (street.width * (i + 0.5)) / count, street.y - 25, 1.35];
        sheet.shape(body + gear, ...at, FIXED.cream, FIXED.cream, 5);
        sheet.shape(gear, ...at, FIXED.line);
        sheet.shape(body, ...at, lookOf(board.player_colors[seat] ?? 'white').fill, FIXED.line, 1.6);
        sheet.shape(windows, ...at, '#c3dbe2', FIXED.line, 0.8);
        sheet.mark(board.player_colors[seat] ?? 'white', seat, at[0], at[1] - 3, 13);
      }
    }
  }

  return new Promise((then, fail) =>
    sheet.canvas.toBlob((made) => (made ? then(made) : fail(new Error('no picture'))), 'image/png'),
  );
}
