// Clients of the live feed while bookings change: links that break or fall silent, a client that never reads, and a restart on the same
// state in between, as a deployment is one. Each client must receive every event that it may see, in order and once. The control: a client
// that forgets where it was must miss some. usage: feed.ts CLIENTS DROPS SEED [DATABASE]
import { request } from "node:http";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { openForReading } from "../lib/local-database.ts";
import { bookingBody, createClient, inParallel, signInAs } from "./client.ts";
import { startCutProxy } from "./cut-proxy.ts";
import { freePort, startKillable } from "./killable-server.ts";
import { conclude, createCounter, createProofFolder, createState } from "./proof.ts";
import { createRandom, seedFor, type Random } from "./random.ts";

const [clients = 0, drops = 0, seed = 0] = process.argv.slice(2, 5).map(Number);
const prepared = process.argv[5];
/** A short run need not see every rare kind of break. */
const isLong = drops >= 20;
const traders = 6;
/** Tours that depart every day; the demo operator sells the second. */
const tours = ["ooty", "hampi"];
/** Milliseconds. */
const pingEvery = 1000;
const maxSilence = 10_000;
const betweenDrops = 1000;
const maxCatchUp = 240_000;

const messageSchema = z.object({ type: z.string(), seq: z.number().default(0) });
const madeSchema = z.object({ booking: z.object({ bookingId: z.string() }) });

const { add: noteError, counts: errors } = createCounter();

/** Opens a WebSocket with headers, which Node.js takes and the types of browsers do not have. */
function openSocket(url: string, headers: Record<string, string>): WebSocket {
  return Reflect.construct(WebSocket, [url, { headers }]);
}

/**
 * Watches a feed as a page does: it pings, reconnects when the link breaks or is silent, and names the last event that it has received.
 * @param options.forgets true for the control, which does not name it
 */
function watch(options: { url: string; cookie: string; random: Random; forgets?: boolean }) {
  const { url, cookie, random, forgets = false } = options;
  const headers = { Cookie: cookie, Origin: new URL(url).origin };
  const seqs: number[] = [];
  const watcher = { seqs, first: null as number | null, opens: 0, resets: 0, silences: 0 };
  let socket: WebSocket | null = null;
  let heardAt = 0;
  let isStopped = false;
  function connect(): void {
    if (isStopped) return;
    const last = seqs.at(-1) ?? watcher.first;
    const opened = openSocket(last === null || forgets ? url : `${url}?since=${last}`, headers);
    socket = opened;
    heardAt = Date.now();
    opened.addEventListener("open", () => (watcher.opens += 1));
    opened.addEventListener("message", ({ data }) => {
      heardAt = Date.now();
      // A link that was given up may still deliver something.
      if (socket !== opened || data === "pong") return;
      const { type, seq } = messageSchema.parse(JSON.parse(String(data)));
      if (type === "hello") watcher.first ??= seq;
      else if (type === "reset") watcher.resets += 1;
      else seqs.push(seq);
    });
    opened.addEventListener("close", () => void again(opened));
  }
  async function again(closed: WebSocket): Promise<void> {
    if (socket !== closed) return;
    socket = null;
    await wait(forgets ? 1500 : random.between(50, 400));
    connect();
  }
  const timer = setInterval(() => {
    if (socket === null) return;
    if (Date.now() - heardAt <= maxSilence)
      return socket.readyState === WebSocket.OPEN ? socket.send("ping") : undefined;
    watcher.silences += 1;
    const silent = socket;
    void again(silent);
    silent.close();
  }, pingEvery);
  connect();
  const stop = () => {
    isStopped = true;
    clearInterval(timer);
    socket?.close();
  };
  return Object.assign(watcher, { stop });
}
type Watcher = ReturnType<typeof watch>;

const all = "SELECT seq FROM booking_events ORDER BY seq";
const ofOperator = `SELECT e.seq FROM booking_events e JOIN bookings b ON b.id = e.booking JOIN tours t ON t.id = b.tour_id
  JOIN operators o ON o.slug = t.operator_slug JOIN users u ON u.id = o.owner_id
  WHERE u.email = 'operator@tourbharat.example' ORDER BY e.seq`;
const feeds = {
  admin: { path: "/api/admin/bookings/live", visible: all },
  operator: { path: "/api/operator/bookings/live", visible: ofOperator },
};
type Role = keyof typeof feeds;

/** Lists the numbers of all events that a role may see. */
function visibleTo(database: DatabaseSync, role: Role): number[] {
  return database
    .prepare(feeds[role].visible)
    .all()
    .map(({ seq }) => Number(seq));
}

/** Returns what is wrong with what a watcher received, or null. @param visible numbers of all events that it may see */
function errorOf({ seqs, first, resets }: Watcher, visible: number[]): string | null {
  if (resets > 0) return "a client had to reload";
  const expected = visible.filter((seq) => seq > (first ?? Infinity));
  if (new Set(seqs).size !== seqs.length) return "a client received an event twice";
  if (seqs.some((seq, index) => index > 0 && seq < (seqs[index - 1] ?? 0)))
    return "a client received events out of order";
  const received = new Set(seqs);
  if (expected.some((seq) => !received.has(seq))) return "a client missed an event";
  return seqs.length === expected.length ? null : "a client received an event that it may not see";
}

const started = Date.now();
const state = createProofFolder();
await createState(state, prepared);
const port = await freePort();
let server = await startKillable(state, port);
let database = openForReading(state);
const { address } = server;
const cookies = {
  admin: (await signInAs(address, "admin")).cookie(),
  operator: (await signInAs(address, "operator")).cookie(),
};
const proxy = await startCutProxy(port);
function watchAs(role: Role, random: Random, forgets = false) {
  const url = `http://localhost:${proxy.port}${feeds[role].path}`;
  return { role, watcher: watch({ url, cookie: cookies[role], random, forgets }) };
}
const random = createRandom(seed);
const watchers = Array.from({ length: clients }, (_, number) =>
  watchAs(number % 4 === 3 ? "operator" : "admin", createRandom(seedFor(seed, number))),
);
const { watcher: forgetful } = watchAs("admin", random, true);
while ([forgetful, ...watchers.map(({ watcher }) => watcher)].some(({ first }) => first === null))
  // Polls.
  // oxlint-disable-next-line no-await-in-loop
  await wait(100);

/** A client that never reads. */
const deaf = request(`${address}${feeds.admin.path}`, {
  headers: {
    Cookie: cookies.admin,
    Origin: address,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
  },
})
  .on("upgrade", (_, socket) => socket.pause())
  // The restart ends it.
  .on("error", () => undefined)
  .end();

const ending = new AbortController();
let isRestarting = false;
let made = 0;

/** Books, and cancels every second booking. */
async function trade(own: Random, client: ReturnType<typeof createClient>): Promise<void> {
  const travelDate = new Date(Date.now() + own.between(30, 400) * 86_400_000).toISOString().slice(0, 10);
  const body = bookingBody({ tour: own.pick(tours), travelDate, numberOfTravelers: own.between(1, 4) });
  const booked = await client.send("POST", "/api/bookings", body);
  if (booked.status >= 500) noteError(`a booking was answered ${booked.status}`);
  if (booked.status !== 201 || own.chance(0.5)) return;
  const { booking } = madeSchema.parse(booked.json);
  const path = `/api/bookings/${booking.bookingId}/cancel`;
  const canceled = await client.send("POST", path, { email: body.email });
  if (canceled.status !== 200) noteError(`a cancellation was answered ${canceled.status}`);
}

const trading = inParallel(traders, async (number) => {
  const own = createRandom(seedFor(seed, 900 + number));
  const client = createClient(address);
  while (!ending.signal.aborted) {
    // Each client works in turn.
    // oxlint-disable-next-line no-await-in-loop
    await trade(own, client).catch((error) => {
      if (!isRestarting) noteError(String(error));
      return wait(200);
    });
    made += 1;
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
const visible = { admin: visibleTo(database, "admin"), operator: visibleTo(database, "operator") };
const isBehind = ({ role, watcher }: (typeof watchers)[number]) =>
  (watcher.seqs.at(-1) ?? watcher.first ?? 0) < (visible[role].at(-1) ?? 0);
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
const sum = (count: (watcher: Watcher) => number) =>
  watchers.reduce((total, { watcher }) => total + count(watcher), 0);
const silences = sum((watcher) => watcher.silences);
if (isLong && broken.silenced > 0 && silences === 0) noteError("no link was half-open");
deaf.destroy();
proxy.stop();
database.close();
await server.kill();

console.log(
  `\nFeed, seed ${seed}: ${clients} clients and ${drops} drops in ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(`  ${made} bookings, some canceled; ${sum(({ seqs }) => seqs.length)} events received`);
console.log(
  `  ${broken.cut} links cut, ${broken.silenced} half-open, one restart, ${sum(({ opens }) => opens) - clients} reconnections, ${silences} of them after silence`,
);
conclude(errors, "the feed has no gaps and no repeats.");
