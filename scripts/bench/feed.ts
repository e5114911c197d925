import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "../lib/process.mjs";
import { openSocket, openSockets, type CountingSocket } from "../lib/sockets.ts";
import { interleave, isQuick, memoryOf, pause, until, type Report } from "./harness.ts";
import { copySeed, order, ourFiles, signIn, startBare, startOurs } from "./servers.ts";

const burst = 50;
const seqSchema = z.object({ seq: z.number() });

/** Starts a bare Worker with a hibernating object that forwards messages. */
function startForwarder() {
  const script = readFileSync(path.join(root, "scripts/bench/workers/forwarder.js"), "utf8");
  return startBare(script, { durableObjects: { FORWARDER: "Forwarder" }, ...ourFiles() });
}

/** Waits until each socket has received a burst more. @returns messages per second of all of them */
async function rateOf(sockets: CountingSocket[], send: () => Promise<unknown>): Promise<number> {
  const before = sockets.map(({ received }) => received);
  const started = performance.now();
  await send();
  const gained = () => sockets.map(({ received }, index) => received - (before[index] ?? 0));
  while (gained().some((count) => count < burst)) {
    if (performance.now() - started > 120_000) throw new Error("messages are missing after two minutes");
    await pause(1);
  }
  const took = performance.now() - started;
  if (gained().some((count) => count !== burst)) throw new Error("a socket received too many messages");
  return (sockets.length * burst * 1000) / took;
}

/** Adds changes of bookings to the feed, without the time of making them. */
function addEvents(address: string): Promise<unknown> {
  return order(address, "sql", {
    text: `INSERT INTO booking_events (type, booking, status, actor_id, actor, version, created_at)
      SELECT 'booking.updated', id, status, NULL, 'platform', 1 + (SELECT max(version) FROM booking_events WHERE booking = bookings.id), ?
      FROM bookings ORDER BY created_at DESC LIMIT ${burst}`,
    params: [Date.now()],
  });
}

/** Measures messages of the feed against a bare object that forwards the same ones, and the memory of idle sockets. */
async function measureSockets(count: number, report: Report): Promise<void> {
  const ours = await startOurs(copySeed("feed"));
  const bare = await startForwarder();
  const sockets: CountingSocket[] = [];
  try {
    const headers = { ...(await signIn(ours.address, "admin")), Origin: ours.address };
    const ourUrl = `${ours.address}/api/admin/bookings/live`;
    const memory = [memoryOf(ours.process), memoryOf(bare.process)] as const;
    const watched = await openSocket(ourUrl, headers, { keeps: true });
    const mine = [watched, ...(await openSockets(count - 1, () => openSocket(ourUrl, headers)))];
    const others = await openSockets(count, () => openSocket(`${bare.address}/live`));
    sockets.push(...mine, ...others);
    await until(() => mine.every(({ received }) => received >= 1), "greetings");
    report({
      what: `memory of each of ${count} idle sockets against a bare hibernating object`,
      unit: "kB",
      ours: [(memoryOf(ours.process) - memory[0]) / count],
      against: [(memoryOf(bare.process) - memory[1]) / count],
    });
    const notify = async () => {
      await addEvents(ours.address);
      return rateOf(mine, () => order(ours.address, "notify"));
    };
    await notify();
    const messages = watched.texts.slice(-burst);
    const seqs = messages.map((text) => seqSchema.parse(JSON.parse(text)).seq);
    if (seqs.some((seq, index) => index > 0 && seq !== (seqs[index - 1] ?? 0) + 1))
      throw new Error(`events out of order: ${seqs.join()}`);
    const forward = () =>
      rateOf(others, async () => {
        await (await fetch(bare.address, { method: "POST", body: JSON.stringify(messages) })).text();
      });
    await forward();
    const [sent = [], forwarded] = await interleave([notify, forward]);
    report({
      what: `feed: messages to ${count} sockets against a bare object that forwards the same`,
      unit: "messages/s",
      ours: sent,
      against: forwarded,
      goal: { atLeast: 0.9 },
    });
  } finally {
    for (const socket of sockets) socket.end();
    await ours.stop();
    await bare.stop();
  }
}

export async function measureFeed(report: Report): Promise<void> {
  for (const count of isQuick ? [200] : [200, 2000]) await measureSockets(count, report);
}
