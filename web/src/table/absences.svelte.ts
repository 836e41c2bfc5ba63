// Who is not at the table, and for how long: after a while others may let a bot play. The page counts from when it saw a
// player missing; the server, which knows better, may still say no.

export class Absences {
  /** Seats without their player for long enough. */
  long: readonly number[] = $state.raw([]);
  /** When each of those who are missing was seen to be, by this page's clock. */
  #since = new Map<number, number>();
  #wait = Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The server said which of so many seats have a player, and how long others have to wait, in milliseconds. */
  hear(present: readonly number[], seats: number, wait: number): void {
    const now = Date.now();
    const missing = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !present.includes(seat));
    this.#since = new Map(missing.map((seat) => [seat, this.#since.get(seat) ?? now]));
    this.#wait = wait;
    this.#look();
  }

  /** The server does not think so: counts again from now. */
  again(seat: number): void {
    this.#since.set(seat, Date.now());
    this.#look();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #look(): void {
    clearTimeout(this.#timer);
    const left = (since: number): number => since + this.#wait - Date.now();
    this.long = [...this.#since].filter(([, since]) => left(since) <= 0).map(([seat]) => seat);
    const next = Math.min(...[...this.#since.values()].map(left).filter((ms) => ms > 0));
    // Browsers take longer waits for none at all.
    if (Number.isFinite(next)) this.#timer = setTimeout(() => this.#look(), Math.min(next, 2 ** 31 - 1));
  }
}
