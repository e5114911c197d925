import { and, asc, eq, or, sql } from "drizzle-orm";
import { bookingView } from "../bookings/booking-view";
import { isBookingOfTraveler } from "../bookings/traveler/traveler-bookings.repo";
import type { Database } from "../db/client";
import { selectTaxDocuments } from "../invoices/tax-documents.repo";
import {
  accounts,
  bookingEvents,
  bookingMessages,
  bookings,
  contactMessages,
  couponUses,
  mailOutbox,
  newsletterSubscribers,
  operators,
  partyMembers,
  passkeys,
  reviewReplies,
  reviewReports,
  reviews,
  sessions,
  threadReads,
  threadReports,
  tours,
  twoFactors,
  users,
  wishlistItems,
} from "../db/schema";
import { readOperatorData } from "./operator-data.repo";
import { isReportOf, mailsToPerson, contactMessagesOf, type Owner } from "./personal-data-scope.repo";

/** Returns all data stored about a person, without secrets. */
export async function readPersonalData(db: Database, owner: Owner) {
  const { id, email } = owner;
  const [
    account,
    sessionRows,
    signInMethods,
    passkeyRows,
    authenticatorApps,
    operatorRows,
    bookingRows,
    events,
    parties,
    documents,
    usedCoupons,
    reviewRows,
    wishlist,
    newsletter,
    messages,
    messagesOfBookings,
    threadReportRows,
    threadReadRows,
    writtenReplies,
    reviewReportRows,
    mails,
  ] = await db.batch([
    db.select().from(users).where(eq(users.id, id)),
    db
      .select({
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    db
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
        updatedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, id)),
    db
      .select({
        name: passkeys.name,
        deviceType: passkeys.deviceType,
        backedUp: passkeys.backedUp,
        transports: passkeys.transports,
        authenticator: passkeys.aaguid,
        createdAt: passkeys.createdAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, id)),
    db
      .select({ verified: twoFactors.verified, lockedUntil: twoFactors.lockedUntil })
      .from(twoFactors)
      .where(eq(twoFactors.userId, id)),
    db.select().from(operators).where(eq(operators.ownerId, id)),
    db
      .select(bookingView)
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(isBookingOfTraveler(owner))
      .orderBy(asc(bookings.createdAt)),
    db
      .select({
        bookingId: bookings.bookingId,
        type: bookingEvents.type,
        status: sql<string>`${bookingEvents.status}`.as("event_status"),
        actorId: bookingEvents.actorId,
        at: sql<number>`${bookingEvents.createdAt}`.as("event_at"),
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
      .where(isBookingOfTraveler(owner))
      .orderBy(asc(bookingEvents.seq)),
    db
      .select({
        bookingId: bookings.bookingId,
        id: sql<string>`${partyMembers.id}`.as("member_id"),
        kind: partyMembers.kind,
        number: partyMembers.number,
        name: partyMembers.name,
        age: partyMembers.age,
        diet: partyMembers.diet,
        encryptedIdentity: partyMembers.encryptedIdentity,
        identityUntil: partyMembers.identityUntil,
      })
      .from(partyMembers)
      .innerJoin(bookings, eq(partyMembers.booking, bookings.id))
      .where(isBookingOfTraveler(owner))
      .orderBy(asc(bookings.createdAt), asc(partyMembers.id)),
    selectTaxDocuments(db, isBookingOfTraveler(owner)),
    db
      .select({
        coupon: couponUses.coupon,
        bookingId: bookings.bookingId,
        email: bookings.customerEmail,
        usedAt: sql<number>`${couponUses.createdAt}`.as("used_at"),
        givenBackAt: couponUses.givenBackAt,
      })
      .from(couponUses)
      .innerJoin(bookings, eq(couponUses.booking, bookings.id))
      .where(isBookingOfTraveler(owner))
      .orderBy(asc(couponUses.createdAt)),
    db
      .select({
        tour: tours.slug,
        bookingId: bookings.bookingId,
        rating: reviews.rating,
        title: sql<string>`${reviews.title}`.as("review_title"),
        text: reviews.text,
        authorName: reviews.authorName,
        status: sql<string>`${reviews.status}`.as("review_status"),
        createdAt: reviews.createdAt,
        updatedAt: reviews.updatedAt,
      })
      .from(reviews)
      .innerJoin(tours, eq(reviews.tourId, tours.id))
      .innerJoin(bookings, eq(reviews.booking, bookings.id))
      .where(eq(reviews.userId, id))
      .orderBy(asc(reviews.createdAt)),
    db
      .select({ tour: tours.slug, title: tours.title, createdAt: wishlistItems.createdAt })
      .from(wishlistItems)
      .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
      .where(eq(wishlistItems.userId, id))
      .orderBy(asc(wishlistItems.createdAt)),
    db
      .select()
      .from(newsletterSubscribers)
      .where(owner.emailVerified ? eq(newsletterSubscribers.email, email) : sql`false`),
    db
      .select({
        name: contactMessages.name,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(contactMessagesOf(owner))
      .orderBy(asc(contactMessages.createdAt)),
    db
      .select({
        bookingId: bookings.bookingId,
        from: bookingMessages.author,
        text: bookingMessages.text,
        createdAt: sql<number>`${bookingMessages.createdAt}`.as("written_at"),
      })
      .from(bookingMessages)
      .innerJoin(bookings, eq(bookingMessages.booking, bookings.id))
      .where(
        or(
          eq(bookingMessages.authorId, id),
          and(
            isBookingOfTraveler(owner),
            or(eq(bookingMessages.toTraveler, true), eq(bookingMessages.author, "traveler")),
          ),
        ),
      )
      .orderBy(asc(bookingMessages.createdAt)),
    db
      .select({ bookingId: bookings.bookingId, reason: threadReports.reason, at: threadReports.createdAt })
      .from(threadReports)
      .innerJoin(bookings, eq(threadReports.booking, bookings.id))
      .where(isReportOf(owner))
      .orderBy(asc(threadReports.createdAt)),
    db
      .select({ bookingId: bookings.bookingId, readUntil: threadReads.readUntil })
      .from(threadReads)
      .innerJoin(bookings, eq(threadReads.booking, bookings.id))
      .where(eq(threadReads.userId, id))
      .orderBy(asc(threadReads.readUntil)),
    db
      .select({ review: reviewReplies.review, text: reviewReplies.text, at: reviewReplies.createdAt })
      .from(reviewReplies)
      .where(eq(reviewReplies.authorId, id))
      .orderBy(asc(reviewReplies.createdAt)),
    db
      .select({ review: reviewReports.review, reason: reviewReports.reason, at: reviewReports.createdAt })
      .from(reviewReports)
      .where(eq(reviewReports.reportedBy, id))
      .orderBy(asc(reviewReports.createdAt)),
    // Without the content, which includes links that open the account.
    db
      .select({
        recipient: mailOutbox.recipient,
        subject: mailOutbox.subject,
        status: mailOutbox.status,
        createdAt: mailOutbox.createdAt,
        sentAt: mailOutbox.sentAt,
      })
      .from(mailOutbox)
      .where(mailsToPerson(owner))
      .orderBy(asc(mailOutbox.createdAt)),
  ]);
  return {
    account: account[0] ?? null,
    sessions: sessionRows,
    signInMethods,
    passkeys: passkeyRows,
    authenticatorApps,
    companies: operatorRows,
    bookings: bookingRows,
    events,
    parties,
    taxDocuments: documents.map(({ document }) => document),
    coupons: usedCoupons,
    reviews: reviewRows,
    wishlist,
    newsletter,
    messages,
    messagesOfBookings,
    threadReports: threadReportRows,
    threadReads: threadReadRows,
    reviewReplies: writtenReplies,
    reviewReports: reviewReportRows,
    mails,
    ...(await readOperatorData(db, owner)),
  };
}
