// Entry of the measured server: our Worker, and orders of the benchmark below /bench/. Never part of a deployment.
import worker from "./index.js";
export * from "./index.js";

let recorded = [];
let started = 0;
let ended = new Map();

/** Notes a trip to the database: how many trips one after another had ended before it began. */
function trip(statements, run) {
  const depth = 1 + Math.max(0, ...ended.values());
  const number = ++started;
  recorded.push({
    depth,

    statements: statements.map(({ text, params }) => ({ text, params })),
  });
  const list = ended;
  return run().finally(() => list.set(number, depth));
}

const sources = new WeakMap();

function spyStatement(statement, text, params) {
  const source = { statement, text, params };
  const spied = {
    bind: (...values) => spyStatement(statement.bind(...values), text, values),
    ...Object.fromEntries(
      ["all", "first", "raw", "run"].map((name) => [
        name,
        (...args) => trip([source], () => statement[name](...args)),
      ]),
    ),
  };
  sources.set(spied, source);
  return spied;
}

function spyDatabase(database) {
  return {
    prepare: (text) => spyStatement(database.prepare(text), text, []),
    batch: (list) => {
      const batch = list.map((each) => sources.get(each));
      return trip(batch, () => database.batch(batch.map(({ statement }) => statement)));
    },
    exec: (text) => database.exec(text),
    withSession: (from) => spyDatabase(database.withSession(from)),
  };
}

let spied = null;

let statements = [];
let templates = [];
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Runs the loaded statements as one batch, with new ids in place of those recorded. */
async function runRaw(database) {
  const ids = new Map();
  const renew = (id) => {
    if (!ids.has(id)) ids.set(id, crypto.randomUUID());
    return ids.get(id);
  };
  const now = Date.now();
  const batch = statements.map(({ params }, index) =>
    templates[index].bind(
      ...params.map((value) =>
        typeof value === "string"
          ? value.replace(uuid, renew).replaceAll("bench-one@", `${now}-${Math.random()}@`)
          : value,
      ),
    ),
  );
  const results = await database.batch(batch);
  return Response.json({
    statements: results.length,
    written: results.reduce((sum, { meta }) => sum + meta.rows_written, 0),
    read: results.reduce((sum, { meta }) => sum + meta.rows_read, 0),
  });
}

const orders = {
  sql: async ({ DB }, { text, params = [] }) =>
    (
      await DB.prepare(text)
        .bind(...params)
        .all()
    ).results,
  statements: async () => recorded,
  load: async ({ DB }, list) => {
    statements = list;
    templates = list.map(({ text }) => DB.prepare(text));
    return list.length;
  },
  notify: async ({ BOOKING_FEED }) => {
    await BOOKING_FEED.getByName("bookings").catchUp();
    return true;
  },
};

export default {
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url);
    if (pathname === "/bench/raw") return runRaw(env.DB);
    if (pathname.startsWith("/bench/")) {
      const result = await orders[pathname.slice("/bench/".length)](env, await request.json());
      return Response.json(result);
    }
    if (!env.BENCH_RECORDS) return worker.fetch(request, env, context);
    recorded = [];
    started = 0;
    ended = new Map();
    spied ??= { ...env, DB: spyDatabase(env.DB) };
    return worker.fetch(request, spied, context);
  },
  scheduled: (event, env, context) => worker.scheduled(event, env, context),
};
