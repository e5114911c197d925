import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";
import { interleave, isQuick, memoryOf, pause, ratio, spread, until } from "./harness.mjs";
import { copySeed, order, ourFiles, signIn, startBare, startOurs } from "./servers.mjs";
import { openSocket, openSockets } from "../lib/sockets.mjs";

const burst = 50;
const forwarder = readFileSync(path.join(root, "scripts/bench/workers/forwarder.js"), "utf8");

function startForwarder(options = {}) {
  return startBare(forwarder, { durableObjects: { FORWARDER: "Forwarder" }, ...options });
}

/** Waits until each socket has received `count` messages more. @returns messages per second of all of them */
async function rateOf(sockets, send, count) {
  const before = sockets.map(({ received }) => received);
  const started = performance.now();
  await send();
  const isDone = () => sockets.every(({ received }, index) => received - before[index] >= count);
  while (!isDone()) {
    if (performance.now() - started > 120_000) throw new Error("messages are missing after two minutes");
    await pause(1);
  }
  const took = performance.now() - started;
  if (sockets.some(({ received }, index) => received - before[index] !== count))
    throw new Error("a socket received too many messages");
  return (sockets.length * count * 1000) / took;
}

/** Adds changes of bookings to the feed, without the time of making them. */
async function addEvents(address) {
  await order(address, "sql", {
    text: `INSERT INTO booking_events (type, booking, status, actor_id, actor, version, created_at)
      SELECT 'booking.updated', id, status, NULL, 'platform', 1 + (SELECT max(version) FROM booking_events WHERE booking = bookings.id), ?
      FROM bookings ORDER BY created_at DESC LIMIT ${burst}`,
    params: [Date.now()],
  });
}

/** Row 10: messages of the feed against a bare object that forwards the same ones. */
async function measureRate(count, report) {
  const ours = await startOurs(copySeed("feed"));
  const bare = await startForwarder();
  const sockets = [];
  try {
    const headers = { ...(await signIn(ours.address, "admin")), Origin: ours.address };
    const ourUrl = `${ours.address}/api/admin/bookings/live`;
    const watched = await openSocket(ourUrl, headers, { keeps: true });
    const mine = await openSockets(count - 1, () => openSocket(ourUrl, headers));
    mine.push(watched);
    const others = await openSockets(count, () => openSocket(bare.address));
    sockets.push(...mine, ...others);
    await until(() => mine.every(({ received }) => received >= 1), "greetings");
    await addEvents(ours.address);
    await rateOf(mine, () => order(ours.address, "notify"), burst);
    const messages = watched.texts.slice(-burst);
    const seqs = messages.map((text) => JSON.parse(text).seq);
    if (seqs.some((seq, index) => index > 0 && seq !== seqs[index - 1] + 1))
      throw new Error(`events out of order: ${seqs}`);
    const forward = async () => {
      const response = await fetch(bare.address, { method: "POST", body: JSON.stringify(messages) });
      await response.text();
    };
    await rateOf(others, forward, burst);
    const [sent, forwarded] = await interleave([
      async () => {
        await addEvents(ours.address);
        return rateOf(mine, () => order(ours.address, "notify"), burst);
      },
      () => rateOf(others, forward, burst),
    ]);
    report({
      row: 10,
      what: `feed: messages to ${count} sockets against a bare object that forwards the same`,
      unit: "messages/s",
      value: spread(sent),
      against: spread(forwarded),
      ratio: ratio(sent, forwarded),
      goal: 0.9,
    });
  } finally {
    for (const socket of sockets) socket.end();
    await ours.stop();
    await bare.stop();
  }
}

/**
 * Row 10: memory of an idle socket, and what is left of it once the sockets are closed. The first thousand also grows the heap by what their
 * requests leave behind, which later ones use again.
 */
async function measureMemory(report) {
  const count = isQuick ? 200 : 5000;
  const ours = await startOurs(copySeed("feed"));
  const bare = await startForwarder(ourFiles());
  try {
    const headers = { ...(await signIn(ours.address, "admin")), Origin: ours.address };
    const perSocket = async (id, open) => {
      const warm = await openSockets(20, open);
      await pause(500);
      const before = memoryOf(id);
      const sockets = [];
      while (sockets.length < count)
        // oxlint-disable-next-line no-await-in-loop
        sockets.push(...(await openSockets(Math.min(1000, count), open)));
      await pause(1500);
      const used = (memoryOf(id) - before) / count;
      for (const socket of [...sockets, ...warm]) socket.end();
      await pause(1500);
      return { used, left: (memoryOf(id) - before) / count };
    };
    const rounds = [];
    for (let round = 0; round < (isQuick ? 1 : 2); round++)
      rounds.push([
        await perSocket(ours.process, () => openSocket(`${ours.address}/api/admin/bookings/live`, headers)),
        await perSocket(bare.process, () => openSocket(`${bare.address}/live`)),
      ]);
    // Memory that is given back serves the next round, so only the first one measures it.
    const [[mine, other]] = rounds;
    report({
      row: 10,
      what: `memory of each of ${count} idle sockets against a bare hibernating object behind the same static files`,
      unit: "kB",
      value: spread([mine.used]),
      against: spread([other.used]),
      ratio: spread([mine.used / other.used]),
      goal: 1.2,
      better: "less",
    });
    const after = rounds.map(([{ used }]) => Math.max(0, used));
    if (rounds.length > 1)
      report({
        row: 10,
        what: "further memory of each when as many come again, after all had gone",
        unit: "kB",
        value: spread(after.slice(1)),
        against: spread(rounds.slice(1).map(([, { used }]) => Math.max(0, used))),
        goal: null,
      });
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

export async function measureFeed(report) {
  for (const count of isQuick ? [200] : [200, 2000]) await measureRate(count, report);
  await measureMemory(report);
}
