/** Holds that a call may end or change: those of a holder on a departure, or all of the departure. */
export interface HoldScope {
  tour: string;
  travelDate: string;
  startTime?: string | undefined;
  /** null for every holder's. */
  holder: string | null;
}

/** A hold as the answer described it. */
export interface PromisedHold extends HoldScope {
  holdId: string;
  seats: number;
  /** UTC instant. */
  until: number;
}

const keyOf = ({ tour, travelDate, startTime = "", holder }: HoldScope) =>
  `${tour} ${travelDate} ${startTime} ${holder ?? ""}`;

/** Acknowledged holds. A promise ends when a call begins that may end the hold, and with its time. */
export class HoldPromises {
  #promised: PromisedHold[] = [];
  /** Calls by what they may end: begun so far, and under way. */
  readonly #calls = new Map<string, { begun: number; underWay: number }>();

  #callsOf(scope: HoldScope) {
    const key = keyOf(scope);
    const known = this.#calls.get(key) ?? { begun: 0, underWay: 0 };
    this.#calls.set(key, known);
    return known;
  }

  /**
   * Begins a call that may end or change holds.
   * @returns ends it; true if no other such call ran meanwhile, so that its answer is how things are
   */
  begin(scope: HoldScope): () => boolean {
    this.#promised = this.#promised.filter(
      (each) =>
        keyOf(each) !== keyOf(scope) &&
        (scope.holder !== null || keyOf({ ...each, holder: null }) !== keyOf(scope)),
    );
    const [own, all] = [this.#callsOf(scope), this.#callsOf({ ...scope, holder: null })];
    const isAlone = own.underWay + all.underWay === 0;
    own.begun += 1;
    own.underWay += 1;
    const begun = own.begun + all.begun;
    return () => {
      own.underWay -= 1;
      return isAlone && own.begun + all.begun === begun;
    };
  }

  promise(hold: PromisedHold): void {
    this.#promised.push(hold);
  }

  /** Returns the holds that must stand at `now`, a UTC instant. */
  standing(now: number): readonly PromisedHold[] {
    this.#promised = this.#promised.filter(({ until }) => until > now);
    return this.#promised;
  }
}
