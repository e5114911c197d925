import { AsyncLocalStorage } from "node:async_hooks";
import type { Scheduler } from "./scheduler.ts";

/** The end of an isolate, as those who wait for it see it. */
export class IsolateDied extends Error {
  override name = "IsolateDied";
}

const running = new AsyncLocalStorage<Isolate>();

/** A process of the Worker, which may die anywhere: nothing of what it was doing goes on, and nothing is cleaned up. */
export class Isolate {
  readonly name: string;
  readonly #scheduler: Scheduler;
  readonly #deaths = new Set<() => void>();
  isAlive = true;
  /** Number of calls and of background work that have not ended. */
  busy = 0;

  constructor(name: string, scheduler: Scheduler) {
    this.name = name;
    this.#scheduler = scheduler;
  }

  /** Returns the isolate whose code is running. */
  static current(): Isolate {
    const isolate = running.getStore();
    if (!isolate) throw new Error("this code runs outside of an isolate");
    return isolate;
  }

  /** Runs a call in this isolate. @throws IsolateDied if it dies meanwhile */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!this.isAlive) return reject(new IsolateDied());
      const report = () => reject(new IsolateDied());
      this.#deaths.add(report);
      this.busy += 1;
      const end = () => {
        this.#deaths.delete(report);
        this.busy -= 1;
      };
      running.run(this, work).finally(end).then(resolve, reject);
    });
  }

  /** Waits in virtual time. The code of an isolate that died goes on waiting forever. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.#scheduler.after(milliseconds, () => {
        if (this.isAlive) resolve();
      });
    });
  }

  die(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.busy = 0;
    for (const report of this.#deaths) report();
  }
}
