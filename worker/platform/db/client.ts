import { drizzle } from "drizzle-orm/d1";
import { randomFraction, systemNow, wait } from "../surroundings";
import { isRetryable } from "./errors";
import * as accounts from "./schema/accounts";

/** Creates the Drizzle client over D1. Combine related writes in one `db.batch`: D1 has no interactive transactions. */
export function createDatabase(binding: D1Database) {
  return drizzle(binding);
}

export type Database = ReturnType<typeof createDatabase>;

/** Creates a client with drizzle's relational queries over the tables of accounts, which better-auth's joins need. */
export function createAccountsDatabase(db: Database) {
  return drizzle(db.$client, { schema: accounts });
}

/**
 * Creates a client whose reads a replica of the database may answer, some seconds old. Writes, and reads that decide a write, do not belong
 * here. Source: developers.cloudflare.com/d1/best-practices/read-replication
 */
export function createReplicaReader(binding: D1Database): Database {
  const openSession = () => binding.withSession("first-unconstrained");
  const session: Pick<D1Database, "prepare" | "batch"> = {
    prepare: (query) => openSession().prepare(query),
    batch: (statements) => openSession().batch(statements),
  };
  // Drizzle calls these two methods only.
  return createDatabase(session as D1Database);
}

/** Milliseconds: no retry begins later after the first try. Readers wait for a page meanwhile. */
const deadline = 2000;

/** Max milliseconds before each retry; the wait is random, so that requests that failed together do not come back together. */
const delays = [50, 200, 800];

/**
 * Retries an idempotent operation after a transient error of D1, with jitter and within a deadline. Source of the advice:
 * developers.cloudflare.com/d1/best-practices/retry-queries
 */
export async function retryIdempotent<Result>(operation: () => Promise<Result> | Result): Promise<Result> {
  const began = systemNow();
  for (const delay of delays) {
    try {
      return await operation();
    } catch (error) {
      if (!isRetryable(error) || systemNow() - began > deadline) throw error;
      await wait(randomFraction() * delay);
    }
  }
  return operation();
}
