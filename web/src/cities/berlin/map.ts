// Berlin today: the Spree and the canal, the Tiergarten, and the line where the Wall stood.
import { LIGHT, type Art } from '../../board/art';
import { boat, houses, river, tram, trees, WAVES } from '../../board/motifs';

const SPREE =
  'M1300 520Q1270 508 1240 500C1150 480 1090 450 1040 404S985 330 940 280S880 222 820 220S720 232 650 238S560 246 524 284S480 326 440 306S380 240 300 226S180 236 120 290S20 345-90 352';
const ARM = 'M1056 424C1010 440 950 424 920 370S890 270 868 232';
const CANAL = 'M-90 480C40 470 90 480 130 510S210 596 290 608S460 620 540 650S660 700 740 704S880 676 960 686S1090 716 1180 680S1260 640 1300 630';
const WALL = 'M640-20Q600 60 640 120T690 240Q700 320 716 380T690 480Q720 540 780 600T1000 590T1080 660T1300 540';

const drawing: Art = {
  palette: {
    ...LIGHT,
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
    shoal: ['#c2dde8', '#244b64'],
    deep: ['#7fb0cb', '#0f2535'],
  },
  font: 'DIN, "DIN Alternate", Bahnschrift, "Helvetica Neue", "Liberation Sans", Arial, sans-serif',
  streets: { w: 52, h: 36, turn: 6 },
  around: 'land',
  vehicles: { streetcar: 'tram' },
  ground: [
    { d: 'M-80-20H1280V850H-80z', fill: 'streets' },
    // Parts of the city.
    { d: 'M60 150L560 100L606 216L524 260Q480 300 440 282Q380 214 300 200Q180 210 84 284L70 240z', fill: 'accent', alpha: 0.1 },
    { d: 'M700 90L1000 150L1012 330Q1056 400 1040 450L800 604L704 520L722 380L694 240z', fill: 'wave', alpha: 0.11 },
    { d: 'M786 612L1000 602L1076 672L1272 566V700L1000 764L708 744L700 690z', fill: 'leaf', alpha: 0.24 },
    { d: 'M290 640L560 664L550 840H220z', fill: 'accent', alpha: 0.1 },
    { d: 'M-72 372L116 384L128 505L60 640L-72 670z', fill: 'wave', alpha: 0.13 },
    { d: 'M990 130L1240-10H1272V160L1110 226z', fill: 'leaf', alpha: 0.2 },
    { d: 'M1136 250L1272 180V490L1130 440z', fill: 'accent', alpha: 0.1 },
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
    ...trees([[1046, 44], [1160, 44, 0.9], [1180, 20], [1060, 16, 0.9], [160, 420], [204, 380, 0.9], [250, 350], [236, 470, 1.1], [276, 500], [300, 470, 0.9], [300, 536], [350, 548, 1.1], [390, 470, 0.8], [420, 340, 0.9], [450, 380], [490, 366, 1.1], [530, 350], [570, 346, 0.9], [610, 338, 0.8], [400, 372, 0.8], [470, 440, 0.9], [520, 430, 0.8], [560, 540], [600, 520, 0.9], [640, 430, 0.8], [-24, 214], [-18, 256, 1.1], [-22, 730, 1.1], [14, 210], [36, 236, 1.1], [18, 262, 0.9], [1040, 16], [668, 808], [640, 816, 0.9], [14, 740], [240, 568, 0.8]]),
  ],
  shapes: [
    ...river(CANAL, 18),
    // The river, and its second arm around Museum Island.
    ...river(ARM, 26),
    ...river(SPREE, 48),
    { d: ARM, line: 'water', width: 18 },
    { d: WAVES, line: 'wave', width: 2.5, at: [[720, 228, 0.7], [508, 286, 0.7, -50], [170, 258, 0.7, -35]] },
    // Where the Wall stood: a double row of stones.
    { d: WALL, line: 'stone', width: 7, dash: '7 3' },
    // Bridges that no route uses.
    { d: 'M60 300l14 56M1110 420l-14 56M340 206l-10 50M1186 446l-14 60', line: 'pale', width: 11 },
    // Blocks of houses.
    ...houses([[840, 110], [880, 180, 0.9], [1230, 250, 0.9], [1226, 600, 0.9], [-20, 130], [-24, 420, 0.9], [-20, 640, 0.9], [1050, 560, 0.9], [960, 560, 0.8], [980, 700, 0.9], [720, 610, 0.9], [500, 600, 0.8], [470, 680, 0.9], [200, 760], [950, 790], [900, 810, 0.8], [1164, 560, 0.9], [40, 560, 0.9], [30, 610, 0.8], [760, 160, 0.8], [770, 480, 0.8], [940, 470, 0.8]]),
    // The television tower.
    { d: 'M-5 96L-2-34h4L5 96zM-14 96l6-14h16l6 14zM-1.5-62L-.6-96h1.2L1.5-62z', fill: 'stone', at: [[1206, 100]] },
    { d: 'M-14-48a14 14 0 1 0 28 0a14 14 0 1 0-28 0z', fill: 'stone', at: [[1206, 100]] },
    { d: 'M1-34h1L5 96H1zM8 82l6 14H6zM4-61.5a14 14 0 0 1 0 27q8-13 0-27z', fill: 'shade', at: [[1206, 100]] },
    { d: 'M-13-48H13M-12-42H12', line: 'accent', width: 3, at: [[1206, 100]] },
    { d: 'M-2-62v-12h4v12zM-2-80v-6h4v6z', fill: 'accent', at: [[1206, 100]] },
    // Brandenburg Gate.
    { d: 'M-38 24V-8h76v32h-7V-2h-8v26h-7V-2h-9v26h-6V-2h-9v26h-7V-2h-8v26zM-42-8v-8h84v8zM-34-16v-5h68v5z', fill: 'stone', at: [[498, 339]] },
    { d: 'M-14-21q2-9 8-9l2-6 3 6q8-2 14 9z', fill: 'wave', at: [[498, 339]] },
    { d: 'M-42-10h84v2h-84zM-34-2h3v26h-3zM-19-2h3v26h-3zM-3-2h3v26h-3zM12-2h3v26h-3zM34-2h4v26h-4z', fill: 'shade', at: [[498, 339]] },
    // Victory Column.
    { d: 'M-15 44V36h30v8zM-10 36V20h20v16zM-4 20V-26h8v46zM-6-26h12v-4H-6z', fill: 'stone', at: [[356, 318]] },
    { d: 'M1 20V-26h3v46zM4 20h6v16H4zM8 36h7v8H8z', fill: 'shade', at: [[356, 318]] },
    { d: 'M-3-30l1-10-10-5 9 1 3-4 3 4 8-4-8 8 0 10z', fill: 'accent', at: [[356, 318]] },
    // The cathedral by the river.
    { d: 'M-36 38V2h72v36zM-36 2v-10q6-12 12 0V2zM24 2v-10q6-12 12 0V2zM-15 2v-10h30V2z', fill: 'stone', at: [[1070, 416, 0.9]] },
    { d: 'M-17-8Q-16-30 0-32Q16-30 17-8zM-2-32v-8h4v8z', fill: 'wave', at: [[1070, 416, 0.9]] },
    { d: 'M-26 34V12M-14 34V12M14 34V12M26 34V12', line: 'lamp', width: 4, alpha: 0.85, at: [[1070, 416, 0.9]] },
    { d: 'M30-11q4 0 6 3V38h-6zM6-8h9V2H6zM4-32Q16-30 17-8H7Q10-22 4-32zM-30-11q4 0 6 3V2h-6z', fill: 'shade', at: [[1070, 416, 0.9]] },
    // A dinosaur for the museum of natural history.
    { d: 'M-34 18q-16 4-24-6q12 4 20-4q8-12 24-12q10 0 16 4q8-14 6-34q0-10 10-10h8q4 2 2 6l-10 2q2 26-8 42q-2 6-4 8v14h-6v-12h-10v12h-6v-14h-8l-4 14h-6z', fill: 'stone', at: [[600, 66, 0.9]] },
    { d: 'M-38 8q14 6 26 2q22 4 30-6q10-14 9-38h6q2 26-8 42q-2 6-4 8v14h-6v-12h-10v12h-6v-14h-8l-4 14h-6l5-14q-12 0-14-8z', fill: 'shade', at: [[600, 66, 0.9]] },
    // The central station's glass hall.
    { d: 'M-40 16Q-36-20 0-22Q36-20 40 16z', fill: 'wave', at: [[470, 186, 0.9]] },
    { d: 'M10-21Q36-18 40 16H20Q22-8 10-21z', fill: 'shade', at: [[470, 186, 0.9]] },
    { d: 'M-26 14Q-22-10 0-14M0 14V-20M26 14Q22-10 0-14M-38 4H38', line: 'pale', width: 2.5, at: [[470, 186, 0.9]] },
    // The memorial church with its broken spire, and the blue one beside it.
    { d: 'M-16 34V-8l5-14 4 6 3-14 5 8 5 10 3-4V34z', fill: 'stone', at: [[180, 642]] },
    { d: 'M14 34V-2h16v36z', fill: 'wave', at: [[180, 642]] },
    { d: 'M2-24l5 10 3-4V34H4zM24-2h6v36h-6z', fill: 'shade', at: [[180, 642]] },
    { d: 'M-6 34V18M-8 4h8', line: 'lamp', width: 5, alpha: 0.85, at: [[180, 642]] },
    // The way of the tram.
    { d: 'M-90 808H590', line: 'pale', width: 5 },
  ],
  sprites: [
    { shapes: boat('pale'), reach: 40, way: SPREE, speed: 14 },
    { shapes: tram('accent'), reach: 32, way: 'M-120 796H548', speed: 24 },
    // A balloon on its rope.
    {
      shapes: [
        { d: 'M0 22V60', line: 'stone', width: 1.5 },
        { d: 'M-22-14a22 22 0 0 1 44 0q0 18-18 32h-8q-18-14-18-32z', fill: 'accent' },
        { d: 'M-7-34q-6 30 3 52h8q9-22 3-52q-7-4-14 0z', fill: 'lamp' },
        { d: 'M8-35a22 22 0 0 1 14 21q0 18-18 32H0q14-22 8-53z', fill: 'shade' },
        { d: 'M-5 20H5v6H-5z', fill: 'ink' },
      ],
      reach: 62, way: 'M858 190V156', speed: 2.5, even: true,
    },
  ],
  compass: [1205, 752, 40],
  names: [
    { text: 'Spree', on: 'water', x: 262, y: 226, size: 22, turn: 2 },
    { text: 'Spree', on: 'water', x: 1190, y: 488, size: 20, turn: 18 },
    { text: 'Spree', on: 'water', x: 14, y: 344, size: 20, turn: -4 },
    { text: 'Landwehrkanal', on: 'water', x: 390, y: 618, size: 11, turn: 10 },
    { text: 'Tiergarten', on: 'park', x: 444, y: 494, size: 18 },
    { text: 'Schlosspark', on: 'park', x: 8, y: 282, size: 12 },
    { text: 'Volkspark', on: 'park', x: 1103, y: 25, size: 12 },
    { text: 'Viktoriapark', on: 'park', x: 655, y: 783, size: 12 },
    { text: 'Görlitzer Park', on: 'park', x: 1080, y: 785, size: 11, turn: -16 },
    { text: 'Zoo', on: 'park', x: 271, y: 575, size: 11 },
    { text: 'Moabit', on: 'area', x: 190, y: 176, size: 17 },
    { text: 'Wedding', on: 'area', x: 470, y: 40, size: 18, turn: 4 },
    { text: 'Mitte', on: 'area', x: 900, y: 52, size: 18 },
    { text: 'Kreuzberg', on: 'area', x: 952, y: 657, size: 15, turn: -18 },
    { text: 'Wilmersdorf', on: 'area', x: 110, y: 744, size: 12 },
    { text: 'Friedrichshain', on: 'area', x: 1216, y: 346, size: 13, turn: 90 },
    { text: 'Neukölln', on: 'area', x: 997, y: 770, size: 14 },
    { text: 'Prenzlauer Berg', on: 'area', x: 1089, y: 102, size: 10 },
    { text: 'Torstraße', on: 'street', x: 1027, y: 88, size: 12 },
    { text: 'Kantstraße', on: 'street', x: 8, y: 530, size: 12, turn: 4 },
    { text: 'Yorckstraße', on: 'street', x: 494, y: 770, size: 12 },
    { text: 'Oranienstraße', on: 'street', x: 934, y: 616, size: 12, turn: 6 },
    { text: 'Bismarckstraße', on: 'street', x: 18, y: 369, size: 12 },
    { text: 'Gitschiner Straße', on: 'street', x: 1080, y: 716, size: 11, turn: -18 },
    { text: 'Potsdamer Straße', on: 'street', x: 574, y: 628, size: 12, turn: -50 },
    { text: 'Alexanderstraße', on: 'street', x: 1152, y: 330, size: 12, turn: 93 },
    { text: 'Invalidenstraße', on: 'street', x: 359, y: 175, size: 12, turn: -4 },
    { text: 'Turmstraße', on: 'street', x: 66, y: 151, size: 12 },
    { text: 'Stresemannstraße', on: 'street', x: 760, y: 655, size: 11, turn: -38 },
    { text: 'Seydelstraße', on: 'street', x: 1002, y: 482, size: 11, turn: 60 },
    { text: 'Skalitzer Straße', on: 'street', x: 1182, y: 663, size: 11, turn: -20 },
  ],
};

export default drawing;
