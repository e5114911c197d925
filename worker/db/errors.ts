import { AppError } from "~/domain/errors";

/** Returns SQLite's message for a failed statement; drizzle and D1 each wrap it once. */
function databaseMessage(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
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

/** Returns true if a batch was rolled back because it would take a seat on a closed departure, or of a tour whose sales are paused. */
export function takesFromClosed(error: unknown): boolean {
  const message = databaseMessage(error);
  return message.includes("the departure is closed") || message.includes("the sales of the tour are paused");
}

/** Returns true if a batch was rolled back because its proposal was answered or withdrawn before. */
export function isSettledProposal(error: unknown): boolean {
  return databaseMessage(error).includes("the proposal is settled");
}

/** Returns true if a batch was rolled back because its held change was undone or applied before. */
export function isSettledChange(error: unknown): boolean {
  return databaseMessage(error).includes("the held change is settled");
}

/** Returns true if a batch was rolled back because the address has too many unpaid bookings. */
export function exceedsUnpaidLimit(error: unknown): boolean {
  return databaseMessage(error).includes("too many unpaid bookings");
}

/** Returns true if a batch was rolled back because its caller has too many unproven seats. */
export function exceedsUnprovenLimit(error: unknown): boolean {
  return databaseMessage(error).includes("one caller has too many unproven seats");
}

/** Returns true if a batch was rolled back because the offer to a rescued booking was answered or settled before. */
export function answersClosedOffer(error: unknown): boolean {
  return /the offer is (no longer open|settled)/.test(databaseMessage(error));
}

/** Returns the limit of a caller's holds by which a batch was rolled back, or null. */
export function exceedsCallerLimit(error: unknown): "seats" | "time" | null {
  const message = databaseMessage(error);
  if (message.includes("one caller holds too many seats")) return "seats";
  return message.includes("one caller holds too long") ? "time" : null;
}

/** Returns the limit of waiting lists by which a batch was rolled back, or null. */
export function exceedsWaitingLimit(error: unknown): "departure" | "address" | null {
  const message = databaseMessage(error);
  if (message.includes("the waiting list is full")) return "departure";
  return message.includes("the address waits too often") ? "address" : null;
}

/** Returns true if a batch was rolled back because nearly all seats of the departure are held. */
export function needsProof(error: unknown): boolean {
  return databaseMessage(error).includes("a proof of work is required");
}

/** Returns true if a batch was rolled back because a phone's code is used or out of tries. */
export function isCodeSpent(error: unknown): boolean {
  const message = databaseMessage(error);
  return message.includes("no try is left for this code") || message.includes("this code was used");
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
  return new AppError(
    "unavailable",
    "The database is temporarily unavailable. Please try again in a moment.",
    {
      retryAfter: 5,
      cause: error,
    },
  );
}

/** Throws a transient database error as `unavailable` and other errors unchanged. For `catch`. */
export function throwAsUnavailable(error: unknown): never {
  throw asUnavailable(error);
}
