// Short sounds, made on the spot. Off until somebody turns them on.
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';

let context: AudioContext | undefined;

const TUNES = {
  card: [[520, 0.06]],
  claim: [[330, 0.08], [440, 0.12]],
  turn: [[660, 0.1], [880, 0.16]],
  end: [[523, 0.14], [659, 0.14], [784, 0.3]],
  no: [[180, 0.16]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export function play(tune: keyof typeof TUNES): void {
  // Whoever turns sound on later does not want to hear what was before.
  if (!untrack(() => settings.sound)) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TUNES[tune]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.12, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(level).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.8;
  }
}
