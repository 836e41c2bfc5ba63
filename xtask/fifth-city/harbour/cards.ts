// Harbour Town's cards: a boat in the bay, the woods of the island, the market. Its wild card and its back are those of boards
// without drawings.
import type { CardArt } from '../art';
import { arches, below, blocks, gull, sailboat, tree, waves } from '../scenery';

const cards: CardArt = {
  scenes: {
    blue: [['deep', below(62)], ['soft', waves(70) + waves(78), 0.9], ['cream', sailboat(26, 70, 2)], ['pale', gull(46, 50), 0.8]],
    green: [['dark', 'M0 64Q30 52 60 64V84H0z'], ['deep', tree(12, 72, 18) + tree(28, 66, 14) + tree(46, 70, 16) + below(74)]],
    red: [['dark', blocks(84, [4, 14, 52], [18, 12, 58], [30, 16, 50])], ['pale', arches(7, 84, 5, 8, 4, 12)]],
  },
};

export default cards;
