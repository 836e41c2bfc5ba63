// A board as a picture that stands alone, by day and by night, of the board's own shape.
import type { Board } from '../../src/wire';
import { compact, compactStyles } from './compact';
import { all, classesOf, parse, write, type Element } from './markup';
import { pieces } from './pieces';

/** What is drawn in another way, and what nobody sees at this size. */
const skip = (element: Element): boolean =>
  classesOf(element).some((name) => name === 'route' || name === 'place') ||
  /-paper\b/.test(`${element.attributes['id']} ${element.attributes['fill']}`);

/** Given what the server's Svelte renders of `Board.svelte`: the city is drawn by the components of the table. */
export function picture({ head, body }: { head: string; body: string }, board: Board): string {
  const elements = all(parse(body));
  const styleOf = (name: string): string => elements.find((one) => classesOf(one).includes(name))!.attributes['style'] ?? '';
  const layers = elements.filter(({ name }) => name === 'svg').flatMap(({ inside }) => inside);
  const city = compact(layers, skip);
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('');
  const drawn =
    `<style>${compactStyles(styles, city)}</style>` +
    city.map(write).join('').replace(/[\w-]+-streets\b/g, 'streets') +
    pieces(board);
  const tones = styleOf('board').split(';').filter((tone) => drawn.includes(`var(${tone.split(':')[0]})`));
  const { x, y, width, height } = board.drawing.frame;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ` +
    `style="color-scheme:light dark;${tones.join(';')};${styleOf('drawing')}">${drawn}</svg>`
  );
}
