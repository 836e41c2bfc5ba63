// A player's turn between two events: what is looked at, being paid for, drafted, refused and advised. It turns what was
// pressed into actions, and knows nothing of the page: tests need no DOM.
import { claimsByRoute, drawFrom, ofKind, payments, type Claim } from '../game/actions';
import type { GameBoard } from '../game/board';
import { whyNoCard, whyNoClaim, whyNoPlace, whyNoTickets } from '../game/why';
import { problemOf, type Transport } from '../net/transport';
import { settings } from '../settings.svelte';
import type { Action, Hint, Problem, View } from '../wire';
import type { Session } from './session.svelte';

/** What was begun after some event. The next event ends it: another tab may have acted. */
interface Begun {
  number: number;
  /** The route that is being paid for. */
  route?: string;
  /** An action that waits to be confirmed. */
  draft?: Action;
}

/** What a bot was asked about. Its answer holds for as long as the same can be done. */
interface Asked {
  actions: readonly Action[];
  /** None while the bot thinks. */
  hint?: Hint;
}

export class Turn {
  /** Ends of the ticket or route that is looked at. */
  looked: readonly string[] | undefined = $state.raw();
  #begun: Begun | undefined = $state.raw();
  #asked: Asked | undefined = $state.raw();
  /** Why what was pressed cannot be done. */
  #problem: Problem | undefined = $state.raw();

  readonly #session: Session;
  readonly #board: GameBoard;
  readonly #transport: Pick<Transport, 'hint'>;

  readonly claims: ReadonlyMap<string, readonly Claim[]> = $derived.by(() => claimsByRoute(this.#session.actions));
  /** Where something can be put down. */
  readonly places: readonly string[] = $derived.by(() => ofKind(this.#session.actions, 'place').map(({ at }) => at));
  readonly keeps: readonly Action[] = $derived.by(() => ofKind(this.#session.actions, 'keep'));
  readonly pass: Action | undefined = $derived.by(() => ofKind(this.#session.actions, 'pass')[0]);

  readonly #current: Begun | undefined = $derived.by(() =>
    this.#session.acting && this.#begun?.number === this.#session.table.number ? this.#begun : undefined,
  );
  readonly draft: Action | undefined = $derived.by(() => this.#current?.draft);
  /** Ways to claim the route that is being paid for. */
  readonly paying: readonly Claim[] | undefined = $derived.by(() => this.claims.get(this.#current?.route ?? ''));
  readonly advice: Asked | undefined = $derived.by(() =>
    this.#session.acting && this.#asked?.actions === this.#session.actions ? this.#asked : undefined,
  );
  /** Why something was refused, here or by the server. */
  readonly problem: Problem | undefined = $derived.by(() => this.#problem ?? this.#session.problem);

  constructor(session: Session, board: GameBoard, transport: Pick<Transport, 'hint'>) {
    this.#session = session;
    this.#board = board;
    this.#transport = transport;
  }

  get #view(): View {
    return this.#session.view!;
  }

  /** Whether the game waits for this seat. */
  get #waiting(): boolean {
    const { seat, table } = this.#session;
    return seat !== undefined && table.waiting_for.includes(seat);
  }

  readonly look = (ends?: readonly string[]): void => {
    this.looked = ends;
  };

  /** A route was pressed. */
  readonly claim = (id: string): void => {
    const ways = this.claims.get(id);
    if (!ways) return this.#refuse(whyNoClaim(this.#board, this.#view, this.#waiting, id));
    this.dismiss();
    const [only, ...others] = payments(ways);
    if (only && others.length === 0 && only.claims.length === 1) this.choose(only.claims[0]!);
    else this.#begun = { number: this.#session.table.number, route: id };
  };

  /** A place was pressed. */
  readonly place = (id: string): void => {
    const action = ofKind(this.#session.actions, 'place').find(({ at }) => at === id);
    if (action) this.choose(action);
    else if (this.#view.phase === 'place-tourists') this.#refuse(whyNoPlace(this.#view, this.#waiting, id));
  };

  /** A card of the row or the deck was pressed. */
  readonly draw = (from: number | 'deck'): void => {
    const action = drawFrom(this.#session.actions, from);
    if (action) this.choose(action);
    else this.#refuse(whyNoCard(this.#view, this.#waiting, from));
  };

  /** The deck of tickets was pressed. */
  readonly drawTickets = (): void => {
    const [action] = ofKind(this.#session.actions, 'tickets');
    if (action) this.choose(action);
    else this.#refuse(whyNoTickets(this.#view, this.#waiting));
  };

  /** Sends an action, or asks first where people want that. Tickets have a button of their own for it. */
  readonly choose = (action: Action): void => {
    this.dismiss();
    if (settings.confirm && action.do !== 'keep') this.#begun = { number: this.#session.table.number, draft: action };
    else this.#send(action);
  };

  readonly confirm = (): void => {
    if (this.draft) this.#send(this.draft);
  };

  /** Takes back what was begun. */
  readonly cancel = (): void => {
    this.#begun = undefined;
  };

  /** Puts away why something was refused. */
  readonly dismiss = (): void => {
    this.#problem = this.#session.problem = undefined;
  };

  /** Asks a bot what it would do. */
  readonly ask = async (): Promise<void> => {
    const { seat, table, acting, actions } = this.#session;
    if (seat === undefined || !acting) return;
    const asked: Asked = { actions };
    this.#asked = asked;
    this.dismiss();
    try {
      const hint = await this.#transport.hint(table.id, seat);
      if (this.#asked === asked) this.#asked = { ...asked, hint };
    } catch (error) {
      if (this.#asked !== asked) return;
      this.#asked = undefined;
      this.#refuse(problemOf(error));
    }
  };

  readonly closeAdvice = (): void => {
    this.#asked = undefined;
  };

  #send(action: Action): void {
    this.dismiss();
    this.#begun = this.looked = undefined;
    this.#session.play(action);
  }

  #refuse(problem: Problem): void {
    this.#problem = problem;
  }
}
