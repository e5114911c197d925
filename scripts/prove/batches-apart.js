// Takes the place of the built Worker's entry, as the negative control of the proof of kills: batches are not atomic.
import worker from "./index.js";
export * from "./index.js";

function runApart(database) {
  const apart = {
    prepare: (sql) => database.prepare(sql),
    withSession: () => apart,
    async batch(statements) {
      const results = [];
      for (const statement of statements) {
        // One after another, with time for a kill in between.
        // oxlint-disable-next-line no-await-in-loop
        results.push(await statement.all());
        // oxlint-disable-next-line no-await-in-loop
        await scheduler.wait(5);
      }
      return results;
    },
  };
  return apart;
}

export default {
  ...worker,
  fetch: (request, env, context) => worker.fetch(request, { ...env, DB: runApart(env.DB) }, context),
};
