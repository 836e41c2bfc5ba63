// San Francisco's cards: sails on the bay, the glass house in the park, the night in fog, painted houses, the great bridge, a
// cable car on its hill.
import { moved } from '../../board/path';
import type { CardArt, Scene } from '../art';
import { arches, below, blocks, cloud, disc, grid, gull, sailboat, stars, waves } from '../scenery';

const bay: Scene = [
  ['dark', 'M0 62Q10 54 22 58T44 56Q52 52 60 58V66H0z'],
  ['deep', below(63)],
  ['dark', 'M2 64Q4 58.5 12 58T26 60Q30 61 32 64z'],
  ['pale', 'M12 58V52H21V58zM7.2 58L8 45H10L10.8 58z'],
  ['cream', 'M7.5 45V42.5L9 41L10.5 42.5V45z'],
  ['gold', 'M10 42.5L20 40V46z'],
  ['dark', grid(13.5, 53.5, 3, 1, 2.4, 1, 1.2, 2)],
  ['soft', waves(68, 2, 20) + waves(76, -4, 16) + waves(81, 10, 42) + waves(66, 38, 60), 0.9],
  ['cream', sailboat(27, 76, 1.6) + sailboat(44, 67, 1)],
  ['light', 'M28 64L34.5 74.4H28zM44.6 59.5L48.4 66H44.6z'],
  ['pale', gull(50, 44, 0.9) + gull(44, 49, 0.6), 0.8],
];

const palm = (x: number, y: number, h: number): string =>
  `M${x - 0.6} ${y}Q${x - 0.2} ${y - h / 2} ${x} ${y - h}h.8Q${x + 0.7} ${y - h / 2} ${x + 0.9} ${y}z` +
  moved('M0 0Q-4-4-7 1Q-3-2 0 1Q-5 1-6 5Q-2 1 .2 1Q2 1 6 5Q5 1 .6 1Q4-2 7 1Q4-4 .4 0Q2-4 5-5Q1-5 .2-1Q-1-5-5-5Q-1.5-4 0 0z', x + 0.4, y - h, 0, h / 18);
const glassHouse: Scene = [
  ['dark', 'M0 60Q12 50 26 56T60 52V84H0z'],
  ['deep', `${palm(5, 74, 24)}${palm(55, 72, 22)}M0 70H60V84H0z`],
  ['pale', 'M10 73V66Q10 62 14 62H22V60Q22 48 29.5 47V45h1v2Q38 48 38 60V62H46Q50 62 50 66V73z'],
  ['light', 'M30 73V45h.5v2Q38 48 38 60V62H46Q50 62 50 66V73z'],
  ['dark', 'M22 60H38M22 62V73M38 62V73M26 60Q26 51 29.5 47M34 60Q34 51 30.5 47M30 47V60M10 67H50M14 62.5V73M18 62.5V73M42 62.5V73M46 62.5V73M26 62V73M34 62V73', 0.5],
  ['deep', arches(28, 73, 1, 1, 4, 8)],
  ['soft', 'M24 84Q28 77 28 73H32Q32 77 38 84z'],
  ['cream', [[6, 77], [12, 80], [18, 77], [41, 78], [9, 82.5], [20, 81.5], [43, 82]].map(([x, y]) => disc(x!, y!, 1)).join('')],
];

const fog: Scene = [
  ['soft', blocks(84, [0, 8, 50], [9, 7, 45], [17, 7, 55], [25, 8, 52], [34, 7, 57], [56, 4, 54])],
  ['light', 'M41.5 84L49 12L56.5 84z'],
  ['pale', 'M49 84V12L56.5 84z'],
  ['gold', grid(1.5, 53, 3, 4, 2.2, 4, 1.2, 1.8) + grid(10.5, 48, 2, 5, 2.6, 4, 1.2, 1.8) + grid(26.5, 55, 2, 3, 3, 4, 1.3, 1.8) + grid(47.2, 40, 2, 8, 2, 4, 1, 1.6)],
  ['dark', blocks(84, [0, 6, 70], [12, 9, 66], [28, 9, 68], [40, 8, 72])],
  ['gold', grid(14, 69, 2, 2, 3.4, 4, 1.5, 1.8) + grid(30, 71, 2, 2, 3.4, 4, 1.5, 1.8)],
  ['cream', cloud(6, 66, 1) + cloud(46, 60, 0.9)],
  ['pale', `${cloud(24, 77, 1.3)}M0 78Q12 74 24 78T44 77Q52 74 60 78V84H0z`],
  ['cream', stars([20, 7], [33, 5], [40, 10], [56, 7], [57, 26], [5, 22], [6, 38])],
];

const lady = (x: number): string => `M${x} 80V56L${x + 8} 46L${x + 16} 56V80z`;
const painted: Scene = [
  ['soft', blocks(70, [0, 4, 50], [5, 3, 44], [47, 4, 46], [52, 3, 50], [56, 4, 43])],
  ['light', lady(-4)],
  ['dark', lady(13)],
  ['pale', lady(30)],
  ['deep', lady(47)],
  ['cream', 'M-4 57L4 47L12.5 57M13 57L21 47L29 57M30 57L38 47L46 57M47 57L55 47L63 57M-4 58.5H12M13 58.5H29M30 58.5H46M47 58.5H63', 1.1],
  ['cream', 'M1 80V61.5L2.5 60H8.5L10 61.5V80zM18 80V61.5L19.5 60H25.5L27 61.5V80zM35 80V61.5L36.5 60H42.5L44 61.5V80zM52 80V61.5L53.5 60H60V80z'],
  ['deep', grid(2.2, 62, 3, 2, 2.3, 8, 1.7, 5) + grid(19.2, 62, 3, 2, 2.3, 8, 1.7, 5) + grid(36.2, 62, 3, 2, 2.3, 8, 1.7, 5) + grid(53.2, 62, 3, 1, 2.3, 8, 1.7, 5) + disc(4, 53, 1.6) + disc(38, 53, 1.6)],
  ['cream', disc(21, 53, 1.6) + disc(55, 53, 1.6)],
  ['base', 'M1 68H10V69H1zM18 68H27V69H18zM35 68H44V69H35zM1 76.5H10V77.5H1zM18 76.5H27V77.5H18zM35 76.5H44V77.5H35z'],
  ['night', 'M-2 84V81Q10 79 24 80.5T62 79V84z'],
];

const bridge: Scene = [
  ['dark', 'M0 66V60Q8 55 14 60L20 66zM60 66V52Q50 50 44 57T28 66z'],
  ['deep', below(66)],
  ['pale', 'M-2 40Q2 28 7 16M13 16Q20 56 41 60Q45 58 47.5 48M49 48Q54 57 62 60', 1.1],
  ['pale', 'M16 28V65M19 38V65M22 45V65M25 50V65M28 54V65M31 56.5V65M34 58V65M37 59V65M43 58V65M45 56V65M52 54V65M55 57V65M4 26V65M1 36V65', 0.4],
  ['light', 'M46.8 72V47h1v25zM48.8 72V47h1v25zM46.5 47h3.6v1.2h-3.6z'],
  ['pale', 'M6 78V15H8.5V78zM11.5 78V15H14V78zM5.5 14H9V17H5.5zM11 14H14.5V17H11zM8 22H12V25H8zM8 34H12V37H8zM8 48H12V51.5H8z'],
  ['light', 'M7.5 78V17H8.5V78zM13 78V17H14V78z'],
  ['cream', 'M-1 64H61V66.2H-1z'],
  ['night', 'M3 77H17V80H3z'],
  ['soft', `${cloud(34, 72, 1)}`],
  ['light', `${cloud(24, 69.5, 0.8)}`],
  ['soft', waves(77, 20, 44) + waves(81, -4, 40), 0.9],
];

const car = (d: string): string => moved(d, 25, 63, -17);
const hill: Scene = [
  ['dark', 'M0 58Q8 54 14 57L20 66H0zM60 40V70H44V50L48 46V42z'],
  ['soft', `${below(60)}`],
  ['light', waves(63, -4, 18) + waves(67, -4, 12), 0.8],
  ['deep', 'M44 66V46L48 42L52 46V62zM52 60V40L56 36L60 40V60z'],
  ['pale', grid(46, 50, 2, 2, 3, 5, 1.6, 2.8) + grid(54, 45, 2, 2, 3, 5, 1.6, 2.8)],
  ['night', 'M0 78L60 59V84H0z'],
  ['dark', 'M0 81L60 62.5', 1],
  ['ink', car('M-12 6H-4V9.5H-12zM4 6H12V9.5H4zM2-8H16V2H2z')],
  ['pale', car('M-18-8Q-17-11-13-11H-9V-12.5H9V-11H13Q17-11 18-8zM-16-8H3V5H-16zM3 0H16.5V5H3zM6.5-8H8V1H6.5zM11-8H12.5V1H11zM15.2-8H16.6V1H15.2zM-17.5 5H17.5V7H-17.5z')],
  ['light', car('M-18-8Q-17.8-8.9-17-9.6H17Q17.8-8.9 18-8zM-16 2.5H16.5V5H-16z')],
  ['night', car(grid(-14, -6, 4, 1, 4.2, 1, 3, 5))],
  ['gold', car(disc(17.5, 1.5, 1.5))],
];

const ferry: Scene = [
  ['#f7e3bd', 'M10 49A22 22 0 0 1 50 49z'],
  ['#e3894f', 'M12 49V34M48 49V36M8 40Q22 46 30 49M50 42Q44 47 40 49', 0.8],
  ['#7fb9c4', 'M6 48H54V68H6z'],
  ['#26617c', 'M32 33V27h5v6z'],
  ['cream', 'M20 38V33H42V38zM15.5 44V38H46V44z'],
  ['ink', 'M20 38V33H42V38zM15.5 44V38H46V44z', 0.8],
  ['#26617c', grid(18, 39.8, 7, 1, 4, 1, 2.4, 2.2) + grid(22, 34.4, 5, 1, 4, 1, 2.4, 2)],
  ['#26617c', 'M10.5 44H50L46 52.5H14.5z'],
  ['base', 'M10.5 44H50L49.3 45.6H11.2z'],
  ['ink', 'M10.5 44H50L46 52.5H14.5zM32 33V27h5v6z', 0.9],
  ['#cc3b33', 'M32 28.5h5V30.5h-5z'],
  ['cream', 'M11 53.5q2.5-1.8 5 0t5 0t5 0t5 0t5 0t5 0t5 0M16 57.5q2.5-1.8 5 0t5 0t5 0t5 0', 1],
];

/** Waves in rows, as on old prints. */
const rows = (shift: number): string => Array.from({ length: 12 }, (_, i) => `M${(i % 2) * 6 - 12} ${i * 8 + shift}q3-4 6 0${'t6 0'.repeat(13)}`).join('');

const cards: CardArt = {
  scenes: { blue: bay, green: glassHouse, black: fog, pink: painted, red: bridge, orange: hill },
  wild: ferry,
  back: { color: '#11616b', pattern: [['light', rows(0), 0.7], ['gold', rows(2.4), 0.5]] },
};

export default cards;
