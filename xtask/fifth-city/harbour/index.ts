import type { CityArt } from '../art';
import cards from './cards';
import map from './map';

export default { map, cards } satisfies CityArt;
