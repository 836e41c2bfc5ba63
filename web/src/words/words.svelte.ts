// Words in the language that is set. Every text of the client is a message in `locales/`.
import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import languages from 'virtual:languages';
import { settings } from '../settings.svelte';

export type Args = Record<string, FluentVariable>;

/** French writes a space before double marks and inside quotes; no line may break there. Files have plain spaces. */
const unbroken = (text: string): string =>
  text.replace(/ (?=[;?!])/g, '\u202f').replace(/ (?=[:»])|(?<=«) /g, '\u00a0');

export function bundleOf(language: string, body: FluentResource['body']): FluentBundle {
  const transform = language === 'fr' ? unbroken : (text: string): string => text;
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  const [error] = bundle.addResource({ body });
  if (error) throw error;
  return bundle;
}

let bundle = $state.raw<FluentBundle>();

/** Loads a language and switches to it. */
export async function speak(language: string): Promise<void> {
  const { default: body } = await languages[language]!.words();
  bundle = bundleOf(language, body);
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

/** What people call a board: a built-in city in their language, others by their own name. */
export const cityName = ({ id, name }: { id: string; name: string }): string => t(`city-${id}`, { name }, 'city-other');
