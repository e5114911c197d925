import { listDurableObjectIds, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach } from "vitest";
import { backgroundWorkDone } from "../support/background";

/** Wakes the stored objects of a class. */
async function wakeAll<Class extends Rpc.DurableObjectBranded>(objects: DurableObjectNamespace<Class>) {
  const ids = await listDurableObjectIds(objects);
  await Promise.all(ids.map((id) => runInDurableObject(objects.get(id), () => undefined)));
}

/** Tells whether rows of another test file are left. */
async function isDatabaseEmpty() {
  const table = env.DB.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'");
  return (await table.first()) === null;
}

/**
 * Empties every storage. `reset` skips what has been idle for ten seconds, so wakes it first, and again if the machine
 * was too busy: rows signed with a newer key by an earlier file would make every privileged action of the next one fail.
 */
async function emptyStorage() {
  do {
    await Promise.all([
      env.DB.prepare("SELECT 1").run(),
      env.MEDIA.head("none"),
      wakeAll(env.BOOKING_FEED),
      wakeAll(env.TOUR_SEATS),
    ]);
    await reset();
  } while (!(await isDatabaseEmpty()));
}

// Otherwise what a test left to the background would write into the database of the next test or file.
afterEach(backgroundWorkDone);
await backgroundWorkDone();
await emptyStorage();
await env.DB.batch(
  [...env.TEST_DATABASE, "UPDATE catalogue_epoch SET token = lower(hex(randomblob(8)))"].map((statement) =>
    env.DB.prepare(statement),
  ),
);
