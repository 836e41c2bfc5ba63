// The words of a language as one module, read while the page is built: `words:en` and so on.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const locales = join(import.meta.dirname, '..', 'locales');

/** The files of a language: those about the page, and one for each city in `cities/`. */
export function wordFiles(language: string): string[] {
  const folder = join(locales, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ftl')).sort().map((file) => join(folder, file));
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : undefined),
    load(id) {
      const language = /^\0words:(\w+)$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      const files = wordFiles(language);
      for (const file of files) this.addWatchFile(file);
      const body = files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body);
      // Browsers read JSON faster than code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(body))})`;
    },
  };
}
