import { mount } from 'svelte';
import 'virtual:tokens.css';
import './design/fonts.css';
import './app.css';
import './paint.css';
import { http } from './net/http';
import { withTransport } from './net/transport';
import { settings } from './settings.svelte';
import { speak } from './words/words.svelte';

// Words and pages are fetched at the same time.
const [{ default: App }] = await Promise.all([import('./App.svelte'), speak(settings.language)]);
mount(App, { target: document.body, context: withTransport(http) });
