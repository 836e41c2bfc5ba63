// The ids of the cities that people are offered, in their order.
import { readFileSync } from 'node:fs';

const list = new URL('../src/cities/list.json', import.meta.url);

export const CITIES = JSON.parse(readFileSync(list, 'utf8')).map(({ id }) => id);
