// London's cards: Tower Bridge, a royal park, a cab by night, terraces, the clock tower, the cathedral.
import { moved } from '../../board/path';
import type { CardArt, Scene } from '../art';
import { arches, below, blocks, cloud, disc, grid, gull, stars, tree, waves } from '../scenery';

const tower = (x: number): string =>
  `M${x - 5} 76V50H${x - 6}V48.5H${x - 4.5}V44.5L${x - 3.7} 41.5L${x - 3} 44.5V46L${x} 37L${x + 3} 46V44.5L${x + 3.7} 41.5L${x + 4.5} 44.5V48.5H${x + 6}V50H${x + 5}V76z`;
const bridge: Scene = [
  ['dark', `${blocks(70, [0, 6, 64], [21, 4, 65], [26, 5, 62], [33, 5, 64], [54, 6, 63])}M28.5 62V57L29 55L29.5 57V62z`],
  ['deep', below(70)],
  ['light', 'M6.5 51Q2 62-2 65M53.5 51Q58 62 62 65M17 54.5H43M17 57.5H43', 1.1],
  ['light', 'M4 57V66M2 61V66M56 57V66M58 61V66', 0.5],
  ['pale', tower(12) + tower(48)],
  ['light', 'M12 76V37L15 46V44.5L15.7 41.5L16.5 44.5V48.5H18V50H17V76zM48 76V37L51 46V44.5L51.7 41.5L52.5 44.5V48.5H54V50H53V76z'],
  ['deep', arches(9.5, 66, 1, 1, 5, 7) + arches(45.5, 66, 1, 1, 5, 7) + arches(9.8, 56, 2, 2.5, 1.8, 4) + arches(45.8, 56, 2, 2.5, 1.8, 4)],
  ['cream', 'M-1 66H17.5V68.2H-1zM42.5 66H61V68.2H42.5zM17.5 66L29 61L29.6 62.7L17.5 68zM42.5 66L31 61L30.4 62.7L42.5 68z'],
  ['night', 'M5 73H19V77H5zM41 73H55V77H41z'],
  ['soft', waves(75, 19, 41) + waves(80, -4, 44), 0.9],
];

const SWAN = 'M-7 0Q-8-4-4-5Q0-6 3-3Q4.5-4 4-7Q3.2-10 5.6-11Q8.5-11.6 8.6-9L10.5-8.2L8.4-7.8Q6.6-8.4 6.6-6.6Q7.2-1.6 3.5 0z';
const park: Scene = [
  ['dark', `${cloud(6, 58, 1.2)}M0 62Q16 52 34 60T60 56V84H0z`],
  ['soft', tree(22, 64, 9) + tree(34, 63, 8)],
  ['deep', `${tree(5, 68, 22)}${tree(55, 66, 20)}${tree(44, 65, 13)}M0 66Q30 60 60 65V84H0z`],
  ['light', 'M4 74Q14 66 34 67.5T60 72V84H10Q2 80 4 74z'],
  ['pale', waves(80, 14, 38) + waves(71, 36, 52), 0.8],
  ['cream', moved(SWAN, 28, 77.5, 0, 0.95)],
  ['gold', 'M36.3 69.7L38 70L36.2 70.2z'],
  ['night', 'M3 80q1-5 2-6q1 2 1 6zM0 82q1-6 2-7q1 3 1 7z'],
];

const cab: Scene = [
  ['soft', blocks(72, [0, 11, 42], [11, 10, 46], [40, 10, 47], [50, 10, 43])],
  ['light', 'M-1 41H12V43H-1zM10 45H22V47H10zM39 46H51V48H39zM49 42H61V44H49z'],
  ['dark', blocks(72, [21, 19, 54])],
  ['gold', arches(2.5, 53, 2, 4, 2.4, 5) + arches(13, 56, 2, 4, 2.4, 5) + arches(42, 57, 1, 4, 2.4, 5) + arches(52.5, 53, 2, 4, 2.4, 5) + arches(2.5, 64, 1, 4, 2.4, 5) + arches(25, 63, 3, 4.5, 2.4, 5) + arches(56.5, 64, 1, 4, 2.4, 5)],
  ['night', below(72)],
  ['soft', 'M0 78H8M14 78H24M30 78H40', 1],
  ['gold', 'M49.5 72L60 68V76z'],
  ['pale', 'M52.5 68L52.8 47h1L54.2 68zM51 40h4.6l-.8 6h-3zM50.5 40L53.3 37.5L56.1 40z'],
  ['gold', 'M52 41h2.6l-.5 4h-1.6z'],
  ['night', 'M11 70V64.5Q11 61.5 14 61L17.5 60.5L20 54Q20.6 52.5 22.5 52.5H36Q38 52.5 39 54.5L41.5 60.5L47 61.8Q49.5 62.5 49.5 65.5V70Q49.5 71.5 48 71.5H12.5Q11 71.5 11 70z'],
  ['light', 'M11 70V64.5Q11 61.5 14 61L17.5 60.5L20 54Q20.6 52.5 22.5 52.5H36Q38 52.5 39 54.5L41.5 60.5L47 61.8Q49.5 62.5 49.5 65.5V70Q49.5 71.5 48 71.5H12.5Q11 71.5 11 70zM30 53V70', 1],
  ['pale', 'M20 60.3L22.2 54.5H28.5V60.3zM31.5 54.5H36.5L39 60.3H31.5z'],
  ['gold', `M27 50h5v2.3h-5z${disc(47.5, 65, 1.5)}`],
  ['light', disc(19, 71.5, 4.6) + disc(42, 71.5, 4.6)],
  ['night', disc(19, 71.5, 3.6) + disc(42, 71.5, 3.6)],
  ['pale', disc(19, 71.5, 1.4) + disc(42, 71.5, 1.4)],
  ['cream', stars([20, 7], [36, 6], [50, 12], [55, 24], [5, 24], [8, 34], [52, 33])],
];

const terraces: Scene = [
  ['deep', 'M4 46V42h3v4zM24 45V41h3v4zM45 46V42h3v4z'],
  ['light', blocks(80, [0, 15, 47])],
  ['dark', blocks(80, [15, 15, 45.5])],
  ['pale', blocks(80, [30, 15, 47])],
  ['deep', blocks(80, [45, 15, 46])],
  ['cream', 'M-1 46H15.5V48H-1zM14.5 44.5H30.5V46.5H14.5zM29.5 46H45.5V48H29.5zM44.5 45H61V47H44.5zM0 59.5H15V60.7H0zM15 59H30V60.2H15zM30 59.5H45V60.7H30zM45 59H60V60.2H45z'],
  ['night', grid(2.5, 50, 2, 1, 6, 1, 3.6, 6) + grid(17.5, 49.5, 2, 1, 6, 1, 3.6, 6) + grid(32.5, 50, 2, 1, 6, 1, 3.6, 6) + grid(47.5, 49.5, 2, 1, 6, 1, 3.6, 6) + grid(8.5, 63.5, 1, 1, 1, 1, 3.6, 6) + grid(23.5, 63.5, 1, 1, 1, 1, 3.6, 6) + grid(38.5, 63.5, 1, 1, 1, 1, 3.6, 6) + grid(53.5, 62, 1, 1, 1, 1, 3.6, 5)],
  ['cream', 'M4.3 50v6M10.3 50v6M19.3 49.5v6M25.3 49.5v6M34.3 50v6M40.3 50v6M49.3 49.5v6M55.3 49.5v6M2.5 53h3.6M8.5 53h3.6M17.5 52.5h3.6M23.5 52.5h3.6M32.5 53h3.6M38.5 53h3.6M47.5 52.5h3.6M53.5 52.5h3.6', 0.5],
  ['cream', 'M1 63.5H7.5L4.250 61zM16 63.5H22.5L19.250 61zM31 63.5H37.5L34.250 61zM46 63.5H52.5L49.250 61zM1.5 63.5H2.5V77H1.5zM6 63.5H7V77H6zM16.5 63.5H17.5V77H16.5zM21 63.5H22V77H21zM31.5 63.5H32.5V77H31.5zM36 63.5H37V77H36z'],
  ['base', blocks(77, [2.8, 3, 65], [32.8, 3, 65])],
  ['night', blocks(77, [17.8, 3, 65], [47.5, 3.5, 65])],
  ['cream', 'M1 77H8V80H1zM16 77H23V80H16zM31 77H38V80H31z'],
  ['night', 'M0 80H60V84H0z'],
  ['deep', tree(12, 80, 7) + tree(42, 80, 7)],
];

const clock: Scene = [
  ['soft', cloud(51, 13, 0.8) + cloud(44, 52, 0.8)],
  ['light', 'M20 74V60H22V57L23 54L24 57V60H30V56L31 53L32 56V60H40V56L41 53L42 56V60H48V52H49L50.5 46L52 52H53V60H60V74z'],
  ['dark', 'M0 84V34H3V84zM15 74V62H60V74z'],
  ['light', 'M15 62h45v1.2h-45z'],
  ['pale', arches(18, 72, 10, 4.2, 2, 6)],
  ['dark', 'M3 84V35H2.5V32H4V23L5.5 22.5L9 15L12.5 22.5L14 23V32H15.5V35H15V84z'],
  ['deep', 'M9 84V15L12.5 22.5L14 23V32H15.5V35H15V84z'],
  ['soft', 'M4.8 40V80M7 40V80M11 40V80M13.2 40V80', 0.6],
  ['cream', disc(9, 27.5, 3.9)],
  ['night', 'M9 25V27.5L10.8 28.8', 0.8],
  ['deep', below(74)],
  ['base', waves(77, 2, 44) + waves(81, -4, 42), 1],
  ['night', gull(24, 50, 0.8) + gull(54, 38, 0.7), 0.8],
];

const cathedral: Scene = [
  ['soft', cloud(8, 51, 0.9) + cloud(54, 44, 0.7)],
  ['dark', blocks(76, [0, 6, 66], [6, 5, 63], [49, 5, 64], [54, 6, 61])],
  ['light', 'M8 78V62L9.5 61V55Q11.5 51 13.5 55V61L15 62V78zM45 78V62L46.5 61V55Q48.5 51 50.5 55V61L52 62V78z'],
  ['pale', 'M15 78V66H45V78zM21 66V58H39V66z'],
  ['light', 'M30 78V66H45V78zM30 66V58H39V66z'],
  ['dark', 'M20.5 58Q20.5 48.5 29 46.5V44.5H31V46.5Q39.5 48.5 39.5 58z'],
  ['deep', 'M30 58V44.5H31V46.5Q39.5 48.5 39.5 58zM25.5 58Q25.5 50.5 28.5 47.5L29.2 47.5Q26.8 51 26.8 58z'],
  ['cream', 'M22.5 60V65.5M25.5 60V65.5M28.5 60V65.5M31.5 60V65.5M34.5 60V65.5M37.5 60V65.5', 1],
  ['deep', `${arches(17.5, 78, 6, 4.4, 2.4, 8)}${arches(10.5, 74, 1, 1, 2, 6)}${arches(47.5, 74, 1, 1, 2, 6)}`],
  ['cream', 'M14 65.5L30 62.5L46 65.5V67H14z'],
  ['night', `${tree(4, 80, 11)}M0 78H60V84H0z`],
  ['deep', tree(57, 79, 9)],
];

const drawnBus: Scene = [
  ['#cc3b33', 'M13 54V29.5Q13 27 15.5 27H44Q46.5 27 47 29.5L47.8 40V54z'],
  ['#9d2b28', 'M13 50H47.8V54H13z'],
  ['#bfe0e6', `${grid(15.5, 30, 5, 1, 6.2, 1, 4.8, 6)}${grid(21.7, 41.5, 3, 1, 6.2, 1, 4.8, 6)}M40.5 41.5H47V47.5H40.5z`],
  ['cream', 'M13 38H47.6V39.6H13z'],
  ['ink', 'M14.5 41.5H19.5V53H14.5z'],
  ['cream', 'M17 42V52.5', 0.8],
  ['ink', 'M13 54V29.5Q13 27 15.5 27H44Q46.5 27 47 29.5L47.8 40V54z', 0.9],
  ['ink', disc(22, 54, 4.3) + disc(40, 54, 4.3)],
  ['cream', `${disc(22, 54, 1.8)}${disc(40, 54, 1.8)}M45.5 49.5h2v2.2h-2z`],
];
const bus: Scene = [
  ['#dcd3bd', `${blocks(54, [8, 6, 40], [14, 4, 33], [45, 5, 36])}M46 54V32L47 27L48 32V54z`],
  ['#bcb29a', 'M6 53H54V68H6z'],
  ...drawnBus.map(([tone, d, line]) => [tone, moved(d, 3.3, 4.4, 0, 0.89), line] as const),
];

/** Tiles: squares on their corners, one within the other. */
const tiles = (r: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => `M${column * 12} ${row * 12 - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`),
  ).join('');

const cards: CardArt = {
  scenes: { blue: bridge, green: park, black: cab, pink: terraces, yellow: clock, orange: cathedral },
  wild: bus,
  back: { color: '#7a2231', pattern: [['light', tiles(6), 0.5], ['gold', tiles(3), 0.5], ['soft', tiles(1.2)]] },
};

export default cards;
