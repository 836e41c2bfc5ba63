// London about 1970: the Thames with its bends, the royal parks, and a new tower with dishes.
import { LIGHT, type Art } from '../../board/art';
import { boat, GULLS, houses, river, trees, WAVES } from '../../board/motifs';

const THAMES =
  'M-40 842C80 838 180 880 300 884S500 900 566 836S612 730 598 660S640 548 730 522S890 486 960 540S1040 672 1110 694S1210 690 1250 676';
const CANAL = 'M-20 86C60 70 90-6 240-10S370 44 470 34S640 2 720 10S820 20 850-20';

const drawing: Art = {
  palette: {
    ...LIGHT,
    ink: ['#272430', '#f3ece2'],
    land: ['#efe3d3', '#2b2930'],
    water: ['#a5bfcd', '#1b2f3f'],
    park: ['#bfcd9a', '#2b4034'],
    road: ['#fffcf4', '#4b4853'],
    stone: ['#d6c2ab', '#46414b'],
    pale: ['#faf4ea', '#57525e'],
    accent: ['#b8402f', '#a94a3b'],
    leaf: ['#93aa6d', '#43644c'],
    wave: ['#80a3b6', '#34566d'],
    street: ['#e5d5c1', '#35323a'],
    shoal: ['#c1d4d9', '#28455a'],
    deep: ['#89a9bb', '#11202c'],
  },
  font: '"Gill Sans", "Gill Sans MT", "Gill Sans Nova", Calibri, "Liberation Sans", Arial, sans-serif',
  streets: { w: 58, h: 40, turn: -12 },
  around: 'land',
  ground: [{ d: 'M-20-20H1220V950H-20z', fill: 'streets' }],
  shapes: [
    // Regent's Park with Primrose Hill's slope, Hyde Park, Green Park and St James's, Southwark.
    { d: 'M128 70Q140-20 240-24T356 74Q352 186 240 190T128 70z', fill: 'park' },
    { d: 'M-20 470Q80 476 166 508Q226 560 224 640Q200 720 130 742Q50 752-20 744z', fill: 'park' },
    { d: 'M246 640Q300 650 330 690Q300 716 262 716Q236 690 246 640zM330 716Q396 672 452 668Q486 690 470 730Q400 772 344 764Q318 742 330 716z', fill: 'park' },
    { d: 'M900 836q70-40 140-10q30 40-20 110H900q-40-60 0-100zM1130 130q50-20 90 0v90q-60 10-90-20z', fill: 'park' },
    { d: 'M722 44q40-26 76 0q12 34-30 48q-50 0-46-48z', fill: 'park' },
    // Waters of the parks.
    { d: 'M8 640Q70 600 128 640Q150 660 132 668Q80 640 20 668Q0 660 8 640zM150 96q30-26 56-4q24 10 10 24q-40 20-66-20zM366 726q40-26 86-32q6 12-10 18q-40 12-66 28q-12-2-10-14z', fill: 'water' },
    { d: 'M196 84a44 44 0 1 0 88 0a44 44 0 1 0-88 0M-20 560Q90 560 210 610M60 476Q100 560 180 720M290 730L500 620', line: 'pale', width: 4 },
    ...trees([[936, 864, 1.1], [966, 848], [1000, 862], [1026, 850, 0.9], [160, 50], [184, 18], [222, 26, 1.1], [262, 20], [300, 36, 1.1], [322, 70], [332, 104, 0.9], [296, 150], [270, 166, 0.9], [180, 148], [20, 510], [52, 530, 1.1], [28, 590], [150, 560], [186, 580, 1.1], [24, 700, 1.1], [196, 640], [262, 668], [286, 690, 0.9], [368, 744, 0.8], [426, 734, 0.8], [1158, 150], [1182, 170, 1.1], [1162, 196, 0.9], [744, 54], [768, 68, 1.1], [784, 50, 0.9], [950, 858], [1028, 860, 0.9]]),
    ...river(CANAL, 13),
    ...river(THAMES, 78),
    {
      d: WAVES, line: 'wave', width: 2.5,
      at: [[60, 850], [606, 700, 0.7, 80], [770, 516, 0.8], [910, 512, 0.8, 20], [1010, 620, 0.8, 56], [1190, 684, 0.8]],
    },
    // Bridges that no route uses.
    { d: 'M76 800L64 896M420 846L440 932M772 474L764 566', line: 'pale', width: 12 },
    { d: 'M76 800L64 896M420 846L440 932M772 474L764 566', line: 'stone', width: 3, dash: '1 8' },
    // Terraces.
    ...houses([[420, 220], [366, 196, 0.9], [600, 250], [650, 300, 0.9], [560, 300, 0.9], [730, 340], [190, 360, 0.9], [960, 320], [800, 180], [870, 150], [60, 150], [36, 210, 0.9], [70, 420, 0.8], [930, 760, 0.9]]),
    // The Post Office Tower, opened in 1965.
    { d: 'M-9 54V-18h-5v-24H14v24H9v72zM-6-42v-6H6v6zM-1-48v-16H1v16z', fill: 'stone', at: [[310, 408]] },
    { d: 'M3 54V-42H14V-18H9V54zM1-48h5v6H1z', fill: 'shade', at: [[310, 408]] },
    { d: 'M-14-24H14M-14-31H14M-14-38H14M-4 54V-16M4 54V-16', line: 'lamp', width: 1.8, alpha: 0.85, at: [[310, 408]] },
    // St Paul's.
    { d: 'M-40 44V10h80v34zM-40 10V-14l5-10 5 10v24zM30 10V-14l5-10 5 10v24zM-18 10V-8h36V10z', fill: 'stone', at: [[988, 440]] },
    { d: 'M-20-8Q-20-32 0-34Q20-32 20-8zM-3-34v-8h6v8zM-.8-42v-8H.8v8z', fill: 'wave', at: [[988, 440]] },
    { d: 'M-30 44V18M-20 44V18M-10 44V18M0 44V18M10 44V18M20 44V18M30 44V18M-12 8V-6M-4 8V-6M4 8V-6M12 8V-6', line: 'pale', width: 3, at: [[988, 440]] },
    { d: 'M18 10H40V44H18zM35-24l5 10V10h-5zM4-8H18V10H4zM5-33Q20-30 20-8H8Q12-22 5-33z', fill: 'shade', at: [[988, 440]] },
    // The clock tower and the Houses of Parliament.
    { d: 'M-44 52V18H40V52zM-44 18l3-8 3 8zM-26 18l3-8 3 8zM-8 18l3-8 3 8z', fill: 'stone', at: [[474, 822]] },
    { d: 'M16 52V-26h22v78z', fill: 'stone', at: [[474, 822]] },
    { d: 'M14-26L27-54 40-26z', fill: 'accent', at: [[474, 822]] },
    { d: 'M29-26h9V52h-9zM27-54L40-26H30zM-44 44H16v8h-60z', fill: 'shade', at: [[474, 822]] },
    { d: 'M18.5-14a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0z', fill: 'lamp', at: [[474, 822]] },
    { d: 'M27-14V-20M27-14h4M-38 46V26M-30 46V26M-22 46V26M-14 46V26M-6 46V26M2 46V26M10 46V26M22 46V2M32 46V2', line: 'ink', width: 1.4, at: [[474, 822]] },
    // Tower Bridge.
    { d: 'M-66 22H66v8H-66zM-34-22H34v5H-34z', fill: 'pale', at: [[1124, 702, 0.86]] },
    { d: 'M-66 20Q-46 12-36-14M66 20Q46 12 36-14', line: 'accent', width: 4, at: [[1124, 702, 0.86]] },
    { d: 'M-44 48V-28l3-10 3 8 2-14 4-8 4 8 2 14 3-8 3 10V48zM20 48V-28l3-10 3 8 2-14 4-8 4 8 2 14 3-8 3 10V48z', fill: 'stone', at: [[1124, 702, 0.86]] },
    { d: 'M-37 22V8q5-8 10 0v14zM27 22V8q5-8 10 0v14zM-36-2v-12h8v12zM28-2v-12h8v12z', fill: 'wave', at: [[1124, 702, 0.86]] },
    { d: 'M-32-52l4 8 2 14 3-8 3 10V48h-10V-46zM32-52l4 8 2 14 3-8 3 10V48H34V-46z', fill: 'shade', at: [[1124, 702, 0.86]] },
    { d: 'M-35-3v-9h6v9zM29-3v-9h6v9z', fill: 'lamp', at: [[1124, 702, 0.86]] },
    // St Pancras, Buckingham Palace, the Albert Hall, the Globe, Marble Arch.
    { d: 'M-60 30V-4l8-10 8 10h40l8-10 8 10h28V-30l7-22 7 22V30z', fill: 'accent', at: [[640, 70, 0.9]] },
    { d: 'M-50 28V10M-38 28V6M-26 28V6M-14 28V6M-2 28V10M10 28V6M24 28V6M48-14V-24M44 28V2M52 28V2', line: 'lamp', width: 2.5, alpha: 0.85, at: [[640, 70, 0.9]] },
    { d: 'M48-48l8 18V30h-8zM-60 23H56v7H-60zM-52-14l8 10h-8zM4-14l8 10H4z', fill: 'shade', at: [[640, 70, 0.9]] },
    { d: 'M-48 20V-8h12v-6h24v6h8l8-8 8 8h8v-6h24v6h12v28zM-.8-16V-30H.8l8 3-8 4v7z', fill: 'stone', at: [[150, 796, 0.9]] },
    { d: 'M-40 18V-2M-32 18V-2M-24 18V-2M-16 18V-2M-8 18V-2M0 18V-2M8 18V-2M16 18V-2M24 18V-2M32 18V-2M40 18V-2', line: 'lamp', width: 2.5, alpha: 0.85, at: [[156, 796, 0.86]] },
    { d: 'M40-8h8v28h-8zM-16-14h4v6h-4zM32-14h4v6h-4zM4-16l8 8H4zM-48 15H48v5H-48z', fill: 'shade', at: [[150, 796, 0.9]] },
    { d: 'M-32 20V-2h64v22zM-30-2Q-24-22 0-24Q24-22 30-2z', fill: 'accent', at: [[46, 790, 0.9]] },
    { d: 'M-24 18V6M-14 18V6M-4 18V6M6 18V6M16 18V6M26 18V6', line: 'lamp', width: 3, alpha: 0.85, at: [[46, 790, 0.9]] },
    { d: 'M20-2h12v22H20zM6-23Q24-20 30-2H16Q16-14 6-23z', fill: 'shade', at: [[46, 790, 0.9]] },
    { d: 'M-30 22V-8l6-8h48l6 8v30z', fill: 'pale', at: [[768, 706]] },
    { d: 'M-32-8l8-10h48l8 10z', fill: 'stone', at: [[768, 706]] },
    { d: 'M-24 22V-8M-12 22V-8M0 22V-8M12 22V-8M24 22V-8M-30 7H30', line: 'stone', width: 2, at: [[768, 706]] },
    { d: 'M14-8h16V22H14zM14-18h10l8 10H14z', fill: 'shade', at: [[768, 706]] },
    { d: 'M-18 16V-14h36v30H11V2q-3-4-6 0v14H-5V2q-3-4-6 0v14z', fill: 'pale', at: [[206, 462]] },
    { d: 'M11-14h7v30h-7zM-5 2q-1-3-3-3v17h3z', fill: 'shade', at: [[206, 462]] },
    // The White Tower.
    { d: 'M-28 26V-10h56v36zM-32-10v-14l6-10 6 10v14zM20-10v-14l6-10 6 10v14zM-6-10v-10l5-8 5 8v10z', fill: 'stone', at: [[1157, 490, 0.86]] },
    { d: 'M16-10H28V26H16zM26-34l6 10v14H26zM-26-34l6 10v14H-26z', fill: 'shade', at: [[1157, 490, 0.86]] },
    { d: 'M-14 12V0M0 12V0', line: 'lamp', width: 5, at: [[1157, 490, 0.86]] },
    // Battersea Power Station, with four chimneys.
    { d: 'M-52 60V6h18v14h68V6h18v54z', fill: 'accent', at: [[230, 892]] },
    { d: 'M-48 6l2-46h10l2 46zM34 6l2-46h10l2 46zM-24 20l1-30h8l1 30zM14 20l1-30h8l1 30z', fill: 'pale', at: [[230, 892]] },
    { d: 'M-41 6V-40h5l2 46zM41 6V-40h5l2 46zM-19 20V-10h4l1 30zM19 20V-10h4l1 30zM36 6h16v54H36z', fill: 'shade', at: [[230, 892]] },
    // The way of the bus.
    { d: 'M600 914H1230', line: 'pale', width: 5 },
  ],
  sprites: [
    { shapes: boat('accent'), reach: 40, way: THAMES, speed: 15 },
    // A bus with two decks.
    {
      shapes: [
        { d: 'M-19 12H22v3H-19z', fill: 'shade' },
        { d: 'M-20 11V-15q0-4 4-4H16q4 0 4 4V11z', fill: 'accent' },
        { d: 'M-20 5H20v6H-20zM14-19h2q4 0 4 4V11H14z', fill: 'shade' },
        { d: 'M-16-15h7v6h-7zM-6-15h7v6h-7zM4-15h7v6H4zM-16-4h7v7h-7zM-6-4h7v7h-7zM4-4h14v7H4z', fill: 'lamp' },
        { d: 'M-14 11a4 4 0 1 0 8 0zM7 11a4 4 0 1 0 8 0z', fill: 'ink' },
      ],
      reach: 26, way: 'M622 901H1250', speed: 22,
    },
    { shapes: GULLS, reach: 30, way: 'M250 866a110 22 0 1 1 220 0a110 22 0 1 1-220 0', speed: 14, again: true },
  ],
  compass: [1118, 846, 46],
  names: [
    { text: 'Thames', on: 'water', x: 695, y: 550, size: 24, turn: -28, bend: -3 },
    { text: 'Thames', on: 'water', x: 356, y: 887, size: 20, turn: 2 },
    { text: 'Thames', on: 'water', x: 580, y: 812, size: 17, turn: -64 },
    { text: "Regent's Canal", on: 'water', x: 430, y: 56, size: 11, turn: -6 },
    { text: 'Bloomsbury', on: 'area', x: 635, y: 211, size: 15, turn: 8 },
    { text: 'Clerkenwell', on: 'area', x: 685, y: 267, size: 14, turn: -8 },
    { text: 'Holborn', on: 'area', x: 660, y: 398, size: 15, turn: -6 },
    { text: 'Soho', on: 'area', x: 440, y: 452, size: 12 },
    { text: 'Mayfair', on: 'area', x: 225, y: 508, size: 14 },
    { text: 'Lambeth', on: 'area', x: 694, y: 849, size: 17, turn: 8 },
    { text: 'Southwark', on: 'area', x: 980, y: 787, size: 16, turn: -8 },
    { text: 'Bermondsey', on: 'area', x: 1086, y: 763, size: 13, turn: 4 },
    { text: 'Shoreditch', on: 'area', x: 990, y: 176, size: 16 },
    { text: 'City', on: 'area', x: 1010, y: 372, size: 20, turn: -8 },
    { text: 'Islington', on: 'area', x: 770, y: 136, size: 15, turn: 8 },
    { text: 'Camden', on: 'area', x: 70, y: 112, size: 15, turn: -4 },
    { text: 'Marylebone', on: 'area', x: 250, y: 262, size: 12, turn: 9 },
    { text: 'Whitechapel', on: 'area', x: 1166, y: 375, size: 13, turn: 90 },
    { text: 'Belgravia', on: 'area', x: 83, y: 756, size: 12 },
    { text: 'Fitzrovia', on: 'area', x: 361, y: 294, size: 11, turn: 9 },
    { text: 'Oxford Street', on: 'street', x: 239, y: 332, size: 14, turn: 9 },
    { text: 'Euston Road', on: 'street', x: 440, y: 176, size: 13 },
    { text: 'Marylebone Road', on: 'street', x: 204, y: 219, size: 12, turn: -38 },
    { text: 'Regent Street', on: 'street', x: 358, y: 423, size: 12, turn: 100 },
    { text: 'Strand', on: 'street', x: 640, y: 533, size: 13 },
    { text: 'Commercial Street', on: 'street', x: 1068, y: 226, size: 12, turn: 10 },
    { text: 'Piccadilly', on: 'street', x: 204, y: 556, size: 12, turn: -8 },
    { text: "Gray's Inn Road", on: 'street', x: 492, y: 220, size: 11, turn: -70 },
    { text: 'City Road', on: 'street', x: 917, y: 212, size: 12 },
    { text: 'Old Street', on: 'street', x: 967, y: 294, size: 11, turn: -6 },
    { text: 'Kensington Road', on: 'street', x: 96, y: 712, size: 12, turn: 4 },
    { text: 'London Wall', on: 'street', x: 897, y: 353, size: 11, turn: -26 },
    { text: 'Kennington Lane', on: 'street', x: 664, y: 872, size: 11, turn: 2 },
    { text: 'Westway', on: 'street', x: 54, y: 250, size: 12 },
    { text: 'The Cut', on: 'street', x: 780, y: 667, size: 12, turn: 6 },
    { text: 'Bankside', on: 'street', x: 792, y: 605, size: 11, turn: -10 },
  ],
};

export default drawing;
