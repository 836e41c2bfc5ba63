// What goes over the wire. The names and shapes are those of the server's `wire` module.

export type Level = 'easy' | 'medium' | 'hard' | 'expert';

export type SeatPlan = { by: 'open' } | { by: 'device'; name: string } | { by: 'bot'; level: Level };

export type Per = 'move' | 'game';

export interface Clock {
  per: Per;
  seconds: number;
}

export interface NewTable {
  city?: string;
  board?: string;
  seats: SeatPlan[];
  clock?: Clock;
}

export type Stage = 'waiting' | 'playing' | 'over';

export type Sitter = 'open' | 'person' | 'bot';

export interface Seat {
  name: string;
  by: Sitter;
  level?: Level;
  mine: boolean;
  can_return: boolean;
  would_end: boolean;
  left_ms?: number;
  deadline?: number;
}

export interface Table {
  id: string;
  city: string;
  own_board: boolean;
  stage: Stage;
  number: number;
  seats: Seat[];
  waiting_for: number[];
  commitment: string;
  clock?: Clock;
  host: boolean;
  invite?: string;
  rematch?: string;
}

export interface Join {
  invite: string;
  name: string;
}

export interface Fill {
  level: Level;
}

export interface Problem {
  code: string;
  rule?: string;
  detail?: string;
}

export type Deck = 'deck';

export type From = number | Deck;

export type Action =
  | { do: 'keep'; seat: number; tickets: string[] }
  | { do: 'place'; seat: number; at: string }
  | { do: 'draw'; seat: number; from: From; card?: string }
  | { do: 'claim'; seat: number; route: string; cards: Record<string, number>; tourist?: string }
  | { do: 'tickets'; seat: number }
  | { do: 'pass'; seat: number };

export type ActionDone =
  | { do: 'keep'; seat: number; tickets?: string[] }
  | { do: 'place'; seat: number; at: string }
  | { do: 'draw'; seat: number; from: From; card?: string }
  | { do: 'claim'; seat: number; route: string; cards: Record<string, number>; tourist?: string }
  | { do: 'tickets'; seat: number; offered?: string[]; count?: number }
  | { do: 'pass'; seat: number };

export type Seen = ActionDone | { chance: string; count: number } | { end: string; by: number };

export interface SeatView {
  cards: number;
  shown: Record<string, number>;
  tickets: number;
  pieces: Record<string, number>;
  points: number;
  routes: string[];
  tourists?: number;
  revealed?: string[];
}

export interface Stack {
  at: string;
  tokens: number;
  taken_by: number[];
}

export interface View {
  city: string;
  seat?: number;
  phase: string;
  turn: number;
  row: (string | null)[];
  deck: number;
  discards: Record<string, number>;
  ticket_deck: number;
  turns_left: number | null;
  hand?: Record<string, number>;
  tickets?: string[];
  completed?: string[];
  offered?: string[];
  seats: SeatView[];
  actions?: Action[];
  stacks?: Stack[];
}

export type FromClient = { type: 'play'; id: string; seen: number; action: Action };

export type Why = 'filled' | 'left' | 'clock';

export type Happened =
  | { what: 'created' }
  | { what: 'sat'; seat: number; name: string }
  | { what: 'bot'; seat: number; level: Level; why: Why }
  | { what: 'returned'; seat: number }
  | { what: 'played'; entries: Seen[] }
  | { what: 'would-end'; seat: number }
  | { what: 'resumed' }
  | { what: 'rematch'; table: string };

export interface Numbered {
  number: number;
  at: number;
  event: Happened;
}

export type ToClient =
  | { type: 'welcome'; table: Table; view: View | null; missed: Numbered[]; now: number }
  | ({ type: 'event'; table?: Table; waiting_for: number[]; view: View | null } & Numbered)
  | { type: 'ack'; id: string; number: number }
  | ({ type: 'refused'; id: string } & Problem)
  | { type: 'present'; seats: number[] }
  | { type: 'closing' };
