import type { Art } from './art';
import { plain } from './plain';

export const newYork: Art = { ...plain, size: 18 };
