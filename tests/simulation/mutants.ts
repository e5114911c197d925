import type { Rule } from "../../worker/platform/db/errors";

/** A broken variant: one guard of the real code is switched off, by the text of the baseline or of a statement. */
export interface Mutant {
  name: string;
  /** Returns the changed text, or the same if it holds another guard. */
  change: (sql: string) => string;
}

/** Leaves out a trigger. */
function withoutTrigger(trigger: string): Mutant {
  const text = new RegExp(`CREATE TRIGGER \`${trigger}\`[^]*?\\nEND;`);
  return { name: trigger, change: (sql) => sql.replace(text, "") };
}

/** Lets the triggers that refuse with a rule's code go on. */
function withoutRule(rule: Rule): Mutant {
  return { name: rule, change: (sql) => sql.replaceAll(`RAISE(ABORT, 'rule:${rule}')`, "NULL") };
}

/** Makes a CHECK always true. */
function withoutCheck(check: string): Mutant {
  return {
    name: check,
    change: (sql) => sql.replace(`CONSTRAINT "${check}" CHECK(`, `CONSTRAINT "${check}" CHECK(true OR `),
  };
}

/** Makes an index accept equal keys. */
function withoutUnique(index: string): Mutant {
  return {
    name: index,
    change: (sql) => sql.replace(`CREATE UNIQUE INDEX \`${index}\``, `CREATE INDEX \`${index}\``),
  };
}

/** Lets a table have equal keys in its first column. */
function withoutPrimaryKey(table: string): Mutant {
  const text = new RegExp(`(CREATE TABLE \`${table}\` \\(\\s*\`\\w+\` text) PRIMARY KEY`);
  return { name: `${table} key`, change: (sql) => sql.replace(text, "$1") };
}

/** Changes statements of the Worker. */
function withStatement(name: string, from: string, to: string): Mutant {
  return { name, change: (sql) => sql.replaceAll(from, to) };
}

/** The broken variants that the simulation must find, each within a minute. */
export const mutants: Mutant[] = [
  withoutCheck("departures_not_oversold"),
  withoutCheck("departure_stock_not_oversold"),
  withoutCheck("resellers_not_overdrawn"),
  withoutRule("departure_closed"),
  withoutTrigger("seat_holds_taken"),
  withoutTrigger("seat_holds_given_back"),
  withoutTrigger("seat_holds_resized"),
  withoutRule("caller_seats"),
  withoutTrigger("departures_with_seats"),
  withoutTrigger("waiting_entries_released"),
  withoutRule("unpaid_bookings"),
  withoutCheck("coupons_not_overused"),
  withoutCheck("coupon_customers_not_overused"),
  withoutUnique("booking_events_by_version"),
  withoutUnique("ledger_entries_key_unique"),
  withoutUnique("payouts_one_due"),
  withoutPrimaryKey("idempotency_keys"),
  withoutPrimaryKey("check_ins"),
  withStatement(
    "seats released by a cancellation",
    `update "departures" set "booked" = "departures"."booked" - ?`,
    `update "departures" set "booked" = "departures"."booked" - 0 * ?`,
  ),
  // Either guard is enough: what is free is searched for in the batch.
  {
    name: "resource_uses_apart",
    change: (sql) =>
      withoutTrigger("resource_uses_apart")
        .change(sql)
        .replaceAll("busy.resource_id = able.id", "busy.resource_id = 0"),
  },
  withStatement(
    "lease of messages",
    `update "mail_outbox" set "attempts" = "mail_outbox"."attempts" + 1, "next_attempt_at" = ?`,
    `update "mail_outbox" set "attempts" = "mail_outbox"."attempts" + 1, "next_attempt_at" = 0 * ?`,
  ),
  withStatement(
    "look-ups of orders",
    `where ("payments"."next_poll_at" <= ?`,
    `where ("payments"."next_poll_at" <= 0 * ?`,
  ),
  withStatement("next event of the feed", `"booking_events"."seq" > ?`, `"booking_events"."seq" > 1 + ?`),
];
