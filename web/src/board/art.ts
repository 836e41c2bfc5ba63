// What a city's drawing is made of: a palette for day and night, and shapes in the units of the
// board (its longer side has 1200), from the bottom up. All drawings are our own. Where names keep off
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
}

export type ToneName = keyof Palette;

export interface Shape {
  readonly d: string;
  readonly fill?: ToneName | 'streets';
  readonly line?: ToneName;
  /** Of the line. */
  readonly width?: number;
  readonly dash?: string;
  /** Draws it around each of these points instead of where it is: x, y, scale, degrees. */
  readonly at?: readonly (readonly [number, number, number?, number?])[];
}

export interface Art {
  readonly palette: Palette;
  /** CSS font families of names and lettering, all of them on people's machines already. */
  readonly font: string;
  /** The grid of small streets: the size of a block and its angle. */
  readonly streets: { readonly w: number; readonly h: number; readonly turn: number };
  /** What is around the board, where a picture is wider than it. */
  readonly around: 'land' | 'water';
  readonly shapes: readonly Shape[];
  /** What a kind of piece looks like here, where it is not what it is called. */
  readonly vehicles?: Readonly<Record<string, string>>;
}
