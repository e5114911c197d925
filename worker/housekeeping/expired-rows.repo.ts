import { and, gte, isNotNull, isNull, lt, lte, ne } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { webhookKeptDays } from "~/domain/partners/webhook";
import { deleteUnconfirmedEmailChanges } from "../accounts/admin/email-changes.repo";
import { deleteEndedGrants } from "../accounts/assistants/assistants.repo";
import { eraseUses } from "../resources/resources.repo";
import { eraseIdentities } from "../bookings/party.repo";
import type { Database } from "../platform/db/client";
import {
  gatewayEvents,
  mailOutbox,
  notifications,
  phoneCodes,
  resellerBookings,
  seatHolds,
  sessions,
  spentProofs,
  throttles,
  verifications,
} from "../platform/db/schema";
import { farewellKey } from "../notifications/mail/mailer";
import { deleteSettledChanges } from "../held-changes/held-changes.repo";
import { keepChannels } from "../threads/departure-messages.repo";
import { deleteOldRuns } from "../office/reports.repo";
import { deleteOldWebhookEvents } from "../partners/webhooks/webhooks.repo";
import { deleteRested } from "../seats/holds.repo";
import { deletePastEntries } from "../waiting-list/waiting-list.repo";

/** Deletes expired links, sessions, counts, holds, identity documents and guides, and mail written before an instant that is no longer queued. */
export async function deleteExpiredRows(
  db: Database,
  {
    now,
    today,
    waitingBefore,
    mailBefore,
    farewellsBefore,
    eventsBefore,
    usesBefore,
    emailsBefore,
  }: {
    now: number;
    today: TravelDate;
    waitingBefore: TravelDate;
    mailBefore: number;
    farewellsBefore: number;
    eventsBefore: number;
    usesBefore: number;
    emailsBefore: number;
  },
): Promise<void> {
  await db.batch([
    keepChannels(db, mailBefore),
    // Filters by age first, so that the index on the age is used.
    db.delete(mailOutbox).where(and(lt(mailOutbox.createdAt, mailBefore), ne(mailOutbox.status, "queued"))),
    // A range over the unique index of the keys.
    db
      .delete(mailOutbox)
      .where(
        and(
          gte(mailOutbox.dedupeKey, farewellKey),
          lt(mailOutbox.dedupeKey, `${farewellKey}~`),
          lt(mailOutbox.createdAt, farewellsBefore),
        ),
      ),
    db
      .delete(notifications)
      .where(and(lt(notifications.createdAt, mailBefore), isNull(notifications.nextAttemptAt))),
    deleteOldWebhookEvents(db, now - webhookKeptDays * 24 * 60 * 60_000),
    deleteOldRuns(db, now),
    eraseIdentities(db, today),
    ...eraseUses(db, usesBefore),
    db.delete(seatHolds).where(lte(seatHolds.expiresAt, now)),
    deleteRested(db, now),
    deletePastEntries(db, waitingBefore),
    deleteSettledChanges(db, now - 24 * 60 * 60_000),
    // Reservations that became no booking, after a month.
    db
      .update(resellerBookings)
      .set({ encryptedContact: null })
      .where(
        and(
          isNull(resellerBookings.booking),
          isNotNull(resellerBookings.encryptedContact),
          lt(resellerBookings.expiresAt, now - 30 * 24 * 60 * 60_000),
        ),
      ),
    db.delete(spentProofs).where(lte(spentProofs.expiresAt, now)),
    db.delete(gatewayEvents).where(lt(gatewayEvents.receivedAt, eventsBefore)),
    deleteUnconfirmedEmailChanges(db, emailsBefore),
    db.delete(throttles).where(lt(throttles.resetsAt, now)),
    // An hour longer, so that the page can send another code to the number.
    db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now - 60 * 60_000)),
    db.delete(verifications).where(lt(verifications.expiresAt, new Date(now))),
    db.delete(sessions).where(lt(sessions.expiresAt, new Date(now))),
    ...deleteEndedGrants(db, now),
  ]);
}
