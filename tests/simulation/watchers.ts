import { z } from "zod";
import type { SimulatedSocket } from "./runtime/sockets.ts";
import { operation, type Operation, type Simulation } from "./simulation.ts";
import { admins, tours } from "./world.ts";

const messageSchema = z.looseObject({ type: z.string(), seq: z.number().optional() });

function socketOf(response: Response): SimulatedSocket {
  const socket: unknown = Reflect.get(response, "webSocket");
  if (!socket) throw new Error("the feed was not opened");
  // The pair that the platform's stand-in made.
  return socket as SimulatedSocket;
}

/** An administrator's page with live bookings: it closes, comes back, and misses nothing. */
export class Watcher {
  readonly #sim: Simulation;
  /** Number of the last event that the page has; null before the first visit. */
  last: number | null = null;
  #socket: SimulatedSocket | null = null;

  constructor(sim: Simulation) {
    this.#sim = sim;
  }

  /** Opens the page for a while. @param stays milliseconds */
  open(stays: number): Operation | null {
    if (this.#socket?.isOpen) return null;
    const { scheduler, memory, random } = this.#sim;
    const admin = random.pick(admins);
    return operation({
      kind: "watch",
      call: (services) => services.watchAllBookings(admin, this.last),
      answered: (response) => {
        const socket = socketOf(response);
        this.#socket = socket;
        socket.listen((text) => this.#receive(text, memory.breaches));
        scheduler.after(stays, () => socket.cut());
      },
    });
  }

  #receive(text: string, breaches: string[]): void {
    const { type, seq } = messageSchema.parse(JSON.parse(text));
    if (seq === undefined || type === "held") return;
    if (type === "hello") return void (this.last ??= seq);
    if (type === "reset") return void (this.last = seq);
    const before = this.last ?? 0;
    if (seq > before + 1) breaches.push(`the feed sent event ${seq} after ${before}`);
    this.last = Math.max(before, seq);
  }

  /** Returns what the page lacks although it is open and everything has arrived. */
  breach(): string | null {
    const head = this.#sim.database
      .prepare("SELECT coalesce(max(seq), 0) AS head FROM booking_events")
      .get()?.head;
    return this.#socket?.isOpen && this.last !== head
      ? `the feed ends at ${this.last} instead of ${String(head)}`
      : null;
  }
}

/** A visitor's page with the free seats of a tour. */
export function watchSeats({ random, scheduler }: Simulation): Operation {
  const { slug } = random.pick(tours);
  const stays = random.between(5, 120) * 1000;
  return operation({
    kind: "watch-seats",
    call: (services) => services.watchSeats(slug),
    answered: (response) => {
      const socket = socketOf(response);
      scheduler.after(stays, () => socket.cut());
    },
  });
}
