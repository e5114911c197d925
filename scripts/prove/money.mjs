// The money run: random sales, payments, changes, cancellations, refunds and payouts at once, over HTTP, and an audit of the books.
// With faults, that share of the calls to bindings fails, as scripts/prove/faulty-worker.mjs does it.
// usage: money.mjs OPERATIONS SEED [DATABASE [SHARE]]
import path from "node:path";
import { openForReading } from "../lib/local-database.ts";
import { root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { createClient, inParallel, signInAs } from "./client.ts";
import { falsifyBooks } from "./database.ts";
import { stripes } from "../../tests/support/pictures.ts";
import { auditBooks, auditGateway, auditTrade, deliverAll, madeTwice } from "./audit-trade.ts";
import { conclude, createCounter, createProofFolder, createProofState } from "./proof.ts";
import { createRandom, seedFor } from "./random.ts";
import { createTrade } from "./trade.mjs";

const [operations, seed] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
const share = Number(process.argv[5] ?? 0);
/** A short run need not see every rare kind of answer. */
const isLong = operations >= 1000;
const maxRepeats = share > 0 ? 5 : 0;
const clients = 16;

const state = createProofFolder();

await createProofState(state, prepared);

/** Keys with which the offered gateway is Razorpay, for which faulty-worker.mjs answers. */
const razorpay = {
  RAZORPAY_KEY_ID: "rzp_test_proof",
  RAZORPAY_KEY_SECRET: "the key's secret of the proof",
  RAZORPAY_WEBHOOK_SECRET: "the webhook's secret of the proof",
};
const picture = stripes(800, 500);

const answers = createCounter();
const errors = createCounter();

/** Runs operations of random kinds until all are done. */
async function run({ address }, database) {
  const people = { admin: await signInAs(address, "admin"), operator: await signInAs(address, "operator") };
  const { kinds, weights, trips, emails } = createTrade({
    address,
    people,
    read: (sql, ...values) => database.prepare(sql).get(...values),
    maxRepeats,
    noteError: errors.add,
  });
  if (share > 0) {
    kinds.addPicture = async () => {
      const { slug } = database.prepare("SELECT slug FROM tours ORDER BY random() LIMIT 1").get();
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent: "add", alt: "The old town", kind: "place" }))
        form.append(name, value);
      form.append("picture", new Blob([picture], { type: "image/png" }), "town.png");
      return (await people.admin.send("POST", `/admin/tours/${slug}/pictures`, form)).status;
    };
    weights.push(["addPicture", 3]);
  }
  let done = 0;
  let lost = 0;

  let looking;
  /** Audits the growing books in at most a fifth of the time. */
  function look() {
    const began = performance.now();
    for (const breach of auditBooks(database)) errors.add(`while running: ${breach}`);
    if (process.stdout.isTTY) process.stdout.write(`\rMoney: ${done} of ${operations} operations …`);
    looking = setTimeout(look, Math.max(2000, 4 * (performance.now() - began)));
  }
  look();
  try {
    if (share > 0) await fetch(`${address}/faults?share=${share}&seed=${seed}`);
    await inParallel(clients, async (number) => {
      const random = createRandom(seedFor(seed, 5000 + number));
      const client = createClient(address);
      while (done < operations) {
        done += 1;
        const kind = trips.length < clients ? "book" : random.weighted(weights);
        // Each client works in turn.
        // oxlint-disable-next-line no-await-in-loop
        const status = await kinds[kind](random, client).catch((error) => {
          // A busy runtime may drop connections. The books must be right whether the operation was done or not.
          console.error(String(error));
          lost += 1;
          return "lost";
        });
        answers.add(`${kind} ${status}`);
        const isFault = share > 0 && (status === 503 || kind === "housekeeping");
        if ((status >= 500 && !isFault) || status === 401 || status === 403)
          errors.add(`${kind} was answered ${status}`);
      }
    });
    if (share > 0) {
      const counts = await (await fetch(`${address}/faults?share=0`)).json();
      console.log("\nFaults:", JSON.stringify(counts));
      for (const binding of [
        "DB before",
        "DB after",
        "DB delay",
        ...(isLong ? ["gateway", "mail", "BOOKING_FEED", "TOUR_SEATS", "IMAGES", "R2"] : []),
      ])
        if (!Object.keys(counts).some((name) => name.startsWith(binding) && !/ (calls|sent)$/.test(name)))
          errors.add(`there was no fault "${binding}"`);
      const askGateway = async () => (await fetch(`${address}/faults/gateway`)).json();
      await deliverAll(address, database, await askGateway());
      const known = await askGateway();
      for (const breach of auditGateway(database, known)) errors.add(breach);
      const [refund] = known.refunds;
      if (refund && auditGateway(database, { ...known, refunds: [...known.refunds, refund] }).length === 0)
        errors.add("a doubled refund is overlooked");
      const stored = database.prepare("SELECT id, width FROM tour_pictures WHERE removed_at IS NULL").all();
      for (const { id, width } of stored) {
        // oxlint-disable-next-line no-await-in-loop
        const { status } = await fetch(`${address}/media/tours/${id}-${width}.webp`);
        if (status !== 200) errors.add("a tour shows a picture that is not stored");
      }
      console.log(
        `Razorpay: ${known.payments.length} payments, ${known.refunds.length} refunds; ${stored.length} pictures`,
      );
      for (const breach of auditTrade(database, trips, emails)) errors.add(breach);
      // The control: what is missing or there twice must be found.
      const missing = [...trips, { bookingId: "TB-never-made" }];
      if (auditTrade(database, missing, emails).length === 0) errors.add("a lost booking is overlooked");
      const [seen] = database
        .prepare("SELECT customer_email AS email FROM bookings GROUP BY 1 HAVING count(*) > 1")
        .all();
      if (seen && !auditTrade(database, trips, new Set([...emails, seen.email])).includes(madeTwice))
        errors.add("a doubled booking is overlooked");
    }
    // Payments that the gateway captured silently are found, and amounts owed are sent.
    for (let run = 0; run < 3; run += 1)
      // One after another.
      // oxlint-disable-next-line no-await-in-loop
      await kinds.housekeeping();
    if (lost * 100 > operations) errors.add(`${lost} operations had no answer`);
  } finally {
    clearTimeout(looking);
  }
}

const started = Date.now();
const faultyWorker = path.join(root, "scripts/prove/faulty-worker.mjs");
const server = await startWorkerd(state, undefined, {
  // Refused calls are logged by design.
  ...(share > 0 && { entry: faultyWorker, bindings: razorpay, onLog: () => undefined }),
});
const database = openForReading(state);
try {
  for (const breach of auditBooks(database)) errors.add(`before: ${breach}`);
  await run(server, database);
  for (const breach of auditBooks(database)) errors.add(`afterwards: ${breach}`);
} finally {
  database.close();
  await server.server.dispose();
}

const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `\nMoney, seed ${seed}${share > 0 ? `, ${share * 100} % faults` : ""}: ${operations} operations in ${seconds} s`,
);
for (const [answer, times] of [...answers.counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${answer}: ${times}`);
for (const kind of [
  "book 201",
  "bookOwn 303",
  "changeOwn 200",
  share > 0 ? "payOnline 303" : "payOnline 302",
  "receive 201",
  "setStatus 200",
  "goodwill 200",
  "preparePayout 201",
  "movePayout 200",
])
  if (isLong && !answers.has(kind)) errors.add(`no operation ended as ${kind}`);

// The control: each falsified book must be found.
for (const { folder, name, rule } of falsifyBooks(state)) {
  const falsified = openForReading(folder);
  if (!auditBooks(falsified).some((breach) => breach.startsWith(rule)))
    errors.add(`the audit overlooks ${name}`);
  falsified.close();
}
conclude(errors.counts, "the books are right to the rupee.");
