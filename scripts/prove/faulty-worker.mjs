// Takes the place of the built Worker's entry: it wraps the bindings, so that a share of their calls fails by a seed. For proofs only.
import worker from "./index.js";

export * from "./index.js";

/** Messages of D1's documentation. Source: developers.cloudflare.com/d1/observability/debug-d1 */
const messages = [
  "D1 DB reset because its code was updated.",
  "Internal error while starting up D1 DB storage caused object to be reset.",
  "Network connection lost.",
  "Internal error in D1 DB storage caused object to be reset.",
  "Cannot resolve D1 DB due to transient issue on remote node.",
  "Can't read from request stream because client disconnected.",
  "D1 DB storage operation exceeded timeout which caused object to be reset.",
  "D1 DB is overloaded. Requests queued for too long.",
  "D1 DB is overloaded. Too many requests queued.",
  "D1 DB's isolate exceeded its memory limit and was reset.",
  "D1 DB exceeded its CPU time limit and was reset.",
];

let share = 0;
/** True for batches whose statements are run apart, as the negative control of the crash proof. */
let isApart = false;
let state = 0;
/** Calls and failures by binding and kind. */
const counts = {};

function count(what) {
  counts[what] = (counts[what] ?? 0) + 1;
}

/** Returns the next number of the seeded generator, from 0 to 1 (mulberry32). */
function next() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** Makes a call, or fails before it or after its commit, or delays it. */
async function faulty(binding, call) {
  count(`${binding} calls`);
  if (next() >= share) return call();
  const kind = ["before", "after", "after", "delay"][Math.floor(next() * 4)];
  const message =
    binding === "DB" ? messages[Math.floor(next() * messages.length)] : "Network connection lost.";
  count(`${binding} ${kind}`);
  if (kind === "before") throw new Error(message);
  if (kind === "delay") await scheduler.wait(Math.floor(next() * 500));
  const result = await call();
  if (kind === "delay") return result;
  throw new Error(message);
}

const sources = new WeakMap();

function wrapStatement(statement) {
  const wrapped = {
    bind: (...values) => wrapStatement(statement.bind(...values)),
  };
  for (const method of ["all", "first", "raw", "run"])
    wrapped[method] = (...args) => faulty("DB", () => statement[method](...args));
  sources.set(wrapped, statement);
  return wrapped;
}

async function runBatch(database, statements) {
  if (!isApart) return database.batch(statements);
  const results = [];
  for (const statement of statements) {
    // One after another, with time for a kill in between.
    // oxlint-disable-next-line no-await-in-loop
    results.push(await statement.all());
    // oxlint-disable-next-line no-await-in-loop
    await scheduler.wait(5);
  }
  return results;
}

function wrapDatabase(database) {
  const wrapped = {
    // Reads of replicas fail like others.
    withSession: () => wrapped,
    prepare: (query) => wrapStatement(database.prepare(query)),
    batch: (batch) =>
      faulty("DB", () =>
        runBatch(
          database,
          batch.map((each) => sources.get(each) ?? each),
        ),
      ),
    exec: (query) => faulty("DB", () => database.exec(query)),
  };
  return wrapped;
}

/** Wraps the named methods of a binding; the others are passed on. */
function wrapMethods(binding, name, methods) {
  return new Proxy(binding, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      const call = value.bind(target);
      return methods.includes(key) ? (...args) => faulty(name, () => call(...args)) : call;
    },
  });
}

/** A namespace of Durable Objects whose methods and sockets fail. */
function wrapObjects(objects, name) {
  return new Proxy(objects, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (key !== "get" && key !== "getByName") return value.bind(target);
      return (...args) => {
        const stub = value.apply(target, args);
        return new Proxy(stub, {
          get(object, method) {
            const member = Reflect.get(object, method, object);
            if (typeof member !== "function" || method === "then") return member;
            return (...given) => faulty(name, () => object[method](...given));
          },
        });
      };
    },
  });
}

const wrappedEnvs = new WeakMap();

function wrapEnv(env) {
  let wrapped = wrappedEnvs.get(env);
  if (!wrapped) {
    wrapped = {
      ...env,
      DB: wrapDatabase(env.DB),
      MEDIA: wrapMethods(env.MEDIA, "R2", ["get", "put", "delete", "head", "list"]),
      BOOKING_FEED: wrapObjects(env.BOOKING_FEED, "BOOKING_FEED"),
      TOUR_SEATS: wrapObjects(env.TOUR_SEATS, "TOUR_SEATS"),
      // Mail then goes through a binding instead of staying in the outbox.
      MAIL_FROM: "Tour Bharat <mail@tourbharat.example>",
      EMAIL: {
        send: () =>
          faulty("mail", async () => {
            count("mail sent");
            return { messageId: "sent" };
          }),
      },
    };
    wrappedEnvs.set(env, wrapped);
  }
  return wrapped;
}

export default {
  fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === "/faults") {
      if (url.searchParams.has("share")) share = Number(url.searchParams.get("share"));
      isApart = url.searchParams.has("apart");
      if (url.searchParams.has("seed")) state = Number(url.searchParams.get("seed")) >>> 0;
      return Response.json(counts);
    }
    return worker.fetch(request, wrapEnv(env), context);
  },
  scheduled(controller, env, context) {
    return worker.scheduled(controller, wrapEnv(env), context);
  },
};
