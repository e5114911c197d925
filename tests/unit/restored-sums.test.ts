import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { dumpDatabase } from "../../scripts/deploy/dump";
import { catalogueStatements } from "../../scripts/seed/catalogue";
import { demoStatements } from "../../scripts/seed/demo";
import { addUp, foldTail, sums, sumsOf } from "../../worker/analytics/sums.repo";
import { findDifferences } from "../../worker/analytics/verify-figures.repo";
import { createDatabase } from "../../worker/platform/db/client";
import { createNodeD1, openNodeDatabase } from "../simulation/database/node-d1";

const now = Date.parse("2026-11-21T06:00:00Z");

async function demoDatabase(): Promise<DatabaseSync> {
  const database = openNodeDatabase();
  for (const file of readdirSync("migrations").filter((name) => name.endsWith(".sql")))
    database.exec(readFileSync(`migrations/${file}`, "utf8"));
  for (const statement of [...catalogueStatements(), ...(await demoStatements(now))])
    database.exec(statement);
  return database;
}

async function restored(database: DatabaseSync): Promise<DatabaseSync> {
  const copy = openNodeDatabase();
  copy.exec("PRAGMA foreign_keys = OFF");
  const query = async (statement: string) => database.prepare(statement).all();
  for await (const statement of dumpDatabase(query)) copy.exec(statement);
  return copy;
}

/** Reads every sum, in the order of its key. */
async function readSums(database: DatabaseSync): Promise<unknown[]> {
  const db = createDatabase(createNodeD1(database));
  const rows: unknown[] = [];
  for (const sum of sums) rows.push(await db.all(addUp(sum, sumsOf(sum.totals, undefined))));
  return rows;
}

test("sums are the same folded, in part, and after a restore, and those of the demo match their rows", async () => {
  const database = await demoDatabase();
  const before = await readSums(database);
  expect(before.flat().length).toBeGreaterThan(1000);
  await foldTail(createDatabase(createNodeD1(database)));
  expect(await readSums(database)).toStrictEqual(before);
  database.exec("INSERT INTO booking_deltas SELECT NULL, -1, * FROM counted_bookings LIMIT 9");
  database.exec("INSERT INTO booking_deltas SELECT NULL, 1, * FROM counted_bookings LIMIT 9");
  expect(await readSums(database)).toStrictEqual(before);

  const copy = await restored(database);
  expect(await readSums(copy)).toStrictEqual(before);
  const db = createDatabase(createNodeD1(copy));
  await foldTail(db);
  expect(await readSums(copy)).toStrictEqual(before);
  const days = z
    .array(z.object({ day: z.string() }))
    .parse(
      copy.prepare("SELECT DISTINCT booked_on AS day FROM counted_bookings ORDER BY 1 DESC LIMIT 20").all(),
    );
  for (const { day } of days) expect(await findDifferences(db, day), day).toStrictEqual([]);
});
