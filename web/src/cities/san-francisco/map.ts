// San Francisco about 1965: the bay, two great bridges, the park that runs to the ocean.
import { LIGHT, type Art } from '../../board/art';
import { boat, CLOUD, coast, GULLS, houses, sails, trees, WAVES } from '../../board/motifs';

const COAST =
  'M46 1230Q30 1000 34 850T26 660Q40 590 84 540Q128 470 112 400Q96 340 128 322Q200 348 300 340T440 356Q540 360 596 336Q612 296 650 300Q730 316 800 292Q860 268 900 286Q960 330 1012 400T1100 560Q1142 640 1118 736';
const LAND = `${COAST}Q1060 770 1064 800Q1116 830 1096 900Q1070 950 1092 1010Q1130 1080 1110 1230z`;
const MARIN = 'M-20-20H268Q250 30 200 52Q176 100 150 112Q96 100 60 140Q20 150-20 196z';
const ALCATRAZ =
  'M640 100Q650 64 710 58Q780 46 826 74Q850 104 800 124Q720 146 660 130Q640 120 640 100z';
const YERBA_BUENA =
  'M1108 404Q1112 356 1160 344Q1204 340 1210 380Q1196 424 1150 428Q1116 428 1108 404z';
const TREASURE = 'M1116 290l58-34 26 40-60 40z';
const ANGEL = 'M430-20Q444 30 500 34Q570 40 600-20z';

const drawing: Art = {
  palette: {
    ...LIGHT,
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
    shoal: ['#b3dbd6', '#21485a'],
    deep: ['#6fb0bc', '#0d2430'],
  },
  font: '"Avenir Next", Avenir, "Trebuchet MS", "Segoe UI", "Liberation Sans", Arial, sans-serif',
  streets: { w: 40, h: 40, turn: -9 },
  around: 'water',
  ground: [
    { d: 'M-20-20H1220V1220H-20z', fill: 'water' },
    {
      d: WAVES, line: 'wave', width: 3,
      at: [[300, 70], [420, 150], [250, 210], [520, 250, 0.8], [860, 190], [1060, 330], [1150, 200], [1010, 150], [480, 90], [620, 180, 0.8], [860, 40], [1170, 620], [1170, 1040], [1150, 1150], [1180, 130, 0.8]],
    },
    // Surf along the ocean beach.
    { d: 'M18 1230Q4 1000 10 850T4 660', line: 'pale', width: 5, dash: '60 14 22 10' },
    ...coast(`${LAND}${MARIN}${ALCATRAZ}${YERBA_BUENA}${TREASURE}${ANGEL}`),
    // Marin's headlands, Angel Island, Treasure Island and Yerba Buena, Alcatraz.
    { d: MARIN, fill: 'park' },
    { d: 'M-20-20H200Q180 20 130 30Q90 70 40 76Q10 96-20 100z', fill: 'leaf' },
    { d: ANGEL, fill: 'park' },
    { d: TREASURE, fill: 'land' },
    { d: YERBA_BUENA, fill: 'park' },
    { d: ALCATRAZ, fill: 'stone' },
    { d: 'M652 96Q664 70 714 66Q778 56 816 78Q834 100 794 114Q720 130 668 120Q652 112 652 96z', fill: 'park' },
    { d: LAND, fill: 'land' },
    { d: LAND, fill: 'streets' },
    // Piers of the Embarcadero.
    { d: 'M888 288Q960 330 1012 400T1100 560Q1130 620 1122 700', line: 'land', width: 34, dash: '7 13' },
    // Richmond, Sunset, Marina, the northern hills, south of Market, the Mission, Western Addition.
    { d: 'M44 616Q60 574 92 556Q200 600 388 568L410 762L34 774Q30 690 44 616z', fill: 'wave', alpha: 0.15 },
    { d: 'M38 900L420 892L296 1046L330 1220H50z', fill: 'accent', alpha: 0.07 },
    { d: 'M392 370Q540 370 602 342L622 530L400 560z', fill: 'accent', alpha: 0.08 },
    { d: 'M608 338L650 306Q740 322 810 300Q866 278 896 294Q960 340 1004 404L930 528L640 532z', fill: 'leaf', alpha: 0.22 },
    { d: 'M1036 510L1094 566Q1134 640 1112 730L1058 766L900 890L752 776z', fill: 'wave', alpha: 0.16 },
    { d: 'M744 782L894 896L1000 990L960 1096L640 1090L610 930z', fill: 'accent', alpha: 0.09 },
    { d: 'M420 584L630 540L736 640L744 772L604 924L424 884z', fill: 'leaf', alpha: 0.16 },
    // The Presidio, Golden Gate Park and its panhandle, hills, small squares.
    { d: 'M112 348Q200 356 300 350L384 366Q396 440 388 560Q300 600 180 588Q120 580 92 548Q134 470 116 400z', fill: 'park' },
    { d: 'M30 782L410 770L412 808H516V836H412L414 884L34 892z', fill: 'park' },
    { d: 'M300 1040Q340 960 384 972Q410 960 430 990Q452 960 486 984Q520 1020 530 1060Q420 1100 300 1040z', fill: 'park' },
    { d: 'M616 350h44v30h-44zM640 540h40v34h-40zM528 700h36v30h-36zM636 956h46v52h-46zM1010 930q40-10 46 40t-30 60z', fill: 'park' },
    { d: 'M110 868q20-14 44-4q10 10-6 14q-36 4-38-10zM300 858q24-12 44 2q-2 16-30 14q-16-4-14-16z', fill: 'water' },
    // Market Street, which crosses the grids.
    { d: 'M1040 500L820 714L585 935L470 1020', line: 'street', width: 12 },
    ...trees([[150, 380], [176, 408, 1.1], [146, 440], [190, 460, 1.1], [160, 520], [130, 548, 0.9], [200, 560, 1.1], [300, 470, 1.1], [330, 500], [362, 470, 0.9], [320, 560], [356, 556, 1.1], [340, 390, 0.8], [62, 870], [130, 806], [160, 800, 1.1], [270, 800], [300, 800, 0.9], [330, 796, 1.1], [364, 800], [392, 868, 0.9], [260, 872], [60, 20, 1.2], [110, 16], [24, 50, 1.1], [160, 66], [490, 6], [1150, 372], [1184, 384, 0.9], [1136, 400, 0.8], [652, 554, 0.8], [668, 562, 0.8], [546, 716, 0.8], [658, 976, 0.9], [1030, 960], [674, 98, 0.7], [776, 100, 0.7], [480, 1030, 0.9], [330, 1036, 0.9]]),
  ],
  shapes: [
    // Twin Peaks.
    { d: 'M312 1034Q344 964 372 968T420 1020Q440 968 464 974T520 1046Q420 1070 312 1034z', fill: 'leaf' },
    { d: 'M352 984Q360 966 372 968T396 992Q372 984 352 984zM444 984Q450 970 464 974T488 1000Q464 986 444 984z', fill: 'park' },
    // Houses on the slopes.
    ...houses([[500, 640], [340, 690], [290, 650, 0.9], [380, 640, 0.9], [140, 740, 0.9], [180, 960], [240, 1010, 0.9], [930, 780], [980, 830, 0.9], [720, 500], [480, 470, 0.8], [680, 880, 0.9], [560, 860, 0.7], [960, 650, 0.8], [460, 920, 0.8]]),
    // Painted ladies.
    { d: 'M-30 18V-4l8-14 8 14V18z', fill: 'accent', at: [[650, 672]] },
    { d: 'M-13 18V-6l8-14 8 14V18z', fill: 'wave', at: [[650, 672]] },
    { d: 'M4 18V-4l8-14 8 14V18z', fill: 'leaf', at: [[650, 672]] },
    { d: 'M-22-18l8 14V18h-5V-8zM-5-20l8 14V18H-2V-9zM12-18l8 14V18h-5V-8z', fill: 'shade', at: [[650, 672]] },
    { d: 'M-24 12V2M-7 12V0M10 12V2', line: 'lamp', width: 4.5, at: [[650, 672]] },
    // Coit Tower.
    { d: 'M-8 34l2-56h12l2 56zM-8-22h16v-6H-8zM-14 40v-6h28v6z', fill: 'pale', at: [[846, 378, 0.8]] },
    { d: 'M-3-24V30M3-24V30', line: 'stone', width: 2, at: [[846, 378, 0.8]] },
    { d: 'M2-28h6v6H6l2 56h6v6H2z', fill: 'shade', at: [[846, 378, 0.8]] },
    // Golden Gate Bridge, from Fort Point to the headlands, and its shadow.
    { d: 'M143 306L133 118', line: 'deep', width: 13, alpha: 0.7 },
    { d: 'M111 264h60v13h-60zM106 168h60v13h-60z', fill: 'deep', alpha: 0.7 },
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
    { d: 'M808 66h12v26h-12zM834 43h5v7l3 42h-8z', fill: 'shade' },
    { d: 'M776 84h6M788 84h6M800 84h6M776 75h6M788 75h6M800 75h6', line: 'ink', width: 3 },
    { d: 'M830 45h8v4h-8z', fill: 'lamp' },
    { d: 'M828 92l2-42h8l2 42zM829 50v-7h10v7z', fill: 'pale' },
    // City Hall, the Ferry Building.
    { d: 'M-34 24V4H34V24zM-12 4V-8H12V4z', fill: 'pale', at: [[704, 884]] },
    { d: 'M-14-8Q-13-26 0-28Q13-26 14-8zM-2-28v-9h4v9z', fill: 'wave', at: [[704, 884]] },
    { d: 'M-26 22V9M-18 22V9M-10 22V9M-2 22V9M6 22V9M14 22V9M22 22V9M30 22V9', line: 'stone', width: 2.5, at: [[704, 884]] },
    { d: 'M22 4h12v20H22zM4-8h8V4H4zM4-28Q13-26 14-8H6Q9-20 4-28z', fill: 'shade', at: [[704, 884]] },
    { d: 'M-20 34V22h40v12zM-6 22V-20H6V22zM-4-20v-7h8v7zM-2.5-27L0-36l2.5 9z', fill: 'pale', at: [[1046, 470, 0.9]] },
    { d: 'M1-20h5V22H1zM10 22h10v12H10z', fill: 'shade', at: [[1046, 470, 0.9]] },
    { d: 'M-4-12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z', fill: 'accent', at: [[1046, 470, 0.9]] },
    // Fog comes in from the ocean.
    { d: CLOUD, fill: 'pale', alpha: 0.85, at: [[40, 618, 0.7], [60, 1186, 0.5]] },
    { d: 'M-70 2q20 8 64 6t76-6q-2 10-12 10H-58q-10 0-12-10z', fill: 'shade', at: [[40, 618, 0.7], [60, 1186, 0.5]] },
    // The way of the cable car.
    { d: 'M52 1172H1106', line: 'pale', width: 6 },
    { d: 'M52 1172H1106', line: 'street', width: 1.5 },
    // A windmill at the park's ocean end.
    { d: 'M-10 26l4-36q6-8 12 0l4 36z', fill: 'accent', at: [[80, 818]] },
    { d: 'M2-13q3 1 4 3l4 36H3z', fill: 'shade', at: [[80, 818]] },
    { d: 'M-22-30L22 6M-22 6L22-30', line: 'pale', width: 4, at: [[80, 818]] },
    ...sails([[330, 90, 1.1], [560, 230], [920, 170, 1.1], [1150, 690, 1.1], [600, 90, 0.8], [1166, 1060], [1130, 190, 0.8]]),
  ],
  sprites: [
    { shapes: boat('accent'), reach: 40, way: 'M1090 420C1020 320 930 270 860 226S600 176 470 196S290 170 226 136', speed: 17 },
    // Fog comes and goes.
    { shapes: [{ d: CLOUD, fill: 'pale', alpha: 0.85 }, { d: 'M-70 2q20 8 64 6t76-6q-2 10-12 10H-58q-10 0-12-10z', fill: 'shade' }], reach: 76, way: 'M-40 262Q70 190 262 216', speed: 6, even: true },
    // A cable car.
    {
      shapes: [
        { d: 'M-21 12H24v3H-21z', fill: 'shade' },
        { d: 'M-24-13q24-7 48 0v3H-24z', fill: 'pale' },
        { d: 'M-22 11V-1H22V11zM-22-10h3v9h-3zM-8-10h3v9h-3zM5-10h3v9H5zM19-10h3v9h-3z', fill: 'accent' },
        { d: 'M-19-10H-8v9h-11zM8-10h11v9H8z', fill: 'lamp' },
        { d: 'M-22 6H22v5H-22z', fill: 'shade' },
        { d: 'M-17 11a4 4 0 1 0 8 0zM9 11a4 4 0 1 0 8 0z', fill: 'ink' },
      ],
      reach: 28, way: 'M90 1160H1070', speed: 20,
    },
    { shapes: GULLS, reach: 30, way: 'M640 180a80 24 0 1 1 160 0a80 24 0 1 1-160 0', speed: 14, again: true },
  ],
  compass: [1000, 236, 50],
  names: [
    { text: 'Pacific Ocean', on: 'water', x: 38, y: 443, size: 19, turn: -90 },
    { text: 'San Francisco Bay', on: 'water', x: 430, y: 130, size: 26, bend: 8 },
    { text: 'Golden Gate', on: 'water', x: 254, y: 256, size: 15, turn: -4 },
    { text: 'San Francisco Bay', on: 'water', x: 1158, y: 880, size: 19, turn: 90 },
    { text: 'Golden Gate Park', on: 'park', x: 114, y: 768, size: 12 },
    { text: 'Marin Headlands', on: 'park', x: 110, y: 56, size: 15, turn: -18 },
    { text: 'Angel Island', on: 'park', x: 516, y: 24, size: 10 },
    { text: 'Richmond', on: 'area', x: 122, y: 693, size: 18 },
    { text: 'Noe Valley', on: 'area', x: 620, y: 1110, size: 16 },
    { text: 'Bernal Heights', on: 'area', x: 850, y: 1120, size: 14 },
    { text: 'Bayview', on: 'area', x: 1040, y: 1120, size: 16 },
    { text: 'Mission Bay', on: 'area', x: 1050, y: 860, size: 12, turn: -75 },
    { text: 'Parkside', on: 'area', x: 167, y: 1130, size: 17 },
    { text: 'Laurel Heights', on: 'area', x: 400, y: 580, size: 13 },
    { text: 'Mission', on: 'area', x: 838, y: 900, size: 14, turn: 88 },
    { text: 'Geary Boulevard', on: 'street', x: 390, y: 660, size: 13 },
    { text: 'Third Street', on: 'street', x: 1013, y: 773, size: 12, turn: -76 },
    { text: 'Potrero Avenue', on: 'street', x: 872, y: 900, size: 12, turn: 70 },
    { text: 'Great Highway', on: 'street', x: 56, y: 1000, size: 12, turn: 86 },
    { text: 'Sunset Boulevard', on: 'street', x: 100, y: 1023, size: 11, turn: -72 },
    { text: 'Army Street', on: 'street', x: 865, y: 1088, size: 12, turn: -4 },
    { text: 'Clement Street', on: 'street', x: 142, y: 640, size: 12, turn: -8 },
    { text: 'Taraval Street', on: 'street', x: 300, y: 1120, size: 12 },
    { text: 'Divisadero', on: 'street', x: 468, y: 700, size: 11, turn: -70 },
    { text: 'Fillmore', on: 'street', x: 678, y: 419, size: 11, turn: -8 },
    { text: 'Balboa Street', on: 'street', x: 388, y: 720, size: 12, turn: -4 },
    { text: 'California Street', on: 'street', x: 426, y: 600, size: 11 },
    { text: 'Oak Street', on: 'street', x: 688, y: 813, size: 11 },
  ],
};

export default drawing;
