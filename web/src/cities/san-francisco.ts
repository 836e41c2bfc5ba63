import type { Art } from './art';
import { plain } from './plain';

export const sanFrancisco: Art = { ...plain, size: 18 };
