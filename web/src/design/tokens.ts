// The design tokens: every colour, size, shadow and duration that more than one thing uses. Styles get them as CSS custom
// properties (tokens.plugin.ts writes `--paper` and so on), code imports them. docs/design.md shows them.

/** A colour by day and by night. */
type Tone = readonly [day: string, night: string];

/** The page and everything on it but boards, whose palettes are in the folders of their cities. */
export const TONES = {
  paper: ['#f4ead2', '#1b1c21'],
  card: ['#fffaec', '#282a31'],
  sunk: ['#e9dcbd', '#141519'],
  ink: ['#26242a', '#f3ecdc'],
  soft: ['#5b5348', '#bdb4a2'],
  edge: ['#c9b98f', '#474a54'],
  brand: ['#1f5f66', '#7cc5c4'],
  'on-brand': ['#ffffff', '#12292c'],
  signal: ['#b23a22', '#ff9a7d'],
  'on-signal': ['#ffffff', '#34110a'],
  coach: ['#6f2da8', '#cfa3f5'],
  'on-coach': ['#ffffff', '#2a0f42'],
  good: ['#23663b', '#86d59d'],
  focus: ['#0a5bd3', '#8fbcff'],
} as const satisfies Readonly<Record<string, Tone>>;

/** What is the same by day and by night: drawn things, and light. */
export const FIXED = {
  /** Outlines of what is drawn, and signs on light colours. */
  line: '#26242a',
  /** The paper of cards, badges and signs. */
  cream: '#fffdf6',
  /** What can be done and is on the way of an open ticket. */
  gold: '#ffc21a',
  /** What can be done. */
  sheen: '#fff0b3',
  sun: '#ffd95c',
  /** Tickets. */
  ticket: '#d9a441',
} as const;

/** The colours of cards, routes and pieces. Those of one board differ to colour-blind eyes too (test/palette.test.ts), and each
 * has a sign (board/signs.ts). */
export const COLORS = {
  blue: '#2562ad',
  green: '#3f8f4b',
  black: '#38373d',
  pink: '#ee9dbd',
  red: '#cc3b33',
  orange: '#f08c2e',
  yellow: '#f6d046',
  white: '#ffffff',
  purple: '#ab8cde',
  brown: '#86603f',
  teal: '#1f8c88',
  grey: '#c3beb2',
} as const;

/** Faces: one for titles and numbers, one for text. Both come with the page, so that texts are as wide everywhere. */
export const FACES = {
  display: "'Jost', Futura, 'Century Gothic', 'Liberation Sans', Arial, sans-serif",
  text: "'Figtree Variable', 'Segoe UI', 'Liberation Sans', Arial, sans-serif",
} as const;

/** Sizes of text. */
export const TYPE = {
  tiny: '0.72rem',
  small: '0.85rem',
  normal: '1rem',
  large: '1.15rem',
  title: '1.5rem',
  poster: 'clamp(1.7rem, 4.2vw, 2.9rem)',
} as const;

export const SPACE = { 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.5rem', 6: '2.5rem' } as const;

export const RADIUS = { small: '6px', round: '10px', panel: '14px', sheet: '18px' } as const;

export const SHADOW = {
  low: '0 1px 2px #0003, 0 1px 3px #0002',
  high: '0 3px 8px #0003, 0 8px 24px #0003',
} as const;

/** How long things move, in milliseconds. */
export const MOTION = {
  /** An answer to a finger: a press, a hover. */
  quick: 150,
  /** Something opens or turns. */
  turn: 350,
  /** A card flies. */
  flight: 520,
  /** Between one thing and the next of the same kind: cards that fly, vehicles that land. */
  step: 90,
  /** A moment of its own: a ticket is completed, the last round begins. */
  moment: 1600,
} as const;

/** How things move. */
export const EASING = {
  /** Comes to rest. */
  settle: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
  /** A little too far, and back. */
  bounce: 'cubic-bezier(0.3, 1.5, 0.6, 1)',
} as const;

/** All of it as CSS custom properties. */
export function tokensCss(): string {
  const group = (prefix: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${value};`);
  const lines = [
    ...Object.entries(TONES).map(([name, [day, night]]) => `--${name}: light-dark(${day}, ${night});`),
    ...group('', FIXED),
    ...group('', FACES),
    ...group('type-', TYPE),
    ...group('space-', SPACE),
    ...group('radius-', RADIUS),
    ...group('shadow-', SHADOW),
    ...Object.entries(MOTION).map(([name, ms]) => `--motion-${name}: ${ms}ms;`),
    ...group('ease-', EASING),
  ];
  return `:root {\n  ${lines.join('\n  ')}\n}\n`;
}
