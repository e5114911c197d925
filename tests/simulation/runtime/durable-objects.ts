import type { Random } from "../../../scripts/prove/random.ts";
import { Isolate } from "./isolate.ts";
import type { Scheduler } from "./scheduler.ts";
import type { SimulatedSocket } from "./sockets.ts";

interface ObjectInstance {
  fetch?(request: Request): Promise<Response>;
  alarm?(): Promise<void>;
}

type ObjectClass<Bindings> = new (ctx: DurableObjectState, env: Bindings) => ObjectInstance;

/**
 * A namespace of Durable Objects that runs the real class: one instance per name, calls over a network that may fail, storage and alarm
 * that outlive the instance, and sockets that do not.
 */
export class ObjectNamespace<Bindings extends object> {
  readonly #objects = new Map<string, SimulatedObject<Bindings>>();
  readonly #create: (name: string) => SimulatedObject<Bindings>;

  constructor(objectClass: ObjectClass<Bindings>, env: () => Bindings, scheduler: Scheduler, random: Random) {
    this.#create = (name) => new SimulatedObject(name, objectClass, env, scheduler, random);
  }

  getByName(name: string): object {
    return this.#objectOf(name).stub;
  }

  /** Ends an instance, as the platform does for an update; the next call creates another. */
  kill(random: Random): void {
    if (this.#objects.size > 0) random.pick([...this.#objects.values()]).die();
  }

  #objectOf(name: string): SimulatedObject<Bindings> {
    const known = this.#objects.get(name);
    if (known) return known;
    const created = this.#create(name);
    this.#objects.set(name, created);
    return created;
  }
}

interface Tagged {
  socket: SimulatedSocket;
  tags: string[];
}

class SimulatedObject<Bindings extends object> {
  readonly #name: string;
  readonly #class: ObjectClass<Bindings>;
  readonly #env: () => Bindings;
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #storage = new Map<string, unknown>();
  #sockets: Tagged[] = [];
  #alarm: number | null = null;
  #running: { instance: ObjectInstance; isolate: Isolate } | null = null;
  readonly stub: object;

  constructor(
    name: string,
    objectClass: ObjectClass<Bindings>,
    env: () => Bindings,
    scheduler: Scheduler,
    random: Random,
  ) {
    this.#name = name;
    this.#class = objectClass;
    this.#env = env;
    this.#scheduler = scheduler;
    this.#random = random;
    const call = (method: string, args: unknown[]) => this.#call(method, args);
    this.stub = {
      fetch: (url: URL, init?: RequestInit) => call("fetch", [new Request(url, init)]),
      catchUp: () => call("catchUp", []),
      changed: (days: unknown) => call("changed", [days]),
      announceHeldChanges: (ids: unknown) => call("announceHeldChanges", [ids]),
      closeSocketsOf: (id: unknown) => call("closeSocketsOf", [id]),
      recheckSocketsOf: (id: unknown) => call("recheckSocketsOf", [id]),
    };
  }

  die(): void {
    this.#running?.isolate.die();
    this.#running = null;
    for (const { socket } of this.#sockets) socket.cut();
    this.#sockets = [];
  }

  #instance() {
    // It may have died within a call.
    if (this.#running && !this.#running.isolate.isAlive) this.die();
    if (this.#running) return this.#running;
    const isolate = new Isolate(`object ${this.#name}`, this.#scheduler);
    const instance = new this.#class(this.#context(), this.#env());
    return (this.#running = { instance, isolate });
  }

  /** Calls a method from another isolate. */
  async #call(method: string, args: unknown[]): Promise<unknown> {
    const caller = Isolate.current();
    await caller.sleep(this.#random.between(1, 30));
    const { instance, isolate } = this.#instance();
    const run: unknown = Reflect.get(instance, method);
    if (typeof run !== "function") throw new Error(`the object has no method ${method}`);
    try {
      return await isolate.run(async () => Reflect.apply(run, instance, args));
    } finally {
      await caller.sleep(this.#random.between(1, 30));
    }
  }

  #setAlarm(at: number): void {
    this.#alarm = at;
    this.#scheduler.after(at - this.#scheduler.now, () => {
      if (this.#alarm !== at) return;
      this.#alarm = null;
      const { instance, isolate } = this.#instance();
      const again = () => this.#setAlarm(this.#scheduler.now + 2000);
      isolate.run(async () => instance.alarm?.()).catch(again);
    });
  }

  #context(): DurableObjectState {
    const open = () => (this.#sockets = this.#sockets.filter(({ socket }) => socket.isOpen));
    const storage = {
      get: async (key: string) => structuredClone(this.#storage.get(key)),
      put: async (entries: Record<string, unknown>) => {
        for (const [key, value] of Object.entries(entries)) this.#storage.set(key, structuredClone(value));
      },
      getAlarm: async () => this.#alarm,
      setAlarm: async (at: number) => this.#setAlarm(at),
      deleteAlarm: async () => {
        this.#alarm = null;
      },
    };
    const context = {
      storage,
      setWebSocketAutoResponse: () => undefined,
      // Clients ping all the time.
      getWebSocketAutoResponseTimestamp: () => new Date(this.#scheduler.now),
      acceptWebSocket: (socket: SimulatedSocket, tags: string[]) => this.#sockets.push({ socket, tags }),
      getWebSockets: (tag?: string) =>
        open()
          .filter(({ tags }) => tag === undefined || tags.includes(tag))
          .map(({ socket }) => socket),
      getTags: (socket: SimulatedSocket) => this.#sockets.find((each) => each.socket === socket)?.tags ?? [],
    };
    // The parts of the interface that our classes use.
    return context as unknown as DurableObjectState;
  }
}
