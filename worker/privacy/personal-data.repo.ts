import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { bookingView } from "../bookings/booking-view";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import { selectTaxDocuments } from "../money/invoices/tax-documents.repo";
import {
  accounts,
  bookingEvents,
  bookingMessages,
  bookingNotes,
  bookings,
  contactMessages,
  couponUses,
  listColumns,
  mailOutbox,
  newsletterSubscribers,
  notificationPreferences,
  officePreferences,
  operators,
  partyMembers,
  passkeys,
  pushSubscriptions,
  reviewPhotographs,
  reviewReplies,
  reviewReports,
  reviews,
  savedViews,
  sessions,
  threadReads,
  threadReports,
  tours,
  twoFactors,
  userNotes,
  users,
  waitingEntries,
  wishlistItems,
  wishlistLists,
} from "../platform/db/schema";
import { readOperatorData } from "./operator-data.repo";
import {
  isReportOf,
  bookingsOf,
  mailsToPerson,
  contactMessagesOf,
  waitingEntriesOf,
  type Owner,
} from "./personal-data-scope.repo";

/** Returns all data stored about a person, without secrets. */
export async function readPersonalData(db: Database, owner: Owner) {
  const { id, email } = owner;
  const {
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
    photographs,
    wishlist,
    wishlistListRows,
    newsletter,
    waitingLists,
    messages,
    messagesOfBookings,
    threadReportRows,
    threadReadRows,
    writtenReplies,
    reviewReportRows,
    mails,
    preferences,
    subscriptions,
    views,
    columnRows,
    office,
    notes,
    notesOfBookings,
  } = await batchNamed(db, {
    account: db.select().from(users).where(eq(users.id, id)),
    sessionRows: db
      .select({
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    signInMethods: db
      .select({
        provider: accounts.providerId,
        accountId: accounts.accountId,
        scope: accounts.scope,
        createdAt: accounts.createdAt,
        updatedAt: accounts.updatedAt,
      })
      .from(accounts)
      .where(eq(accounts.userId, id)),
    passkeyRows: db
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
    authenticatorApps: db
      .select({ verified: twoFactors.verified, lockedUntil: twoFactors.lockedUntil })
      .from(twoFactors)
      .where(eq(twoFactors.userId, id)),
    operatorRows: db.select().from(operators).where(eq(operators.ownerId, id)),
    bookingRows: db
      .select(bookingView)
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(bookingsOf(owner))
      .orderBy(asc(bookings.createdAt)),
    events: db
      .select({
        bookingId: bookings.bookingId,
        type: bookingEvents.type,
        status: sql<string>`${bookingEvents.status}`.as("event_status"),
        actorId: bookingEvents.actorId,
        reason: sql<string | null>`${bookingEvents.reason}`.as("event_reason"),
        at: sql<number>`${bookingEvents.createdAt}`.as("event_at"),
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
      .where(bookingsOf(owner))
      .orderBy(asc(bookingEvents.seq)),
    parties: db
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
      .where(bookingsOf(owner))
      .orderBy(asc(bookings.createdAt), asc(partyMembers.id)),
    documents: selectTaxDocuments(db, bookingsOf(owner)),
    usedCoupons: db
      .select({
        coupon: couponUses.coupon,
        bookingId: bookings.bookingId,
        email: bookings.customerEmail,
        usedAt: sql<number>`${couponUses.createdAt}`.as("used_at"),
        releasedAt: couponUses.releasedAt,
      })
      .from(couponUses)
      .innerJoin(bookings, eq(couponUses.booking, bookings.id))
      .where(bookingsOf(owner))
      .orderBy(asc(couponUses.createdAt)),
    reviewRows: db
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
    photographs: db
      .select({
        bookingId: bookings.bookingId,
        // The widest copy, for the signed-in author.
        file: sql<string>`'/media/reviews/' || ${reviewPhotographs.id} || '-' || ${reviewPhotographs.width} || '.webp'`.as(
          "file",
        ),
        caption: reviewPhotographs.caption,
        status: sql<string>`${reviewPhotographs.status}`.as("photograph_status"),
        reason: reviewPhotographs.reason,
        consentVersion: reviewPhotographs.consentVersion,
        consentedAt: reviewPhotographs.consentedAt,
        createdAt: sql<number>`${reviewPhotographs.createdAt}`.as("added_at"),
      })
      .from(reviewPhotographs)
      .innerJoin(reviews, eq(reviewPhotographs.review, reviews.id))
      .innerJoin(bookings, eq(reviews.booking, bookings.id))
      .where(and(eq(reviews.userId, id), ne(reviewPhotographs.status, "removed")))
      .orderBy(asc(reviewPhotographs.createdAt)),
    wishlist: db
      .select({
        tour: tours.slug,
        title: tours.title,
        list: sql<string | null>`${wishlistLists.name}`.as("list_name"),
        createdAt: sql<number>`${wishlistItems.createdAt}`.as("saved_at"),
      })
      .from(wishlistItems)
      .innerJoin(tours, eq(wishlistItems.tourId, tours.id))
      .leftJoin(wishlistLists, eq(wishlistItems.listId, wishlistLists.id))
      .where(eq(wishlistItems.userId, id))
      .orderBy(asc(wishlistItems.createdAt)),
    wishlistListRows: db
      .select({
        name: wishlistLists.name,
        isShared: sql<boolean>`${wishlistLists.share} IS NOT NULL`.mapWith(Boolean).as("is_shared"),
        showsName: wishlistLists.showsName,
        createdAt: wishlistLists.createdAt,
        deletedAt: wishlistLists.deletedAt,
      })
      .from(wishlistLists)
      .where(eq(wishlistLists.userId, id))
      .orderBy(asc(wishlistLists.createdAt)),
    newsletter: db
      .select()
      .from(newsletterSubscribers)
      .where(owner.emailVerified ? eq(newsletterSubscribers.email, email) : sql`false`),
    waitingLists: db
      .select({
        tour: sql<string>`${tours.slug}`.as("waiting_for"),
        travelDate: waitingEntries.travelDate,
        seats: waitingEntries.seats,
        status: waitingEntries.status,
        name: waitingEntries.name,
        email: waitingEntries.email,
        phone: waitingEntries.phone,
        createdAt: waitingEntries.createdAt,
      })
      .from(waitingEntries)
      .innerJoin(tours, eq(tours.id, waitingEntries.tourId))
      .where(waitingEntriesOf(owner))
      .orderBy(asc(waitingEntries.createdAt)),
    messages: db
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
    messagesOfBookings: db
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
            bookingsOf(owner),
            or(eq(bookingMessages.toTraveler, true), eq(bookingMessages.author, "traveler")),
          ),
        ),
      )
      .orderBy(asc(bookingMessages.createdAt)),
    threadReportRows: db
      .select({ bookingId: bookings.bookingId, reason: threadReports.reason, at: threadReports.createdAt })
      .from(threadReports)
      .innerJoin(bookings, eq(threadReports.booking, bookings.id))
      .where(isReportOf(owner))
      .orderBy(asc(threadReports.createdAt)),
    threadReadRows: db
      .select({ bookingId: bookings.bookingId, readUntil: threadReads.readUntil })
      .from(threadReads)
      .innerJoin(bookings, eq(threadReads.booking, bookings.id))
      .where(eq(threadReads.userId, id))
      .orderBy(asc(threadReads.readUntil)),
    writtenReplies: db
      .select({ review: reviewReplies.review, text: reviewReplies.text, at: reviewReplies.createdAt })
      .from(reviewReplies)
      .where(eq(reviewReplies.authorId, id))
      .orderBy(asc(reviewReplies.createdAt)),
    reviewReportRows: db
      .select({ review: reviewReports.review, reason: reviewReports.reason, at: reviewReports.createdAt })
      .from(reviewReports)
      .where(eq(reviewReports.reportedBy, id))
      .orderBy(asc(reviewReports.createdAt)),
    // Without the content, which includes links that open the account.
    mails: db
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
    preferences: db
      .select({
        topic: notificationPreferences.topic,
        channel: notificationPreferences.channel,
        isOn: notificationPreferences.isOn,
      })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, id)),
    // Without the address and keys, which would let anyone send to the browser.
    subscriptions: db
      .select({ createdAt: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, id)),
    views: db
      .select({
        list: savedViews.list,
        name: savedViews.name,
        query: savedViews.query,
        isDefault: savedViews.isDefault,
        createdAt: savedViews.createdAt,
      })
      .from(savedViews)
      .where(eq(savedViews.userId, id))
      .orderBy(asc(savedViews.createdAt)),
    columnRows: db
      .select({ list: listColumns.list, columns: listColumns.columns })
      .from(listColumns)
      .where(eq(listColumns.userId, id)),
    office: db
      .select({
        isFolded: officePreferences.isFolded,
        density: officePreferences.density,
        hasShortcuts: officePreferences.hasShortcuts,
      })
      .from(officePreferences)
      .where(eq(officePreferences.userId, id)),
    notes: db
      .select({ text: userNotes.text, createdAt: userNotes.createdAt })
      .from(userNotes)
      .where(eq(userNotes.userId, id))
      .orderBy(asc(userNotes.createdAt)),
    notesOfBookings: db
      .select({
        bookingId: bookings.bookingId,
        from: bookingNotes.side,
        text: bookingNotes.text,
        createdAt: sql<number>`${bookingNotes.createdAt}`.as("noted_at"),
      })
      .from(bookingNotes)
      .innerJoin(bookings, eq(bookingNotes.booking, bookings.id))
      .where(bookingsOf(owner))
      .orderBy(asc(bookingNotes.createdAt)),
  });
  return {
    account: account[0] ? { ...account[0], rightsChangedBy: undefined } : null,
    sessions: sessionRows,
    signInMethods,
    passkeys: passkeyRows,
    authenticatorApps,
    companies: operatorRows.map((row) => {
      const { id: _, ...company } = row;
      return company;
    }),
    bookings: bookingRows,
    events,
    parties,
    taxDocuments: documents.map(({ document }) => document),
    coupons: usedCoupons,
    reviews: reviewRows,
    photographs,
    wishlist,
    wishlistLists: wishlistListRows,
    newsletter,
    waitingLists,
    messages,
    messagesOfBookings,
    threadReports: threadReportRows,
    threadReads: threadReadRows,
    reviewReplies: writtenReplies,
    reviewReports: reviewReportRows,
    mails,
    notificationPreferences: preferences,
    pushSubscriptions: subscriptions,
    savedViews: views,
    listColumns: columnRows,
    officePreferences: office,
    notes,
    notesOfBookings,
    ...(await readOperatorData(db, owner)),
  };
}
