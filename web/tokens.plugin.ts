// `virtual:tokens.css`: the design tokens as CSS custom properties.
import type { Plugin } from 'vite';
import { tokensCss } from './src/design/tokens';

export function tokens(): Plugin {
  const id = 'virtual:tokens.css';
  return {
    name: 'tokens',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? tokensCss() : undefined),
  };
}
