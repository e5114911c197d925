import { cpSync } from "node:fs";
import path from "node:path";
import { writeLocalDatabase } from "../lib/local-database.ts";
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
const guards: [table: string, guard: string][] = [
  ["departures", "departures_not_oversold"],
  ["coupons", "coupons_not_overused"],
  ["coupon_customers", "coupon_customers_not_overused"],
];

/**
 * Adds the tours and coupons of the proof, and lets an address have any number of unpaid bookings: customers use coupons
 * more often than that limit allows, which tests/worker/earned-seats.test.ts proves.
 */
export function addProofData(state: string): void {
  writeLocalDatabase(state, (database) => {
    database.exec("DROP TRIGGER bookings_unpaid_limit");
    const replaced = ["id", "slug", "capacity", "departure_rules", "price_rules"];
    const columns = database
      .prepare("SELECT name FROM pragma_table_info('tours')")
      .all()
      .map(({ name }) => String(name))
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

/** Adds an administrator with the role of support, support@tourbharat.example, who has the password of the demo accounts. */
export function addSupportAccount(state: string): void {
  writeLocalDatabase(state, (database) => {
    const replacements: [string, Record<string, string>][] = [
      ["users", { id: "'demo-support'", email: "'support@tourbharat.example'", admin_role: "'support'" }],
      ["accounts", { id: "'demo-support'", user_id: "'demo-support'", account_id: "'demo-support'" }],
    ];
    for (const [table, replaced] of replacements) {
      const columns = database
        .prepare("SELECT name FROM pragma_table_info(?)")
        .all(table)
        .map(({ name }) => String(name));
      const key = table === "users" ? "id" : "user_id";
      database.exec(`INSERT INTO ${table} (${columns.join(", ")})
        SELECT ${columns.map((name) => replaced[name] ?? name).join(", ")} FROM ${table} WHERE ${key} = 'demo-admin'`);
    }
  });
}

/** Removes the limits of a caller's holds, for the negative control. */
export function removeCallerLimits(state: string): void {
  writeLocalDatabase(state, (database) => {
    for (const trigger of ["seats", "more_seats", "time", "more_time"])
      database.exec(`DROP TRIGGER seat_holds_caller_${trigger}`);
  });
}

/** Rebuilds each guarded table without its guard, for the negative control. */
export function removeGuards(state: string): void {
  writeLocalDatabase(state, (database) => {
    for (const [table, guard] of guards) {
      const sql = String(database.prepare("SELECT sql FROM sqlite_master WHERE name = ?").get(table)?.sql);
      const unguarded = sql.replace(new RegExp(`,\\s*CONSTRAINT "${guard}" CHECK\\([^\\n]*\\)(?=,?\\n)`), "");
      if (unguarded === sql) throw new Error(`the table ${table} has no CHECK ${guard}`);
      const indexes = database
        .prepare("SELECT sql FROM sqlite_master WHERE tbl_name = ? AND type = 'index' AND sql IS NOT NULL")
        .all(table);
      database.exec(`CREATE TABLE proof_copy AS SELECT * FROM ${table}; DROP TABLE ${table}; ${unguarded};
        INSERT INTO ${table} SELECT * FROM proof_copy; DROP TABLE proof_copy;
        ${indexes.map((index) => index.sql).join(";\n")}`);
    }
  });
}

const anyBooking = "(SELECT id FROM bookings WHERE status = 'completed' AND paid_amount > 0 LIMIT 1)";

/** Ways to falsify the books, with the rule of audit-trade.ts that each breaks. */
const falsifications = [
  {
    name: "a payment that nobody counted",
    rule: "what a booking was paid",
    sql: `INSERT INTO payments (id, booking, gateway, order_id, amount, status, created_at)
      VALUES ('false', ${anyBooking}, 'manual', 'false', 1, 'captured', 1)`,
  },
  {
    name: "a refund that nobody counted",
    rule: "a booking's and a payment's refunds",
    sql: `INSERT INTO refunds (id, payment, booking, amount, reason, status, next_attempt_at, created_at)
      SELECT 'false', p.id, p.booking, 1, 'none', 'due', 1, 1 FROM payments p WHERE p.status = 'captured' LIMIT 1`,
  },
  {
    name: "a payment that is in the ledger twice",
    rule: "the ledger's cash of a booking",
    sql: `INSERT INTO ledger_entries (key, kind, debit, credit, amount, booking, created_at)
      VALUES ('false', 'payment', 'cash', 'receivable', 1, ${anyBooking}, 1)`,
  },
  {
    name: "a sale that is in the ledger twice",
    rule: "the ledger's sale of a booking",
    sql: `INSERT INTO ledger_entries (key, kind, debit, credit, amount, booking, created_at)
      VALUES ('false', 'sale', 'receivable', 'operator-payable', 1, ${anyBooking}, 1)`,
  },
  {
    name: "a payout without a receipt",
    rule: "an operator is paid out",
    sql: `INSERT INTO ledger_entries (key, kind, debit, credit, amount, operator_slug, created_at)
      SELECT 'false', 'payout', 'operator-payable', 'cash', 1000000000, slug, 1 FROM operators LIMIT 1`,
  },
  {
    name: "a payout that left twice",
    rule: "a paid payout left our account once",
    sql: `INSERT INTO ledger_entries (key, kind, debit, credit, amount, operator_slug, created_at)
      SELECT 'payout/' || id || '/9', 'payout', 'operator-payable', 'cash', 1, operator_slug, 1 FROM payouts
      WHERE status = 'paid' LIMIT 1`,
  },
  {
    name: "a tax that no line has",
    rule: "the taxes of a paid payout",
    sql: "UPDATE payouts SET tcs = tcs + 1 WHERE id = (SELECT id FROM payouts WHERE status = 'paid' LIMIT 1)",
  },
  {
    name: "a debit note without a sale",
    rule: "the invoice of a paid booking",
    sql: `INSERT INTO tax_documents (key, kind, booking, seller, financial_year, number, total, issued_at, document)
      SELECT 'false', 'debit-note', d.booking, d.seller, d.financial_year,
        (SELECT coalesce(max(o.number), 0) + 1 FROM tax_documents o
          WHERE o.seller = d.seller AND o.kind = 'debit-note' AND o.financial_year = d.financial_year),
        1, d.issued_at, d.document
      FROM tax_documents d WHERE d.kind = 'invoice' LIMIT 1`,
  },
];

/** Copies the database of a stopped Worker once for each falsification, into a folder of its own. @returns folder, name and rule */
export function falsifyBooks(state: string): { folder: string; name: string; rule: string }[] {
  return falsifications.map(({ name, rule, sql }, number) => {
    const folder = path.join(state, `falsified-${number}`);
    cpSync(path.join(root, state, "v3/d1"), path.join(root, folder, "v3/d1"), { recursive: true });
    writeLocalDatabase(folder, (database) => database.exec(sql));
    return { folder, name, rule };
  });
}
