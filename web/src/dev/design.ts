// The design tokens on one page, for docs/pictures/design.png.
import { mount } from 'svelte';
import 'virtual:tokens.css';
import '../design/fonts.css';
import Design from './Design.svelte';

mount(Design, { target: document.body });
