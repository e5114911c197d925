import { AppError } from "~/domain/errors";

/** The text SQLite gave for a failed statement; drizzle and D1 each wrap it once. */
function databaseMessage(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages.join("\n");
}

/** Whether a batch was rolled back by the named CHECK, or by the UNIQUE, PRIMARY KEY or NOT NULL on `table.column`. */
export function violates(error: unknown, constraint: string): boolean {
  const message = databaseMessage(error);
  return (
    message.includes(`CHECK constraint failed: ${constraint}`) ||
    message.includes(`UNIQUE constraint failed: ${constraint}`) ||
    message.includes(`NOT NULL constraint failed: ${constraint}`)
  );
}

/** Whether a batch was rolled back because it would have given a seat on a departure that is closed. */
export function takesFromClosed(error: unknown): boolean {
  return databaseMessage(error).includes("the departure is closed");
}

/** Whether a batch was rolled back because something it refers to is not there (any more). */
export function refersToNothing(error: unknown): boolean {
  return databaseMessage(error).includes("FOREIGN KEY constraint failed");
}

// What D1 answers when the database is busy, restarting or out of reach. Source: Cloudflare's list of D1 errors.
const passingFaults =
  /overloaded|storage (operation|caused)|network connection lost|reset because|timed? ?out|SQLITE_BUSY/i;

/** A fault of the database that may have passed in a few seconds, as `unavailable`; anything else as it was. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof AppError || !passingFaults.test(databaseMessage(error))) return error;
  return new AppError("unavailable", "We cannot reach our records just now. Please try again in a moment.", {
    retryAfter: 5,
    cause: error,
  });
}

/** For `catch`: throws a passing fault of the database as `unavailable`, anything else as it is. */
export function throwAsUnavailable(error: unknown): never {
  throw asUnavailable(error);
}
