import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { createPictureStore } from "../../worker/media/picture-store";
import {
  accounts,
  bookingMessages,
  bookings,
  checkIns,
  operatorDocuments,
  operatorInvitations,
  operatorMembers,
  partyMembers,
  questionMessages,
  contactMessages,
  departures,
  mailOutbox,
  newsletterSubscribers,
  listColumns,
  notificationPreferences,
  travelerCompensations,
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  officePreferences,
  passkeys,
  pushSubscriptions,
  reviewReplies,
  reviewReports,
  reviewPhotographs,
  reviews,
  reportRuns,
  savedViews,
  scheduledReports,
  sessions,
  threadReads,
  threadReports,
  tourDrafts,
  tourQuestions,
  tours,
  twoFactors,
  users,
  verifications,
  waitingEntries,
  wishlistItems,
  wishlistLists,
} from "../../worker/platform/db/schema";
import { as, book } from "./api";
import { signIn } from "./accounts";
import { coupon } from "./coupon";
import { db } from "./database";
import { keys } from "./keys";
import { sample } from "./pictures";
import { createOperator, createPerson } from "./people";
import { services } from "./services";
import { viewer } from "./viewer";

let made = 0;

/**
 * Stores a traveler with a row in every table with personal data, with unique words. Values that start with "SECRET" must
 * never leave the database.
 */
export async function personWithEverything({ emailVerified = true } = {}) {
  made += 1;
  const word = `Zubaida${made}`;
  const phone = `+9198450${String(70_000 + made)}`;
  const signedIn = await signIn("user", "active", `${word} Qureshi`);
  const { id, email, cookie, password } = signedIn;
  const store = createPictureStore(env.MEDIA);
  const image = await store.keep(sample("webp"));
  await db
    .update(users)
    .set({ emailVerified, phone, emergencyName: `${word} Mother`, emergencyPhone: phone, image })
    .where(eq(users.id, id));

  const customer = {
    firstName: word,
    email,
    phone,
    emergencyName: `${word} Mother`,
    emergencyPhone: phone,
    specialRequests: `${word} eats no nuts`,
  };
  const couponCode = await coupon();
  const own = await book({ ...customer, email: `other-${email}`, couponCode }, as(cookie));
  const guest = await book(customer);
  const at = new Date(1_700_000_000_000);
  const later = new Date(4_000_000_000_000);
  const tour = await db.select({ id: tours.id }).from(tours).where(eq(tours.slug, "hampi")).get();
  const booking = await db
    .select({ id: bookings.id, tourId: bookings.tourId, travelDate: bookings.travelDate })
    .from(bookings)
    .where(eq(bookings.bookingId, own.bookingId))
    .get();
  if (!tour || !booking) throw new Error("the catalogue has no such tour");

  const admin = await createPerson("admin", "active");
  // Also recorded in the audit log.
  await services.addNote(admin, { userId: id, text: `${word} calls often` });
  const review = crypto.randomUUID();
  await db.batch([
    db.insert(reviews).values({
      id: review,
      booking: booking.id,
      tourId: booking.tourId,
      userId: id,
      authorName: `${word} Q.`,
      rating: 5,
      title: "A fine train",
      text: "It climbs, and so does the tea.",
      createdAt: 1,
      updatedAt: 1,
    }),
    db.insert(reviewPhotographs).values({
      id: review.replaceAll("-", ""),
      review,
      tourId: booking.tourId,
      caption: `${word} on the train`,
      width: 320,
      height: 400,
      widths: [320],
      consentVersion: 1,
      consentedAt: 1,
      createdAt: 1,
    }),
    db.insert(bookingMessages).values({
      id: crypto.randomUUID(),
      booking: booking.id,
      authorId: admin.id,
      author: "team",
      toTraveler: true,
      toOperator: false,
      text: `${word}, please bring boots`,
      createdAt: 1,
    }),
    db.insert(threadReports).values({
      id: crypto.randomUUID(),
      booking: booking.id,
      reporter: "traveler",
      reportedBy: id,
      reason: `${word} is annoyed`,
      createdAt: 1,
    }),
    db.insert(threadReads).values({ booking: booking.id, userId: id, readUntil: 1 }),
    db.insert(partyMembers).values({
      id: `${booking.id}/adult/1`,
      booking: booking.id,
      kind: "adult",
      number: 1,
      name: `${word} Qureshi`,
      encryptedIdentity: keys.encrypt(
        "traveler-identity",
        JSON.stringify({ kind: "passport", number: `P${word}` }),
        `${booking.id}/adult/1`,
      ),
      identityUntil: "2099-01-01",
      answered: ["weight"],
      encryptedAnswers: keys.encrypt(
        "traveler-answers",
        JSON.stringify({ weight: `${word} weighs 62 kg` }),
        `${booking.id}/adult/1`,
      ),
    }),
    db.insert(wishlistLists).values({
      id: `${id}/list`,
      userId: id,
      name: `With ${word}`,
      share: `SECRET-${made}-share`,
      createdAt: 1,
    }),
    db.insert(wishlistItems).values({ userId: id, tourId: tour.id, createdAt: 1, listId: `${id}/list` }),
    db.insert(savedViews).values({
      id: `${id}/view`,
      userId: id,
      list: "/admin/bookings",
      name: `Unpaid of ${word}`,
      query: "paid=unpaid",
      createdAt: 1,
    }),
    db.insert(scheduledReports).values({
      id: `${id}/report`,
      userId: id,
      list: "/admin/bookings",
      title: "Bookings",
      query: `q=${word}`,
      format: "csv",
      days: "daily",
      time: "08:00",
      nextRunAt: 8_000_000_000_000,
      createdAt: 1,
    }),
    db.insert(reportRuns).values({
      id: `${id}/run`,
      report: `${id}/report`,
      dueAt: 1,
      from: "2099-01-01",
      to: "2099-01-01",
      createdAt: Date.now(),
    }),
    db.insert(listColumns).values({ userId: id, list: "/admin/bookings", columns: "tour" }),
    db
      .insert(officePreferences)
      .values({ userId: id, isFolded: true, density: "compact", hasShortcuts: false }),
    db
      .insert(notificationPreferences)
      .values({ userId: id, topic: "trips", channel: "sms", isOn: true, updatedAt: 1 }),
    db.insert(pushSubscriptions).values({
      id: crypto.randomUUID(),
      userId: id,
      endpoint: `https://push.example/SECRET-${word}`,
      p256dh: "SECRET",
      auth: "SECRET",
      keyVersion: 1,
      createdAt: 1,
    }),
    db.insert(waitingEntries).values({
      id: crypto.randomUUID(),
      holdId: `SECRET-${made}-hold`,
      tourId: booking.tourId,
      travelDate: booking.travelDate,
      seats: 2,
      place: made,
      name: word,
      email,
      emailKey: email,
      phone,
      status: "lapsed",
      createdAt: 1,
    }),
    db.insert(tourQuestions).values({
      id: `question-${made}`,
      tourId: booking.tourId,
      name: word,
      email,
      createdAt: 1,
      confirmedAt: 1,
    }),
    db.insert(questionMessages).values({
      id: `question-${made}-1`,
      question: `question-${made}`,
      authorId: id,
      author: "traveler",
      text: `${word} wonders`,
      createdAt: 1,
    }),
    db.insert(travelerCompensations).values({ booking: booking.id, amount: 1, byOperator: 0, createdAt: 1 }),
    db.insert(newsletterSubscribers).values({ email, createdAt: 1 }),
    db.insert(contactMessages).values({
      id: crypto.randomUUID(),
      name: word,
      email,
      subject: "Feedback",
      message: `${word} asks`,
      createdAt: 1,
    }),
    db.insert(mailOutbox).values({
      id: crypto.randomUUID(),
      recipient: email,
      subject: "Reset your password",
      text: `${word}: SECRET-${made}-link`,
      html: `<p>${word}: SECRET-${made}-link</p>`,
      status: "sent",
      nextAttemptAt: 1,
      createdAt: 1,
    }),
    db.insert(passkeys).values({
      id: crypto.randomUUID(),
      name: `${word}'s phone`,
      publicKey: `SECRET-${made}-key`,
      userId: id,
      credentialID: `SECRET-${made}-credential`,
      counter: 0,
      deviceType: "multiDevice",
      backedUp: true,
      createdAt: at,
    }),
    db.insert(oauthClients).values({
      id: crypto.randomUUID(),
      clientId: `https://${made}.example/client.json`,
      name: "An assistant",
      redirectUris: "[]",
      tokenEndpointAuthMethod: "none",
      updatedAt: at,
    }),
    db.insert(oauthConsents).values({
      id: crypto.randomUUID(),
      referenceId: `SECRET-${made}-grant`,
      userId: id,
      clientId: `https://${made}.example/client.json`,
      scopes: '["read"]',
      createdAt: at,
      updatedAt: at,
    }),
    ...[oauthAccessTokens, oauthRefreshTokens].map((table) =>
      db.insert(table).values({
        id: crypto.randomUUID(),
        token: `SECRET-${made}-token`,
        referenceId: `SECRET-${made}-grant`,
        userId: id,
        clientId: `https://${made}.example/client.json`,
        scopes: '["read"]',
        createdAt: at,
        expiresAt: later,
      }),
    ),
    db.insert(twoFactors).values({
      id: crypto.randomUUID(),
      userId: id,
      secret: `SECRET-${made}-totp`,
      backupCodes: `SECRET-${made}-codes`,
    }),
    db.insert(sessions).values({
      id: crypto.randomUUID(),
      token: `SECRET-${made}-token`,
      userId: id,
      userAgent: "Another browser",
      expiresAt: later,
      createdAt: at,
      updatedAt: at,
    }),
    db.insert(accounts).values({
      id: crypto.randomUUID(),
      userId: id,
      providerId: "google",
      accountId: `google-${made}`,
      accessToken: `SECRET-${made}-access`,
      refreshToken: `SECRET-${made}-refresh`,
      idToken: `SECRET-${made}-id`,
      createdAt: at,
      updatedAt: at,
    }),
    ...[
      [`reset-password:SECRET-${made}-a`, id],
      [`SECRET-${made}-b`, JSON.stringify({ challenge: "x", userData: { id } })],
      [`change-email-${id}`, "x"],
      [email, `SECRET-${made}-c`],
      [`SECRET-${made}-d`, JSON.stringify({ email })],
    ].map(([identifier = "", value = ""]) =>
      db.insert(verifications).values({
        id: crypto.randomUUID(),
        identifier,
        value,
        expiresAt: later,
        createdAt: at,
        updatedAt: at,
      }),
    ),
  ]);
  await asStaff(id, email);
  return {
    ...viewer({ id, email, emailVerified, name: `${word} Qureshi`, image }),
    cookie,
    password,
    word,
    phone,
    image,
    bookings: [own, guest] as const,
  };
}

/** Stores a person's rows at another operator: as staff, as an invitee and as the author of a review reply. */
async function asStaff(id: string, email: string): Promise<void> {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  const reviewed = await book({ tour: "ooty" });
  const booking = await db
    .select({ id: bookings.id, tourId: bookings.tourId })
    .from(bookings)
    .where(eq(bookings.bookingId, reviewed.bookingId))
    .get();
  if (!booking) throw new Error("booking not found");
  const review = crypto.randomUUID();
  const document = { kind: "other" as const, contentType: "application/pdf", size: 1, createdAt: 1 };
  await db.batch([
    db.insert(operatorMembers).values({ operator, userId: id, rights: ["bookings"], createdAt: 1 }),
    db.insert(operatorInvitations).values({
      id: crypto.randomUUID(),
      operator,
      email,
      rights: ["bookings"],
      tokenHash: `SECRET-${id}-hash`,
      invitedBy: owner.id,
      createdAt: 1,
      expiresAt: 2,
      endedAt: 2,
    }),
    db.insert(operatorDocuments).values({
      id: crypto.randomUUID(),
      operator,
      fileName: "licence.pdf",
      uploadedBy: id,
      ...document,
    }),
    db.insert(reviews).values({
      id: review,
      booking: booking.id,
      tourId: booking.tourId,
      rating: 4,
      title: "Good",
      text: "Good tea.",
      createdAt: 1,
      updatedAt: 1,
    }),
    db.insert(reviewReplies).values({ review, text: "Thank you", authorId: id, createdAt: 1 }),
    db.insert(reviewReports).values({ review, reason: "Not true", reportedBy: id, createdAt: 1 }),
    db.insert(threadReports).values({
      id: crypto.randomUUID(),
      booking: booking.id,
      reporter: "operator",
      reportedBy: id,
      reason: "Rude words",
      createdAt: 1,
    }),
    db.insert(threadReads).values({ booking: booking.id, userId: id, readUntil: 1 }),
    db.insert(checkIns).values({
      booking: booking.id,
      id: crypto.randomUUID(),
      way: "hand",
      at: 1,
      doneBy: id,
      createdAt: 1,
    }),
    db
      .update(departures)
      .set({ closedBy: id })
      .where(and(eq(departures.tourId, booking.tourId), eq(departures.travelDate, reviewed.travelDate))),
    db
      .insert(tourDrafts)
      .values({ tourId: booking.tourId, values: {}, updatedAt: 1, updatedBy: id })
      .onConflictDoUpdate({ target: tourDrafts.tourId, set: { updatedBy: id } }),
  ]);
}
