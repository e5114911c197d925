// Clients of the live feed while bookings change: links that break or fall silent, a client that never reads, and a restart on the same
// state in between, as a deployment is one. Each client must receive every event that it may see, in order and once. The control: a client
// that forgets where it was must miss some. usage: feed.mjs CLIENTS DROPS SEED [DATABASE]
import { setTimeout as wait } from "node:timers/promises";
import { openForReading } from "../lib/local-database.ts";
import { openSocket } from "./sockets.ts";
import { createClient, inParallel, signInAs } from "./client.ts";
import { startCutProxy } from "./cut-proxy.ts";
import { freePort, startKillable } from "./killable-server.ts";
import { conclude, createCounter, createProofFolder, createProofState } from "./proof.ts";
import { createRandom, seedFor } from "./random.ts";
import { createTrade } from "./trade.mjs";

const [clients, drops, seed] = process.argv.slice(2, 5).map(Number);
/** A short run need not see every rare kind of break. */
const isLong = drops >= 20;
const prepared = process.argv[5];
const traders = 6;
/** Operations that change bookings. */
const weights = [
  ["book", 5],
  ["receive", 3],
  ["setStatus", 2],
  ["bookOwn", 2],
  ["change", 1],
];
/** Milliseconds. */
const pingEvery = 1000;
const maxSilence = 10_000;
/** After a restart all clients come at once, and the feed opens their sockets one after another. */
const patience = 60_000;
const betweenDrops = 1000;
const maxCatchUp = 240_000;

const state = createProofFolder();
await createProofState(state, prepared);

const { add: noteError, counts: errors } = createCounter();

/**
 * Watches a feed as a page does: it pings, reconnects when the link breaks or is silent, and names the last event that it has received.
 * @param options.forgets true for the control, which does not name it
 */
function watch({ url, headers, via, random, forgets = false }) {
  const watcher = { seqs: [], first: null, opens: 0, resets: 0, silences: 0, isStopped: false };
  let socket = null;
  let heardAt = 0;
  const onText = (text) => {
    heardAt = Date.now();
    if (text === "pong") return;
    const { type, seq } = JSON.parse(text);
    if (type === "hello") watcher.first ??= seq;
    else if (type === "reset") watcher.resets += 1;
    else if (type.startsWith("booking.")) watcher.seqs.push(seq);
  };
  async function connect() {
    while (!watcher.isStopped) {
      const last = watcher.seqs.at(-1) ?? watcher.first;
      const since = last === null || forgets ? "" : `?since=${last}`;
      try {
        heardAt = Date.now();
        // Tries one after another.
        // oxlint-disable-next-line no-await-in-loop
        socket = await openSocket(`${url}${since}`, headers, {
          onText,
          onClose: () => void again(),
          patience,
          via,
        });
        watcher.opens += 1;
        return;
      } catch {
        // oxlint-disable-next-line no-await-in-loop
        await wait(random.between(50, 400));
      }
    }
  }
  async function again() {
    await wait(forgets ? 1500 : random.between(50, 400));
    await connect();
  }
  const timer = setInterval(() => {
    if (!socket || socket.isClosed) return;
    if (Date.now() - heardAt > maxSilence) {
      watcher.silences += 1;
      socket.end();
    } else socket.send("ping");
  }, pingEvery);
  watcher.ready = connect();
  watcher.stop = () => {
    watcher.isStopped = true;
    clearInterval(timer);
    socket?.end();
  };
  return watcher;
}

const ofOperator = `SELECT e.seq FROM booking_events e JOIN bookings b ON b.id = e.booking JOIN tours t ON t.id = b.tour_id
  JOIN operators o ON o.slug = t.operator_slug JOIN users u ON u.email = 'operator@tourbharat.example'
  WHERE o.owner_id = u.id OR EXISTS (SELECT 1 FROM operator_members m WHERE m.operator_slug = o.slug AND m.user_id = u.id)
  ORDER BY e.seq`;
const all = "SELECT seq FROM booking_events ORDER BY seq";
const seqsOf = (database, sql) =>
  database
    .prepare(sql)
    .all()
    .map(({ seq }) => seq);

/** Returns what is wrong with what a watcher received, or null. @param visible numbers of all events that it may see */
function errorOf({ seqs, first, resets }, visible) {
  if (resets > 0) return "a client had to reload";
  const expected = visible.filter((seq) => seq > first);
  if (new Set(seqs).size !== seqs.length) return "a client received an event twice";
  if (seqs.some((seq, index) => index > 0 && seq < seqs[index - 1]))
    return "a client received events out of order";
  const received = new Set(seqs);
  if (expected.some((seq) => !received.has(seq))) return "a client missed an event";
  return seqs.length === expected.length ? null : "a client received an event that it may not see";
}

const started = Date.now();
const port = await freePort();
let server = await startKillable(state, port);
let database = openForReading(state);
const { address } = server;
const people = { admin: await signInAs(address, "admin"), operator: await signInAs(address, "operator") };
const proxy = await startCutProxy(port);
const feeds = {
  admin: { url: `${address}/api/admin/bookings/live`, visible: all },
  operator: { url: `${address}/api/operator/bookings/live`, visible: ofOperator },
};
const headersOf = (role) => ({ Cookie: people[role].cookie(), Origin: address });
const random = createRandom(seed);
const watchers = Array.from({ length: clients }, (_, number) => {
  const role = number % 4 === 3 ? "operator" : "admin";
  const options = { headers: headersOf(role), via: proxy.port, random: createRandom(seedFor(seed, number)) };
  return { role, watcher: watchOf(role, options) };
});
const forgetful = watchOf("admin", { headers: headersOf("admin"), via: proxy.port, random, forgets: true });
/** Watches the feed of a role. */
function watchOf(role, options) {
  return watch({ url: feeds[role].url, ...options });
}
await Promise.all([forgetful, ...watchers.map(({ watcher }) => watcher)].map(({ ready }) => ready));
const deaf = await openSocket(feeds.admin.url, headersOf("admin"), { onClose: () => undefined });
deaf.silence();

const ending = new AbortController();
let isRestarting = false;
let made = 0;
const trade = createTrade({
  address,
  people,
  read: (sql, ...values) => database.prepare(sql).get(...values),
  maxRepeats: 0,
  noteError,
});
const trading = inParallel(traders, async (number) => {
  const own = createRandom(seedFor(seed, 900 + number));
  const client = createClient(address);
  while (!ending.signal.aborted) {
    const kind = trade.trips.length < traders ? "book" : own.weighted(weights);
    // Each client works in turn.
    // oxlint-disable-next-line no-await-in-loop
    const status = await trade.kinds[kind](own, client).catch((error) => {
      if (!isRestarting) noteError(String(error));
      return wait(200);
    });
    made += 1;
    if (status >= 500) noteError(`${kind} was answered ${status}`);
  }
});

const broken = { cut: 0, silenced: 0 };
for (let drop = 0; drop < drops; drop += 1) {
  /* oxlint-disable no-await-in-loop -- one drop after another */
  await wait(betweenDrops);
  const share = random.between(2, 12) / 100;
  if (drop % 4 === 3) broken.silenced += proxy.silence(random, share / 3);
  else broken.cut += proxy.cut(random, share);
  if (drop === Math.floor(drops / 2)) {
    isRestarting = true;
    await server.kill();
    database.close();
    server = await startKillable(state, port);
    database = openForReading(state);
    isRestarting = false;
  }
  /* oxlint-enable no-await-in-loop */
  if (process.stdout.isTTY) process.stdout.write(`\rFeed: ${drop + 1} of ${drops} drops …`);
}
// The control loses its link once more, while bookings change.
proxy.cut(random, 1);
await wait(2500);
ending.abort();
await trading;

const deadline = Date.now() + maxCatchUp;
const visible = Object.fromEntries(
  Object.entries(feeds).map(([role, feed]) => [role, seqsOf(database, feed.visible)]),
);
const isBehind = ({ role, watcher }) => (watcher.seqs.at(-1) ?? watcher.first) < (visible[role].at(-1) ?? 0);
while (watchers.some(isBehind) && Date.now() < deadline)
  // Polls.
  // oxlint-disable-next-line no-await-in-loop
  await wait(100);

for (const { role, watcher } of watchers) {
  const error = errorOf(watcher, visible[role]);
  if (error) noteError(error);
  watcher.stop();
}
if (isLong && errorOf(forgetful, visible.admin) === null) noteError("the control missed nothing");
forgetful.stop();
const sum = (name) => watchers.reduce((total, { watcher }) => total + watcher[name], 0);
const received = watchers.reduce((total, { watcher }) => total + watcher.seqs.length, 0);
if (isLong && broken.silenced > 0 && sum("silences") === 0) noteError("no link was half-open");
if (deaf.received > 1) noteError("the client that never reads has read");
deaf.end();
proxy.stop();
database.close();
await server.kill();

console.log(
  `\nFeed, seed ${seed}: ${clients} clients and ${drops} drops in ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(
  `  ${made} operations, ${visible.admin.filter((seq) => seq > watchers[0].watcher.first).length} events, ${received} received`,
);
console.log(
  `  ${broken.cut} links cut, ${broken.silenced} half-open, one restart, ${sum("opens") - clients} reconnections, ${sum("silences")} of them after silence`,
);
conclude(errors, "the feed has no gaps and no repeats.");
