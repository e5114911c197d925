import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The file of the server's database, as tests/e2e/server.mjs keeps it. */
function databaseFile(): string {
  const folder = ".wrangler/test-state/v3/d1/miniflare-D1DatabaseObject";
  const [file = ""] = readdirSync(folder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  return path.join(folder, file);
}

/**
 * Has a confirmed booking's trip begin on a day that has gone by, as only time does otherwise.
 * @param travelDate yyyy-MM-dd
 */
export function letTimePass(bookingId: string, travelDate: string): void {
  const database = new DatabaseSync(databaseFile(), { timeout: 5000 });
  try {
    database
      .prepare("UPDATE bookings SET travel_date = ?, status = 'confirmed' WHERE booking_id = ?")
      .run(travelDate, bookingId);
  } finally {
    database.close();
  }
}
