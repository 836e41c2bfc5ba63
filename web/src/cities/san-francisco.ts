// San Francisco about 1965: the bay, two great bridges, the park that runs to the ocean.
import type { Art } from '../board/art';
import { CLOUD, HOUSES, SAIL, shallows, TREE, WAVES } from '../board/motifs';

const COAST =
  'M46 1230Q30 1000 34 850T26 660Q40 590 84 540Q128 470 112 400Q96 340 128 322Q200 348 300 340T440 356Q540 360 596 336Q612 296 650 300Q730 316 800 292Q860 268 900 286Q960 330 1012 400T1100 560Q1142 640 1118 736';
const LAND = `${COAST}Q1060 770 1064 800Q1116 830 1096 900Q1070 950 1092 1010Q1130 1080 1110 1230z`;
const MARIN = 'M-20-20H268Q250 30 200 52Q176 100 150 112Q96 100 60 140Q20 150-20 196z';
const ALCATRAZ =
  'M640 100Q650 64 710 58Q780 46 826 74Q850 104 800 124Q720 146 660 130Q640 120 640 100z';
const YERBA_BUENA =
  'M1108 404Q1112 356 1160 344Q1204 340 1210 380Q1196 424 1150 428Q1116 428 1108 404z';

const drawing: Art = {
  palette: {
    ink: ['#2b2530', '#f8ecd8'],
    land: ['#f6dfba', '#322c36'],
    water: ['#8cc3cb', '#16323f'],
    park: ['#bacb8c', '#2f4636'],
    road: ['#fffaee', '#504956'],
    stone: ['#e3bf92', '#4b424e'],
    pale: ['#fdf3e0', '#5c5562'],
    accent: ['#cf4f2c', '#c25a3a'],
    leaf: ['#8ea962', '#48694f'],
    wave: ['#63a7b3', '#2c5c6d'],
    street: ['#eed1a6', '#3b343f'],
  },
  font: '"Avenir Next", Avenir, "Trebuchet MS", "Segoe UI", "Liberation Sans", Arial, sans-serif',
  streets: { w: 40, h: 40, turn: -9 },
  around: 'water',
  shapes: [
    { d: 'M-20-20H1220V1220H-20z', fill: 'water' },
    {
      d: WAVES, line: 'wave', width: 3,
      at: [[300, 70], [420, 150], [250, 210], [520, 250, 0.8], [860, 190], [960, 250], [1060, 330], [1150, 200], [1010, 150], [480, 90], [60, 420], [20, 520, 0.8], [620, 180, 0.8], [860, 40], [1170, 620], [1160, 780], [1140, 900], [1170, 1040], [1150, 1150], [1180, 130, 0.8]],
    },
    // Surf along the ocean beach.
    { d: 'M18 1230Q4 1000 10 850T4 660', line: 'pale', width: 5, dash: '60 14 22 10' },
    ...shallows(`${LAND}${MARIN}`),
    ...shallows(ALCATRAZ),
    ...shallows(YERBA_BUENA),
    // Marin's headlands, Angel Island, Treasure Island and Yerba Buena, Alcatraz.
    { d: MARIN, fill: 'park' },
    { d: 'M-20-20H200Q180 20 130 30Q90 70 40 76Q10 96-20 100z', fill: 'leaf' },
    { d: 'M430-20Q444 30 500 34Q570 40 600-20z', fill: 'park' },
    { d: 'M1116 290l58-34 26 40-60 40z', fill: 'land' },
    { d: YERBA_BUENA, fill: 'park' },
    { d: ALCATRAZ, fill: 'stone' },
    { d: 'M652 96Q664 70 714 66Q778 56 816 78Q834 100 794 114Q720 130 668 120Q652 112 652 96z', fill: 'park' },
    { d: LAND, fill: 'land' },
    { d: LAND, fill: 'streets' },
    // Piers of the Embarcadero.
    { d: 'M888 288Q960 330 1012 400T1100 560Q1130 620 1122 700', line: 'land', width: 34, dash: '7 13' },
    // The Presidio, Golden Gate Park and its panhandle, hills, small squares.
    { d: 'M112 348Q200 356 300 350L384 366Q396 440 388 560Q300 600 180 588Q120 580 92 548Q134 470 116 400z', fill: 'park' },
    { d: 'M30 782L410 770L412 808H516V836H412L414 884L34 892z', fill: 'park' },
    { d: 'M300 1040Q340 960 384 972Q410 960 430 990Q452 960 486 984Q520 1020 530 1060Q420 1100 300 1040z', fill: 'park' },
    { d: 'M616 350h44v30h-44zM640 540h40v34h-40zM528 700h36v30h-36zM636 956h46v52h-46zM1010 930q40-10 46 40t-30 60z', fill: 'park' },
    { d: 'M110 868q20-14 44-4q10 10-6 14q-36 4-38-10zM300 858q24-12 44 2q-2 16-30 14q-16-4-14-16z', fill: 'water' },
    // Market Street, which crosses the grids.
    { d: 'M1040 500L820 714L585 935L470 1020', line: 'street', width: 12 },
    {
      d: TREE, fill: 'leaf',
      at: [[150, 380], [176, 408, 1.1], [146, 440], [190, 460, 1.1], [160, 520], [130, 548, 0.9], [200, 560, 1.1], [300, 470, 1.1], [330, 500], [362, 470, 0.9], [320, 560], [356, 556, 1.1], [340, 390, 0.8], [62, 870], [130, 806], [160, 800, 1.1], [270, 800], [300, 800, 0.9], [330, 796, 1.1], [364, 800], [392, 868, 0.9], [260, 872], [60, 20, 1.2], [110, 16], [24, 50, 1.1], [160, 66], [490, 6], [540, 10, 1.1], [1150, 372], [1184, 384, 0.9], [1136, 400, 0.8], [652, 554, 0.8], [668, 562, 0.8], [546, 716, 0.8], [658, 976, 0.9], [1030, 960], [674, 98, 0.7], [776, 100, 0.7], [480, 1030, 0.9], [330, 1036, 0.9]],
    },
    // Twin Peaks.
    { d: 'M312 1034Q344 964 372 968T420 1020Q440 968 464 974T520 1046Q420 1070 312 1034z', fill: 'leaf' },
    { d: 'M352 984Q360 966 372 968T396 992Q372 984 352 984zM444 984Q450 970 464 974T488 1000Q464 986 444 984z', fill: 'park' },
    // Houses on the slopes.
    {
      d: HOUSES, fill: 'street',
      at: [[500, 640], [440, 570, 0.9], [340, 690], [290, 650, 0.9], [380, 640, 0.9], [100, 700], [140, 740, 0.9], [90, 640, 0.8], [80, 960], [180, 960], [240, 1010, 0.9], [240, 1130], [320, 1160, 0.9], [170, 1150, 0.9], [520, 1150], [600, 1110], [660, 1160, 0.9], [860, 940], [900, 880, 0.9], [880, 1100], [820, 1150, 0.9], [960, 1110], [930, 780], [980, 830, 0.9], [1040, 1150], [720, 500], [480, 470, 0.8], [680, 880, 0.9], [560, 860, 0.7], [960, 650, 0.8], [460, 920, 0.8]],
    },
    // Painted ladies.
    { d: 'M-30 18V-4l8-14 8 14V18z', fill: 'accent', at: [[650, 672]] },
    { d: 'M-13 18V-6l8-14 8 14V18z', fill: 'wave', at: [[650, 672]] },
    { d: 'M4 18V-4l8-14 8 14V18z', fill: 'leaf', at: [[650, 672]] },
    { d: 'M-22 12V2M-5 12V0M12 12V2', line: 'pale', width: 5, at: [[650, 672]] },
    // Coit Tower.
    { d: 'M-8 34l2-56h12l2 56zM-8-22h16v-6H-8zM-14 40v-6h28v6z', fill: 'pale', at: [[846, 378, 0.8]] },
    { d: 'M-3-24V30M3-24V30', line: 'stone', width: 2, at: [[846, 378, 0.8]] },
    // Golden Gate Bridge, from Fort Point to the headlands.
    { d: 'M132 300L122 112', line: 'accent', width: 13 },
    { d: 'M132 300L122 112', line: 'pale', width: 2, dash: '9 7' },
    { d: 'M112 312Q118 290 107 262Q124 216 102 166Q110 136 112 106M152 310Q142 288 153 260Q130 214 147 162Q136 132 134 104', line: 'accent', width: 3 },
    { d: 'M100 256h60v13h-60zM95 160h60v13h-60z', fill: 'accent' },
    // Bay Bridge.
    { d: 'M1056 596L1160 392', line: 'stone', width: 13 },
    { d: 'M1056 596L1160 392', line: 'pale', width: 2, dash: '9 7' },
    { d: 'M1046 584Q1074 562 1072 514Q1104 496 1107 446Q1132 428 1144 400M1074 598Q1080 566 1108 532Q1112 502 1143 464Q1144 440 1170 412', line: 'stone', width: 3 },
    { d: 'M1066 508l48 24-6 12-48-24zM1101 440l48 24-6 12-48-24z', fill: 'stone' },
    // Alcatraz: cell house and lighthouse.
    { d: 'M770 92v-26h50v26z', fill: 'pale' },
    { d: 'M776 84h6M788 84h6M800 84h6M776 75h6M788 75h6M800 75h6', line: 'ink', width: 3 },
    { d: 'M828 92l2-42h8l2 42zM829 50v-7h10v7z', fill: 'pale' },
    // City Hall, the Ferry Building.
    { d: 'M-34 24V4H34V24zM-12 4V-8H12V4z', fill: 'pale', at: [[704, 884]] },
    { d: 'M-14-8Q-13-26 0-28Q13-26 14-8zM-2-28v-9h4v9z', fill: 'wave', at: [[704, 884]] },
    { d: 'M-26 22V9M-18 22V9M-10 22V9M-2 22V9M6 22V9M14 22V9M22 22V9M30 22V9', line: 'stone', width: 2.5, at: [[704, 884]] },
    { d: 'M-20 34V22h40v12zM-6 22V-20H6V22zM-4-20v-7h8v7zM-2.5-27L0-36l2.5 9z', fill: 'pale', at: [[1046, 470, 0.9]] },
    { d: 'M-4-12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'accent', at: [[1046, 470, 0.9]] },
    // Fog comes in from the ocean.
    { d: CLOUD, fill: 'pale', at: [[40, 618, 0.7], [230, 176, 0.8], [30, 250, 0.55], [60, 1186, 0.5]] },
    // A windmill at the park's ocean end.
    { d: 'M-10 26l4-36q6-8 12 0l4 36z', fill: 'accent', at: [[80, 818]] },
    { d: 'M-22-30L22 6M-22 6L22-30', line: 'pale', width: 4, at: [[80, 818]] },
    { d: SAIL, fill: 'pale', at: [[340, 130, 1.2], [470, 200], [920, 160, 1.2], [1040, 260], [1160, 720, 1.1], [560, 120, 0.8], [1160, 960], [760, 200, 0.7]] },
  ],
};

export default drawing;
