// How wide a text is, and how a name may be broken into lines. Nobody knows which font a reader
// has, so names are drawn with `textLength`: they are exactly as wide as this file says.

/** Widths of bold letters in thousandths of the size, as in the usual grotesques. */
const WIDTHS: Readonly<Record<string, string>> = {
  278: " 'Iijl.,:!|’",
  333: 'ft-()',
  389: 'r',
  500: 'z',
  556: 'aceksvxyJ0123456789ßäáàâéèê',
  611: 'bdghnopquFLTZüöóúñ',
  667: 'EPSVXY',
  722: 'ABCDHKNRUÄÜ&',
  778: 'GOQwÖ',
  833: 'M',
  889: 'm',
  944: 'W',
};
const EMS = new Map(
  Object.entries(WIDTHS).flatMap(([width, chars]) =>
    [...chars].map((char) => [char, Number(width) / 1000] as const),
  ),
);

export function textWidth(words: string, size: number): number {
  let ems = 0;
  // Letters of other scripts are about as wide as high.
  for (const char of words) ems += EMS.get(char) ?? (char < '\u1100' ? 0.65 : 1.05);
  return size * ems;
}

/** Most characters on a line of a name; what is longer is cut short. */
const LONGEST = 28;

/** The ways to write a name: on one line, or in two or three of about equal length. */
export function lineBreaks(name: string): string[][] {
  const words = name.trim().split(/\s+/);
  const most = Math.min(3, words.length);
  const ways: string[][] = [];
  for (let lines = 1; lines <= most; lines += 1) {
    // Breaking short names saves little, and long lines are cut short.
    const fits = lines === most || name.length <= LONGEST * lines;
    if (fits && name.length >= 8 * (lines - 1)) ways.push(breakEvenly(words, lines));
  }
  return ways;
}

/** Begins a new line when the next word is mostly beyond an equal share. */
function breakEvenly(words: readonly string[], lines: number): string[] {
  const total = words.reduce((sum, word) => sum + word.length + 1, 0);
  const out: string[][] = Array.from({ length: lines }, () => []);
  let done = 0;
  for (const word of words) {
    const middle = done + (word.length + 1) / 2;
    out[Math.min(lines - 1, Math.floor((lines * middle) / total))]!.push(word);
    done += word.length + 1;
  }
  return out.filter((line) => line.length > 0).map((line) => shorten(line.join(' ')));
}

function shorten(line: string): string {
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}
