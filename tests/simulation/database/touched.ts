import type { DatabaseSync } from "node:sqlite";

/** Rows that changed since they were last checked, found by temporary triggers, which see what other triggers change, too. */
export interface Touched {
  /** Number of changes noted so far, rolled back ones included. */
  changes: number;
  bookings: Set<string>;
  /** "tour travel-date start" */
  departures: Set<string>;
  operators: Set<string>;
  coupons: Set<string>;
  resellers: Set<string>;
  /** Departures that took people while they were closed. */
  closed: Set<string>;
  clear(): void;
}

const departureKey = "tour_id || ' ' || travel_date || ' ' || start";

/** The kind and the key of what a row of each table belongs to. */
const owners: Record<string, [kind: string, key: string][]> = {
  bookings: [
    ["bookings", "id"],
    ["departures", departureKey],
  ],
  payments: [["bookings", "booking"]],
  refunds: [["bookings", "booking"]],
  traveler_compensations: [["bookings", "booking"]],
  ledger_entries: [
    ["bookings", "booking"],
    ["operators", "operator_slug"],
  ],
  tax_documents: [["bookings", "booking"]],
  booking_events: [["bookings", "booking"]],
  departures: [["departures", departureKey]],
  resource_uses: [
    [
      "departures",
      `(SELECT led.tour_id || ' ' || led.travel_date || ' ' || led.start FROM departures led WHERE led.id = departure_id)`,
    ],
  ],
  seat_holds: [["departures", departureKey]],
  waiting_entries: [["departures", departureKey]],
  payouts: [["operators", "operator_slug"]],
  coupon_uses: [["coupons", "coupon"]],
  coupons: [["coupons", "code"]],
  resellers: [["resellers", "id"]],
  reseller_movements: [["resellers", "reseller"]],
  reseller_bookings: [["resellers", "reseller"]],
  calendar_blocks: [["departures", departureKey]],
  // Changes that no rule is about.
  calendar_feeds: [["others", "''"]],
  mail_outbox: [["others", "''"]],
  notifications: [["others", "''"]],
  check_ins: [["bookings", "booking"]],
  gateway_events: [["others", "''"]],
  audit_log: [["others", "''"]],
  disputes: [["others", "''"]],
  idempotency_keys: [["others", "''"]],
  failed_jobs: [["others", "''"]],
};

export function watchChanges(database: DatabaseSync): Touched {
  const sets: Record<string, Set<string>> = {
    bookings: new Set(),
    departures: new Set(),
    operators: new Set(),
    coupons: new Set(),
    resellers: new Set(),
    closed: new Set(),
  };
  const touched = {
    changes: 0,
    bookings: sets.bookings ?? new Set(),
    departures: sets.departures ?? new Set(),
    operators: sets.operators ?? new Set(),
    coupons: sets.coupons ?? new Set(),
    resellers: sets.resellers ?? new Set(),
    closed: sets.closed ?? new Set(),
    clear() {
      for (const set of Object.values(sets)) set.clear();
    },
  };
  database.function("touch", { deterministic: false }, (kind, key) => {
    touched.changes += 1;
    if (typeof kind === "string" && key !== null) sets[kind]?.add(String(key));
    return null;
  });
  const columnsOf = (table: string) =>
    new Set(
      database
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => name),
    );
  for (const [table, kinds] of Object.entries(owners)) {
    const columns = columnsOf(table);
    if (columns.size === 0) continue;
    const keyOf = (key: string, row: string) =>
      key.replaceAll(/\b[a-z_]+\b/g, (name) => (columns.has(name) ? `${row}.${name}` : name));
    const touch = (row: string) => kinds.map(([kind, key]) => `SELECT touch('${kind}', ${keyOf(key, row)});`);
    const touchMoved = kinds.map(
      ([kind, key]) =>
        `SELECT touch('${kind}', ${keyOf(key, "OLD")}) WHERE ${keyOf(key, "OLD")} IS NOT ${keyOf(key, "NEW")};`,
    );
    for (const [event, calls] of [
      ["INSERT", touch("NEW")],
      ["UPDATE", [...touch("NEW"), ...touchMoved]],
      ["DELETE", touch("OLD")],
    ] as const)
      database.exec(
        `CREATE TEMP TRIGGER touched_${table}_${event} AFTER ${event} ON main.${table} BEGIN ${calls.join(" ")} END`,
      );
  }
  database.exec(`CREATE TEMP TRIGGER touched_closed AFTER UPDATE OF booked, held ON main.departures
    WHEN NEW.closed_at IS NOT NULL AND NEW.booked + NEW.held > OLD.booked + OLD.held
    BEGIN SELECT touch('closed', NEW.tour_id || ' ' || NEW.travel_date || ' ' || NEW.start); END`);
  return touched;
}
