// npm run bench: compares the speed of alternatives side by side on workerd, and checks that 200 concurrent bookings of the
// last 20 seats sell exactly 20.
import { rmSync } from "node:fs";
import path from "node:path";
import autocannon from "autocannon";
import { fail, root, step } from "./lib/process.mjs";
import { buildDemo, install, prepareDatabase } from "./lib/set-up.mjs";
import { startWorkerd } from "./lib/workerd.mjs";

const state = ".wrangler/bench-state";
const rounds = 3;
const secondsPerRound = 3;

/** Measures requests per second of each alternative. Each round runs all of them, so that a slow moment affects all alike. */
async function compare(address, ways) {
  const results = ways.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { path: at }] of ways.entries()) {
      const { requests, non2xx } = await autocannon({
        url: address + at,
        connections: 8,
        duration: secondsPerRound,
      });
      if (non2xx > 0) fail(`${at} answered ${non2xx} requests with an error.`);
      results[index].push(requests.average);
    }
  }
  return results.map((values) => values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]);
}

async function report(address, title, ways) {
  const perSecond = await compare(address, ways);
  console.log(`\n${title}`);
  for (const [index, { name }] of ways.entries()) {
    const ratio = perSecond[index] / perSecond[0];
    console.log(
      `  ${name.padEnd(34)} ${String(Math.round(perSecond[index])).padStart(7)} requests/s   ${ratio.toFixed(2)} x`,
    );
  }
}

function bookOneSeat(address, number) {
  const travelDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  return fetch(`${address}/api/bookings`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      tour: "ooty",
      firstName: "Traveller",
      lastName: "Kumar",
      email: `traveller${number}@example.com`,
      phone: "+91 98450 12345",
      travelDate,
      numberOfTravelers: 1,
      roomType: "standard",
      specialRequests: null,
      emergencyName: "Somebody",
      emergencyPhone: "+91 98450 99999",
      paymentMethod: "upi",
    }),
  });
}

async function raceForSeats(address) {
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => bookOneSeat(address, number)));
  const took = Math.round(performance.now() - started);
  const count = (status) => answers.filter((answer) => answer.status === status).length;
  console.log(`\n200 concurrent bookings of 20 seats`);
  console.log(`  ${count(201)} booked, ${count(409)} rejected as sold out, in ${took} ms`);
  if (count(201) !== 20 || count(409) !== 180) fail("Seats were oversold or stranded.");
}

await install();
await buildDemo();
rmSync(path.join(root, state), { recursive: true, force: true });
await prepareDatabase(state);
let running;
await step("Server", async () => {
  running = await startWorkerd(state);
});
const { server, address } = running;
try {
  await report(address, "A page", [
    { name: "rendered", path: "/tours?rendered=again" },
    { name: "kept in front of the renderer", path: "/tours" },
    { name: "its data alone, never kept", path: "/tours.data" },
  ]);
  await report(address, "The API", [
    { name: "health", path: "/api/health" },
    { name: "one tour", path: "/api/tours/ooty" },
    { name: "search with facets", path: "/api/tours?q=temple&region=south" },
  ]);
  await raceForSeats(address);
} finally {
  await server.dispose();
}
