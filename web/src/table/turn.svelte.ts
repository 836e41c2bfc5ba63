// A player's turn between two events: what is looked at, being paid for, drafted, refused and advised. It turns what was
// pressed into actions, and knows nothing of the page: tests need no DOM.
import { claimsByRoute, drawFrom, ofKind, paidWith, payments, type Claim } from '../game/actions';
import { problemOf, type AnyProblem, type Question, type Transport } from '../net/transport';
import { settings } from '../settings.svelte';
import type { Action, Hint } from '../wire';
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
  /** Routes of the way that is looked at. */
  way: readonly string[] = $state.raw([]);
  /** The colour whose cards are looked at. */
  #pile: string | undefined = $state.raw();
  #begun: Begun | undefined = $state.raw();
  #asked: Asked | undefined = $state.raw();
  /** What the server was asked last about something that cannot be done. */
  #question: Question | undefined;

  readonly #session: Session;
  readonly #transport: Pick<Transport, 'hint' | 'why' | 'comeBack'>;
  #returning = false;
  /** What was pressed last while a bot played here. */
  #onReturn: (() => boolean) | undefined;

  readonly claims: ReadonlyMap<string, readonly Claim[]> = $derived.by(() => claimsByRoute(this.#session.actions));
  /** Where something can be put down. */
  readonly places: readonly string[] = $derived.by(() => ofKind(this.#session.actions, 'place').map(({ at }) => at));
  /** Which of the routes that can be claimed are looked at: what the cards of a colour pay for, or what is on a way. */
  readonly lit: readonly string[] | undefined = $derived.by(() => {
    if (this.claims.size === 0) return undefined;
    if (this.#pile !== undefined) return paidWith(this.claims, this.#pile);
    return this.way.length > 0 ? this.way.filter((id) => this.claims.has(id)) : undefined;
  });
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
  readonly problem: AnyProblem | undefined = $derived.by(() => this.#session.problem);

  constructor(session: Session, transport: Pick<Transport, 'hint' | 'why' | 'comeBack'>) {
    this.#session = session;
    this.#transport = transport;
  }

  readonly look = (ends?: readonly string[], way: readonly string[] = []): void => {
    this.looked = ends;
    this.way = way;
  };

  /** The cards of a colour are looked at; none any more without. */
  readonly lookAtPile = (color?: string): void => {
    this.#pile = color;
  };

  /** A route was pressed. A finger chooses it, and is asked before anything is sent. */
  readonly claim = (id: string, ask = false): void =>
    this.#press({ route: id }, () => {
      const ways = this.claims.get(id);
      // A finger that touches something else does not mean any more what was chosen.
      if (!ways && ask) this.cancel();
      if (!ways) return false;
      this.dismiss();
      const [only, ...others] = payments(ways);
      if (!ask && only && others.length === 0 && only.claims.length === 1) this.choose(only.claims[0]!);
      else this.#begun = { number: this.#session.table.number, route: id };
      return true;
    });

  /** A place was pressed. */
  readonly place = (id: string, ask = false): void => {
    if (this.#session.view?.phase !== 'place-tourists') return;
    this.#press({ place: id }, () => this.#found(ofKind(this.#session.actions, 'place').find(({ at }) => at === id), ask));
  };

  /** A card of the row or the deck was pressed. */
  readonly draw = (from: number | 'deck'): void => {
    const { sent, view } = this.#session;
    // That card is on its way already.
    if (from !== 'deck' && sent?.do === 'draw' && sent.from === from) return;
    const seen = from === 'deck' ? undefined : view?.row[from];
    this.#press({ draw: from }, () => {
      // If the row was laid out again, it is not the card that was pressed.
      const there = from === 'deck' ? undefined : this.#session.view?.row[from];
      return there === seen && this.#found(drawFrom(this.#session.actions, from));
    });
  };

  /** The deck of tickets was pressed. */
  readonly drawTickets = (): void => this.#press({ tickets: true }, () => this.#found(ofKind(this.#session.actions, 'tickets')[0]));

  /** Sends an action, or asks first where people want that. Tickets have a button of their own for it. */
  readonly choose = (action: Action, ask = false): void => {
    this.dismiss();
    if ((ask || settings.confirm) && action.do !== 'keep') this.#begun = { number: this.#session.table.number, draft: action };
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
    this.#question = this.#session.problem = undefined;
  };

  /** Takes a seat of this device back from the bot that plays it. What was pressed for that is done then, if it can be. */
  readonly comeBack = async (seat: number, act?: () => boolean): Promise<void> => {
    this.dismiss();
    this.#onReturn = act;
    if (this.#returning) return;
    this.#returning = true;
    try {
      const { number } = await this.#transport.comeBack(this.#session.table.id, seat);
      await this.#session.shown(number);
      this.#onReturn?.();
    } catch (error) {
      this.#session.problem = problemOf(error);
    } finally {
      this.#returning = false;
    }
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
      this.#session.problem = problemOf(error);
    }
  };

  readonly closeAdvice = (): void => {
    this.#asked = undefined;
  };

  #send(action: Action): void {
    this.dismiss();
    this.#begun = undefined;
    this.look();
    this.lookAtPile();
    this.#session.play(action);
  }

  /** Does what was pressed, and if it cannot be done asks why. While an action is on its way one press is kept: it is done
   * afterwards if it can be, and otherwise dropped without a word. */
  #press(question: Question, act: () => boolean): void {
    const { seat, replaced } = this.#session;
    // Whoever plays is back.
    if (seat !== undefined && replaced) return void this.comeBack(seat, act);
    if (this.#session.later(() => void act()) || act()) return;
    void this.#whyNot(question);
  }

  #found(action: Action | undefined, ask = false): boolean {
    if (action) this.choose(action, ask);
    return action !== undefined;
  }

  /** Asks the server why something cannot be done. It is asked, and its answer shown, only if the page shows what the server
   * judges: otherwise it would speak of something that nobody sees. Whatever is pressed next ends it too. */
  async #whyNot(question: Question): Promise<void> {
    const { seat, table, current } = this.#session;
    this.dismiss();
    if (seat === undefined) {
      this.#session.problem = { code: 'spectator' };
      return;
    }
    if (!current) return;
    this.#question = question;
    const why = await this.#transport.why(table.id, seat, question).catch(problemOf);
    if (this.#question !== question || !why) return;
    if (this.#session.current && this.#session.table.number === table.number) this.#session.problem = why;
  }
}
