import { env } from "cloudflare:workers";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { taxOn } from "~/domain/money/money";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { balanceOf, saleOf } from "~/domain/money/ledger/ledger";
import {
  bookingNotes,
  bookingProposals,
  bookings,
  departures,
  ledgerEntries,
  notifications,
} from "../../worker/platform/db/schema";
import { selectBookingPage } from "../../worker/desk/admin/booking-list.repo";
import { erasedDetails } from "../../worker/privacy/tables/bookings.repo";
import { findBookingsByText, findCustomers } from "../../worker/overview/find.repo";
import { book, get } from "../support/api";
import { db, multiplyBooking, seatsSold } from "../support/database";
import { receive } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { codeOf, refusal } from "../support/refusal";
import { withoutRule } from "../support/rules";
import { mailsTo, services } from "../support/services";

const today = todayInIndia(Date.now());
const tour = "ooty";
let admin: Viewer;
let support: Viewer;
let finance: Viewer;
let owner: Viewer;
let other: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active", { name: "Leela Admin" });
  support = await createPerson("admin", "active", { adminRole: "support" });
  finance = await createPerson("admin", "active", { adminRole: "finance" });
  owner = await createPerson("tour_operator", "verified", { name: "Omar Owner" });
  other = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await giveTourTo("agra", await createOperator(other.id));
});

async function rowOf(bookingId: string) {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error(`no booking ${bookingId}`);
  return row;
}

async function versionOf(bookingId: string): Promise<number> {
  return (await services.getAdminBooking(admin, bookingId)).booking.version;
}

async function saleIn(bookingId: string) {
  const { id } = await rowOf(bookingId);
  return saleOf(await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id)));
}

type Change = Parameters<typeof services.repairBooking>[1]["change"];

/** Quotes a change and makes it as it was quoted. */
async function repair(who: Viewer, bookingId: string, change: Change, bearer?: "operator" | "platform") {
  const quote = await services.quoteRepair(who, { bookingId, change, bearer });
  const { isMade } = await services.repairBooking(who, {
    bookingId,
    change,
    bearer,
    reason: "The bus is late.",
    expectedTotal: quote.total,
    expectedVersion: quote.version,
  });
  return { quote, isMade };
}

async function paidBooking(overrides: Record<string, unknown> = {}) {
  const booking = await book({ tour, email: `${crypto.randomUUID()}@example.com`, ...overrides });
  await receive(booking.bookingId);
  return booking;
}

/** Returns the token of the link that was mailed to accept a change. */
async function consentToken(email: string): Promise<string> {
  const texts = (await mailsTo(email)).map(({ text }) => /\/booking-change\/([\w-]+)/.exec(text)?.[1]);
  const token = texts.find((found) => found !== undefined);
  if (!token) throw new Error("no link was mailed");
  return token;
}

/** Counts the notifications of an event whose key names a row: a booking's or a proposal's id. */
async function notified(event: string, bookingId: string) {
  const { id } = await rowOf(bookingId);
  const proposal = await db.select().from(bookingProposals).where(eq(bookingProposals.booking, id)).get();
  const keys = await db
    .select({ key: notifications.dedupeKey })
    .from(notifications)
    .where(sql`${notifications.event} = ${event}`);
  return keys.filter(({ key }) => key.includes(id) || (proposal && key.includes(proposal.id))).length;
}

test("an administrator's new date reaches history, operator and traveler, in words", async () => {
  const { bookingId, customerEmail, travelDate } = await paidBooking();
  const moved = addDays(today, 500);
  expect((await repair(admin, bookingId, { kind: "date", travelDate: moved })).isMade).toBe(true);
  expect(await seatsSold(tour, moved)).toBe(2);
  expect(await seatsSold(tour, travelDate)).toBe(0);
  const page = await services.getOperatorBooking(owner, bookingId);
  expect(page.booking.travelDate).toBe(moved);
  expect(page.history.at(-1)).toMatchObject({ what: "changed", by: "team" });
  expect(page.history.at(-1)?.reason).toMatch(
    /^Moved from \w{3} \d+, \d{4} to \w{3} \d+, \d{4}\. The bus is late\.$/,
  );
  const [mail] = (await mailsTo(customerEmail)).filter(({ subject }) => /has changed/.test(subject));
  expect(mail?.text).toContain("Tour Bharat changed your booking.");
  expect(await notified("booking-changed", bookingId)).toBe(1);
  expect(await notified("booking-repaired", bookingId)).toBe(0);
});

test("an operator's lower price refunds at its own cost, and tells us", async () => {
  const { bookingId, totalAmount } = await paidBooking();
  const before = await saleIn(bookingId);
  const { quote } = await repair(owner, bookingId, { kind: "price", total: totalAmount - 1000 });
  expect(quote).toMatchObject({ totalBefore: totalAmount, refundAmount: 1000, needsConsent: false });
  const row = await rowOf(bookingId);
  expect(row).toMatchObject({ totalAmount: totalAmount - 1000, refundedAmount: 1000 });
  expect(row.priceLines?.at(-1)).toMatchObject({ label: "Price adjustment", amount: -1000 });
  expect(row.priceLines?.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.totalAmount);
  // Its commission falls with the price.
  expect(await saleIn(bookingId)).toStrictEqual({
    ...before,
    total: totalAmount - 1000,
    commission: before.commission - 100,
  });
  expect(await notified("booking-repaired", bookingId)).toBe(1);
});

test("a price lowered at our cost stays ours after a later change", async () => {
  const { bookingId, totalAmount } = await paidBooking();
  const before = await saleIn(bookingId);
  await repair(admin, bookingId, { kind: "price", total: totalAmount - 1000 }, "platform");
  const borne = { ...before, total: totalAmount - 1000, discount: 1000 };
  expect(await saleIn(bookingId)).toStrictEqual(borne);
  // The operator sees its share, and on what the commission is.
  const { share, booking } = await services.getOperatorBooking(owner, bookingId);
  expect(share?.sale).toStrictEqual(borne);
  expect(booking.earnings).toMatchObject({
    commission: before.commission,
    net: totalAmount - before.commission - taxOn(before.commission, 18) - taxOn(totalAmount - 1000, 0.1),
  });
  await repair(admin, bookingId, { kind: "date", travelDate: addDays(today, 520) });
  expect((await rowOf(bookingId)).totalAmount).toBe(totalAmount - 1000);
  expect(await saleIn(bookingId)).toStrictEqual(borne);
});

test("after a lower price a credit note is issued, and the ledger balances", async () => {
  const { bookingId, totalAmount } = await paidBooking();
  await repair(admin, bookingId, { kind: "price", total: totalAmount - 500 }, "operator");
  const { taxDocuments } = await services.getAdminBooking(admin, bookingId);
  expect(taxDocuments.map(({ kind }) => kind)).toContain("credit-note");
  const { id } = await rowOf(bookingId);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id));
  expect(balanceOf("receivable", entries)).toBe(totalAmount - 500 - totalAmount);
});

test("support moves a booking, finance changes its price, and operators never raise one", async () => {
  const { bookingId, totalAmount } = await paidBooking();
  const price = { kind: "price", total: totalAmount - 10 } as const;
  const request = { bookingId, change: price, reason: "x", expectedTotal: price.total, expectedVersion: 2 };
  // Support may move a booking, but not choose a price.
  expect(await codeOf(services.repairBooking(support, { ...request, bearer: "operator" }))).toBe("forbidden");
  await repair(support, bookingId, { kind: "date", travelDate: addDays(today, 530) });
  // Finance the other way round, and it may take back what it proposed.
  const date = { kind: "date", travelDate: addDays(today, 531) } as const;
  expect(await codeOf(services.quoteRepair(finance, { bookingId, change: date }))).toBe("forbidden");
  expect(await codeOf(services.repairBooking(finance, { ...request, change: date }))).toBe("forbidden");
  await repair(finance, bookingId, { kind: "price", total: totalAmount + 40 });
  await services.withdrawProposal(finance, { bookingId, expectedVersion: await versionOf(bookingId) });
  await repair(finance, bookingId, { kind: "price", total: totalAmount - 20 }, "platform");
  expect((await rowOf(bookingId)).totalAmount).toBe(totalAmount - 20);
  // Operators may not raise a price, by whatever change.
  for (const change of [
    { kind: "price", total: totalAmount + 10 },
    { kind: "party", numberOfTravelers: 3, children: 0, infants: 0 },
  ] as const) {
    const raise = { ...request, change, expectedVersion: await versionOf(bookingId) };
    await refusal(services.quoteRepair(owner, { bookingId, change }), "invalid");
    const total =
      change.kind === "price"
        ? change.total
        : (await services.quoteRepair(admin, { bookingId, change })).total;
    await refusal(services.repairBooking(owner, { ...raise, expectedTotal: total }), "invalid");
  }
  expect((await rowOf(bookingId)).totalAmount).toBe(totalAmount - 20);
});

test("a stale version and another price than shown change nothing", async () => {
  const { bookingId, totalAmount } = await paidBooking();
  const change = { kind: "price", total: totalAmount - 10 } as const;
  const request = { bookingId, change, bearer: "operator", reason: "x" } as const;
  const version = await versionOf(bookingId);
  const stale = { ...request, expectedTotal: change.total, expectedVersion: version - 1 };
  expect((await refusal(services.repairBooking(admin, stale), "conflict")).message).toContain(
    "has changed since you opened it",
  );
  const wrong = { ...request, expectedTotal: change.total - 1, expectedVersion: version };
  await refusal(services.repairBooking(admin, wrong), "price_changed");
  expect((await rowOf(bookingId)).totalAmount).toBe(totalAmount);
});

async function propose(overrides: Record<string, unknown> = {}) {
  const booking = await paidBooking(overrides);
  const { bookingId } = booking;
  const { quote, isMade } = await repair(admin, bookingId, {
    kind: "party",
    numberOfTravelers: 3,
    children: 0,
    infants: 0,
  });
  expect(isMade).toBe(false);
  return { ...booking, quote, token: await consentToken(booking.customerEmail) };
}

test("a higher price waits for the traveler, and applies once they accept", async () => {
  const { bookingId, travelDate, totalAmount, quote, token } = await propose();
  expect(await rowOf(bookingId)).toMatchObject({ numberOfTravelers: 2, totalAmount });
  expect(await seatsSold(tour, travelDate)).toBe(2);
  expect((await services.getAdminBooking(admin, bookingId)).proposal).toMatchObject({ total: quote.total });
  expect(await services.getProposal(token)).toMatchObject({
    state: "open",
    before: { party: "2 adults", total: totalAmount },
    after: { party: "3 adults", total: quote.total },
    toPay: quote.total - totalAmount,
  });

  const answers = await Promise.allSettled([
    services.answerProposal(token, "accepted"),
    services.answerProposal(token, "accepted"),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await rowOf(bookingId)).toMatchObject({ numberOfTravelers: 3, totalAmount: quote.total });
  expect(await seatsSold(tour, travelDate)).toBe(3);
  expect((await saleIn(bookingId)).total).toBe(quote.total);
  expect(await services.getProposal(token)).toMatchObject({ state: "accepted" });
  await refusal(services.answerProposal(token, "declined"), "conflict");
  expect(await notified("consent-answered", bookingId)).toBe(1);
  const { history } = await services.getOperatorBooking(owner, bookingId);
  expect(history.at(-1)).toMatchObject({ by: "traveler", reason: expect.stringContaining("Accepted ₹") });
});

test("a declined, withdrawn or replaced change never applies", async () => {
  const declined = await propose();
  await services.answerProposal(declined.token, "declined");
  await refusal(services.answerProposal(declined.token, "accepted"), "conflict");

  const withdrawn = await propose();
  const { bookingId } = withdrawn;
  await services.withdrawProposal(admin, { bookingId, expectedVersion: await versionOf(bookingId) });
  await refusal(services.answerProposal(withdrawn.token, "accepted"), "conflict");

  const replaced = await propose();
  await repair(admin, replaced.bookingId, { kind: "price", total: replaced.totalAmount + 300 });
  await refusal(services.answerProposal(replaced.token, "accepted"), "conflict");
  await services.answerProposal(await consentToken(replaced.customerEmail), "accepted");
  expect((await rowOf(replaced.bookingId)).totalAmount).toBe(replaced.totalAmount + 300);

  for (const { bookingId: id, totalAmount } of [declined, withdrawn])
    expect(await rowOf(id)).toMatchObject({ numberOfTravelers: 2, totalAmount });
});

test("an answer comes too late if the price has changed meanwhile, or the time is over", async () => {
  const changed = await propose();
  await repair(owner, changed.bookingId, { kind: "price", total: changed.totalAmount - 100 });
  await refusal(services.answerProposal(changed.token, "accepted"), "conflict");
  expect(await rowOf(changed.bookingId)).toMatchObject({
    numberOfTravelers: 2,
    totalAmount: changed.totalAmount - 100,
  });

  const paid = await propose();
  await db
    .update(bookingProposals)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(bookingProposals.booking, (await rowOf(paid.bookingId)).id));
  expect(await services.getProposal(paid.token)).toMatchObject({ state: "expired" });
  await refusal(services.answerProposal(paid.token, "accepted"), "conflict");
  await refusal(services.getProposal("nonsense"), "not_found");
});

test("if the seats are gone meanwhile, accepting changes nothing and can be repeated", async () => {
  const { bookingId, travelDate, token, totalAmount, quote } = await propose();
  const { tourId } = await rowOf(bookingId);
  const day = and(eq(departures.tourId, tourId), eq(departures.travelDate, travelDate));
  const [before] = await db.select().from(departures).where(day);
  await db.update(departures).set({ capacity: 2 }).where(day);
  await refusal(services.answerProposal(token, "accepted"), "sold_out");
  expect(await rowOf(bookingId)).toMatchObject({ numberOfTravelers: 2, totalAmount });
  expect(await services.getProposal(token)).toMatchObject({ state: "open" });
  await db
    .update(departures)
    .set({ capacity: before?.capacity ?? 20 })
    .where(day);
  await services.answerProposal(token, "accepted");
  expect((await rowOf(bookingId)).totalAmount).toBe(quote.total);
});

test("negative controls: without the rule an answer could be changed, without the version an old quote would be compared only by price", async () => {
  const { bookingId, token, totalAmount } = await propose();
  await services.answerProposal(token, "declined");
  const { id } = await rowOf(bookingId);
  const reopen = "UPDATE booking_proposals SET status = 'open', version = ? WHERE booking = ?";
  const version = await versionOf(bookingId);
  await expect(env.DB.prepare(reopen).bind(version, id).run()).rejects.toThrow("rule:proposal_settled");
  await withoutRule("proposal_settled");
  await env.DB.prepare(reopen).bind(version, id).run();
  await services.answerProposal(token, "accepted");
  expect((await rowOf(bookingId)).totalAmount).toBeGreaterThan(totalAmount);

  const outdated = await propose();
  await repair(owner, outdated.bookingId, { kind: "price", total: outdated.totalAmount - 100 });
  const row = await rowOf(outdated.bookingId);
  await env.DB.prepare(reopen)
    .bind(await versionOf(outdated.bookingId), row.id)
    .run();
  await refusal(services.answerProposal(outdated.token, "accepted"), "price_changed");
});

test("a wrong address is mended: its link ends, the new one gets the documents, the old one no link", async () => {
  const wrong = `${crypto.randomUUID()}@example.com`;
  const right = `${crypto.randomUUID()}@example.com`;
  const stranger = await createPerson("user", "active", { email: wrong, emailVerified: true });
  const { bookingId } = await paidBooking({ email: wrong });
  await db.update(bookings).set({ userId: stranger.id }).where(eq(bookings.bookingId, bookingId));
  const oldPath = await services.tripPathOf(bookingId);
  await services.repairContact(admin, {
    bookingId,
    expectedVersion: await versionOf(bookingId),
    customerEmail: right,
    customerPhone: "+919812345670",
    specialRequests: "Window seat",
    isWrongAddress: true,
    reason: "Mistyped on the phone.",
  });
  expect(await rowOf(bookingId)).toMatchObject({
    customerEmail: right,
    customerPhone: "+919812345670",
    customerName: "Meera Iyer",
    specialRequests: "Window seat",
    userId: null,
  });
  const newPath = await services.tripPathOf(bookingId);
  expect(newPath).not.toBe(oldPath);
  const [oldKey = "", newKey = ""] = [oldPath, newPath].map((path) => path.split("/")[3]);
  await refusal(services.getTrip({ bookingId, key: oldKey }), "not_found");
  expect((await services.getTrip({ bookingId, key: newKey })).booking.customerEmail).toBe(right);
  for (const [path, status] of [
    [oldPath, 404],
    [newPath, 200],
  ] as const)
    expect((await get(`${path}/voucher.pdf`)).status).toBe(status);
  const [toNew] = await mailsTo(right);
  expect(toNew).toMatchObject({ attachments: { kinds: ["voucher", "invoice", "calendar"] } });
  expect(toNew?.text).toContain(newPath);
  const [toOld] = (await mailsTo(wrong)).filter(({ subject }) => /removed/.test(subject));
  expect(toOld?.text).not.toMatch(/\/trip\/|9812345670/);
  expect(toOld?.text).not.toContain(right);
  // Neither history nor log names an address.
  const { history, log } = await services.getAdminBooking(admin, bookingId);
  expect(history.at(-1)?.reason).toContain("e-mail address, phone number, special requests");
  expect(JSON.stringify([history, log])).not.toContain(right);
  expect((await services.getOperatorBooking(owner, bookingId)).maskedEmail).not.toContain(right);
  expect(JSON.stringify(await services.getOperatorBooking(owner, bookingId))).not.toContain(right);
});

test("contact details are checked, and a right address keeps its link", async () => {
  const { bookingId } = await paidBooking();
  const path = await services.tripPathOf(bookingId);
  const request = {
    bookingId,
    expectedVersion: await versionOf(bookingId),
    isWrongAddress: false,
    reason: "New mail.",
    specialRequests: null,
  };
  await refusal(services.repairContact(admin, { ...request, customerPhone: "+911234" }), "invalid");
  await refusal(services.repairContact(admin, request), "invalid");
  await services.repairContact(owner, { ...request, customerEmail: `${crypto.randomUUID()}@example.com` });
  expect(await services.tripPathOf(bookingId)).toBe(path);
  await refusal(services.repairContact(owner, { ...request, customerName: "Someone Else" }), "conflict");
});

test("a traveler who deleted their account is neither mended nor written to", async () => {
  const { bookingId } = await paidBooking();
  await db.update(bookings).set(erasedDetails).where(eq(bookings.bookingId, bookingId));
  const contact = { customerName: "Someone Else", specialRequests: null, isWrongAddress: false, reason: "x" };
  const expectedVersion = await versionOf(bookingId);
  for (const call of [
    services.repairContact(admin, { ...contact, bookingId, expectedVersion }),
    services.resendDocuments(admin, bookingId),
  ])
    expect((await refusal(call, "illegal_transition")).message).toBe(
      "The traveler has deleted their account.",
    );
  expect(await services.getOperatorBooking(owner, bookingId)).toMatchObject({
    maskedEmail: null,
    isTravelerDeleted: true,
  });
});

test("documents are sent again, at most five times an hour", async () => {
  const { bookingId, customerEmail } = await paidBooking();
  for (let count = 0; count < 5; count += 1)
    await services.resendDocuments(count % 2 === 0 ? admin : owner, bookingId);
  expect(await codeOf(services.resendDocuments(admin, bookingId))).toBe("too_many_requests");
  const sent = (await mailsTo(customerEmail)).filter(({ subject }) => subject.startsWith("Documents for"));
  expect(sent).toHaveLength(5);
  const { history } = await services.getAdminBooking(admin, bookingId);
  expect(history.filter(({ reason }) => reason === "Sent the booking documents again.")).toHaveLength(5);
});

test("notes stay on their side, and a form sent twice adds one", async () => {
  const { bookingId } = await paidBooking();
  const note = { bookingId, noteId: crypto.randomUUID(), text: "Asked for a quiet room." };
  await services.addBookingNote(admin, note);
  await services.addBookingNote(admin, note);
  await services.addBookingNote(owner, { ...note, noteId: crypto.randomUUID(), text: "Knows the guide." });
  const team = await services.getAdminBooking(admin, bookingId);
  const company = await services.getOperatorBooking(owner, bookingId);
  expect(team.notes).toMatchObject([{ text: "Asked for a quiet room.", author: "Leela Admin" }]);
  expect(company.notes).toMatchObject([{ text: "Knows the guide.", author: "Omar Owner" }]);
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  const seen = JSON.stringify([await services.getTrip({ bookingId, key }), team.log, team.history]);
  expect(seen).not.toMatch(/quiet room|Knows the guide/);
  expect(await db.$count(bookingNotes)).toBe(2);
});

test("a customer's page gathers an address and a number, for operators their own bookings only", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const phone = "+919876501234";
  const first = await paidBooking({ email, phone });
  const second = await paidBooking({ email, phone: "+919876501235" });
  const third = await paidBooking({ tour: "agra", phone, firstName: "Ravi" });
  await book({ tour, email: `${crypto.randomUUID()}@example.com`, phone: "+919876509999" });
  await services.changeBookingStatus(admin, { bookingId: second.bookingId, status: "cancelled" });
  const page = await services.getCustomer(admin, first.bookingId);
  expect(page.bookings.map(({ bookingId }) => bookingId)).toStrictEqual(
    [third, second, first].map(({ bookingId }) => bookingId),
  );
  expect(page.totals).toMatchObject({ bookings: 3, canceled: 1, upcoming: 2 });
  expect(page.totals.paid).toBe(first.totalAmount + second.totalAmount + third.totalAmount);
  expect(page.contacts).toHaveLength(3);
  const own = await services.getCustomer(owner, first.bookingId);
  expect(own.bookings.map(({ bookingId }) => bookingId)).toStrictEqual([second.bookingId, first.bookingId]);
  expect(JSON.stringify(own)).not.toMatch(/@example\.com|Ravi/);
  expect(await codeOf(services.getCustomer(owner, third.bookingId))).toBe("not_found");
});

/** Returns the rows that a query reads. */
async function rowsRead(query: { toSQL: () => { sql: string; params: unknown[] } }) {
  const { sql: text, params } = query.toSQL();
  const { meta } = await env.DB.prepare(text)
    .bind(...params)
    .all();
  return meta.rows_read;
}

test("among two thousand bookings a caller, a name and a customer are found by index", async () => {
  const { bookingId } = await book({
    tour,
    firstName: "Wxyz",
    phone: "+919755512345",
    email: "wxyz.q@example.com",
  });
  const filler = await book({ tour: "agra", firstName: "Common" });
  await multiplyBooking(filler.bookingId, 2000, {
    id: "'found-' || value",
    booking_id: "printf('TF%06d', value)",
    customer_phone: "printf('+9188%08d', value)",
  });
  const found = async (q: string) =>
    (await services.listBookings(admin, { q, limit: 5 })).bookings.map((one) => one.bookingId);
  for (const q of [
    "+91 97555 12345",
    "097555-12345",
    "9755512345",
    "512345",
    "wxyz",
    "xyz.q@ex",
    bookingId,
    "wx",
  ])
    expect(await found(q), q).toContain(bookingId);
  for (const filter of [
    { q: "9755512345" },
    { q: "wxyz" },
    { q: "wxyz", status: "confirmed", tour },
  ] as const)
    expect(
      await rowsRead(selectBookingPage(db, filter, { sort: "-booked", limit: 50 })),
      JSON.stringify(filter),
    ).toBeLessThan(200);
  const search = { text: "9755512345", digits: "9755512345", email: null };
  expect(await findCustomers(db, search, 6)).toMatchObject([{ bookingId, bookings: 1 }]);
  expect(await findBookingsByText(db, search, 6)).toMatchObject([{ bookingId }]);
  // A common word reads the newest matches only.
  expect(await found("common")).toHaveLength(5);
  expect((await services.globalSearch(admin, "97555 12345")).customers).toMatchObject([{ bookingId }]);
  const own = await services.listOperatorBookings(owner, { q: "097555 12345", limit: 5 });
  expect(own.bookings.map((one) => one.bookingId)).toStrictEqual([bookingId]);
  expect((await services.listOperatorBookings(other, { q: "9755512345", limit: 5 })).bookings).toStrictEqual(
    [],
  );
  // Renamed, it is found by the new name only.
  await db
    .update(bookings)
    .set({ customerName: "Pqrs Lmn", customerFolded: " pqrs lmn" })
    .where(eq(bookings.bookingId, bookingId));
  expect(await found("pqrs l")).toStrictEqual([bookingId]);
});
