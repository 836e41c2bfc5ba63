// Whether a table is explained as it is played, and what has been explained. Kept on this device.
import { keepGuide, guideOf } from '../game/knownTables';
import type { Read } from '../game/lessons';

export class Guide {
  on = $state(false);
  read: Read = $state.raw({});
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    const kept = guideOf(table);
    if (!kept) return;
    this.on = kept.on;
    this.read = kept.read;
  }

  turn(on: boolean): void {
    this.on = on;
    this.#keep();
  }

  /** A lesson was read in some turn. */
  saw(lesson: string, turn: number): void {
    this.read = { ...this.read, [lesson]: turn };
    this.#keep();
  }

  #keep(): void {
    keepGuide(this.#table, { on: this.on, read: this.read });
  }
}
