// Takes the place of the built Worker's entry in the proof of kills: mail leaves through a binding, and as the negative control batches are
// not atomic.
import worker from "./index.js";

export * from "./index.js";

/** True for batches whose statements are run apart. */
let isApart = false;

const sources = new WeakMap();

function wrapStatement(statement) {
  const wrapped = { bind: (...values) => wrapStatement(statement.bind(...values)) };
  for (const method of ["all", "first", "raw", "run"])
    wrapped[method] = (...args) => statement[method](...args);
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
    withSession: () => wrapped,
    prepare: (query) => wrapStatement(database.prepare(query)),
    batch: (batch) =>
      runBatch(
        database,
        batch.map((each) => sources.get(each) ?? each),
      ),
    exec: (query) => database.exec(query),
  };
  return wrapped;
}

const wrappedEnvs = new WeakMap();

function wrapEnv(env) {
  const known = wrappedEnvs.get(env);
  if (known) return known;
  const wrapped = {
    ...env,
    DB: wrapDatabase(env.DB),
    MAIL_FROM: "Tour Bharat <mail@tourbharat.example>",
    EMAIL: { send: async () => ({ messageId: "sent" }) },
  };
  wrappedEnvs.set(env, wrapped);
  return wrapped;
}

export default {
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/batches-apart")
      return worker.fetch(request, wrapEnv(env), context);
    isApart = true;
    return new Response(null, { status: 204 });
  },
  scheduled(controller, env, context) {
    return worker.scheduled(controller, wrapEnv(env), context);
  },
};
