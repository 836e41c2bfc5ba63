// Drawings in few bytes, for pictures a quarter as wide as the drawing: whole numbers, nothing that nobody could see, and
// neighbours that look the same as one path.
import { moved } from '../../src/board/path';
import { all, classesOf, type Element, type Node } from './markup';

/** Smaller text cannot be read on a poster. */
const LEGIBLE = 18;
/** How many numbers follow a letter of path data. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, S: 4, Q: 4, C: 6, A: 7 };

/** Path data in whole numbers. Points are rounded by their distance from the start of their part, so that a tree is written
 * alike wherever it stands: that compresses well. */
export function compactPath(d: string): string {
  let [out, last] = ['', ''];
  let [startX, startY, penX, penY] = [0, 0, 0, 0];
  function say(letter: string, numbers: readonly number[]): void {
    const again = letter === last;
    out += (again ? '' : letter) + numbers.map((n, i) => (n >= 0 && (again || i > 0) ? ` ${n}` : n)).join('');
    last = letter;
  }
  // With absolute points, and no `H` or `V`.
  for (const [, letter = '', rest = ''] of moved(d, 0, 0).matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === 'Z') {
      say('z', []);
      [penX, penY] = [0, 0];
      continue;
    }
    const step = TAKES[letter]!;
    for (let i = 0; i < numbers.length; i += step) {
      const points = numbers.slice(i, i + step);
      const arc = letter === 'A' ? points.splice(0, 5).map(Math.round) : [];
      if (letter === 'M') {
        [startX, startY, penX, penY] = [points[0]!, points[1]!, 0, 0];
        last = '';
        say('M', points.map(Math.round));
        continue;
      }
      const near = points.map((n, j) => Math.round(n - (j % 2 === 0 ? startX : startY)));
      const steps = near.map((n, j) => n - (j % 2 === 0 ? penX : penY));
      [penX, penY] = near.slice(-2) as [number, number];
      const [dx = 0, dy = 0] = steps;
      if (letter !== 'L') say(letter.toLowerCase(), [...arc, ...steps]);
      else if (dy === 0) say('h', [dx]);
      else if (dx === 0) say('v', [dy]);
      else say('l', steps);
    }
  }
  return out;
}

/** What decides how a path looks, but its shape. */
const looks = ({ attributes: { d: _, ...rest } }: Element): string => JSON.stringify(rest);

/** A drawing without what cannot be seen, and without elements that `skip` names. */
export function compact(nodes: readonly Node[], skip: (element: Element) => boolean): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') kept.push(node);
    if (typeof node === 'string' || skip(node)) continue;
    const { name } = node;
    const attributes: Record<string, string> = {};
    for (const [key, value] of Object.entries(node.attributes)) {
      if (key === 'd') attributes[key] = compactPath(value);
      else if (key.endsWith('opacity')) attributes[key] = value;
      else if (!/^(role|tabindex|data-|aria-)/.test(key)) attributes[key] = value.replace(/\d*\.\d+/g, (n) => `${Math.round(10 * Number(n)) / 10}`);
    }
    if (attributes['d'] === '' || (name === 'text' && Number(attributes['font-size'] ?? 0) < LEGIBLE)) continue;
    const inside = compact(node.inside, skip);
    if (name === 'g' && inside.length === 0) continue;
    const [before, now] = [kept.at(-1), { name, attributes, inside }];
    if (name === 'path' && typeof before === 'object' && before.name === 'path' && looks(before) === looks(now)) {
      before.attributes['d'] = `${before.attributes['d']}${attributes['d']}`;
    } else kept.push(now);
  }
  return kept;
}

/** The rules of a style sheet that a drawing needs. Nothing in it moves, and nothing is done with it. */
export function compactStyles(styles: string, nodes: readonly Node[]): string {
  const used = new Set(all(nodes).flatMap(classesOf));
  const rules = styles.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const kept: string[] = [];
  for (const [, selectors = '', body = ''] of rules.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const some = selectors.split(',').filter((one) => {
      const names = [...one.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      return !one.includes(':') && names.length > 0 && names.every((name) => used.has(name));
    });
    const short = body.replace(/\s+/g, ' ').replace(/ ?([:;]) ?/g, '$1').trim();
    if (some.length > 0) kept.push(`${some.join(',').trim()}{${short}}`);
  }
  return kept.join('');
}
