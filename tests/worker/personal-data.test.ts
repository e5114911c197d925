import { attempt, services as pages } from "../support/services";
import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { taxDocument } from "~/domain/money/tax/tax-documents";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { recentSignIn } from "~/domain/accounts/profile";
import { eraseAccount as deleteRows } from "../../worker/privacy/account-deletion.repo";
import { createAuth } from "../../worker/accounts/auth";
import { wrongPassword } from "../../worker/accounts/check-password";
import { personalTables } from "../../worker/privacy/personal-tables";
import {
  accounts,
  bankAccounts,
  bookingNotes,
  bookings,
  operatorDecisions,
  operatorDocuments,
  couponCustomers,
  mailOutbox,
  operators,
  phoneCodes,
  reviews,
  sessions,
  throttles,
  users,
} from "../../worker/platform/db/schema";
import { createBooking } from "../../worker/bookings/create-booking";
import { createPictureStore } from "../../worker/media/picture-store";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { accountDeletedMail } from "../../worker/notifications/mail/account-mails";
import { newMailRow } from "../../worker/notifications/mail/mail-outbox.repo";
import type { Mail } from "../../worker/notifications/mail/mailer";
import { insertTaxDocument } from "../../worker/money/invoices/tax-documents.repo";
import { as, book, get, origin } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest } from "../support/booking-request";
import { usesOf } from "../support/coupon";
import { db, eventsOf, rowCounts, seatsSold } from "../support/database";
import { form } from "../support/form";
import { taxSource } from "../support/tax";
import { createPerson } from "../support/people";
import { personWithEverything } from "../support/person";
import { viewer } from "../support/viewer";
import { allTables, columnsOf, columnsWith } from "../support/text-scan";
import { keys } from "../support/keys";
import { useCases } from "../../worker/services";

const { run: deleteAccount } = useCases.deleteAccount;
const { run: exportData } = useCases.exportData;
const { run: getAccountDeletion } = useCases.getAccountDeletion;

let published = 0;
let sessionBegan: number | null = null;
const mailed: Mail[] = [];
const clock = () => Date.now();
const mailer = {
  async send(message: Mail) {
    mailed.push(message);
  },
};
const auth = createAuth({
  db,
  clock,
  mailer,
  origin,
  requestOrigin: origin,
  keys,
  social: {},
  recheckSockets: async () => undefined,
});
const services = {
  db,
  clock,
  keys,
  pictures: createPictureStore(env.MEDIA),
  publisher: { bookingsChanged: () => void (published += 1), seatsChanged: () => undefined },
  mailer,
  bookingMailer,
  auth,
  sessionStart: () => Promise.resolve(sessionBegan),
};

beforeEach(() => {
  published = 0;
  mailed.length = 0;
  sessionBegan = null;
});

function ask(who: Viewer | null, fields: Record<string, string>) {
  return attempt(deleteAccount(services, who, { form: form(fields), headers: new Headers() }));
}

const exportSchema = z.looseObject({ bookings: z.array(z.looseObject({ bookingId: z.string() })) });

async function exported(who: Viewer) {
  const { json, fileName } = await exportData(services, who);
  return { json, fileName, data: exportSchema.parse(JSON.parse(json)) };
}

/** Removes the values that differ from one export to the next. */
async function held(who: Viewer) {
  const { data } = await exported(who);
  return { ...data, exportedAt: null };
}

test("every table with personal data says how it is exported and erased", async () => {
  const known = new Set(Object.keys(personalTables));
  const personal: string[] = [];
  for (const table of await allTables()) {
    const { results } = await env.DB.prepare(
      `SELECT 1 FROM pragma_foreign_key_list('${table}') WHERE "table" = 'users'`,
    ).all();
    const columns = await columnsOf(table);
    const saysWho = columns.some((name) =>
      /e_?mail|recipient|phone|^name$|_name$|user|owner|actor|identifier|subject/.test(name),
    );
    if (results.length > 0 || saysWho) personal.push(table);
  }
  // Names of operators are in tables of their own.
  expect(personal.filter((table) => !known.has(table))).toStrictEqual([]);
  expect(personal).toEqual(
    expect.arrayContaining(["users", "sessions", "bookings", "mail_outbox", "reviews"]),
  );
});

test("the export contains all data of an account, and no secret", async () => {
  const asha = await personWithEverything();
  const { bookingId } = asha.bookings[0];
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  await db.insert(bookingNotes).values({
    id: crypto.randomUUID(),
    booking: booking?.id ?? "",
    side: "team",
    text: "Called about the bus",
    authorId: null,
    createdAt: 1,
  });
  const document = { key: crypto.randomUUID(), issuedAt: 1 };
  await insertTaxDocument(db, taxDocument({ kind: "invoice", from: 0, to: 9 }, taxSource(), document), {
    booking: booking?.id ?? "",
    operatorSlug: "nilgiri-trails",
  });
  await db.insert(operators).values({
    slug: asha.id,
    companyName: "Zubaida Travels",
    baseCity: "Hyderabad",
    status: "pending",
    ownerId: asha.id,
  });
  await db.insert(bankAccounts).values({
    operator: asha.id,
    holder: "Zubaida Travels",
    encryptedNumber: "SECRET-number",
    lastDigits: "4321",
    ifsc: "HDFC0001234",
    confirmedAt: 1,
  });
  await db.insert(operatorDocuments).values({
    id: crypto.randomUUID(),
    operator: asha.id,
    kind: "gst",
    fileName: "gst.pdf",
    contentType: "application/pdf",
    size: 1,
    createdAt: 1,
  });
  await db.insert(operatorDecisions).values({
    id: crypto.randomUUID(),
    operator: asha.id,
    kind: "documents_asked",
    documents: ["gst"],
    text: "Please add it",
    createdAt: 1,
  });
  const { json, fileName, data } = await exported(asha);
  expect(fileName).toMatch(/^tour-bharat-data-\d{4}-\d{2}-\d{2}\.json$/);
  for (const [table, { exported: part }] of Object.entries(personalTables)) {
    if (typeof part === "string") continue;
    expect(data[part.as], table).toBeTruthy();
    expect(data[part.as], table).not.toStrictEqual([]);
  }
  expect(json).not.toMatch(/SECRET|scrypt|"token"|"password"|"secret"|"publicKey"|"credentialID"/);
  expect(data).toMatchObject({
    account: {
      id: asha.id,
      email: asha.email,
      name: asha.name,
      phone: asha.phone,
      createdAt: expect.any(String),
    },
    signInMethods: [{ provider: "google" }, { provider: "credential" }],
    mails: [
      { subject: "Reset your password", createdAt: "1970-01-01T00:00:00.001Z" },
      // One of them went to the other address that the booking was made with.
      ...asha.bookings.map(({ customerEmail, bookingId }) => ({
        recipient: customerEmail,
        subject: expect.stringContaining(bookingId),
      })),
    ],
    messages: [{ message: `${asha.word} asks` }],
    questions: [{ tour: "ooty", name: asha.word }],
    questionMessages: [{ from: "traveler", text: `${asha.word} wonders` }],
    messagesOfBookings: [{ bookingId, from: "team", text: `${asha.word}, please bring boots` }],
    parties: [{ bookingId, name: `${asha.word} Qureshi`, identity: { number: `P${asha.word}` } }],
    coupons: [{ bookingId, email: `other-${asha.email}`, usedAt: expect.any(String) }],
    photographs: [{ bookingId, caption: `${asha.word} on the train`, status: "waiting" }],
    waitingLists: [{ tour: "ooty", name: asha.word, status: "lapsed" }],
    wishlist: [{ tour: "hampi", title: expect.stringContaining("Hampi"), list: `With ${asha.word}` }],
    wishlistLists: [{ name: `With ${asha.word}`, isShared: true }],
    savedViews: [{ list: "/admin/bookings", name: `Unpaid of ${asha.word}`, query: "paid=unpaid" }],
    scheduledReports: [{ list: "/admin/bookings", query: `q=${asha.word}`, time: "08:00" }],
    listColumns: [{ list: "/admin/bookings", columns: "tour" }],
    officePreferences: [{ density: "compact", hasShortcuts: false }],
    reviews: [{ tour: "ooty", bookingId, rating: 5, title: "A fine train" }],
    companies: [{ companyName: "Zubaida Travels" }],
    memberships: [{ companyName: "Malabar Walks", rights: ["bookings"] }],
    bankAccounts: [{ companyName: "Zubaida Travels", lastDigits: "4321" }],
    companyDocuments: [{ fileName: "gst.pdf" }],
    verifications: [{ kind: "documents_asked", documents: ["gst"] }],
    reviewReplies: [{ text: "Thank you" }],
    threadReports: expect.arrayContaining([expect.objectContaining({ reason: "Rude words" })]),
  });
  expect(data.bookings).toMatchObject(
    asha.bookings.map((booking, index) => ({
      ...booking,
      history: [{ type: "booking.created", by: index === 0 ? "you" : "guest", at: booking.createdAt }],
    })),
  );
});

test("an export contains no other account's data", async () => {
  const [asha, ravi] = [await personWithEverything(), await personWithEverything()];
  const { json } = await exported(asha);
  for (const text of [ravi.id, ravi.email, ravi.word, ravi.phone, ravi.bookings[0].bookingId])
    expect(json).not.toContain(text);
});

test("an unverified address opens neither its guests' bookings nor its messages", async () => {
  const asha = await personWithEverything({ emailVerified: false });
  const { data } = await exported(asha);
  const [own] = asha.bookings;
  expect(data.bookings.map(({ bookingId }) => bookingId)).toStrictEqual([own.bookingId]);
  expect(data).toMatchObject({ messages: [], newsletter: [], mails: [{ recipient: own.customerEmail }] });
});

test("a deleted account leaves no trace in any column of any table", async () => {
  const [asha, ravi] = [await personWithEverything(), await personWithEverything()];
  const before = await held(ravi);
  const trace = [asha.id, asha.email, asha.word, asha.phone, asha.image];
  // The scan does find existing values.
  expect(await columnsWith(trace)).toEqual(
    expect.arrayContaining([
      "users.email",
      "bookings.customer_folded",
      "bookings.customer_name",
      "coupon_uses.email_key",
      "coupon_customers.email_key",
      "mail_outbox.text",
      "verifications.value",
      "user_notes.text",
      "booking_messages.text",
      "audit_details.after",
    ]),
  );
  expect(await ask(asha, { password: asha.password, confirmation: "DELETE" })).toStrictEqual({ ok: true });
  // The action log stores people's ids permanently.
  expect(await columnsWith(trace)).toStrictEqual(["audit_log.subject_id"]);
  expect(await held(ravi)).toStrictEqual(before);
  expect(published).toBe(1);
  expect(mailed).toMatchObject([{ to: asha.email, subject: "Your account at Tour Bharat is deleted" }]);
  await expect.poll(async () => (await get(asha.image)).status).toBe(404);
  expect((await get(ravi.image)).status).toBe(200);
});

test("what others left about a person is exported and erased with the account, and its links end", async () => {
  const asha = await personWithEverything();
  const { bookingId } = asha.bookings[0];
  const admin = await createPerson("admin", "active");
  const booking = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  const text = "Called twice about the bus";
  await db.insert(bookingNotes).values({
    id: crypto.randomUUID(),
    booking: booking?.id ?? "",
    side: "team",
    text,
    authorId: admin.id,
    createdAt: 1,
  });
  // A stranger asked for a code with her number.
  const code = {
    id: crypto.randomUUID(),
    phone: asha.phone,
    purpose: "sign-in",
    mac: "",
    createdAt: 1,
  } as const;
  await db.insert(phoneCodes).values({ ...code, expiresAt: Date.now() + 60_000 });
  expect((await exported(asha)).data).toMatchObject({
    notes: [{ text: expect.stringContaining(asha.word) }],
    notesOfBookings: [{ bookingId, from: "team", text }],
  });
  const [, , , key = ""] = (await pages.tripPathOf(bookingId)).split("/");
  expect((await pages.getTrip({ bookingId, key })).booking.bookingId).toBe(bookingId);

  await ask(asha, { password: asha.password, confirmation: "DELETE" });
  await expect(pages.getTrip({ bookingId, key })).rejects.toMatchObject({ code: "not_found" });
  expect(await db.$count(phoneCodes, eq(phoneCodes.phone, asha.phone))).toBe(0);
});

test("a farewell that could not be sent is forgotten after three days", async () => {
  const farewell = accountDeletedMail({ to: "gone@example.com", name: "Meera" });
  const day = 24 * 60 * 60_000;
  await db.insert(mailOutbox).values({ ...newMailRow(farewell, Date.now()), status: "failed" });
  await deleteExpired({ db, clock: () => Date.now() + 2 * day });
  const isGone = eq(mailOutbox.recipient, "gone@example.com");
  expect(await db.$count(mailOutbox, isGone)).toBe(1);
  await deleteExpired({ db, clock: () => Date.now() + 3 * day + 1000 });
  expect(await db.$count(mailOutbox, isGone)).toBe(0);
});

test("a coupon's customer is deleted with the account, unless the address was also used by another one", async () => {
  const [asha, ravi] = [await personWithEverything(), await personWithEverything()];
  const [{ couponCode = "", customerEmail }] = asha.bookings;
  // An older use of another customer, which is the first row of all others.
  await book({ email: ravi.email, couponCode }, as(ravi.cookie));
  const customers = () => db.$count(couponCustomers, eq(couponCustomers.coupon, couponCode));
  expect(await customers()).toBe(2);
  await book({ email: customerEmail, couponCode }, as(ravi.cookie));
  await ask(asha, { password: asha.password, confirmation: "DELETE" });
  expect(await customers()).toBe(2);
  await ask(ravi, { password: ravi.password, confirmation: "DELETE" });
  expect(await customers()).toBe(0);
  expect(await usesOf(couponCode)).toMatchObject({ inAll: 3, byBookings: 3 });
});

test("bookings keep their numbers and seats, reviews their stars and words", async () => {
  const asha = await personWithEverything();
  const seats = await Promise.all(asha.bookings.map(({ travelDate }) => seatsSold("ooty", travelDate)));
  await ask(asha, { password: asha.password, confirmation: "DELETE" });
  for (const [index, booking] of asha.bookings.entries()) {
    const row = await db.select().from(bookings).where(eq(bookings.bookingId, booking.bookingId)).get();
    expect(row).toMatchObject({
      userId: null,
      customerName: "Deleted traveler",
      customerEmail: "",
      customerPhone: "",
      emergencyName: "",
      emergencyPhone: "",
      specialRequests: null,
      status: "confirmed",
      travelDate: booking.travelDate,
      numberOfTravelers: booking.numberOfTravelers,
      totalAmount: booking.totalAmount,
    });
    expect(await seatsSold("ooty", booking.travelDate)).toBe(seats[index]);
    expect(await eventsOf(booking.bookingId)).toMatchObject([
      { type: "booking.created", actorId: null },
      { type: "booking.updated", status: "confirmed", actorId: null },
    ]);
  }
  const review = await db
    .select()
    .from(reviews)
    .innerJoin(bookings, eq(reviews.booking, bookings.id))
    .where(eq(bookings.bookingId, asha.bookings[0].bookingId))
    .get();
  expect(review?.reviews).toMatchObject({
    userId: null,
    authorName: null,
    rating: 5,
    title: "A fine train",
    status: "published",
  });
});

test("all sessions end afterwards", async () => {
  const asha = await personWithEverything();
  expect(await db.$count(sessions, eq(sessions.userId, asha.id))).toBe(2);
  await ask(asha, { password: asha.password, confirmation: "DELETE" });
  const session = await get("/api/auth/get-session", { Cookie: asha.cookie });
  expect(await session.json()).toBeNull();
});

test("deletion requires the word and the right password, with errors beside the fields", async () => {
  const asha = await personWithEverything();
  const before = await held(asha);
  for (const [fields, wrong] of [
    [{}, ["confirmation", "password"]],
    [{ password: asha.password, confirmation: "" }, ["confirmation"]],
    [{ password: asha.password, confirmation: "delete" }, ["confirmation"]],
    [{ password: "", confirmation: "DELETE" }, ["password"]],
    [{ password: "not the password", confirmation: "DELETE" }, ["password"]],
    [{ password: "x".repeat(5000), confirmation: "DELETE" }, ["password"]],
  ] satisfies [Record<string, string>, string[]][]) {
    const result = await ask(asha, fields);
    expect(result.ok ? [] : Object.keys(result.errors).toSorted()).toStrictEqual(wrong);
  }
  expect(await held(asha)).toStrictEqual(before);
});

test("a password can be guessed ten times in a quarter of an hour and no more", async () => {
  const asha = await personWithEverything();
  await db.delete(throttles);
  for (let tries = 1; tries <= 10; tries += 1)
    expect(await ask(asha, { password: "wrong", confirmation: "DELETE" })).toMatchObject({
      errors: { password: [wrongPassword()] },
    });
  expect(await ask(asha, { password: asha.password, confirmation: "DELETE" })).toMatchObject({
    errors: { password: [wrongPassword()] },
  });
});

test("without a password a recent sign-in is required", async () => {
  const asha = await personWithEverything();
  await db.delete(accounts).where(and(eq(accounts.userId, asha.id), eq(accounts.providerId, "credential")));
  expect(await getAccountDeletion(services, asha)).toMatchObject({ hasPassword: false });
  for (const began of [null, Date.now() - recentSignIn - 1000]) {
    sessionBegan = began;
    const result = await ask(asha, { confirmation: "DELETE" });
    expect(result).toMatchObject({
      ok: false,
      errors: { account: [expect.stringContaining("ten minutes")] },
    });
  }
  sessionBegan = Date.now() - recentSignIn + 60_000;
  expect(await ask(asha, { confirmation: "no" })).toMatchObject({ ok: false });
  expect(await ask(asha, { confirmation: "DELETE" })).toStrictEqual({ ok: true });
});

test("of two concurrent requests one deletes, and both succeed", async () => {
  const asha = await personWithEverything();
  const fields = { password: asha.password, confirmation: "DELETE" };
  expect(await Promise.all([ask(asha, fields), ask(asha, fields)])).toStrictEqual([
    { ok: true },
    { ok: true },
  ]);
  for (const { bookingId } of asha.bookings) expect(await eventsOf(bookingId)).toHaveLength(2);
  expect([published, mailed.length]).toStrictEqual([1, 1]);
});

test("administrators and company owners are refused with the reason, and no data changes", async () => {
  const [boss, owner] = [await personWithEverything(), await personWithEverything()];
  await db.update(users).set({ role: "admin" }).where(eq(users.id, boss.id));
  await db.insert(operators).values({
    slug: owner.id,
    companyName: "Owner Travels",
    baseCity: "Hyderabad",
    status: "verified",
    ownerId: owner.id,
  });
  for (const [who, refusal] of [
    [boss, "administrator"],
    [owner, "operator"],
  ] as const) {
    const before = await held(who);
    expect(await getAccountDeletion(services, who)).toMatchObject({ refusal });
    expect(await ask(who, { password: who.password, confirmation: "DELETE" })).toMatchObject({
      ok: false,
      errors: { account: [expect.any(String)] },
    });
    // Even if they became so after the question.
    expect(await deleteRows(db, who, Date.now())).toMatchObject({ isDeleted: false, image: null });
    expect(await held(who)).toStrictEqual(before);
  }
  expect([published, mailed.length]).toStrictEqual([0, 0]);
});

test("an unverified address does not delete its owner's data", async () => {
  const asha = await personWithEverything({ emailVerified: false });
  const guest = eq(bookings.bookingId, asha.bookings[1].bookingId);
  const before = await db.select().from(bookings).where(guest).get();
  expect(await ask(asha, { password: asha.password, confirmation: "DELETE" })).toStrictEqual({ ok: true });
  expect(await db.select().from(bookings).where(guest).get()).toStrictEqual(before);
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, asha.email));
  expect(mails.map(({ subject }) => subject)).toStrictEqual([
    expect.stringContaining(asha.bookings[1].bookingId),
    "Reset your password",
  ]);
});

test("upcoming trips are listed, past and canceled ones are not", async () => {
  const asha = await personWithEverything();
  const [own, guest] = asha.bookings;
  const { trips } = await getAccountDeletion(services, asha);
  expect(trips.map(({ bookingId }) => bookingId).toSorted()).toStrictEqual(
    [own.bookingId, guest.bookingId].toSorted(),
  );
  await db.update(bookings).set({ travelDate: "2020-01-01" }).where(eq(bookings.bookingId, own.bookingId));
  await db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.bookingId, guest.bookingId));
  expect((await getAccountDeletion(services, asha)).trips).toStrictEqual([]);
});

test("a booking made during the deletion of its account is refused and leaves nothing", async () => {
  const who = viewer({ id: crypto.randomUUID() });
  const request = bookingRequestSchema.parse(bookingRequest());
  const before = await rowCounts();
  await expect(
    createBooking(services, request, { viewer: who, idempotencyKey: crypto.randomUUID() }),
  ).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await rowCounts()).toStrictEqual(before);
});
