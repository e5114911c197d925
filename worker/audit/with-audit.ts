import type { BatchItem } from "drizzle-orm/batch";
import type { Viewer } from "~/domain/accounts/account";
import { auditSubjects, type AuditEntry, type AuditSubject, type AuditValues } from "~/domain/audit/audit";
import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { violates } from "../platform/db/errors";
import { getChainEnd, insertAction } from "./audit.repo";
import { digestOf, keyVersionOf, macOf } from "./audit-chain";
import type { Keys } from "../platform/keys/keys";
import { randomId } from "../platform/surroundings";

export interface AuditDependencies {
  db: Database;
  clock: Clock;
  /** The newest key signs the rows. */
  keys: Keys;
  /** Returns further statements of the same batch, directly after the log row: `changes()` is 0 if nothing was done. */
  also?: () => readonly BatchItem<"sqlite">[];
}

export type AuditStatements = readonly [...ReturnType<typeof insertAction>, ...BatchItem<"sqlite">[]];

/** Max attempts to sign a row when concurrent rows come first. */
const tries = 20;

/**
 * Performs a privileged action together with its audit log row, atomically.
 * @param viewer the actor
 * @param write runs the action's `db.batch`, with `audit` directly after the statement of the action: if that
 * statement changes nothing, nothing is logged. It may run again if a concurrent action was logged first
 * @throws AppError `unavailable` (too many concurrent actions), and the errors of `write`
 */
export async function withAudit<Result>(
  { db, clock, keys, also = () => [] }: AuditDependencies,
  viewer: Pick<Viewer, "id" | "requestedFrom">,
  entry: AuditEntry,
  write: (audit: AuditStatements) => Promise<Result>,
): Promise<Result> {
  const details = {
    salt: randomId(),
    before: asJson(entry.before),
    after: asJson(entry.after),
    reason: entry.reason?.toWellFormed() ?? null,
    address: viewer.requestedFrom?.address ?? null,
    device: viewer.requestedFrom?.device?.toWellFormed() ?? null,
  };
  const detailsDigest = digestOf(details);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const end = await getChainEnd(db);
    // A newer deployment is writing already: a row signed with an older key would look forged.
    if (keyVersionOf(end.mac) > keys.newest) break;
    const row = {
      seq: end.seq + 1,
      previousMac: end.mac,
      at: clock(),
      action: entry.action,
      actorId: viewer.id,
      subject: subjectOf(entry),
      subjectId: entry.subjectId,
      detailsDigest,
    };
    try {
      return await write([...insertAction(db, { ...row, mac: macOf(keys, row) ?? "" }, details), ...also()]);
    } catch (error) {
      if (violates(error, "audit_log.seq") || violates(error, "audit_log.previous_mac")) continue;
      throw error;
    }
  }
  throw new AppError("unavailable", "The server is busy. Please try again.", { retryAfter: 2 });
}

function subjectOf({ action }: AuditEntry): AuditSubject {
  const name = action.split(".", 1)[0];
  const subject = auditSubjects.find((known) => known === name);
  if (!subject) throw new Error(`${action} has an unknown subject`);
  return subject;
}

/** Normalizes values as the database returns them, so that the digest stays the same. */
function asJson(values: AuditValues | null | undefined): AuditValues | null {
  return values ? JSON.parse(JSON.stringify(values)) : null;
}
