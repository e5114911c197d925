import { and, lt, lte, ne } from "drizzle-orm";
import type { Database } from "../db/client";
import {
  gatewayEvents,
  heldDepartures,
  mailOutbox,
  seatHolds,
  sessions,
  spentProofs,
  throttles,
  verifications,
} from "../db/schema";
import { callerLimits } from "../holds/holds.repo";

/** Deletes expired links, sessions, counts and holds, and mail written before an instant that is no longer queued. */
export async function deleteExpiredRows(
  db: Database,
  { now, mailBefore, eventsBefore }: { now: number; mailBefore: number; eventsBefore: number },
): Promise<void> {
  await db.batch([
    // Filters by age first, so that the index on the age is used.
    db.delete(mailOutbox).where(and(lt(mailOutbox.createdAt, mailBefore), ne(mailOutbox.status, "queued"))),
    db.delete(seatHolds).where(lte(seatHolds.expiresAt, now)),
    db
      .delete(heldDepartures)
      .where(lte(heldDepartures.firstHeldAt, now - callerLimits.heldFor - callerLimits.restFor)),
    db.delete(spentProofs).where(lte(spentProofs.expiresAt, now)),
    db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, eventsBefore)),
    db.delete(throttles).where(lt(throttles.resetsAt, now)),
    db.delete(verifications).where(lt(verifications.expiresAt, new Date(now))),
    db.delete(sessions).where(lt(sessions.expiresAt, new Date(now))),
  ]);
}
