// Berlin's cards: a boat on the Spree, the column in the Tiergarten, the tower by night, the gate at dusk, a train on the
// arches, the bridge with two turrets.
import { moved } from '../../board/path';
import type { CardArt, Scene } from '../art';
import { arches, below, blocks, cloud, disc, grid, stars, tree, waves } from '../scenery';

const river: Scene = [
  ['soft', cloud(52, 49, 0.7)],
  ['dark', blocks(66, [0, 5, 58], [38, 6, 57], [45, 5, 60], [51, 9, 56])],
  ['light', 'M6 66V52H8V49Q10 45.5 12 49V52H14V54H24V52H26V49Q28 45.5 30 49V52H32V66z'],
  ['soft', 'M19 66V54H24V52H26V49Q28 45.5 28 45.5Q29.5 46.5 30 49V52H32V66z'],
  ['dark', 'M12 54Q12 43 18.5 42V39h1v3Q26 43 26 54z'],
  ['deep', 'M19 54V39h.5v3Q26 43 26 54z'],
  ['gold', disc(19, 38, 1.2)],
  ['deep', arches(8.5, 62, 2, 3.6, 2, 6) + arches(17, 66, 1, 1, 4, 9) + arches(25, 62, 2, 3.6, 2, 6)],
  ['deep', below(66)],
  ['cream', 'M10 70V66H42L45 70z'],
  ['dark', grid(13, 67, 7, 1, 4.2, 1, 3, 2.2)],
  ['pale', 'M5 70H50L46 75.5H9z'],
  ['light', 'M6.8 72.5H48.2L46 75.5H9z'],
  ['cream', 'M38 65.8V60M38 60.5l4 1.2l-4 1.2', 0.8],
  ['soft', waves(78, 0, 44) + waves(82, -4, 42), 0.9],
];

const COLUMN_ANGEL = 'M-1.5 0L-1-4L-5-7Q-3-8-.8-6.2Q0-8.5.8-6.2Q3-8 5-7L1-4L1.5 0zM-.9-8.3a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0zM1.8-6.5L4.5-10.5L5-10L2.5-6z';
const column: Scene = [
  ['dark', `${cloud(50, 60, 1.3)}M0 62Q14 56 30 60T60 56V84H0z`],
  ['soft', tree(26, 66, 10) + tree(36, 66, 10)],
  ['deep', `${tree(2, 72, 17)}${tree(20, 70, 13)}${tree(45, 68, 15)}${tree(56, 70, 20)}M0 68Q30 62 60 67V84H0z`],
  ['light', 'M22 84Q29 74 29.5 66H31.5Q33 74 42 84z'],
  ['pale', 'M31 70V73M31.5 76V80', 0.8],
  ['pale', 'M8 74L8.6 27H13.4L14 74zM7.5 24.5H14.5V27H7.5zM6 62H16V64H6zM5 74H17V78H5zM3.5 78H18.5V81H3.5z'],
  ['light', 'M11 74V27H13.4L14 74zM11 24.5H14.5V27H11zM11 74H17V78H11zM11 78H18.5V81H11z'],
  ['gold', `${moved(COLUMN_ANGEL, 11, 24.5, 0, 0.9)}M8.4 36H13.6V38H8.4zM8.3 48H13.7V50H8.3z`],
  ['deep', arches(6.5, 74, 4, 2.3, 1.4, 8)],
];

const lights: Scene = [
  ['soft', blocks(84, [0, 9, 56], [11, 8, 50], [21, 7, 58], [30, 9, 54], [41, 6, 60], [55, 5, 57])],
  ['light', 'M47.4 84L49 38H51L52.6 84zM49.6 10H50.4V30H49.6zM49.2 18H50.8V30H49.2z'],
  ['pale', disc(50, 33.5, 5)],
  ['light', 'M50 28.5a5 5 0 0 1 0 10z'],
  ['deep', 'M45 33.5H55', 1.2],
  ['gold', 'M45.6 33.5h1M47.6 33.5h1M49.6 33.5h1M51.6 33.5h1M53.6 33.5h.8', 0.7],
  ['dark', blocks(84, [0, 7, 70], [7, 10, 64], [19, 10, 68], [31, 9, 65], [53, 7, 68])],
  ['gold', grid(2, 59, 2, 3, 3.4, 4, 1.5, 1.8) + grid(12.5, 53, 2, 3, 3.4, 4, 1.5, 1.8) + grid(32, 57, 2, 2, 3.4, 4, 1.5, 1.8) + grid(8.5, 67, 3, 4, 3, 4, 1.3, 1.8) + grid(21, 71, 3, 3, 3, 4, 1.3, 1.8) + grid(32.5, 68, 3, 4, 2.8, 4, 1.3, 1.8)],
  ['#d2584a', disc(50, 9.5, 1)],
  ['cream', stars([20, 6], [31, 5], [41, 10], [57, 18], [5, 22], [6, 38], [14, 44])],
];

const HORSE = 'M-1 0V-3L-2.5-4.5L-1.5-6.5L.3-4.5H3.5V0H2.6V-2.5H0V0z';
const gate: Scene = [
  ['light', cloud(8, 50, 0.8) + cloud(54, 51, 0.7)],
  ['soft', 'M0 78V66Q6 62 12 66V78zM60 78V66Q54 62 48 66V78z'],
  ['deep', `${[22.5, 26.5, 30.5, 34.5].map((x) => moved(HORSE, x, 51.5, 0, 0.68)).join('')}M37 51.5V47.5h2v4zM37.4 46.5a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM38.4 47V43.5h.5V47z`],
  ['pale', 'M20 54V51.5H41V54H50V58.5H10V54zM11.5 58.5H48.5V61H11.5z'],
  ['light', 'M20 53H41V54H50V55.5H10V54H20zM11.5 60H48.5V61H11.5z'],
  ['deep', 'M13 61H47V77H13z'],
  ['cream', grid(12, 61, 6, 1, 6.4, 1, 3.6, 16)],
  ['light', grid(14.2, 61, 6, 1, 6.4, 1, 1.4, 16)],
  ['pale', grid(11.5, 75.5, 6, 1, 6.4, 1, 4.6, 1.7)],
  ['gold', 'M28.6 63h2.8v12h-2.8z'],
  ['deep', 'M0 77H60V84H0z'],
  ['dark', 'M26 84L29 77H31L34 84zM6 84L18 77M54 84L42 77', 0.8],
];

const train: Scene = [
  ['dark', blocks(70, [0, 6, 50], [7, 7, 46], [15, 6, 52], [38, 7, 50], [46, 6, 45], [53, 7, 51])],
  ['soft', grid(8.5, 48.5, 2, 2, 2.6, 3.5, 1.3, 1.8) + grid(47.3, 47.5, 2, 2, 2.4, 3.5, 1.2, 1.8) + grid(39.5, 52, 2, 1, 2.6, 1, 1.3, 1.8)],
  ['deep', 'M-1 65H61V84H-1z'],
  ['night', arches(2, 84, 4, 15, 11, 14)],
  ['dark', arches(4, 84, 4, 15, 7, 11)],
  ['light', 'M-1 64.5H61V66.5H-1z'],
  ['pale', 'M-2 63.5V54Q-2 52 0 52H25.5V63.5zM26.5 63.5V52H47Q52 52 53.5 57L54.5 61V63.5z'],
  ['base', 'M-2 59.5H25.5V62H-2zM26.5 59.5H54.1L54.5 62H26.5z'],
  ['night', `${grid(0, 54, 4, 1, 6.2, 1, 4.6, 4)}${grid(28.5, 54, 3, 1, 6.2, 1, 4.6, 4)}M47.5 54H49Q50.8 54 51.8 58H47.5z`],
  ['ink', 'M2 63.5H10V65H2zM15 63.5H23V65H15zM29 63.5H37V65H29zM43 63.5H51V65H43z'],
  ['gold', disc(53, 60.8, 0.9)],
];

const turret = (x: number): string =>
  `M${x - 5} 74V52H${x - 5.8}V50H${x - 4.5}V49L${x} 39L${x + 4.5} 49V50H${x + 5.8}V52H${x + 5}V74z`;
const turrets: Scene = [
  ['soft', cloud(30, 53, 0.8)],
  ['dark', blocks(70, [0, 4, 58], [22, 6, 61], [29, 5, 58], [56, 4, 59])],
  ['deep', below(74)],
  ['pale', 'M-1 74V58H61V74z'],
  ['deep', arches(-3, 66, 13, 5, 3.4, 5)],
  ['cream', 'M-1 57H61V58.5H-1zM-1 66.5H61V67.7H-1z'],
  ['night', arches(-2, 76, 1, 1, 8, 7) + arches(25, 76, 1, 1, 10, 8) + arches(54, 76, 1, 1, 8, 7)],
  ['light', turret(15.5) + turret(44.5)],
  ['dark', 'M15.5 74V39L20 49V50H21.3V52H20.5V74zM44.5 74V39L49 49V50H50.3V52H49.5V74z'],
  ['deep', 'M11 49L15.5 39L20 49zM40 49L44.5 39L49 49z'],
  ['night', arches(13.7, 72, 1, 1, 3.6, 7) + arches(42.7, 72, 1, 1, 3.6, 7) + arches(13, 57, 2, 3, 1.8, 4) + arches(42, 57, 2, 3, 1.8, 4)],
  ['gold', 'M24.5 56.8V52.5Q24.5 51.5 25.5 51.5H36Q37.2 51.5 37.5 52.6L38 56.8z'],
  ['night', grid(26, 52.8, 4, 1, 2.9, 1, 2, 2)],
  ['base', waves(78, 2, 44) + waves(82, -4, 42), 0.9],
];

const bicycle: Scene = [
  ['#cfe0bd', `${tree(16, 54, 18)}${tree(45, 54, 16)}`],
  ['#dcd3bd', 'M36.5 54L37.3 34h.6L38.6 54z'],
  ['#dcd3bd', disc(37.6, 32, 2)],
  ['#bcb29a', 'M6 54H54V68H6z'],
  ['ink', disc(20, 48, 7) + disc(40.5, 48, 7), 1.7],
  ['#8d877a', 'M20 41V55M13 48H27M15 43L25 53M25 43L15 53M40.5 41V55M33.5 48H47.5M35.5 43L45.5 53M45.5 43L35.5 53', 0.3],
  ['#cc3b33', 'M20 48L25.5 37H37L29.5 48zM25.5 37L29.5 48M36.2 34L40.5 48', 1.9],
  ['ink', 'M22.5 34.5H28.5M25.5 37L24.8 34.5M36.2 34L35.5 31.5H40', 1.5],
  ['ink', disc(29.5, 48, 1.8)],
  ['#8d5a34', 'M36.5 34.8H44.5L43.5 39.5H37.8z'],
  ['gold', disc(40.5, 32.5, 1.5)],
];

/** Small stones of pavements, laid in arcs. */
const stones = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
  [0, 1, 2, 3, 4].flatMap((column) =>
    [3, 6, 9].flatMap((r) =>
      Array.from({ length: r }, (_, i) => {
        const angle = (Math.PI * (i + 0.5)) / r;
        const [x, y] = [column * 20 + (row % 2) * 10 - 10 - r * Math.cos(angle), row * 14 + 6 - r * Math.sin(angle)];
        return moved('M-1-1H1V1H-1z', x, y, 90 - (angle * 180) / Math.PI * -1, 0.9);
      }),
    ),
  ),
).join('');

const cards: CardArt = {
  scenes: { blue: river, green: column, black: lights, purple: gate, red: train, orange: turrets },
  wild: bicycle,
  back: { color: '#4a4640', pattern: [['light', stones]] },
};

export default cards;
