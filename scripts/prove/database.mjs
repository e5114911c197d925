import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { root } from "../lib/process.mjs";

/** Tours of the proof: one for each capacity, and one with enough seats for every coupon. */
export const seatTours = [1, 10, 100].map((capacity) => ({ slug: `proof-of-${capacity}`, capacity }));
export const couponTour = { slug: "proof-of-coupons", capacity: 1_000_000 };

/** Coupons of the proof: with a total limit, a limit per customer, and both. */
export const coupons = [
  { code: "PROOFTOTAL", usageLimit: 50, perCustomerLimit: null },
  { code: "PROOFEACH", usageLimit: null, perCustomerLimit: 2 },
  { code: "PROOFBOTH", usageLimit: 40, perCustomerLimit: 2 },
];

/** Guards removed for the negative control: without them the proof must fail. */
const guards = [
  ["departures", "departures_not_oversold"],
  ["coupons", "coupons_not_overused"],
  ["coupon_customers", "coupon_customers_not_overused"],
];

/** Returns the D1 database file in a state folder. */
function fileIn(state) {
  const folder = path.join(root, state, "v3/d1/miniflare-D1DatabaseObject");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  if (files.length !== 1) throw new Error(`${folder} holds ${files.length} databases, not one`);
  return path.join(folder, files[0]);
}

/** Opens the database of a running Worker read-only. With WAL, readers and the writer do not block each other. */
export function openForReading(state) {
  return new DatabaseSync(fileIn(state), { readOnly: true });
}

/** Writes to a database while its Worker is stopped. */
function write(state, statements) {
  const database = new DatabaseSync(fileIn(state), { enableForeignKeyConstraints: false });
  try {
    database.exec("BEGIN");
    statements(database);
    database.exec("COMMIT");
  } finally {
    database.close();
  }
}

/**
 * Adds the tours and coupons of the proof, and lets an address have any number of unpaid bookings: customers use coupons
 * more often than that limit allows, which tests/worker/earned-seats.test.ts proves.
 */
export function addProofData(state) {
  write(state, (database) => {
    database.exec("DROP TRIGGER bookings_unpaid_limit");
    const replaced = ["id", "slug", "capacity", "departure_rules", "price_rules"];
    const columns = database
      .prepare("SELECT name FROM pragma_table_info('tours')")
      .all()
      .map(({ name }) => name)
      .filter((name) => !replaced.includes(name))
      .join(", ");
    const addTour = database.prepare(
      `INSERT INTO tours (slug, capacity, ${columns}) SELECT ?, ?, ${columns} FROM tours WHERE slug = 'ooty'`,
    );
    for (const { slug, capacity } of [...seatTours, couponTour]) addTour.run(slug, capacity);
    const addCoupon = database.prepare(
      `INSERT INTO coupons (code, kind, value, valid_from, valid_until, usage_limit, per_customer_limit, created_at)
       VALUES (?, 'percent', 10, '2020-01-01', '2099-12-31', ?, ?, 1)`,
    );
    for (const { code, usageLimit, perCustomerLimit } of coupons)
      addCoupon.run(code, usageLimit, perCustomerLimit);
  });
}

/** Removes the limits of a caller's holds, for the negative control. */
export function removeCallerLimits(state) {
  write(state, (database) => {
    for (const trigger of ["seats", "more_seats", "time", "more_time"])
      database.exec(`DROP TRIGGER seat_holds_caller_${trigger}`);
  });
}

/** Rebuilds each guarded table without its guard, for the negative control. */
export function removeGuards(state) {
  write(state, (database) => {
    for (const [table, guard] of guards) {
      const { sql } = database.prepare("SELECT sql FROM sqlite_master WHERE name = ?").get(table);
      const unguarded = sql.replace(new RegExp(`,\\s*CONSTRAINT "${guard}" CHECK\\([^\\n]*\\)(?=,?\\n)`), "");
      if (unguarded === sql) throw new Error(`the table ${table} has no CHECK ${guard}`);
      database.exec(`CREATE TABLE proof_copy AS SELECT * FROM ${table}; DROP TABLE ${table}; ${unguarded};
        INSERT INTO ${table} SELECT * FROM proof_copy; DROP TABLE proof_copy`);
    }
  });
}
