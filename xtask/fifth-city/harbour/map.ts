// Harbour Town: a bay with an island.
import type { Art } from '../../board/art';
import { coast, sails, trees } from '../../board/motifs';
import { plain } from '../../board/plain';

const SHORE = 'M980-20Q860 180 860 340T680 620T600 880';
const LAND = `${SHORE}H-20V-20z`;
const ISLAND = 'M940 700Q1000 620 1120 660T1180 780T1040 850T940 700z';

const drawing: Art = {
  ...plain,
  around: 'water',
  shapes: [
    { d: 'M-20-20H1220V880H-20z', fill: 'water' },
    ...coast(`${LAND}${ISLAND}`),
    { d: LAND, fill: 'land' },
    { d: LAND, fill: 'streets' },
    { d: ISLAND, fill: 'park' },
    ...trees([[1000, 700], [1120, 720, 1.2]]),
    ...sails([[1000, 320], [800, 700, 1.4]]),
  ],
};

export default drawing;
