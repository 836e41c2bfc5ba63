// Keys of the replay, wherever the focus is, but for what has keys of its own.

export type Move = 'back' | 'forward' | 'first' | 'last' | 'play';

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** What a key does, if it does something. */
export function moveOf(event: KeyboardEvent): Move | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest('input, select, textarea, dialog, .board')) return undefined;
  if (event.key === ' ' && on?.closest('button, a, summary, [tabindex]')) return undefined;
  if ((event.key === 'Home' || event.key === 'End') && on?.closest('[tabindex]')) return undefined;
  return MOVES[event.key];
}
