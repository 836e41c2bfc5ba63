// What the rules page of a board says, as data: its texts with the numbers of the board, and the rules that each of
// them states, by their numbers in docs/rules.md. Refusals cite these numbers and link to the text.
import type { Teller } from '../game/sentences';
import type { Board, Piece, Tourists } from '../wire';

export interface Text {
  /** The rules that it states, such as “R2.2 R2.3”. A rule is stated once. */
  rules: string;
  text: string;
  table?: { head?: readonly string[]; rows: readonly (readonly string[])[] };
}

export interface Section {
  title: string;
  texts: readonly Text[];
}

type Words = Pick<Teller, 't' | 'list'>;

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function partsOf({ t }: Words, board: Board): Text[] {
  const cards = {
    cards: total(board.deck),
    each: board.deck[board.colors[0] ?? ''] ?? 0,
    colors: board.colors.length,
    wilds: board.deck['wild'] ?? 0,
    wild: board.wild,
  };
  return [
    ...board.pieces.map(({ name, count }, i) => ({
      rules: i === 0 ? 'R1.1' : '',
      text: t('guide-parts-pieces', { kind: name, pieces: count }),
    })),
    { rules: '', text: t('guide-parts-cards', cards) },
    { rules: '', text: t('guide-parts-tickets', { tickets: board.tickets.length }) },
  ];
}

/** The points of a kind of piece. Those of subways go by what they cost. */
function pointsOf({ t }: Words, { name, points }: Piece): Text {
  const subway = name === 'subway';
  const count = (cards: string): string =>
    t(subway ? 'guide-claim-cards' : 'guide-claim-spaces', { count: Number(cards) });
  return {
    rules: subway ? 'R7.2' : 'R3.5',
    text: t(subway ? 'guide-claim-points-subway' : 'guide-claim-points'),
    table: { rows: Object.entries(points).map(([cards, worth]) => [count(cards), t('guide-points', { count: worth })]) },
  };
}

function touristsOf({ t, list }: Words, board: Board, { symbols, start, placed, points }: Tourists): Text[] {
  const places = board.places.filter(({ tourists }) => tourists).map(({ name }) => name);
  const rest = symbols - places.length;
  /** So few tokens are worth nothing. */
  const few = points.findIndex((worth) => worth > 0) - 1;
  const rows = points.flatMap((worth, count): string[][] => {
    if (count < few) return [];
    const tokens = count === few && few > 0 ? t('guide-tourists-few', { count }) : t('guide-tourists-count', { count });
    return [[tokens, t('guide-points', { count: worth })]];
  });
  return [
    { rules: 'R6.1', text: t('guide-tourists-first', { symbols, places: list(places) }) },
    ...(rest > 0 ? [{ rules: '', text: t('guide-tourists-placed', { rest }) }] : []),
    {
      rules: '',
      text: t('guide-tourists-size'),
      table: {
        head: ['guide-tourists-players', 'guide-tourists-start', 'guide-tourists-further'].map((id) => t(id)),
        rows: Object.entries(start).map(([players, count]) => [players, String(count), String(placed[players] ?? 0)]),
      },
    },
    { rules: 'R6.2 Q9', text: t('guide-tourists-take') },
    { rules: 'R6.4', text: t('guide-tourists-points'), table: { rows } },
  ];
}

/** The rules of a board, in the order in which people need them. */
export function sectionsOf(words: Words, board: Board): Section[] {
  const { t } = words;
  const said = (rules: string, id: string): Text => ({ rules, text: t(id) });
  const sections: (Section | false)[] = [
    { title: t('guide-parts'), texts: partsOf(words, board) },
    {
      title: t('guide-setup'),
      texts: [
        said('R1.2', 'guide-setup-deal'),
        said('R1.3 Q7 Q8', 'guide-setup-tickets'),
        said('Q11', 'guide-setup-first'),
      ],
    },
    { title: t('guide-turn'), texts: [said('R1.5', 'guide-turn-three'), said('Q4', 'guide-turn-pass')] },
    {
      title: t('guide-draw'),
      texts: [
        said('R2.1', 'guide-draw-two'),
        said('Q5', 'guide-draw-begun'),
        said('R2.2 R2.3', 'guide-draw-wild'),
        said('R2.4', 'guide-draw-sweep'),
        said('R2.5 R2.6 Q6', 'guide-draw-shuffle'),
      ],
    },
    {
      title: t('guide-claim'),
      texts: [
        said('R3.1', 'guide-claim-free'),
        said('R3.2 R3.6', 'guide-claim-pay'),
        said('R3.3', 'guide-claim-pieces'),
        said('R3.4', 'guide-claim-double'),
        ...board.pieces.map((piece) => pointsOf(words, piece)),
      ],
    },
    {
      title: t('guide-tickets'),
      texts: [
        said('R4.1', 'guide-tickets-draw'),
        said('R4.2', 'guide-tickets-last'),
        said('R4.3 Q12', 'guide-tickets-worth'),
      ],
    },
    board.bonuses.includes('attractions') && {
      title: t('guide-attractions'),
      texts: [said('R8.1', 'guide-attractions-text')],
    },
    board.bonuses.includes('districts') && { title: t('guide-districts'), texts: [said('R8.2', 'guide-districts-text')] },
    board.tourists !== null && { title: t('guide-tourists'), texts: touristsOf(words, board, board.tourists) },
    board.routes.some(({ ferries }) => ferries > 0) && {
      title: t('guide-ferries'),
      texts: [said('R6.3', 'guide-ferries-text')],
    },
    board.pieces.some(({ name }) => name === 'subway') && {
      title: t('guide-subways'),
      texts: [said('R7.1', 'guide-subways-text')],
    },
    {
      title: t('guide-end'),
      texts: [
        { rules: 'R5.1', text: t('guide-end-last', { last: board.last_round_at }) },
        ...(board.pieces.length > 1 ? [said('', 'guide-end-kinds')] : []),
        { rules: 'R5.2', text: t('guide-end-score', { bonus: board.bonuses.length > 0 ? 'yes' : 'no' }) },
        said('R5.3', 'guide-end-tie'),
      ],
    },
    {
      title: t('guide-rare'),
      texts: [
        said('Q1', 'guide-rare-second'),
        said('Q2', 'guide-rare-empty'),
        said('Q3', 'guide-rare-sweep'),
        said('Q10', 'guide-rare-left'),
      ],
    },
    {
      title: t('guide-source'),
      texts: [
        { rules: '', text: t(`city-${board.id}-source`, { provenance: board.provenance }, 'city-other-source') },
        said('', 'guide-source-rules'),
      ],
    },
  ];
  return sections.filter((section) => section !== false);
}

/** What a reconstruction says of itself where a city is chosen and above its rules. */
export const reconstructionOf = ({ t }: Pick<Words, 't'>, id: string): string =>
  t(`city-${id}-reconstruction`, {}, 'city-other-reconstruction');
