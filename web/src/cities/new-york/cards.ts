// New York's cards: the harbour, the park, the lights of the night, brownstones in spring, the old bridge, a ferry.
import { moved } from '../../board/path';
import type { CardArt, Scene } from '../art';
import { arches, below, blocks, cloud, disc, grid, gull, sailboat, stars, tree, waves } from '../scenery';

const LADY =
  'M-5 0Q-4.6-9-3.2-13L-6.4-21.6L-4.8-22.2L-1.2-15.4Q0-16.6 1.2-15.4Q3.4-15 3.6-12L5 0zM-2.3-18.5a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0zM-2.6-20L-3.4-22.4L-1.2-20.8L0-23.4L1-20.8L3.2-22.4L2.4-20z';

const harbour: Scene = [
  ['dark', blocks(66, [34, 5, 58], [40, 4, 53], [45, 5, 48], [51, 4, 55], [56, 4, 51])],
  ['soft', cloud(52, 12, 0.7)],
  ['deep', below(65)],
  ['dark', 'M0 65Q4 61.5 6 61.5H20Q24 61.5 27 65z'],
  ['light', 'M7 61.5L8 53H18L19 61.5z'],
  ['soft', 'M13 53H18L19 61.5H13z'],
  ['pale', moved(LADY, 13, 53, 0, 0.92)],
  ['gold', disc(7.8, 31.6, 1.9)],
  ['soft', waves(70, 20) + waves(76, -3, 42) + waves(81), 0.9],
  ['cream', sailboat(38, 66, 0.8)],
];

const park: Scene = [
  ['dark', blocks(66, [2, 6, 50], [9, 5, 45], [15, 6, 53], [38, 6, 52], [45, 6, 40], [52, 6, 47])],
  ['soft', grid(46.4, 43, 2, 5, 2.4, 4, 1.2, 1.8) + grid(10.2, 48, 2, 3, 2, 3.6, 1, 1.6) + grid(53.4, 50, 2, 3, 2.2, 3.6, 1.2, 1.6)],
  ['deep', tree(4, 68, 14) + tree(15, 66, 11) + tree(44, 66, 12) + tree(56, 68, 15) + below(65)],
  ['soft', tree(24, 66, 8) + tree(36, 66, 8)],
  ['light', 'M0 74Q14 68 30 69T60 72V84H0z'],
  ['pale', 'M8 72Q30 56 52 72H46Q30 62 14 72z'],
  ['dark', 'M10 69.6Q30 55 50 69.6', 0.8],
  ['pale', waves(77, 6, 24) + waves(80, 26, 40), 0.9],
];

const night: Scene = [
  ['soft', blocks(84, [0, 7, 52], [13, 7, 56], [22, 8, 50], [33, 6, 58], [41, 6, 52], [55, 5, 46])],
  ['light', `M44.5 84V40H46V33H47.5V28H49V15H50V28H51.5V33H53V40H54.5V84z`],
  ['light', 'M5 84V44H6.5V36Q7 28 9.5 24V17h.8V24Q12.8 28 13.5 36V44H15V84z'],
  ['dark', blocks(84, [0, 10, 66], [15, 12, 62], [28, 10, 68], [38, 9, 64], [51, 9, 70])],
  ['gold', grid(1.5, 55, 2, 3, 2.6, 3.6, 1.3, 1.8) + grid(23.5, 53, 2, 3, 3, 3.6, 1.3, 1.8) + grid(46.2, 42, 3, 6, 2.6, 4, 1.2, 2) + grid(7, 46, 3, 4, 2.6, 4, 1.2, 2) + grid(16.5, 65, 3, 4, 3.4, 4, 1.5, 1.8) + grid(30, 71, 2, 3, 4, 4, 1.5, 1.8) + grid(39.5, 67, 2, 4, 3.6, 4, 1.5, 1.8) + grid(2, 69, 2, 3, 4, 4, 1.5, 1.8)],
  ['cream', stars([20, 6], [30, 5], [41, 9], [55, 8], [54, 20], [4, 22], [17, 15])],
];

const house = (x: number, top: number): string => `M${x} 80V${top}H${x + 16}V80z`;
const brownstones: Scene = [
  ['dark', house(0, 50)],
  ['deep', house(16, 47) + house(48, 49)],
  ['dark', house(32, 51)],
  ['light', 'M-1 48.5H17V51H-1zM15 45.5H33V48H15zM31 49.5H49V52H31zM47 47.5H61V50H47z'],
  ['pale', arches(3, 60, 2, 6.5, 3.5, 6) + arches(3, 71, 1, 6, 3.5, 6) + arches(19, 58, 2, 6.5, 3.5, 6) + arches(19, 70, 1, 6, 3.5, 6) + arches(35, 61, 2, 6.5, 3.5, 6) + arches(41.5, 71, 1, 6, 3.5, 6) + arches(51, 60, 1, 6, 3.5, 6)],
  ['night', arches(9.2, 74, 1, 1, 4.6, 9) + arches(25.2, 74, 1, 1, 4.6, 10) + arches(34.5, 74, 1, 1, 4.6, 9)],
  ['soft', 'M8.5 74h6v3h1.5v3H7V77h1.5zM24.5 74h6v3h1.5v3h-9v-3h1.5zM34 74h6v3h1.5v3h-9v-3h1.5z'],
  ['night', 'M0 80H60V84H0zM45.6 80L46.2 66h1.4L48 80zM46.8 70l4-4.5.8.6-4.5 5.5z'],
  ['cream', disc(43, 62, 4.5) + disc(51, 63, 4.4)],
  ['pale', disc(47, 58, 5) + disc(47.5, 65, 3.5)],
];

const bridge: Scene = [
  ['dark', blocks(70, [0, 5, 60], [6, 4, 56], [11, 5, 62], [44, 5, 58], [50, 4, 54], [55, 5, 61])],
  ['deep', below(70)],
  ['pale', 'M21 47Q10 62-2 66M39 47Q50 62 62 66', 1.1],
  ['light', 'M21 49L2 69M21 51L8 69M21 54L14 69M39 49L58 69M39 51L52 69M39 54L46 69M17 53.5V69M12 58.5V69M7 62V69M43 53.5V69M48 58.5V69M53 62V69', 0.45],
  ['pale', 'M19 80V49H18V46H42V49H41V80zM22.5 68V57Q22.5 53 25.5 51.5Q28.5 53 28.5 57V68zM31.5 68V57Q31.5 53 34.5 51.5Q37.5 53 37.5 57V68z'],
  ['light', 'M30 80V49H42V46H36V49H41V80z'],
  ['deep', 'M22.5 68V57Q22.5 53 25.5 51.5Q28.5 53 28.5 57V68zM31.5 68V57Q31.5 53 34.5 51.5Q37.5 53 37.5 57V68z'],
  ['night', 'M0 68.5H60V71H0z'],
  ['base', waves(75, -3, 16) + waves(79, 20, 42) + waves(81, -3, 14), 1],
];

const ferry: Scene = [
  ['soft', cloud(10, 50, 0.8) + cloud(53, 46, 0.7)],
  ['dark', blocks(66, [0, 4, 60], [5, 5, 57], [50, 4, 58], [55, 5, 55])],
  ['deep', below(66)],
  ['night', 'M35 50V46h5v4z'],
  ['pale', 'M17 54V50H44V54zM10 60V54H50V60z'],
  ['cream', 'M27 50V47.5H33V50z'],
  ['deep', grid(13, 55.8, 9, 1, 4, 1, 2.4, 2.2) + grid(19, 51.3, 6, 1, 4, 1, 2.4, 1.6)],
  ['base', 'M5 60H55L52 69H8z'],
  ['night', 'M6.5 64.6H53.5L52 69H8z'],
  ['pale', 'M5 60H55V61.2H5z'],
  ['light', waves(70, 3, 57) + waves(75, -3, 40) + waves(80, 8, 42), 1],
  ['night', gull(14, 40, 0.9) + gull(50, 36, 0.7), 0.8],
];

const taxi: Scene = [
  ['#dcd3bd', `${blocks(51, [12, 4, 34], [17, 4, 28], [22, 3, 32], [35, 4, 30], [40, 3, 25], [44, 4, 34])}M29.5 51V26h.6V23h.6v3h.6V51z`],
  ['#bcb29a', 'M6 50H54V68H6z'],
  ['ink', disc(20.5, 51.5, 4.2) + disc(40, 51.5, 4.2)],
  ['ink', 'M27.5 31.5h6v4h-6z'],
  ['gold', 'M28.5 32.4h4V35h-4z'],
  ['base', 'M11.5 50.5V46Q11.5 43 15 42.3L19.5 41.5Q22.5 35 26.5 35H34.5Q38.5 35 41 41L46.5 42Q49.5 42.8 49.5 46V50.5Q49.5 51.5 48.5 51.5H12.5Q11.5 51.5 11.5 50.5z'],
  ['#d9a92c', 'M11.5 48H49.5V50.5Q49.5 51.5 48.5 51.5H12.5Q11.5 51.5 11.5 50.5z'],
  ['#bfe0e6', 'M22 41.3Q24 37 27 37H29V41.3zM31 37H34Q37 37 38.7 41.3H31z'],
  ['ink', grid(13, 43.8, 9, 1, 4, 1, 2, 1.6) + grid(15, 45.4, 9, 1, 4, 1, 2, 1.6)],
  ['ink', 'M11.5 50.5V46Q11.5 43 15 42.3L19.5 41.5Q22.5 35 26.5 35H34.5Q38.5 35 41 41L46.5 42Q49.5 42.8 49.5 46V50.5Q49.5 51.5 48.5 51.5H12.5Q11.5 51.5 11.5 50.5zM30 36V50', 0.9],
  ['ink', disc(20.5, 51.5, 4.2) + disc(40, 51.5, 4.2)],
  ['cream', `${disc(20.5, 51.5, 1.8)}${disc(40, 51.5, 1.8)}M47.5 44.5h2v2.2h-2z`],
];

/** Fans, as on doors of the twenties. */
const fans = (r: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
    [-1, 0, 1, 2, 3, 4, 5].map((column) => {
      const [x, y] = [column * 12 + (row % 2) * 6, row * 12];
      return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`;
    }),
  ).join('');

const cards: CardArt = {
  scenes: { blue: harbour, green: park, black: night, pink: brownstones, red: bridge, orange: ferry },
  wild: taxi,
  back: { color: '#22395c', pattern: [['light', fans(6), 0.5], ['gold', fans(4), 0.5], ['light', fans(2), 0.5]] },
};

export default cards;
