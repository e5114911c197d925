import { get, pause, spread } from "./harness.mjs";
import { pages } from "./office-pages.mjs";
import { copySeed, order, signIn, startOurs } from "./servers.mjs";

/** Rows that a page may read without showing them: counts over an index range are bounded (decision J). */
const spareRows = 200;

/** Row 12: trips to the database one after another, statements, and rows read and returned, of each page. */
export async function measureQueries(report) {
  const server = await startOurs(copySeed("queries"), { records: true });
  try {
    for (const [role, paths] of Object.entries(pages)) {
      const headers = role === "none" ? {} : await signIn(server.address, role);
      // The mail about a new device would be counted with the first page.
      await pause(2000);
      for (const path of paths) {
        await get(server.address + path, headers);
        await get(server.address + path, headers);
        const trips = await order(server.address, "recorded");
        const statements = trips.flatMap((trip) => trip.statements);
        const read = statements.reduce((sum, each) => sum + each.read, 0);
        const returned = statements.reduce((sum, each) => sum + each.returned, 0);
        report({
          row: 12,
          what: `${path.replace(/[?&]rendered=1/, "")}, ${role === "none" ? "signed out" : role}: ${statements.length} statements in ${trips.length} trips; one after another`,
          unit: "trips",
          value: spread([Math.max(0, ...trips.map(({ depth }) => depth))]),
          goal: 2,
          better: "less",
        });
        report({
          row: 12,
          what: "its rows read against rows returned",
          unit: "rows",
          value: spread([read]),
          against: spread([returned]),
          ratio: spread([read / Math.max(1, returned)]),
          goal: read <= spareRows ? null : 1.5,
          better: "less",
        });
      }
    }
  } finally {
    await server.stop();
  }
}
