import type { Art } from './art';
import { plain } from './plain';

export const london: Art = { ...plain, size: 18 };
