// Short sounds, made on the spot. Off until somebody turns them on.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';

let context: AudioContext | undefined;

/** Pitch and length of a tone, and its volume where it is not the usual one. */
type Tone = readonly [pitch: number, length: number, volume?: number];

const VOLUME = 0.12;

/** Tones one after another. */
const TUNES = {
  card: [[520, 0.06]],
  /** A vehicle comes to stand. */
  tick: [[1250, 0.035, 0.06]],
  claim: [[330, 0.08], [440, 0.12]],
  turn: [[660, 0.1], [880, 0.16]],
  end: [[523, 0.14], [659, 0.14], [784, 0.3]],
  no: [[180, 0.16]],
} as const satisfies Record<string, readonly Tone[]>;

/** The partials of a bell, all at once. */
const BELL: readonly Tone[] = [[784, 1.3, 0.09], [1568, 0.8, 0.04], [2350, 0.45, 0.025]];
const WHOOSH = 0.32;

export type Sound = keyof typeof TUNES | 'bell' | 'whoosh';

/** Plays a sound after so many milliseconds. */
export function play(sound: Sound, after = 0): void {
  // Whoever turns sound on later does not want to hear what was before.
  if (!untrack(() => settings.sound)) return;
  context ??= new AudioContext();
  let at = context.currentTime + after / 1000;
  if (sound === 'whoosh') return whoosh(context, at);
  if (sound === 'bell') return BELL.forEach((partial) => tone(context!, 'sine', partial, at));
  for (const one of TUNES[sound]) {
    tone(context, 'triangle', one, at);
    at += one[1] * 0.8;
  }
}

/** A volume that begins at once and fades. */
function fading(context: AudioContext, volume: number, at: number, length: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(volume, at);
  level.gain.exponentialRampToValueAtTime(0.001, at + length);
  level.connect(context.destination);
  return level;
}

function tone(context: AudioContext, type: OscillatorType, [pitch, length, volume = VOLUME]: Tone, at: number): void {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(context, volume, at, length));
  source.start(at);
  source.stop(at + length);
}

/** Cards over a table: noise, from high to low. */
function whoosh(context: AudioContext, at: number): void {
  const noise = context.createBuffer(1, context.sampleRate * WHOOSH, context.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1));
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.setValueAtTime(2400, at);
  band.frequency.exponentialRampToValueAtTime(500, at + WHOOSH);
  source.connect(band).connect(fading(context, 0.1, at, WHOOSH));
  source.start(at);
}
