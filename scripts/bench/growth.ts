import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { fingerprint } from "../lib/fingerprint.mjs";
import { root } from "../lib/process.mjs";
import { fullSize, grow, quickSize } from "./grow.ts";
import { get, interleave, isQuick, median, rounds, type Report } from "./harness.ts";
import { copySeed, seed, signIn, startOurs } from "./servers.ts";

/** Pages whose speed is measured, by role. */
const pages = {
  none: [
    "/?rendered=1",
    "/tours?rendered=1",
    "/tours?q=kerala&rendered=1",
    "/destinations?rendered=1",
    "/api/tours?q=temple&region=south",
    "/api/tours/ooty",
  ],
  traveler: ["/dashboard", "/bookings", "/profile"],
  admin: [
    "/admin",
    "/admin/analytics?period=month",
    "/admin/analytics?period=all",
    "/admin/bookings",
    "/admin/bookings?status=pending",
    "/admin/bookings?q=kumar",
    "/admin/coupons",
    "/admin/operators",
    "/admin/revenue",
    "/admin/revenue/ledger",
    "/admin/revenue/payouts",
    "/admin/reviews",
    "/admin/tours",
    "/admin/users",
    "/admin/messages",
    "/admin/logs",
    "/api/admin/bookings?limit=50",
  ],
  operator: [
    "/operator",
    "/operator/bookings",
    "/operator/departures",
    "/operator/earnings",
    "/operator/tours",
    "/operator/reviews",
  ],
};

const grownSchema = z.object({
  from: z.string(),
  state: z.string(),
  rows: z.record(z.string(), z.number()),
  seconds: z.number(),
});

/** Grows the seeded database, unless an earlier run has grown the same one. */
function grownDatabase(): z.output<typeof grownSchema> {
  const size = isQuick ? quickSize : fullSize;
  const name = `grown-${size.bookings}`;
  const file = path.join(root, `.wrangler/bench-${name}/grown.json`);
  const from = fingerprint("migrations", "scripts/bench/grow.ts", `${seed}/.seeded`);
  if (existsSync(file)) {
    const known = grownSchema.parse(JSON.parse(readFileSync(file, "utf8")));
    if (known.from === from) return known;
  }
  const state = copySeed(name);
  const grown = { from, state, ...grow(state, size) };
  writeFileSync(file, JSON.stringify(grown));
  return grown;
}

/** Measures the same pages of a small and of a grown database, asked for in turn. */
export async function measureGrowth(report: Report): Promise<void> {
  const small = await startOurs(copySeed("growth"));
  const { state, rows, seconds } = grownDatabase();
  const counts = Object.entries(rows).map(([table, count]) => `${count} ${table}`);
  report({ what: `growing the database to ${counts.join(", ")}`, unit: "s", ours: [seconds] });
  const grown = await startOurs(state);
  try {
    for (const role of ["none", "traveler", "admin", "operator"] as const) {
      const ways: { address: string; headers: Record<string, string> }[] = [];
      for (const { address } of [small, grown])
        ways.push({ address, headers: role === "none" ? {} : await signIn(address, role) });
      for (const page of pages[role]) {
        const requests = ways.map(({ address, headers }) => async () => {
          const started = performance.now();
          await get(address + page, headers);
          return performance.now() - started;
        });
        const times = await interleave(requests, rounds + 1);
        // The first one fills caches.
        const [before = [], after = []] = times.map((each) => each.slice(1));
        const who = role === "none" ? "signed out" : role;
        report({
          what: `${page.replace(/[?&]rendered=1/, "")}, ${who}; small database ${median(before).toFixed(0)} ms`,
          unit: "ms",
          ours: after,
          goal: { atMost: 300 },
        });
      }
    }
  } finally {
    await small.stop();
    await grown.stop();
  }
}
