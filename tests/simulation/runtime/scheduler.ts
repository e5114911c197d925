import type { Random } from "../../../scripts/prove/random.ts";
import { isNativeWorkUnderWay } from "./native-crypto.ts";

interface Event {
  /** Virtual UTC instant in milliseconds. */
  at: number;
  /** Decides among events of one instant. */
  order: number;
  run: () => void;
}

/**
 * Virtual time, in which one thing happens at a time: what waits goes on in the order of its instants, and at one instant in the order
 * that the seed gives it. Between two events all that can run without waiting does.
 */
export class Scheduler {
  readonly #random: Random;
  readonly #events: Event[] = [];
  now: number;

  constructor(start: number, random: Random) {
    this.now = start;
    this.#random = random;
  }

  /** Runs something after so many virtual milliseconds. */
  after(milliseconds: number, run: () => void): void {
    const at = this.now + Math.max(0, milliseconds);
    this.#push({ at, order: this.#random.between(0, 2 ** 31), run });
  }

  /** Virtual instant of the next event; null if nothing waits. */
  get next(): number | null {
    return this.#events[0]?.at ?? null;
  }

  /** Lets the next event happen, and everything that follows from it without waiting. @returns false if nothing waits */
  async step(): Promise<boolean> {
    const event = this.#pop();
    if (!event) return false;
    this.now = Math.max(this.now, event.at);
    event.run();
    await allWorkDone();
    return true;
  }

  // A binary heap: sorting an array for each event takes longer than the events.
  #push(event: Event): void {
    const events = this.#events;
    let index = events.length;
    events.push(event);
    while (index > 0) {
      const above = (index - 1) >> 1;
      const parent = events[above];
      if (!parent || isBefore(parent, event)) break;
      events[index] = parent;
      index = above;
    }
    events[index] = event;
  }

  #pop(): Event | undefined {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (!last || events.length === 0) return first;
    let index = 0;
    for (;;) {
      let below = 2 * index + 1;
      const [left, right] = [events[below], events[below + 1]];
      if (left && right && isBefore(right, left)) below += 1;
      const child = events[below];
      if (!child || isBefore(last, child)) break;
      events[index] = child;
      index = below;
    }
    events[index] = last;
    return first;
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

/**
 * Resolves once no promise is left that can settle by itself. Node runs what was put off to the next tick after all microtasks, and
 * macrotasks, which take longer, are needed only for work on its threads.
 */
async function allWorkDone(): Promise<void> {
  await new Promise<void>((resolve) => process.nextTick(resolve));
  while (isNativeWorkUnderWay()) await new Promise((resolve) => setImmediate(resolve));
}
