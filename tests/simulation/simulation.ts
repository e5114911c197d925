import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { createRandom, seedFor, type Random } from "../../scripts/prove/random.ts";
import { createDependencies, createScheduledDependencies } from "../../worker/dependencies";
import { BookingFeed } from "../../worker/realtime/booking-feed";
import { TourSeats } from "../../worker/realtime/tour-seats";
import { createServices, type Services } from "../../worker/services";
import { replaceSurroundings } from "../../worker/platform/surroundings";
import { createCarrier } from "./database/carrier.ts";
import { createNodeD1 } from "./database/node-d1.ts";
import { watchChanges, type Touched } from "./database/touched.ts";
import { Faults, noFaults, type FaultRates } from "./providers/faults.ts";
import { MessageService } from "./providers/message-service.ts";
import { OtherChannels } from "./providers/other-channels.ts";
import { PaymentService, type Webhook } from "./providers/payment-service.ts";
import { ObjectNamespace } from "./runtime/durable-objects.ts";
import { Isolate, IsolateDied } from "./runtime/isolate.ts";
import { installCrypto } from "./runtime/native-crypto.ts";
import { Scheduler } from "./runtime/scheduler.ts";
import { SimulatedSocket } from "./runtime/sockets.ts";
import { isRefusal, isTransient } from "./outcome.ts";
import type { HoldScope } from "./hold-promises.ts";
import { Memory } from "./memory.ts";
import { secretKeys } from "./operations/choose.ts";
import { Trace } from "./trace.ts";
import { start } from "./world.ts";

export type ScheduledDependencies = ReturnType<typeof createScheduledDependencies>;

/** One call of a use case or of a job. */
export interface Operation<Result = unknown> {
  kind: string;
  call: (services: Services, scheduled: () => ScheduledDependencies, count: CountSteps) => Promise<Result>;
  /** Held seats that it may end or change. */
  mayEndHolds?: HoldScope;
  /** Runs if the answer arrives. @param isUndisturbed false if another call that may end the same holds ran meanwhile */
  answered?(result: Result, isUndisturbed: boolean): void;
  /** Runs if it is refused, or nobody knows. */
  failed?(error: unknown): void;
}

/** Runs a part of a call that counts by itself. */
type CountSteps = <Result>(kind: string, work: () => Promise<Result>) => Promise<Result>;

/** Gives `answered` the type of what `call` returns. */
export function operation<Result>(one: Operation<Result>): Operation<Result> {
  return one;
}

/** Effects of an operation, while it runs. */
interface Doing {
  reached: boolean;
  changed: boolean;
}
const doing = new AsyncLocalStorage<Doing>();

/** Counts of one kind of operation. */
export interface Counts {
  done: number;
  refused: number;
  failed: number;
  lost: number;
  changed: number;
}

/** Number of processes that answer at once. */
const processes = 3;
const origin = "https://tours.example";

/** A run: the world outside, the processes of the Worker, the database, and what people know. */
export class Simulation {
  readonly random: Random;
  /** Chance within the Worker and its database. */
  readonly chance: Random;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly trace = new Trace();
  readonly payments: PaymentService;
  readonly messages: MessageService;
  readonly channels: OtherChannels;
  readonly memory = new Memory();
  readonly touched: Touched;
  readonly database: DatabaseSync;
  readonly feed: ObjectNamespace<Env>;
  readonly seats: ObjectNamespace<Env>;
  readonly counts = new Map<string, Counts>();
  /** Statements by which operations are chosen, by text. */
  readonly chosen = new Map<string, StatementSync>();
  /** Operations under way. */
  underWay = 0;
  /** Number of operations that are wanted. */
  readonly wanted: number;
  /** Operations that reached the database and have ended, up to the number wanted. */
  operations = 0;
  /** Operations that ended afterwards, until everything was at rest. */
  later = 0;
  /** When the last delivery of messages that succeeded was started, a UTC instant. */
  deliveredAt = start;
  /** Until when the checks may report messages that were late at an earlier delivery, a UTC instant. */
  lateUntil = 0;
  /** Runs after each operation. */
  onEnd: () => void = () => undefined;
  /** The first unexpected error. */
  crash: string | null = null;
  #isolates: { isolate: Isolate; services: Services; scheduled: () => ScheduledDependencies }[] = [];
  #born = 0;
  readonly #env: Env;

  constructor(
    database: DatabaseSync,
    { seed, operations, rates }: { seed: number; operations: number; rates: FaultRates },
    rewrite: (sql: string) => string,
  ) {
    this.wanted = operations;
    const randomOf = (part: number) => createRandom(seedFor(seed, part));
    this.database = database;
    this.random = randomOf(1);
    const runtime = randomOf(2);
    this.scheduler = new Scheduler(start, runtime);
    this.faults = new Faults(randomOf(3), rates);
    this.touched = watchChanges(database);
    const world = { random: randomOf(4), scheduler: this.scheduler, faults: this.faults };
    this.payments = new PaymentService({ ...world, deliver: (webhook) => this.#deliver(webhook, 0) });
    this.messages = new MessageService(randomOf(5), this.faults);
    this.channels = new OtherChannels(this.faults);
    SimulatedSocket.scheduler = this.scheduler;
    SimulatedSocket.random = runtime;
    this.chance = randomOf(6);
    const { chance } = this;
    installCrypto(chance);
    replaceSurroundings({
      now: () => this.scheduler.now,
      wait: (milliseconds) => Isolate.current().sleep(milliseconds),
      fillRandomly: (bytes) => bytes.forEach((_, index) => (bytes[index] = chance.between(0, 255))),
    });
    const carry = createCarrier({ random: runtime, faults: this.faults, trace: this.trace });
    const noting: typeof carry = (call, queries) =>
      carry(() => {
        const before = this.touched.changes;
        const result = call();
        const current = doing.getStore();
        if (current) {
          current.reached = true;
          current.changed ||= this.touched.changes > before;
        }
        return result;
      }, queries);
    const env = () => this.#env;
    this.feed = new ObjectNamespace<Env>(BookingFeed, env, this.scheduler, runtime);
    this.seats = new ObjectNamespace<Env>(TourSeats, env, this.scheduler, runtime);
    const bindings = {
      DB: createNodeD1(database, { carry: noting, rewrite }),
      MEDIA: { list: async () => ({ objects: [], truncated: false }), delete: async () => undefined },
      BOOKING_FEED: this.feed,
      TOUR_SEATS: this.seats,
      CF_VERSION_METADATA: { id: "simulation", tag: "", timestamp: "" },
      PUBLIC_ORIGIN: origin,
      UNDO_SECONDS: "0",
      SECRET_KEYS: secretKeys,
    };
    // The bindings that the simulated use cases take.
    this.#env = bindings as unknown as Env;
    while (this.#isolates.length < processes) this.#isolates.push(this.#bear());
  }

  get now(): number {
    return this.scheduler.now;
  }

  get hasEnough(): boolean {
    return this.operations === this.wanted;
  }

  /** Switches the faults off: what is under way may still fail once. */
  calm(): void {
    this.faults.rates = noFaults;
  }

  #bear() {
    this.#born += 1;
    const isolate = new Isolate(`process ${this.#born}`, this.scheduler);
    const provide = () => ({
      transport: this.messages.mail(),
      phone: { push: null, whatsapp: null, sms: this.messages.texts() },
      gateways: { offered: this.payments.gateway(), byName: { razorpay: this.payments.gateway() } },
      fetchOutside: (address: string) => this.channels.answer(address),
    });
    const dependencies = createDependencies(this.#env, { origin, requestOrigin: origin }, provide);
    const scheduled = () => createScheduledDependencies(this.#env, this.now, provide);
    return { isolate, services: createServices(dependencies), scheduled };
  }

  /** Begins an operation in one of the processes. */
  begin<Result>(operation: Operation<Result>, then: () => void = () => undefined): void {
    this.#isolates = this.#isolates.map((each) => (each.isolate.isAlive ? each : this.#bear()));
    const { isolate, services, scheduled } = this.random.pick(this.#isolates);
    const did: Doing = { reached: false, changed: false };
    const endOfHolds = operation.mayEndHolds && this.memory.holdPromises.begin(operation.mayEndHolds);
    this.underWay += 1;
    this.trace.add("begin", operation.kind, isolate.name, this.now);
    const run = () =>
      doing.run(did, () =>
        isolate.run(() => operation.call(services, scheduled, (kind, work) => this.#countStep(kind, work))),
      );
    void run()
      .then(
        (result) => {
          operation.answered?.(result, endOfHolds?.() ?? true);
          return this.#note(operation.kind, did, "done", null);
        },
        (error: unknown) => {
          const outcome = this.#outcomeOf(operation.kind, error);
          endOfHolds?.();
          operation.failed?.(error);
          return this.#note(operation.kind, did, outcome, error);
        },
      )
      .catch((error: unknown) => this.#crashed(operation.kind, error))
      .finally(() => {
        this.underWay -= 1;
        this.onEnd();
        then();
      });
  }

  /** Counts a step of a run of jobs, whose end the run waits for. */
  async #countStep<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
    const did: Doing = { reached: false, changed: false };
    let outcome: keyof Counts = "failed";
    try {
      const result = await doing.run(did, work);
      outcome = "done";
      return result;
    } finally {
      this.#note(kind, did, outcome, null);
      this.onEnd();
    }
  }

  #outcomeOf(kind: string, error: unknown): keyof Counts {
    if (error instanceof IsolateDied) return "lost";
    if (isRefusal(error)) return "refused";
    if (!isTransient(error)) this.#crashed(kind, error);
    return "failed";
  }

  #crashed(kind: string, error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.crash ??= `${kind} failed unexpectedly: ${text}\n${causesOf(error)}`;
  }

  #note(kind: string, did: Doing, outcome: keyof Counts, error: unknown): void {
    this.trace.add("end", kind, outcome, error instanceof Error ? error.message : null, this.now);
    if (!did.reached) return;
    if (this.hasEnough) return void (this.later += 1);
    this.operations += 1;
    const counts = this.counts.get(kind) ?? { done: 0, refused: 0, failed: 0, lost: 0, changed: 0 };
    counts[outcome] += 1;
    if (did.changed) counts.changed += 1;
    this.counts.set(kind, counts);
  }

  /** Delivers a webhook, again and later if it is not answered, as the payment service does. */
  #deliver(webhook: Webhook, tries: number): void {
    this.begin({
      kind: "webhook",
      call: (services) => services.receiveWebhook("razorpay", webhook.body, webhook.headers),
      failed: () => {
        if (tries < 3) this.scheduler.after((tries + 1) * 300_000, () => this.#deliver(webhook, tries + 1));
      },
    });
  }

  /** Ends a process or an object, as a new version or the platform does. */
  killSomething(): void {
    const victim = this.random.pick(["process", "feed", "seats"]);
    this.trace.add("kill", victim);
    if (victim === "process") this.random.pick(this.#isolates).isolate.die();
    else this[victim === "feed" ? "feed" : "seats"].kill(this.random);
  }
}

function causesOf(error: unknown): string {
  const causes: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    causes.push(cause.message);
    if (cause instanceof AggregateError) causes.push(...cause.errors.map((each: unknown) => String(each)));
  }
  return causes.join("\n  caused by ");
}
