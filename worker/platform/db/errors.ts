import { AppError, type ErrorCode } from "~/domain/errors";
import { inWords, type Wording } from "~/domain/language/messages";
import { databaseRefusals } from "./messages";

/**
 * Returns SQLite's message for a failed statement; drizzle and D1 each wrap it once. Drizzle's own message has the statement's values: what
 * people typed, or the text of another error, must not be read as an error of the database.
 */
function databaseMessage(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (!cause.message.startsWith("Failed query: ")) messages.push(cause.message);
  return messages.join("\n");
}

/**
 * Returns true if a batch was rolled back by the named CHECK, or by the UNIQUE, PRIMARY KEY or NOT NULL on
 * `table.column`.
 */
export function violates(error: unknown, constraint: string): boolean {
  const message = databaseMessage(error);
  return (
    message.includes(`CHECK constraint failed: ${constraint}`) ||
    message.includes(`UNIQUE constraint failed: ${constraint}`) ||
    message.includes(`NOT NULL constraint failed: ${constraint}`)
  );
}

/** Returns true if a batch was rolled back because its seats, or the resources that limit its tour's sales, are gone. */
export function isSoldOut(error: unknown): boolean {
  return violates(error, "departures_not_oversold") || violates(error, "resource_uses.resource_id");
}

/**
 * Rules that triggers enforce, by the code that they raise. A refusal that no use case explains better is answered with the error here;
 * null for rules that only a mistake in our own code can break, which stays an internal error.
 */
export const rules = {
  account_suspended: ["forbidden", () => databaseRefusals().rules.account_suspended],
  audit_log_kept: null,
  caller_seats: ["too_many_requests", () => databaseRefusals().rules.caller_seats],
  caller_time: ["too_many_requests", () => databaseRefusals().rules.caller_time],
  change_settled: ["conflict", "This change was undone or made before."],
  departure_closed: ["sold_out", () => databaseRefusals().rules.departure_closed],
  dispute_decided: ["conflict", "This dispute is decided."],
  hold_moved: null,
  last_owner: ["conflict", "At least one active owner must be left."],
  ledger_kept: null,
  offer_closed: ["conflict", () => databaseRefusals().rules.offer_closed],
  offer_settled: ["conflict", () => databaseRefusals().rules.offer_settled],
  operator_invoices_kept: null,
  own_sale_in_ledger: null,
  payout_lines_kept: null,
  phone_code_tries: ["too_many_requests", () => databaseRefusals().rules.phone_code_tries],
  phone_code_used: ["conflict", () => databaseRefusals().rules.phone_code_used],
  proof_of_work: ["too_many_requests", () => databaseRefusals().rules.proof_of_work],
  proposal_settled: ["conflict", () => databaseRefusals().rules.proposal_settled],
  resource_taken: [
    "conflict",
    "A guide or vehicle would be on two departures at once. Please swap it first.",
  ],
  tax_document_number: ["conflict", () => databaseRefusals().rules.tax_document_number],
  tax_documents_kept: null,
  tour_paused: ["sold_out", () => databaseRefusals().rules.tour_paused],
  unpaid_bookings: ["unpaid_limit", () => databaseRefusals().rules.unpaid_bookings],
  unproven_seats: ["too_many_requests", () => databaseRefusals().rules.unproven_seats],
  waiting_list_full: ["conflict", () => databaseRefusals().rules.waiting_list_full],
  waiting_too_often: ["conflict", () => databaseRefusals().rules.waiting_too_often],
} as const satisfies Record<string, readonly [ErrorCode, Wording] | null>;

export type Rule = keyof typeof rules;

const isRule = (code: string): code is Rule => Object.hasOwn(rules, code);

/** Returns the rule for which a trigger rolled a batch back; null for other errors. */
export function brokenRule(error: unknown): Rule | null {
  const code = /\brule:(\w+)/.exec(databaseMessage(error))?.[1] ?? "";
  return isRule(code) ? code : null;
}

/** Returns true if a trigger rolled a batch back for one of these rules. */
export function breaks(error: unknown, ...broken: readonly Rule[]): boolean {
  const rule = brokenRule(error);
  return rule !== null && broken.includes(rule);
}

/**
 * Returns true if a batch was rolled back because it would take a seat on a closed departure, at a start that is no longer offered, or of a
 * tour whose sales are paused.
 */
export function takesFromClosed(error: unknown): boolean {
  return breaks(error, "departure_closed", "tour_paused") || violates(error, "departures.tour_id");
}

/** Returns true if a batch was rolled back because a referenced row does not exist (anymore). */
export function refersToNothing(error: unknown): boolean {
  return databaseMessage(error).includes("FOREIGN KEY constraint failed");
}

// Messages after which D1 advises to retry. Source: developers.cloudflare.com/d1/observability/debug-d1
const retryableErrors =
  /network connection lost|caused object to be reset|reset because its code was updated|transient issue|client disconnected|replica disconnected/i;

// Messages after which a retry adds to the load that caused them, SQLite's own, and the one by which better-auth replaces them all.
const overloadErrors =
  /overloaded|storage operation|(memory|cpu time) limit|timed? ?out|SQLITE_BUSY|^failed to get session/i;

/** True if D1 advises to retry after this error. It may or may not have committed. */
export function isRetryable(error: unknown): boolean {
  const message = databaseMessage(error);
  return retryableErrors.test(message) && !overloadErrors.test(message);
}

/** True if statements took more memory or time than D1 allows one request: fewer of them may succeed. */
export function exceedsLimit(error: unknown): boolean {
  return /(memory|cpu time) limit/i.test(databaseMessage(error));
}

/** Converts a transient database error to `unavailable`; returns other errors unchanged. */
export function asUnavailable(error: unknown): unknown {
  const message = databaseMessage(error);
  if (error instanceof AppError || !(retryableErrors.test(message) || overloadErrors.test(message)))
    return error;
  return new AppError("unavailable", databaseRefusals().busy, { retryAfter: 5, cause: error });
}

/** Throws a transient database error as `unavailable`, a broken rule as its refusal, and other errors unchanged. For `catch`. */
export function throwAsRefusal(error: unknown): never {
  const rule = error instanceof AppError ? null : brokenRule(error);
  const [code, detail] = (rule && rules[rule]) ?? [];
  throw code && detail ? new AppError(code, inWords(detail), { cause: error }) : asUnavailable(error);
}
