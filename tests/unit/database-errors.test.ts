import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AppError } from "~/domain/errors";
import {
  asUnavailable,
  breaks,
  brokenRule,
  isRetryable,
  rules,
  throwAsRefusal,
  violates,
} from "../../worker/platform/db/errors";

/** An error as D1 returns it and drizzle wraps it: the relevant text is in the innermost. */
function wrapped(message: string): Error {
  return new Error("Failed query: insert into departures", {
    cause: new Error(`D1_ERROR: ${message}`, { cause: new Error(message) }),
  });
}

test("a failed CHECK is recognized by its name at any depth", () => {
  const error = wrapped("CHECK constraint failed: departures_not_oversold: SQLITE_CONSTRAINT");
  expect(violates(error, "departures_not_oversold")).toBe(true);
  expect(violates(error, "departures_booked_not_negative")).toBe(false);
});

test("the values of a statement are no error of the database", () => {
  const typed = "TimeoutError, rule:departure_closed, CHECK constraint failed: departures_not_oversold";
  const lost = new Error(`Failed query: update "refunds" set "last_error" = ?\nparams: ${typed}`, {
    cause: new Error("D1_ERROR: Network connection lost."),
  });
  expect(isRetryable(lost)).toBe(true);
  expect(brokenRule(lost)).toBeNull();
  expect(violates(lost, "departures_not_oversold")).toBe(false);
});

test("a failed UNIQUE is recognized by its table and column", () => {
  const error = new Error("D1_ERROR: UNIQUE constraint failed: idempotency_keys.key: SQLITE_CONSTRAINT");
  expect(violates(error, "idempotency_keys.key")).toBe(true);
  expect(violates(error, "bookings.booking_id")).toBe(false);
});

test.for(["boom", null, undefined, { message: "CHECK constraint failed: departures_not_oversold" }])(
  "%j, which is not an error, violates nothing",
  (thrown) => {
    expect(violates(thrown, "departures_not_oversold")).toBe(false);
    expect(asUnavailable(thrown)).toBe(thrown);
  },
);

test.for([
  "D1 DB is overloaded. Requests queued for too long.",
  "D1 DB storage operation exceeded timeout which caused object to be reset.",
  "Internal error while starting up D1 DB storage caused object to be reset.",
  "Network connection lost.",
  "D1 DB reset because its code was updated.",
  "D1 DB is overloaded. Too many requests queued.",
  "Internal error in D1 DB storage caused object to be reset.",
  "Cannot resolve D1 DB due to transient issue on remote node.",
  "Can't read from request stream because client disconnected.",
  "D1 DB's isolate exceeded its memory limit and was reset.",
  "D1 DB exceeded its CPU time limit and was reset.",
  "database is locked: SQLITE_BUSY",
])("%s is temporary, and becomes unavailable with a Retry-After", (message) => {
  const error = wrapped(message);
  const answer = asUnavailable(error);
  expect(answer).toBeInstanceOf(AppError);
  expect(answer).toMatchObject({ code: "unavailable", status: 503, retryAfter: 5, cause: error });
});

test("a session that better-auth cannot read is unavailable, not absent", () => {
  const expected = { code: "unavailable", status: 503 };
  expect(asUnavailable(new Error("Failed to get session"))).toMatchObject(expected);
});

test.for([
  "no such table: bookings",
  "CHECK constraint failed: tours_price_positive",
  "too many SQL variables",
])("%s is permanent, and stays unchanged", (message) => {
  const error = wrapped(message);
  expect(asUnavailable(error)).toBe(error);
});

test("a refusal stays unchanged, whatever its cause", () => {
  const refusal = new AppError("sold_out", "Sold out.", { cause: wrapped("Network connection lost.") });
  expect(asUnavailable(refusal)).toBe(refusal);
});

test("every rule of the schema has its refusal, and every refusal its rule", () => {
  const sql = globSync("migrations/*.sql").map((file) => readFileSync(file, "utf8"));
  const raised = sql.flatMap((text) =>
    Array.from(text.matchAll(/\bRAISE\(\w+, ?'([^']*)'\)/g), ([, code]) => code),
  );
  expect(raised.length).toBeGreaterThan(30);
  expect([...new Set(raised)].toSorted()).toStrictEqual(
    Object.keys(rules)
      .map((code) => `rule:${code}`)
      .toSorted(),
  );
});

test("a broken rule is recognized at any depth, and only a known one", () => {
  expect(brokenRule(wrapped("rule:caller_time: SQLITE_CONSTRAINT_TRIGGER"))).toBe("caller_time");
  expect(breaks(wrapped("rule:caller_time"), "caller_seats")).toBe(false);
  expect(breaks(wrapped("rule:caller_time"), "caller_seats", "caller_time")).toBe(true);
  for (const other of ["rule:toString", "rule:", "caller_time"])
    expect(brokenRule(wrapped(other))).toBeNull();
});

test("a rule that no use case explains is refused; one that only our own mistakes break stays an error", () => {
  expect(() => throwAsRefusal(wrapped("rule:last_owner"))).toThrow(
    expect.objectContaining({ code: "conflict", message: "At least one active owner must be left." }),
  );
  const mistake = wrapped("rule:ledger_kept");
  expect(() => throwAsRefusal(mistake)).toThrow(mistake);
  const own = new AppError("invalid", "Explained.", { cause: wrapped("rule:last_owner") });
  expect(() => throwAsRefusal(own)).toThrow(own);
});
