// What people set on this device. Kept in the browser's own store, where it allows that.
import languages from 'virtual:languages';

/** The folders of `locales/`, in alphabetical order. */
export const LANGUAGES: readonly string[] = Object.keys(languages);
export const PACES = ['instant', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const ALERTS = ['ask', 'on', 'off'] as const;
export type Alerts = (typeof ALERTS)[number];

interface Stored {
  /** One of LANGUAGES. */
  language: string;
  pace: Pace;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  /** Whether what others show is shown. */
  emotes: boolean;
  /** Whether the browser tells that it is one's turn. */
  alerts: Alerts;
  name: string;
}

const KEY = 'crosstown-settings';

/** The first language of the browser that we have, if need be as it is spoken elsewhere. */
export function preferred(wanted: readonly string[], ours = LANGUAGES): string {
  const general = (tag: string): string | undefined => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const same = ours.find((language) => language.toLowerCase() === tag.toLowerCase());
    const found = same ?? ours.find((language) => general(language) === general(tag));
    if (found) return found;
  }
  return 'en';
}

/** What the browser refused to store, as with cookies blocked. It lasts as long as the page. */
const memory = new Map<string, string>();

export function readJson(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeJson(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** `value` if it is one of `all`. */
function among<T>(all: readonly T[], value: unknown, otherwise: T): T {
  return all.find((one) => one === value) ?? otherwise;
}

function load(): Stored {
  const found = (readJson(KEY) ?? {}) as Partial<Record<keyof Stored, unknown>>;
  return {
    language: among(LANGUAGES, found.language, preferred(globalThis.navigator?.languages ?? [])),
    pace: among(PACES, found.pace, 'normal'),
    theme: among(THEMES, found.theme, 'auto'),
    sound: found.sound === true,
    confirm: found.confirm === true,
    emotes: found.emotes !== false,
    alerts: among(ALERTS, found.alerts, 'ask'),
    name: typeof found.name === 'string' ? found.name : '',
  };
}

export const settings: Stored = $state(load());

export function save(): void {
  writeJson(KEY, settings);
}
