// The folders of `locales/` as modules, read while the page is built. `virtual:languages` lists them, each with its own
// name and a way to load its words; `words:en` and so on are the words of one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '..', 'locales');

/** Every folder of `locales/`, by its code. */
export function languages(): string[] {
  const entries = readdirSync(locales, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
}

/** The files of a language: those about the page, and one for each city in `cities/`. */
export function wordFiles(language: string): string[] {
  const folder = join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ftl')).sort().map((file) => join(folder, file));
}

export function wordsOf(language: string): FluentResource['body'] {
  return wordFiles(language).flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
}

/** What a language calls itself: its message `language`. */
export function nameOf(language: string): string {
  const name = wordsOf(language).find(({ id }) => id === 'language')?.value;
  if (typeof name !== 'string') throw new Error(`locales/${language} has no message "language", its own name`);
  return name;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === 'virtual:languages' || id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:languages') {
        for (const file of languages().flatMap(wordFiles)) this.addWatchFile(file);
        const one = (code: string): string => {
          const [key, name, module] = [code, nameOf(code), `words:${code}`].map((text) => JSON.stringify(text));
          return `${key}: { name: ${name}, words: () => import(${module}) },`;
        };
        return `export default {\n${languages().map(one).join('\n')}\n}`;
      }
      const language = /^\0words:(.+)$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      for (const file of wordFiles(language)) this.addWatchFile(file);
      // Browsers read JSON faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(wordsOf(language)))})`;
    },
  };
}
