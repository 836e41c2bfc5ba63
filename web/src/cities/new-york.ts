// New York about 1960: Manhattan between the Hudson and the East River, in the colours of a
// travel poster.
import type { Art } from '../board/art';
import { HOUSES, SAIL, shallows, TREE, WAVES } from '../board/motifs';

const WEST_SHORE = 'M44-20C46 80 52 180 62 290S86 450 106 560S150 720 190 830S262 1000 306 1066';
const MANHATTAN = `${WEST_SHORE}Q340 1142 388 1168Q440 1160 470 1096Q488 1040 530 1004Q600 960 664 918Q708 880 704 800Q702 720 684 640Q650 560 634 470Q626 380 646 300Q654 200 636 120Q620 50 586-20z`;
const LONG_ISLAND =
  'M800-20H742Q730 90 738 190T728 360Q736 440 800 470V510Q748 530 744 600Q752 700 738 790Q728 850 700 900Q672 950 648 984Q616 1024 612 1084T576 1220H800z';
const JERSEY = 'M-20 560Q16 590 18 660T44 790Q76 880 60 950T-20 1030z';

const drawing: Art = {
  palette: {
    ink: ['#2a2630', '#f6ecd4'],
    land: ['#f3e4bd', '#2d2c36'],
    water: ['#93c4c1', '#14303a'],
    park: ['#bccb86', '#2c4433'],
    road: ['#fffaec', '#4a4a56'],
    stone: ['#dfc68f', '#44414e'],
    pale: ['#fbf3dc', '#5a5866'],
    accent: ['#d0543a', '#b4533f'],
    leaf: ['#8fa75c', '#456a4c'],
    wave: ['#6fabab', '#2b5866'],
    street: ['#ead7a6', '#36353f'],
  },
  font: 'Futura, "Century Gothic", "Avenir Next", Avenir, "Liberation Sans", Arial, sans-serif',
  streets: { w: 46, h: 22, turn: 8 },
  around: 'water',
  shapes: [
    { d: 'M-20-20H820V1220H-20z', fill: 'water' },
    {
      d: WAVES, line: 'wave', width: 2.5,
      at: [[30, 150], [22, 330], [60, 500], [70, 690], [170, 900], [230, 1090], [330, 1180], [690, 300, 0.8], [690, 470], [730, 690, 0.8], [560, 1070, 0.8], [530, 1190]],
    },
    // New Jersey, Long Island, and the islands in the harbour.
    ...shallows(`${LONG_ISLAND}${JERSEY}`),
    { d: MANHATTAN, line: 'wave', width: 25 },
    { d: MANHATTAN, line: 'water', width: 21 },
    { d: JERSEY, fill: 'land' },
    { d: JERSEY, fill: 'streets' },
    { d: LONG_ISLAND, fill: 'land' },
    { d: LONG_ISLAND, fill: 'streets' },
    { d: 'M690 40Q702 40 700 120T684 252Q672 240 676 150T690 40z', fill: 'park' },
    { d: 'M92 1096Q130 1078 168 1096Q172 1112 130 1116Q88 1114 92 1096zM64 990q18-10 30 2q-6 14-30 8z', fill: 'park' },
    { d: 'M448 1184q50-26 96-2l6 40h-110z', fill: 'park' },
    // Piers: the shore again, as a broad dashed line.
    { d: WEST_SHORE, line: 'stone', width: 44, dash: '7 53' },
    { d: WEST_SHORE, line: 'land', width: 34, dash: '7 13' },
    { d: MANHATTAN, fill: 'land' },
    { d: MANHATTAN, fill: 'streets' },
    // Broadway.
    { d: 'M168-20Q210 120 272 250T451 499Q420 620 400 720T440 930T404 1150', line: 'street', width: 8 },
    // Central Park with its lake, and the small squares.
    { d: 'M236-20H520L530 104L250 112z', fill: 'park' },
    { d: 'M430 72q26-14 46 0q14 16-10 22q-40 8-36-22z', fill: 'water' },
    { d: 'M424 728h40v22h-40zM588 640h40v24h-40zM478 520h30v18h-30zM368 1138q30 12 56-4l-12 22q-18 8-30 2z', fill: 'park' },
    {
      d: TREE, fill: 'leaf',
      at: [[262, 12], [284, 26, 1.1], [310, 10], [336, 14, 0.9], [272, 92], [300, 84, 0.9], [404, 16], [432, 26], [460, 12, 1.1], [486, 30], [506, 14, 0.9], [514, 84], [502, 58, 0.8], [434, 734, 0.8], [452, 742, 0.7], [598, 648, 0.8], [618, 654, 0.8], [690, 90, 0.7], [688, 200, 0.8], [500, 1190], [480, 1196, 0.9], [780, 560], [766, 930]],
    },
    // Queensboro Bridge.
    { d: 'M612 176L800 138M622 174l20-30 20 22 22-36 22 28 22-36 30 26 30-8', line: 'stone', width: 5 },
    // Brooklyn Bridge: gothic towers and cables beside the road.
    {
      d: 'M-140-32Q-96-36-62-50Q0-30 62-50Q96-36 140-32M-140 32Q-96 36-62 50Q0 30 62 50Q96 36 140 32', line: 'stone', width: 3,
      at: [[592, 1003, 1, 38]],
    },
    { d: 'M-71-58h18v116h-18zM53-58h18v116h-18z', fill: 'stone', at: [[592, 1003, 1, 38]] },
    // Houses: the Village, the Lower East Side, Brooklyn, and towers downtown.
    {
      d: HOUSES, fill: 'street',
      at: [[268, 690], [300, 656, 0.9], [560, 610], [752, 1000], [760, 1160], [764, 800, 0.9], [752, 250, 0.9], [766, 380], [16, 880, 0.9], [22, 760, 0.8], [220, 590, 0.8]],
    },
    { d: 'M-40 30V-6h12v-22h12v-14l5-16 5 16v30H4v-26h13v20h9v-8h10V30z', fill: 'stone', at: [[352, 1012, 1.1], [240, 396, 0.8]] },
    { d: 'M-26 24V-4h10v-14h9v36h0V-2h10v-18h10v24h10V24z', fill: 'pale', at: [[356, 1019, 1.1], [244, 402, 0.8]] },
    // Empire State Building and Chrysler Building.
    { d: 'M-17 44V10h5v-26h4v-18h4l2-14h.5L0-46h.5l1-4 2 14h4v18h4v26h5v34z', fill: 'accent', at: [[364, 456]] },
    { d: 'M-9 44V12M-3 44V-20M3 44V-20M9 44V12', line: 'pale', width: 1.5, at: [[364, 456]] },
    { d: 'M-18 58V0h5v-20h3q0-18 9-34L0-66l1 12q9 16 9 34h3V0h5v58z', fill: 'stone', at: [[500, 158]] },
    { d: 'M-8-16Q0-26 8-16M-7-24Q0-36 7-24M-5-33Q0-44 5-33M-8 56V2M0 56V-6M8 56V2', line: 'pale', width: 2, at: [[500, 158]] },
    // The United Nations: the slab and the assembly's curved roof.
    { d: 'M-12 40V-44H12V40z', fill: 'wave', at: [[596, 322]] },
    { d: 'M14 40V22Q30 10 44 26V40z', fill: 'pale', at: [[596, 322]] },
    { d: 'M-7 38V-42M-2 38V-42M3 38V-42M8 38V-42', line: 'pale', width: 1.5, at: [[596, 322]] },
    // The Flatiron, the arch in Washington Square, and water tanks on the roofs.
    { d: 'M-14 34V-26l4-4H12l2 4V34z', fill: 'stone', at: [[497, 592, 0.8]] },
    { d: 'M-8 28V-22M-2 28V-22M4 28V-22M10 28V-22', line: 'pale', width: 2, at: [[497, 592, 0.8]] },
    { d: 'M-16 16V-14h32v30H9V2Q0-8-9 2v14z', fill: 'pale', at: [[340, 690, 0.9]] },
    { d: 'M-7 2V-9L0-15 7-9V2zM-6 2h2v9h-2zM4 2h2v9H4z', fill: 'stone', at: [[756, 1040], [742, 1170, 1.1], [200, 420], [560, 650], [304, 616], [764, 320], [24, 700, 0.9], [752, 640], [226, 700, 0.9]] },
    // The Statue of Liberty.
    { d: 'M-30 62l5-16h50l5 16zM-17 46l3-26h28l3 26z', fill: 'stone', at: [[130, 1036]] },
    { d: 'M-13 20L-10-14Q-10-26 0-28Q10-26 10-14L14 20zM-5.5-34a5.5 6 0 1 0 11 0a5.5 6 0 1 0-11 0zM-16-18l7-3 5 14-7 3z', fill: 'wave', at: [[130, 1036]] },
    { d: 'M7-22L17-50', line: 'wave', width: 6, at: [[130, 1036]] },
    { d: 'M-5-39l-7-5M-3-42l-4-8M0-43v-9M3-42l4-8', line: 'wave', width: 2.2, at: [[130, 1036]] },
    { d: 'M13-54h9l-2 6h-5zM17.5-72q8 10 3 17h-7q-2-7 4-17z', fill: 'accent', at: [[130, 1036]] },
    // A taxi's chequers under the lettering.
    { d: 'M24 1184H312', line: 'ink', width: 5, dash: '5 5' },
    { d: 'M29 1189H312', line: 'ink', width: 5, dash: '5 5' },
    // A liner and small sails.
    { d: 'M-62 4H66L54 20H-48Q-60 16-62 4z', fill: 'ink', at: [[134, 872, 0.62, -4]] },
    { d: 'M-44 4v-9h82l8 9zM-34-5v-7h58v7z', fill: 'pale', at: [[134, 872, 0.62, -4]] },
    { d: 'M-22-12l3-16h13l-3 16zM4-12l3-16h13l-3 16z', fill: 'accent', at: [[134, 872, 0.62, -4]] },
    { d: SAIL, fill: 'pale', at: [[40, 420, 0.9], [250, 1030, 0.8], [714, 560, 0.7], [36, 230, 0.8]] },
  ],
};

export default drawing;
