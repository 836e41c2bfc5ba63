// Markup as a tree of elements, as far as drawings need it.

export interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly inside: Node[];
}
/** An element, or words. */
export type Node = Element | string;

/** What a text has in it, without comments. */
export function parse(markup: string): Node[] {
  const root: Element = { name: '', attributes: {}, inside: [] };
  const open = [root];
  const tags = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>([^<]*)/g;
  for (const [, end, name = '', rest = '', alone, words = ''] of markup.replace(/<!--[\s\S]*?-->/g, '').matchAll(tags)) {
    if (end) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
      );
      const element: Element = { name, attributes, inside: [] };
      open.at(-1)!.inside.push(element);
      if (!alone) open.push(element);
    }
    if (words.trim()) open.at(-1)!.inside.push(words.trim());
  }
  return root.inside;
}

export function write(node: Node): string {
  if (typeof node === 'string') return node;
  const { name, attributes, inside } = node;
  const head = name + Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join('');
  return inside.length > 0 ? `<${head}>${inside.map(write).join('')}</${name}>` : `<${head}/>`;
}

/** All elements, however deep. */
export const all = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...all(node.inside)]));

export const classesOf = ({ attributes }: Element): string[] => (attributes['class'] ?? '').split(' ').filter(Boolean);
