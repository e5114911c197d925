import type { Viewer } from "~/domain/account";
import { auditSubjects } from "~/domain/audit";
import type { AuditEntry, AuditSubject, AuditValues } from "~/domain/audit";
import { AppError } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { violates } from "../db/errors";
import { getChainEnd, insertAction } from "./audit.repo";
import { digestOf, keyVersionOf, sealOf } from "./seal";
import type { Keys } from "../keys/keys";

export interface AuditDependencies {
  db: Database;
  clock: Clock;
  /** The newest seals the rows. */
  keys: Keys;
}

export type AuditStatements = ReturnType<typeof insertAction>;

/** How often a row is sealed anew when others come first. */
const tries = 20;

/**
 * Does a privileged action together with its row in the audit log: both or neither.
 * @param viewer who does it
 * @param write runs the action's `db.batch`, with `audit` right after the statement that does it: where that statement
 *   changes nothing, nothing is written down. It may be run again when another action was written down first
 * @throws AppError `unavailable` (too many at once), and what `write` throws
 */
export async function withAudit<Result>(
  { db, clock, keys }: AuditDependencies,
  viewer: Viewer,
  entry: AuditEntry,
  write: (audit: AuditStatements) => Promise<Result>,
): Promise<Result> {
  const details = {
    salt: crypto.randomUUID(),
    before: asJson(entry.before),
    after: asJson(entry.after),
    reason: entry.reason?.toWellFormed() ?? null,
    address: viewer.requestedFrom?.address ?? null,
    device: viewer.requestedFrom?.device?.toWellFormed() ?? null,
  };
  const detailsDigest = await digestOf(details);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const end = await getChainEnd(db);
    // A newer deployment has begun to write: a row sealed with an older key would read as a forgery.
    if (keyVersionOf(end.seal) > keys.newest) break;
    const row = {
      seq: end.seq + 1,
      previousSeal: end.seal,
      at: clock(),
      action: entry.action,
      actorId: viewer.id,
      subject: subjectOf(entry),
      subjectId: entry.subjectId,
      detailsDigest,
    };
    try {
      return await write(insertAction(db, { ...row, seal: sealOf(keys, row) ?? "" }, details));
    } catch (error) {
      if (violates(error, "audit_log.seq") || violates(error, "audit_log.previous_seal")) continue;
      throw error;
    }
  }
  throw new AppError("unavailable", "The server is busy. Please try again.", { retryAfter: 2 });
}

function subjectOf({ action }: AuditEntry): AuditSubject {
  const name = action.split(".", 1)[0];
  const subject = auditSubjects.find((known) => known === name);
  if (!subject) throw new Error(`${action} is done to nothing that is known`);
  return subject;
}

/** As the database gives it back, so that its digest stays the same. */
function asJson(values: AuditValues | null | undefined): AuditValues | null {
  return values ? JSON.parse(JSON.stringify(values)) : null;
}
