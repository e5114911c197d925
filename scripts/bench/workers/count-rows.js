// Entry of the measured server: our Worker, whose batches are counted. Never part of a deployment.
import worker from "./index.js";
export * from "./index.js";

/** Rows that each batch since the last order wrote, index entries included. */
let batches = [];

function counted(database) {
  return {
    prepare: (text) => database.prepare(text),
    withSession: (from) => database.withSession(from),
    async batch(statements) {
      const results = await database.batch(statements);
      batches.push(results.reduce((sum, { meta }) => sum + meta.rows_written, 0));
      return results;
    },
  };
}

export default {
  ...worker,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/bench/batches")
      return worker.fetch(request, { ...env, DB: counted(env.DB) }, context);
    const sent = Response.json(batches);
    batches = [];
    return sent;
  },
};
