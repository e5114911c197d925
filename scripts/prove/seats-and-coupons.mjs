// The proof of seats and coupons, on the demo build with a separate database. usage: seats-and-coupons.mjs ATTEMPTS SEED [DATABASE]
import path from "node:path";
import { openForReading } from "../lib/local-database.ts";
import { step } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { signInAs } from "./client.ts";
import { couponLimits, overuseCoupons, proveCoupons } from "./coupons.mjs";
import { removeGuards, seatTours } from "./database.ts";
import { copyState, createProofFolder, createProofState } from "./proof.ts";
import { oversellSeats, proveSeats } from "./seats.mjs";
import { createTally, errorsOfControl, errorsOfProof, printTally } from "./tally.ts";

const [attempts, seed] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
// The controls end as soon as everything is given out twice.
const ofControl = 4000;
const ofCoupons = Math.max(400, Math.ceil(attempts / 10));

const folder = createProofFolder();
const guarded = path.join(folder, "guarded");
const unguarded = path.join(folder, "unguarded");

/** Serves a database, runs the work, and returns its tally. */
async function count(title, { of, state, work, attempts }) {
  const tally = createTally();
  const { server, address } = await startWorkerd(state);
  const database = openForReading(state);
  const started = Date.now();
  const progress = setInterval(() => {
    if (process.stdout.isTTY) process.stdout.write(`\r${title}: ${tally.attempts} of ${attempts} attempts …`);
  }, 1000);
  try {
    const admin = await signInAs(address, "admin");
    const runScheduled = async () => {
      const { ok } = await fetch(`${address}/cdn-cgi/local/scheduled`);
      if (!ok) tally.error("housekeeping failed");
    };
    await work({ address, database, admin, runScheduled }, { seed, attempts, tally });
  } finally {
    clearInterval(progress);
    database.close();
    await server.dispose();
  }
  printTally(title, tally, { of, milliseconds: Date.now() - started });
  return tally;
}

await createProofState(guarded, prepared);
await step("The same without the guards, for the control", () => {
  copyState(guarded, unguarded);
  removeGuards(unguarded);
});

console.log(
  `\nSeed ${seed}: the same requests again with npm run prove -- --attempts ${attempts} --seed ${seed}`,
);
const seats = await count("Seats", { of: "seats", state: guarded, work: proveSeats, attempts });
const soldOver = await count("Control: seats without their CHECK", {
  of: "seats",
  state: unguarded,
  work: oversellSeats,
  attempts: ofControl,
});
const uses = await count("Coupons", {
  of: "coupons",
  state: guarded,
  work: proveCoupons,
  attempts: ofCoupons,
});
const usedOver = await count("Control: coupons without their CHECKs", {
  of: "coupons",
  state: unguarded,
  work: overuseCoupons,
  attempts: ofControl,
});

const errors = [
  ...errorsOfProof("Seats", seats),
  ...errorsOfControl(
    "Seats",
    soldOver,
    seatTours.map(({ slug }) => slug),
  ),
  ...errorsOfProof("Coupons", uses),
  ...errorsOfControl("Coupons", usedOver, couponLimits),
];
for (const error of errors) console.error(`✗ ${error}`);
console.log(errors.length === 0 ? "\nProven: nothing given out twice, nothing lost." : "\nNot proven.");
process.exit(errors.length === 0 ? 0 : 1);
