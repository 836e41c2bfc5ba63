// New York about 1960: Manhattan between the Hudson and the East River, in the colours of a
// travel poster.
import { LIGHT, type Art } from '../../board/art';
import { boat, coast, GULLS, houses, sails, trees, WAVES } from '../../board/motifs';

const WEST_SHORE = 'M44-20C46 80 52 180 62 290S86 450 106 560S150 720 190 830S262 1000 306 1066';
const MANHATTAN = `${WEST_SHORE}Q340 1142 388 1168Q440 1160 470 1096Q488 1040 530 1004Q600 960 664 918Q708 880 704 800Q702 720 684 640Q650 560 634 470Q626 380 646 300Q654 200 636 120Q620 50 586-20z`;
const LONG_ISLAND =
  'M800-20H742Q730 90 738 190T728 360Q736 440 800 470V510Q748 530 744 600Q752 700 738 790Q728 850 700 900Q672 950 648 984Q616 1024 612 1084T576 1220H800z';
const JERSEY = 'M-20 560Q16 590 18 660T44 790Q76 880 60 950T-20 1030z';

const drawing: Art = {
  palette: {
    ...LIGHT,
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
    shoal: ['#b7dbd0', '#1f4550'],
    deep: ['#75afb0', '#0c2129'],
  },
  font: 'Futura, "Century Gothic", "Avenir Next", Avenir, "Liberation Sans", Arial, sans-serif',
  streets: { w: 46, h: 22, turn: 8 },
  around: 'water',
  ground: [
    { d: 'M-20-20H820V1220H-20z', fill: 'water' },
    {
      d: WAVES, line: 'wave', width: 2.5,
      at: [[30, 150], [22, 330], [70, 690], [330, 1180], [690, 300, 0.8], [730, 690, 0.8], [560, 1070, 0.8], [530, 1190]],
    },
    // New Jersey, Long Island, and the islands in the harbour.
    ...coast(`${LONG_ISLAND}${JERSEY}${MANHATTAN}`),
    { d: JERSEY, fill: 'land' },
    { d: JERSEY, fill: 'streets' },
    { d: LONG_ISLAND, fill: 'land' },
    { d: LONG_ISLAND, fill: 'streets' },
    { d: 'M690 128Q702 130 700 190T686 282Q674 270 678 206T690 128z', fill: 'park' },
    { d: 'M92 1096Q130 1078 168 1096Q172 1112 130 1116Q88 1114 92 1096zM64 990q18-10 30 2q-6 14-30 8z', fill: 'park' },
    { d: 'M448 1184q50-26 96-2l6 40h-110z', fill: 'park' },
    // Piers: the shore again, as a broad dashed line.
    { d: WEST_SHORE, line: 'stone', width: 44, dash: '7 53' },
    { d: WEST_SHORE, line: 'land', width: 34, dash: '7 13' },
    { d: MANHATTAN, fill: 'land' },
    { d: MANHATTAN, fill: 'streets' },
    // Midtown, Chelsea and Gramercy, the Village, the east and south sides, downtown.
    { d: 'M64 150L240 118H634Q652 200 645 300L634 330L92 352Q72 240 64 150z', fill: 'wave', alpha: 0.11 },
    { d: 'M94 357L633 335Q626 420 640 498L126 540Q104 440 94 357z', fill: 'accent', alpha: 0.08 },
    { d: 'M127 545L642 503Q660 570 684 640L692 702L164 722Q140 640 127 545z', fill: 'leaf', alpha: 0.2 },
    { d: 'M166 727L693 707Q708 800 690 860L640 928L238 916Q186 820 166 727z', fill: 'accent', alpha: 0.1 },
    { d: 'M240 921L632 933Q540 985 500 1030L470 1096Q440 1155 388 1164Q340 1140 306 1062Q262 990 240 921z', fill: 'wave', alpha: 0.11 },
    { d: 'M800-20H742Q730 90 738 190T728 360Q736 440 800 470z', fill: 'leaf', alpha: 0.18 },
    // Broadway.
    { d: 'M168-20Q210 120 272 250T451 499Q420 620 400 720T440 930T404 1150', line: 'street', width: 8 },
    // Central Park with its lake, and the small squares.
    { d: 'M236-20H520L530 104L250 112z', fill: 'park' },
    { d: 'M430 72q26-14 46 0q14 16-10 22q-40 8-36-22z', fill: 'water' },
    { d: 'M424 728h40v22h-40zM588 640h40v24h-40zM478 520h30v18h-30zM368 1138q30 12 56-4l-12 22q-18 8-30 2z', fill: 'park' },
    ...trees([[262, 12], [284, 26, 1.1], [310, 10], [336, 14, 0.9], [300, 84, 0.9], [404, 16], [432, 26], [460, 12, 1.1], [486, 30], [506, 14, 0.9], [514, 84], [502, 58, 0.8], [434, 734, 0.8], [452, 742, 0.7], [598, 648, 0.8], [618, 654, 0.8], [690, 150, 0.6], [688, 262, 0.7], [500, 1190], [480, 1196, 0.9], [780, 560], [766, 930]]),
  ],
  shapes: [
    // Queensboro Bridge.
    { d: 'M612 176L800 138M622 174l20-30 20 22 22-36 22 28 22-36 30 26 30-8', line: 'stone', width: 5 },
    // Brooklyn Bridge: gothic towers and cables beside the road.
    {
      d: 'M-140-32Q-96-36-62-50Q0-30 62-50Q96-36 140-32M-140 32Q-96 36-62 50Q0 30 62 50Q96 36 140 32', line: 'stone', width: 3,
      at: [[592, 1003, 1, 38]],
    },
    { d: 'M-71-58h18v116h-18zM53-58h18v116h-18z', fill: 'stone', at: [[592, 1003, 1, 38]] },
    // Houses: the Village, the Lower East Side, Brooklyn, and towers downtown.
    ...houses([[300, 656, 0.9], [560, 610], [752, 1000], [760, 1160], [766, 380], [220, 590, 0.8]]),
    { d: 'M-40 30V-6h12v-22h12v-14l5-16 5 16v30H4v-26h13v20h9v-8h10V30z', fill: 'stone', at: [[352, 1012, 1.1], [240, 396, 0.8]] },
    { d: 'M30-16h6V30h-6zM10-22h7V30h-7zM-11-58l5 16v72h-5zM-20-28h4V30h-4z', fill: 'shade', at: [[352, 1012, 1.1], [240, 396, 0.8]] },
    { d: 'M-26 24V-4h10v-14h9v36h0V-2h10v-18h10v24h10V24z', fill: 'pale', at: [[356, 1019, 1.1], [244, 402, 0.8]] },
    { d: 'M-22 2v3M-22 10v3M-12-10v3M-12-2v3M-12 8v3M8-12v3M8-4v3M8 6v3M8 14v3M18 10v3M18 17v3', line: 'lamp', width: 2.4, alpha: 0.8, at: [[356, 1019, 1.1], [244, 402, 0.8]] },
    // Empire State Building and Chrysler Building.
    { d: 'M-17 44V10h5v-26h4v-18h4l2-14h.5L0-46h.5l1-4 2 14h4v18h4v26h5v34z', fill: 'accent', at: [[364, 456]] },
    { d: 'M-9 44V12M-3 44V-20M3 44V-20M9 44V12', line: 'lamp', width: 1.5, alpha: 0.85, at: [[364, 456]] },
    { d: 'M1-46l1-4 2 14h4v18h4v26h5v34H6V-16H1z', fill: 'shade', at: [[364, 456]] },
    { d: 'M-18 58V0h5v-20h3q0-18 9-34L0-66l1 12q9 16 9 34h3V0h5v58z', fill: 'stone', at: [[500, 158]] },
    { d: 'M-8-16Q0-26 8-16M-7-24Q0-36 7-24M-5-33Q0-44 5-33M-8 56V2M0 56V-6M8 56V2', line: 'lamp', width: 2, alpha: 0.85, at: [[500, 158]] },
    { d: 'M0-66l1 12q9 16 9 34h3V0h5v58H5V-20Q6-40 0-56z', fill: 'shade', at: [[500, 158]] },
    // The United Nations: the slab and the assembly's curved roof.
    { d: 'M-12 40V-44H12V40z', fill: 'wave', at: [[596, 322]] },
    { d: 'M14 40V22Q30 10 44 26V40z', fill: 'pale', at: [[596, 322]] },
    { d: 'M-7 38V-42M-2 38V-42M3 38V-42M8 38V-42', line: 'lamp', width: 1.5, alpha: 0.7, at: [[596, 322]] },
    { d: 'M5-44h7v84H5zM34 18q6 2 10 8v14H34z', fill: 'shade', at: [[596, 322]] },
    // The Flatiron, the arch in Washington Square, and water tanks on the roofs.
    { d: 'M-14 34V-26l4-4H12l2 4V34z', fill: 'stone', at: [[497, 592, 0.8]] },
    { d: 'M-8 28V-22M-2 28V-22M4 28V-22M10 28V-22', line: 'lamp', width: 2, alpha: 0.7, at: [[497, 592, 0.8]] },
    { d: 'M5-30h7l2 4V34H5z', fill: 'shade', at: [[497, 592, 0.8]] },
    { d: 'M-16 16V-14h32v30H9V2Q0-8-9 2v14z', fill: 'pale', at: [[340, 690, 0.9]] },
    { d: 'M11-14h5v30h-5z', fill: 'shade', at: [[340, 690, 0.9]] },
    { d: 'M-7 2V-9L0-15 7-9V2zM-6 2h2v9h-2zM4 2h2v9H4z', fill: 'stone', at: [[756, 1040], [742, 1170, 1.1], [200, 420], [560, 650], [304, 616], [764, 320], [24, 700, 0.9], [752, 640], [226, 700, 0.9]] },
    // The Statue of Liberty.
    { d: 'M-30 62l5-16h50l5 16zM-17 46l3-26h28l3 26z', fill: 'stone', at: [[130, 1036]] },
    { d: 'M-13 20L-10-14Q-10-26 0-28Q10-26 10-14L14 20zM-5.5-34a5.5 6 0 1 0 11 0a5.5 6 0 1 0-11 0zM-16-18l7-3 5 14-7 3z', fill: 'wave', at: [[130, 1036]] },
    { d: 'M14 20h6l-3-2-3 2zM6 20h8l3 26H8zM16 46h9l5 16H18zM3-28Q10-26 10-14L14 20H5Q8-6 3-28z', fill: 'shade', at: [[130, 1036]] },
    { d: 'M7-22L17-50', line: 'wave', width: 6, at: [[130, 1036]] },
    { d: 'M-5-39l-7-5M-3-42l-4-8M0-43v-9M3-42l4-8', line: 'wave', width: 2.2, at: [[130, 1036]] },
    { d: 'M13-54h9l-2 6h-5zM17.5-72q8 10 3 17h-7q-2-7 4-17z', fill: 'accent', at: [[130, 1036]] },
    { d: 'M17.5-66q4 5 2 10h-4q-1-4 2-10z', fill: 'lamp', at: [[130, 1036]] },
    // Small sails.
    ...sails([[34, 640, 0.8], [232, 1060, 0.8], [36, 230, 0.8]]),
  ],
  sprites: [
    // The ferry, under the bridges.
    { shapes: boat('accent'), reach: 40, way: 'M486 1166C550 1090 560 1060 640 990S724 880 724 790S704 600 692 480S664 330 676 250', speed: 16 },
    // A liner.
    {
      shapes: [
        { d: 'M-46 10q5-4 9 0t9 0M-34 14h62', line: 'shoal', width: 2 },
        { d: 'M-38 2H41L34 12H-30Q-37 10-38 2z', fill: 'ink' },
        { d: 'M-27 2v-5h51l5 5zM-21-3v-5h36v5z', fill: 'pale' },
        { d: 'M-14-8l2-10h8l-2 10zM3-8l2-10h8l-2 10z', fill: 'accent' },
        { d: 'M-23-1H22M-18-6H12', line: 'lamp', width: 1.4, dash: '2 3' },
      ],
      reach: 48, way: 'M74 684C82 760 100 810 128 900', speed: 9,
    },
    { shapes: GULLS, reach: 30, way: 'M70 954a70 20 0 1 1 140 0a70 20 0 1 1-140 0', speed: 13, again: true },
  ],
  compass: [722, 70, 34],
  names: [
    { text: 'Hudson River', on: 'water', x: 38, y: 470, size: 19, turn: 84 },
    { text: 'Hudson River', on: 'water', x: 128, y: 800, size: 22, turn: 72 },
    { text: 'East River', on: 'water', x: 690, y: 430, size: 18, turn: 88 },
    { text: 'Upper Bay', on: 'water', x: 271, y: 1106, size: 15, turn: 8 },
    { text: 'Queens', on: 'area', x: 754, y: 295, size: 16, turn: 90 },
    { text: 'Brooklyn', on: 'area', x: 756, y: 803, size: 15, turn: 90 },
    { text: 'Williamsburg', on: 'area', x: 750, y: 592, size: 12, turn: 90 },
    { text: 'New Jersey', on: 'area', x: 30, y: 820, size: 15, turn: 88 },
    { text: "Hell's Kitchen", on: 'area', x: 101, y: 172, size: 11, turn: 94 },
    { text: 'Midtown', on: 'area', x: 414, y: 206, size: 15 },
    { text: 'Flatiron', on: 'area', x: 349, y: 566, size: 13, turn: -8 },
    { text: 'West Village', on: 'area', x: 233, y: 684, size: 13, turn: 70 },
    { text: 'Tribeca', on: 'area', x: 364, y: 906, size: 13 },
    { text: 'Nolita', on: 'area', x: 522, y: 836, size: 11 },
    { text: 'Noho', on: 'area', x: 531, y: 728, size: 12 },
    { text: 'Broadway', on: 'street', x: 390, y: 620, size: 13, turn: -78 },
    { text: 'Tenth Avenue', on: 'street', x: 112, y: 396, size: 12, turn: 75 },
    { text: 'Park Avenue', on: 'street', x: 558, y: 443, size: 12, turn: 88 },
    { text: 'First Avenue', on: 'street', x: 612, y: 452, size: 12, turn: 78 },
    { text: 'Bleecker Street', on: 'street', x: 306, y: 737, size: 11, turn: 60 },
    { text: 'Hudson Street', on: 'street', x: 206, y: 772, size: 12, turn: 70 },
    { text: 'Second Avenue', on: 'street', x: 610, y: 606, size: 12, turn: 40 },
    { text: 'Bowery', on: 'street', x: 572, y: 772, size: 12, turn: 56 },
    { text: 'Avenue A', on: 'street', x: 664, y: 604, size: 11, turn: 84 },
    { text: '23rd Street', on: 'street', x: 308, y: 547, size: 11, turn: 4 },
    { text: 'Lexington', on: 'street', x: 568, y: 140, size: 11, turn: 80 },
    { text: 'Fifth Avenue', on: 'street', x: 272, y: 132, size: 11, turn: 90 },
    { text: 'Delancey', on: 'street', x: 670, y: 789, size: 11, turn: -10 },
    { text: '14th Street', on: 'street', x: 574, y: 536, size: 11, turn: 8 },
    { text: '42nd Street', on: 'street', x: 622, y: 214, size: 11, turn: 4 },
    { text: 'Governors Island', on: 'water', x: 500, y: 1168, size: 9 },
  ],
};

export default drawing;
