import { and, eq, exists, inArray, isNotNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { nextVersion } from "../bookings/booking-events.repo";
import { isBookingOfTraveler } from "../bookings/traveler-bookings.repo";
import type { AuditStatements } from "../audit/with-audit";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  accounts,
  auditDetails,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  contactMessages,
  couponCustomers,
  couponUses,
  emailChanges,
  delayedChanges,
  listColumns,
  mailOutbox,
  newsletterSubscribers,
  notificationPreferences,
  notifications,
  officePreferences,
  operators,
  partyMembers,
  passkeys,
  payments,
  phoneCodes,
  pushSubscriptions,
  reviews,
  savedViews,
  sessions,
  taxDocuments,
  threadReads,
  threadReports,
  twoFactors,
  userNotes,
  users,
  verifications,
  waitingEntries,
  wishlistItems,
  wishlistLists,
} from "../platform/db/schema";
import { isStillAdmin } from "../accounts/admin/account-status.repo";
import { isOfActionAbout } from "./audit-rows-about.repo";
import { removePhotographsOf } from "../reviews/photographs.repo";
import { detachOperatorWork, operatorFilesOf } from "./detach-from-operators.repo";
import { hasNothingAhead } from "./deletion-obstacles.repo";
import { erasedDetails } from "./erase-bookings.repo";
import {
  isOnlyTheirs,
  mailsToOperatorsAboutBookingsOf,
  namesPerson,
  bookingIdsOf,
  mailsToPerson,
  waitingEntriesOf,
  contactMessagesOf,
  type Owner,
} from "./personal-data-scope.repo";

/** An administrator deleting another account, with the audit entry to write. */
interface Deleter {
  actorId: string;
  today: TravelDate;
  audit: AuditStatements;
}

/**
 * Deletes an account in one batch. Personal rows are deleted; bookings and reviews stay, anonymized. Each changed
 * booking gets its numbered event. Every statement carries the guard (same address, not an admin, no operator) and the
 * account is deleted last, so that all statements see the same account and a second request changes nothing. The
 * person's audit details are erased; the audit chain stays.
 * @param now UTC instant in milliseconds
 * @param by the administrator, when it is not one's own account: they must be an active admin at that moment, and the
 * owner's operators must have no trip ahead and no balance. The operators then stay without an owner and off the site
 * @returns whether the account was deleted, its picture's address, and the files of its operators
 */
export async function eraseAccount(
  db: Database,
  owner: Owner,
  now: number,
  by: Deleter | null = null,
): Promise<{ isDeleted: boolean; image: string | null; documents: string[]; logos: string[] }> {
  const { id, email } = owner;
  const allowed = by ? mayBeDeleted(db, owner, by) : mayGo(db, owner);
  const of = (condition: SQL | undefined) => and(condition, allowed);
  const pictures = db
    .select({ image: users.image })
    .from(users)
    .where(of(eq(users.id, id)));

  const ownPhones = sql`(SELECT phone FROM users WHERE id = ${id} UNION SELECT verified_phone FROM users WHERE id = ${id})`;
  const setAddress = db.select({ to: emailChanges.to }).from(emailChanges).where(eq(emailChanges.userId, id));

  const { found, documents, logos } = await batchNamed(db, {
    found: pictures,
    ...operatorFilesOf(db, id, of),
    erasures: [
      db.insert(bookingEvents).select(
        db
          .select({
            seq: sql<number>`NULL`.as("seq"),
            type: sql`'booking.updated'`.as("type"),
            booking: bookings.id,
            status: bookings.status,
            actorId: sql`NULL`.as("actor_id"),
            actor: sql`${by ? "team" : "traveler"}`.as("actor"),
            reason: sql`NULL`.as("reason"),
            topic: sql`NULL`.as("topic"),
            version: nextVersion,
            createdAt: sql`${now}`.as("created_at"),
          })
          .from(bookings)
          .where(of(isBookingOfTraveler(owner))),
      ),
      db
        .update(bookingEvents)
        .set({ actorId: null })
        .where(of(eq(bookingEvents.actorId, id))),
      db
        .update(bookingEvents)
        .set({ reason: null })
        .where(
          of(
            and(eq(bookingEvents.actor, "traveler"), inArray(bookingEvents.booking, bookingIdsOf(db, owner))),
          ),
        ),
      ...removePhotographsOf(db, id, of),
      db
        .update(reviews)
        .set({ userId: null, authorName: null })
        .where(of(eq(reviews.userId, id))),
      db.delete(auditDetails).where(of(isOfActionAbout(db, owner))),
      db.delete(userNotes).where(of(eq(userNotes.userId, id))),
      db.delete(delayedChanges).where(of(eq(delayedChanges.actorId, id))),
      // Messages to and from the traveler about their bookings.
      db
        .delete(bookingMessages)
        .where(
          of(
            and(
              inArray(bookingMessages.booking, bookingIdsOf(db, owner)),
              or(eq(bookingMessages.toTraveler, true), eq(bookingMessages.author, "traveler")),
            ),
          ),
        ),
      db
        .update(bookingMessages)
        .set({ authorId: null })
        .where(of(eq(bookingMessages.authorId, id))),
      // The traveler's reports of these threads, and their read positions.
      db
        .delete(threadReports)
        .where(
          of(
            and(
              inArray(threadReports.booking, bookingIdsOf(db, owner)),
              eq(threadReports.reporter, "traveler"),
            ),
          ),
        ),
      db
        .update(threadReports)
        .set({ reportedBy: null })
        .where(of(eq(threadReports.reportedBy, id))),
      db.delete(threadReads).where(of(eq(threadReads.userId, id))),
      db
        .update(payments)
        .set({ recordedBy: null })
        .where(of(eq(payments.recordedBy, id))),
      db.delete(couponCustomers).where(of(isOnlyTheirs(db, owner))),
      db
        .update(couponUses)
        .set({ emailKey: "" })
        .where(of(inArray(couponUses.booking, bookingIdsOf(db, owner)))),
      ...detachOperatorWork(db, owner, of),
      db.delete(bookingNotes).where(of(inArray(bookingNotes.booking, bookingIdsOf(db, owner)))),
      db
        .update(bookingNotes)
        .set({ authorId: null })
        .where(of(eq(bookingNotes.authorId, id))),
      db.delete(partyMembers).where(of(inArray(partyMembers.booking, bookingIdsOf(db, owner)))),
      // Name and address stay on tax documents, which are kept by law: section 36 of the CGST Act, 2017.
      db
        .update(taxDocuments)
        .set({ document: sql`json_set(${taxDocuments.document}, '$.buyer.contact', NULL)` })
        .where(
          of(
            and(
              inArray(taxDocuments.booking, bookingIdsOf(db, owner)),
              sql`json_extract(${taxDocuments.document}, '$.buyer.contact') IS NOT NULL`,
            ),
          ),
        ),
      // Runs before the bookings lose their owner, which this condition needs.
      db.delete(mailOutbox).where(of(or(mailsToPerson(owner), mailsToOperatorsAboutBookingsOf(owner)))),
      db.delete(notifications).where(of(mailsToOperatorsAboutBookingsOf(owner, notifications.dedupeKey))),
      // Not yet dispatched: its audience names the person.
      db
        .delete(notifications)
        .where(
          of(
            and(
              isNotNull(notifications.nextAttemptAt),
              sql`${notifications.audience} ->> '$.userId' = ${id}`,
            ),
          ),
        ),
      db
        .update(bookings)
        .set({ ...erasedDetails, userId: null })
        .where(of(isBookingOfTraveler(owner))),
      db.delete(wishlistItems).where(of(eq(wishlistItems.userId, id))),
      db.delete(wishlistLists).where(of(eq(wishlistLists.userId, id))),
      db.delete(passkeys).where(of(eq(passkeys.userId, id))),
      // Also codes that others asked for with this person's number.
      db.delete(phoneCodes).where(of(or(eq(phoneCodes.userId, id), inArray(phoneCodes.phone, ownPhones)))),
      db.delete(twoFactors).where(of(eq(twoFactors.userId, id))),
      db.delete(verifications).where(of(namesPerson(owner))),
      db.delete(waitingEntries).where(of(waitingEntriesOf(owner))),
      db.delete(newsletterSubscribers).where(of(eq(newsletterSubscribers.email, email))),
      db.delete(contactMessages).where(of(contactMessagesOf(owner))),
      db.delete(accounts).where(of(eq(accounts.userId, id))),
      db.delete(mailOutbox).where(of(inArray(mailOutbox.recipient, setAddress))),
      db.delete(emailChanges).where(of(eq(emailChanges.userId, id))),
      db.delete(sessions).where(of(eq(sessions.userId, id))),
      db.delete(notificationPreferences).where(of(eq(notificationPreferences.userId, id))),
      db.delete(savedViews).where(of(eq(savedViews.userId, id))),
      db.delete(listColumns).where(of(eq(listColumns.userId, id))),
      db.delete(officePreferences).where(of(eq(officePreferences.userId, id))),
      db.delete(pushSubscriptions).where(of(eq(pushSubscriptions.userId, id))),
      db
        .update(operators)
        .set({ ownerId: null, status: "suspended", address: null, gstin: null, pan: null, logo: null })
        .where(of(eq(operators.ownerId, id))),
      db.delete(users).where(of(eq(users.id, id))),
    ],
    audit: by?.audit,
  });
  return {
    isDeleted: found.length > 0,
    image: found[0]?.image ?? null,
    documents: documents.map(({ document }) => document),
    logos: logos.flatMap(({ logo }) => logo ?? []),
  };
}

/** True if the account still has the address that was read, is not an admin's and owns no operator. */
function mayGo(db: Database, { id, email }: Owner): SQL | undefined {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), ne(users.role, "admin")));
  const operator = db
    .select({ one: sql`1` })
    .from(operators)
    .where(eq(operators.ownerId, id));
  return and(exists(account), notExists(operator));
}

/**
 * True if the account may be deleted by an admin: like `mayGo`, but it may own an operator with nothing left to settle.
 */
function mayBeDeleted(db: Database, { id, email }: Owner, { actorId, today }: Deleter): SQL | undefined {
  const account = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, id), eq(users.email, email), ne(users.role, "admin")));
  return and(exists(account), hasNothingAhead(db, id, today), isStillAdmin(db, actorId, "users"));
}
