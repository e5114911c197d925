// The proof, on the demo build with a separate database. usage: main.mjs ATTEMPTS SEED
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { root, step } from "../lib/process.mjs";
import { prepareDatabase } from "../lib/set-up.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { signInAs } from "./client.mjs";
import { couponLimits, overuseCoupons, proveCoupons } from "./coupons.mjs";
import { addProofData, openForReading, removeGuards, seatTours } from "./database.mjs";
import { errorsOfControl, errorsOfProof, printTally } from "./report.mjs";
import { oversellSeats, proveSeats } from "./seats.mjs";
import { createTally } from "./tally.mjs";

const [attempts, seed] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
// The controls end as soon as everything is given out twice.
const ofControl = 4000;
const ofCoupons = Math.max(400, Math.ceil(attempts / 10));

mkdirSync(path.join(root, ".wrangler"), { recursive: true });
const folder = mkdtempSync(path.join(root, ".wrangler/prove-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
const guarded = path.join(path.relative(root, folder), "guarded");
const unguarded = path.join(path.relative(root, folder), "unguarded");

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

if (prepared) cpSync(path.join(root, prepared), path.join(root, guarded), { recursive: true });
else await prepareDatabase(guarded);
await step("Tours and coupons of the proof", () => addProofData(guarded));
await step("The same without the guards, for the control", () => {
  cpSync(path.join(root, guarded), path.join(root, unguarded), { recursive: true });
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
