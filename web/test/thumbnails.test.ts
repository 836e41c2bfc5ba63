// Pictures of boards: the same shapes, in few bytes.
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compact, compactPath, compactStyles } from '../scripts/thumbnails/compact';
import { parse, write } from '../scripts/thumbnails/markup';
import { pieces } from '../scripts/thumbnails/pieces';
import { boardOf, CITIES } from './boards';

const short = (markup: string, skip: (name: string) => boolean = () => false): string =>
  compact(parse(markup), ({ name }) => skip(name)).map(write).join('');

it('writes paths in whole numbers, step by step', () => {
  expect(compactPath('M10.4 20.2L15.1 20.4L15.1 30.6Z')).toBe('M10 20h5v10z');
  expect(compactPath('M1 1C2.2 3.3 4 5 6 7s1 1 2 2A5.2 5.2 0 0 1 20 20')).toBe('M1 1c1 2 3 4 5 6s1 1 2 2a5 5 0 0 1 12 11');
});

it('writes a shape alike wherever it stands, and drifts nowhere', () => {
  const tree = 'l2.4 0l2.4 0l2.4 2.6z';
  const [one, two] = [`M10.2 10.3${tree}`, `M97.9 55.7${tree}`].map((d) => compactPath(d).replace(/^M\d+ \d+/, ''));
  expect(one).toBe(two);
  // Five steps of 0.4 are 2, though each of them alone is nothing.
  expect(compactPath(`M0 0${'l.4 1'.repeat(5)}`)).toBe('M0 0v1l1 1v1l1 1v1');
});

it('joins neighbours that look the same, and leaves out what nobody sees', () => {
  expect(short('<path d="M1 1h2" fill="red"></path><!--x--><path d="M5 5h2" fill="red"></path>')).toBe('<path d="M1 1h2M5 5h2" fill="red"/>');
  expect(short('<path d="M1 1h2" fill="red"/><path d="M5 5h2" fill="blue"/>')).toContain('/><path');
  expect(short('<g role="button" tabindex="0" data-id="x"><circle r="1.234" opacity=".07"/></g>')).toBe('<g><circle r="1.2" opacity=".07"/></g>');
  expect(short('<g><path d=""/></g><text font-size="12">Strand</text><text font-size="74">LONDON</text>')).toBe(
    '<text font-size="74">LONDON</text>',
  );
  expect(short('<rect/><circle/>', (name) => name === 'rect')).toBe('<circle/>');
});

it('keeps the styles that a drawing needs', () => {
  const styles = '.roads.x{fill: none}.act.x:hover{fill: red}.gone.x{fill: red}@media (a){.roads.x{fill: blue}}';
  expect(compactStyles(styles, parse('<g class="roads x"/>'))).toBe('.roads.x{fill:none}');
});

it.each(CITIES)('draws every space and place of %s, in few bytes', (id) => {
  const board = boardOf(id);
  const drawn = pieces(board);
  const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
  const spaces = board.drawing.routes.reduce((sum, route) => sum + route.spaces.length, 0);
  // First all of them in the colour of lines, then each in its own.
  expect(paths[0]!.split('M').length - 1).toBe(spaces);
  expect(paths.some((d) => d.split('h0').length - 1 === board.places.length)).toBe(true);
  expect(gzipSync(drawn).length).toBeLessThan(4000);
});
