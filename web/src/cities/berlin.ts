// Berlin today: the Spree and the canal, the Tiergarten, and the line where the Wall stood.
import type { Art } from '../board/art';
import { HOUSES, TREE, WAVES } from '../board/motifs';

const SPREE =
  'M1300 520Q1270 508 1240 500C1150 480 1090 450 1040 404S985 330 940 280S880 222 820 220S720 232 650 238S560 246 524 284S480 326 440 306S380 240 300 226S180 236 120 290S20 345-90 352';
const ARM = 'M1056 424C1010 440 950 424 920 370S890 270 868 232';
const CANAL = 'M-90 480C40 470 90 480 130 510S210 596 290 608S460 620 540 650S660 700 740 704S880 676 960 686S1090 716 1180 680S1260 640 1300 630';
const WALL = 'M640-20Q600 60 640 120T690 240Q700 320 716 380T690 480Q720 540 780 600T1000 590T1080 660T1300 540';

const drawing: Art = {
  palette: {
    ink: ['#22262c', '#eef0ea'],
    land: ['#f0e9da', '#26292f'],
    water: ['#9fc6da', '#17344a'],
    park: ['#bcd4a2', '#294335'],
    road: ['#fffefa', '#484d56'],
    stone: ['#d2c5ab', '#424750'],
    pale: ['#fbf7ee', '#525862'],
    accent: ['#e0b01c', '#b8922a'],
    leaf: ['#8db476', '#437052'],
    wave: ['#74a9c6', '#2f6080'],
    street: ['#e5dcc9', '#30343b'],
  },
  font: 'DIN, "DIN Alternate", Bahnschrift, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
  streets: { w: 52, h: 36, turn: 6 },
  around: 'land',
  vehicles: { streetcar: 'tram' },
  shapes: [
    { d: 'M-80-20H1280V850H-80z', fill: 'streets' },
    // Tiergarten, the Zoo, Charlottenburg's palace garden, parks in the north, east and south.
    { d: 'M112 452Q150 380 196 340Q280 286 400 312Q470 350 560 326Q630 318 662 360Q672 440 640 520Q560 570 420 566Q280 560 214 500z', fill: 'park' },
    { d: 'M204 566Q240 540 290 566Q300 590 262 592Q220 594 204 566z', fill: 'park' },
    { d: 'M-80 176Q40 166 66 220Q60 280-80 296z', fill: 'park' },
    { d: 'M1010-20Q1020 60 1090 66Q1190 60 1220-20z', fill: 'park' },
    { d: 'M580 776Q640 750 700 790Q720 830 690 850H580Q556 800 580 776z', fill: 'park' },
    { d: 'M1010 786l120-50 20 40-110 60zM556 690l40 6-8 80-30-6z', fill: 'park' },
    { d: 'M-80 690Q20 700 60 780T40 850H-80z', fill: 'park' },
    // The park's avenues meet at the column; its ponds.
    { d: 'M104 414L682 384M330 403L227 300M330 403L470 330M330 403L260 540M330 403L470 560', line: 'pale', width: 4 },
    { d: 'M440 520q40-20 90-4q20 12-10 18q-60 10-80-14zM190 446q20-14 40 0q0 16-20 16q-20-2-20-16z', fill: 'water' },
    {
      d: TREE, fill: 'leaf',
      at: [[160, 420], [204, 380, 0.9], [250, 350], [236, 470, 1.1], [276, 500], [300, 470, 0.9], [300, 536], [350, 548, 1.1], [390, 470, 0.8], [420, 340, 0.9], [450, 380], [490, 366, 1.1], [530, 350], [570, 346, 0.9], [610, 338, 0.8], [400, 372, 0.8], [470, 440, 0.9], [520, 430, 0.8], [560, 540], [600, 520, 0.9], [640, 430, 0.8], [-24, 214], [-18, 256, 1.1], [-22, 730, 1.1], [-16, 780], [14, 210], [36, 236, 1.1], [18, 262, 0.9], [1040, 16], [1076, 36, 1.1], [1110, 20], [1146, 30, 0.9], [610, 796], [640, 786, 1.1], [668, 808], [640, 816, 0.9], [1060, 796], [1100, 770, 1.1], [14, 740], [34, 780, 1.1], [16, 806], [240, 568, 0.8], [270, 574, 0.7]],
    },
    { d: CANAL, line: 'wave', width: 18 },
    { d: CANAL, line: 'water', width: 14 },
    // The river, and its second arm around Museum Island.
    { d: SPREE, line: 'wave', width: 46 },
    { d: ARM, line: 'wave', width: 26 },
    { d: SPREE, line: 'water', width: 40 },
    { d: ARM, line: 'water', width: 20 },
    { d: WAVES, line: 'wave', width: 2.5, at: [[1150, 478, 0.8, 12], [720, 228, 0.7], [508, 286, 0.7, -50], [310, 230, 0.8, 12], [40, 334, 0.8], [170, 258, 0.7, -35]] },
    // Where the Wall stood: a double row of stones.
    { d: WALL, line: 'stone', width: 7, dash: '7 3' },
    // Bridges that no route uses.
    { d: 'M60 300l14 56M1110 420l-14 56M340 206l-10 50M1186 446l-14 60', line: 'pale', width: 11 },
    // Blocks of houses.
    {
      d: HOUSES, fill: 'street',
      at: [[150, 180], [90, 160, 0.9], [330, 190, 0.8], [840, 110], [880, 180, 0.9], [860, 50, 0.9], [940, 60], [1130, 110, 0.9], [1230, 250, 0.9], [1220, 330], [1226, 600, 0.9], [1230, 790], [-20, 130], [-24, 420, 0.9], [-10, 540], [-20, 640, 0.9], [1010, 520], [1050, 560, 0.9], [960, 560, 0.8], [930, 660], [980, 700, 0.9], [760, 640], [720, 610, 0.9], [580, 600], [500, 600, 0.8], [470, 680, 0.9], [420, 790], [480, 800, 0.9], [200, 760], [260, 790, 0.9], [140, 790, 0.8], [950, 790], [900, 810, 0.8], [1160, 700], [1170, 770, 0.9], [1164, 560, 0.9], [1160, 380, 0.9], [40, 560, 0.9], [30, 610, 0.8], [760, 160, 0.8], [770, 480, 0.8], [940, 470, 0.8]],
    },
    // The television tower.
    { d: 'M-5 96L-2-34h4L5 96zM-14 96l6-14h16l6 14zM-1.5-62L-.6-96h1.2L1.5-62z', fill: 'stone', at: [[1206, 100]] },
    { d: 'M-14-48a14 14 0 1 0 28 0a14 14 0 1 0-28 0z', fill: 'stone', at: [[1206, 100]] },
    { d: 'M-14-48H14M-12-42H12', line: 'accent', width: 3, at: [[1206, 100]] },
    { d: 'M-2-62v-12h4v12zM-2-80v-6h4v6z', fill: 'accent', at: [[1206, 100]] },
    // Brandenburg Gate.
    { d: 'M-38 24V-8h76v32h-7V-2h-8v26h-7V-2h-9v26h-6V-2h-9v26h-7V-2h-8v26zM-42-8v-8h84v8zM-34-16v-5h68v5z', fill: 'stone', at: [[498, 339]] },
    { d: 'M-14-21q2-9 8-9l2-6 3 6q8-2 14 9z', fill: 'wave', at: [[498, 339]] },
    // Victory Column.
    { d: 'M-15 44V36h30v8zM-10 36V20h20v16zM-4 20V-26h8v46zM-6-26h12v-4H-6z', fill: 'stone', at: [[356, 318]] },
    { d: 'M-3-30l1-10-10-5 9 1 3-4 3 4 8-4-8 8 0 10z', fill: 'accent', at: [[356, 318]] },
    // The cathedral by the river.
    { d: 'M-36 38V2h72v36zM-36 2v-10q6-12 12 0V2zM24 2v-10q6-12 12 0V2zM-15 2v-10h30V2z', fill: 'stone', at: [[1070, 416, 0.9]] },
    { d: 'M-17-8Q-16-30 0-32Q16-30 17-8zM-2-32v-8h4v8z', fill: 'wave', at: [[1070, 416, 0.9]] },
    { d: 'M-26 34V12M-14 34V12M14 34V12M26 34V12', line: 'pale', width: 4, at: [[1070, 416, 0.9]] },
    // A dinosaur for the museum of natural history.
    { d: 'M-34 18q-16 4-24-6q12 4 20-4q8-12 24-12q10 0 16 4q8-14 6-34q0-10 10-10h8q4 2 2 6l-10 2q2 26-8 42q-2 6-4 8v14h-6v-12h-10v12h-6v-14h-8l-4 14h-6z', fill: 'stone', at: [[600, 66, 0.9]] },
    // The central station's glass hall.
    { d: 'M-40 16Q-36-20 0-22Q36-20 40 16z', fill: 'wave', at: [[470, 186, 0.9]] },
    { d: 'M-26 14Q-22-10 0-14M0 14V-20M26 14Q22-10 0-14M-38 4H38', line: 'pale', width: 2.5, at: [[470, 186, 0.9]] },
    // The memorial church with its broken spire, and the blue one beside it.
    { d: 'M-16 34V-8l5-14 4 6 3-14 5 8 5 10 3-4V34z', fill: 'stone', at: [[180, 642]] },
    { d: 'M14 34V-2h16v36z', fill: 'wave', at: [[180, 642]] },
    { d: 'M-4 34V18M-8 4h10', line: 'pale', width: 5, at: [[180, 642]] },
  ],
};

export default drawing;
