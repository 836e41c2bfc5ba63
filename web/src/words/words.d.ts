// Made by words.plugin.ts.
declare module 'words:*' {
  const body: import('@fluent/bundle').FluentResource['body'];
  export default body;
}

declare module 'virtual:languages' {
  interface Language {
    /** What the language calls itself. */
    name: string;
    words: () => Promise<{ default: import('@fluent/bundle').FluentResource['body'] }>;
  }
  /** By the code of the language. */
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
