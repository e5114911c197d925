import path from "node:path";
import { z } from "zod";
import { root } from "../lib/process.mjs";
import { bookingBody, createClient } from "../prove/client.ts";
import { get, rounds, type Report } from "./harness.ts";
import { copySeed, startOurs } from "./servers.ts";

const travelDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);

/** Counts the rows that the batch of a booking writes: the largest of its request. */
export async function measureBookings(report: Report): Promise<void> {
  const entry = path.join(root, "scripts/bench/workers/count-rows.js");
  const { address, stop } = await startOurs(copySeed("bookings"), { entry });
  try {
    const client = createClient(address);
    const written: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await get(`${address}/bench/batches`);
      const body = bookingBody({ tour: "munnar", travelDate, numberOfTravelers: 1 });
      const { status } = await client.send("POST", "/api/bookings", body);
      if (status !== 201) throw new Error(`a booking was answered ${status}`);
      const batches = z.array(z.number()).parse(JSON.parse(await get(`${address}/bench/batches`)));
      written.push(Math.max(...batches));
    }
    report({ what: "rows a booking writes", unit: "rows", ours: written, goal: { atMost: 45 } });
  } finally {
    await stop();
  }
}
