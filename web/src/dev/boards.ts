// The development page. `?board=london&theme=dark&bare&whole` shows one of them, for screenshots; `?cards` the cards and
// pieces of all of them (or of `&board=london`).
import { mount } from 'svelte';
import 'virtual:tokens.css';
import '../design/fonts.css';
import '../paint.css';
import { loadCity } from '../cities';
import cities from '../cities/list.json';
import type { Board } from '../wire';
import data from './boards.json';
import Cards from './Cards.svelte';
import Gallery from './Gallery.svelte';

await Promise.all(cities.map(({ id }) => loadCity(id)));
const query = new URLSearchParams(location.search);
if (query.has('cards')) {
  const boards = (data as unknown as Board[]).filter(({ id }) => !query.has('board') || id === query.get('board'));
  mount(Cards, { target: document.body, props: { boards } });
} else {
  mount(Gallery, { target: document.body });
}
