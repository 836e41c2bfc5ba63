// Words in the language that is set. Every text of the client is a message in `locales/`.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** A bundle out of texts; throws where a text has mistakes. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const [error] = bundle.addResource(new FluentResource(text));
    if (error) throw error;
  }
  return bundle;
}

let bundle = $state.raw<FluentBundle>();

/** Loads a language and switches to it. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  bundle = bundleOf(language, texts);
  settings.language = language;
  document.documentElement.lang = language;
}

/** The words of a message, or those of `otherwise` where there is no such message. */
export function t(id: string, args?: Args, otherwise?: string): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  return otherwise === undefined ? id : t(otherwise, args);
}

const lister = $derived(new Intl.ListFormat(settings.language, { type: 'conjunction' }));

/** “a, b and c” in the language that is set. */
export function list(items: readonly string[]): string {
  return lister.format(items);
}
