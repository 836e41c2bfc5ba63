// What a city's drawing is made of: a palette for day and night, and shapes in the units of the
// board (its longer side has 1200), from the bottom up, names, and what moves. All drawings are our own. Where names keep off
// them is in `drawing` of the board's file.

/** A colour by day and by night. */
export type Tone = readonly [day: string, night: string];

export interface Palette {
  /** What names are written in, and what they may stand on. */
  readonly ink: Tone;
  readonly land: Tone;
  readonly water: Tone;
  readonly park: Tone;
  /** The ways between places, under the spaces. */
  readonly road: Tone;
  /** Houses and landmarks: a little darker than the land, a little lighter, and something bright. */
  readonly stone: Tone;
  readonly pale: Tone;
  readonly accent: Tone;
  /** Woods, waves and streets, as thin lines or small shapes. */
  readonly leaf: Tone;
  readonly wave: Tone;
  readonly street: Tone;
  /** Water along a shore, and water in the shadow of the land. */
  readonly shoal: Tone;
  readonly deep: Tone;
  /** The side away from the sun, over any other tone, and windows, which are lit at night. */
  readonly shade: Tone;
  readonly lamp: Tone;
}

export type ToneName = keyof Palette;

/** What is the same in every city: the sun stands in the north-west. */
export const LIGHT = {
  shade: ['#3a2c2426', '#04060c59'],
  lamp: ['#fffaf0', '#f0c876'],
} as const satisfies Partial<Palette>;

export interface Shape {
  readonly d: string;
  readonly fill?: ToneName | 'streets';
  readonly line?: ToneName;
  /** Of the line. */
  readonly width?: number;
  readonly dash?: string;
  /** How much of it shows, from 0 to 1: tints of parts of the city, light on water. */
  readonly alpha?: number;
  /** Draws it around each of these points instead of where it is: x, y, scale, degrees. */
  readonly at?: readonly (readonly [number, number, number?, number?])[];
}

/** A faint name on the map, which only decorates: a street, a water, a park, a part of the city. Proper names are the same in
 * all languages. `x` and `y` are its middle, `turn` is in degrees, and `bend` is how far its middle is below its ends. */
export interface MapName {
  readonly text: string;
  readonly on: 'street' | 'water' | 'park' | 'area';
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly bend?: number;
}

/** Something that moves, slowly, above the ground and below the routes. Its shapes are around the origin and look to the
 * right. */
export interface Sprite {
  readonly shapes: readonly Shape[];
  /** How far it reaches from its middle, for all sides. */
  readonly reach: number;
  /** Its way, as path data. */
  readonly way: string;
  /** Units of the board in a second. */
  readonly speed: number;
  /** Whether it begins anew at the end of its way instead of turning back. */
  readonly again?: boolean;
  /** Whether it looks the same in both directions. */
  readonly even?: boolean;
}

export interface Art {
  readonly palette: Palette;
  /** CSS font families of names and lettering, all of them on people's machines already. */
  readonly font: string;
  /** The grid of small streets: the size of a block and its angle. */
  readonly streets: { readonly w: number; readonly h: number; readonly turn: number };
  /** What is around the board, where a picture is wider than it. */
  readonly around: 'land' | 'water';
  /** The ground, and what stands on it. Tints of districts lie between them. */
  readonly ground?: readonly Shape[];
  readonly shapes: readonly Shape[];
  readonly names?: readonly MapName[];
  /** The middle of the compass rose and its radius; without it, it stands where there is room. */
  readonly compass?: readonly [x: number, y: number, radius: number];
  readonly sprites?: readonly Sprite[];
  /** What a kind of piece looks like here, where it is not what it is called. */
  readonly vehicles?: Readonly<Record<string, string>>;
}
