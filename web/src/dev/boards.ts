// The development page. `?board=london&theme=dark&bare&whole` shows one of them, for screenshots.
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
