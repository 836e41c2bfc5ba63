// Which vehicle a board's pieces are drawn as.
import { artOf } from '../cities';

/** By the name of the piece; one that is not there is drawn as its name says. */
export const vehiclesOf = ({ id }: { id: string }): Readonly<Record<string, string>> => artOf(id).vehicles ?? {};
