import type { Art } from './art';
import { plain } from './plain';

export const berlin: Art = { ...plain, size: 18 };
