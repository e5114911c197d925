import type { Random } from "../../../scripts/prove/random.ts";
import type { Scheduler } from "./scheduler.ts";

/** One end of a socket in memory: what the other end sends arrives later, in order, until the line is cut. */
export class SimulatedSocket {
  #other: SimulatedSocket | null = null;
  #attachment: unknown = null;
  #lastArrival = 0;
  isOpen = true;
  /** Messages that arrived before anybody listened. */
  readonly #inbox: string[] = [];
  #listener: ((text: string) => void) | null = null;
  onClose: () => void = () => undefined;

  static scheduler: Scheduler;
  static random: Random;

  static pair(): { 0: SimulatedSocket; 1: SimulatedSocket } {
    const [client, server] = [new SimulatedSocket(), new SimulatedSocket()];
    client.#other = server;
    server.#other = client;
    return { 0: client, 1: server };
  }

  /** Passes each message on, in order. */
  listen(listener: (text: string) => void): void {
    this.#listener = listener;
    for (const text of this.#inbox.splice(0)) listener(text);
  }

  #arrive(text: string): void {
    if (!this.isOpen) return;
    if (this.#listener) this.#listener(text);
    else this.#inbox.push(text);
  }

  send(text: string): void {
    const other = this.#other;
    if (!this.isOpen || !other) throw new Error("the socket is closed");
    const { scheduler, random } = SimulatedSocket;
    const at = Math.max(this.#lastArrival + 1, scheduler.now + random.between(1, 200));
    this.#lastArrival = at;
    scheduler.after(at - scheduler.now, () => other.#arrive(text));
  }

  close(): void {
    this.cut();
  }

  /** Ends the line at both ends; what was on the way is lost. */
  cut(): void {
    for (const end of [this, this.#other]) {
      if (!end?.isOpen) continue;
      end.isOpen = false;
      SimulatedSocket.scheduler.after(1, () => end.onClose());
    }
  }

  serializeAttachment(value: unknown): void {
    this.#attachment = structuredClone(value);
  }

  deserializeAttachment(): unknown {
    return structuredClone(this.#attachment);
  }
}

/** A response that may be the answer to an upgrade, which Node's class refuses. */
class UpgradableResponse extends Response {
  override readonly webSocket: WebSocket | null = null;
  readonly #isUpgrade: boolean = false;

  constructor(body: BodyInit | null, init: ResponseInit & { webSocket?: WebSocket | null } = {}) {
    const isUpgrade = init.status === 101;
    super(body, isUpgrade ? { ...init, status: 200 } : init);
    if (!isUpgrade) return;
    this.#isUpgrade = true;
    this.webSocket = init.webSocket ?? null;
  }

  override get status(): number {
    return this.#isUpgrade ? 101 : super.status;
  }
}

// Called with `new`, as the platform's classes.
function WebSocketPair() {
  return SimulatedSocket.pair();
}
function WebSocketRequestResponsePair() {
  return {};
}

/** Gives Node the globals of the platform that it lacks. */
export function installPlatform(): void {
  Object.assign(globalThis, { WebSocketPair, WebSocketRequestResponsePair, Response: UpgradableResponse });
}
