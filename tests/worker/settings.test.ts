import { and, asc, eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { quoteSchema } from "~/domain/prices/quote";
import { defaultSettings, type PlatformSettings, type SettingsName } from "~/domain/settings/settings";
import {
  bookings,
  commissionRates,
  gstRates,
  ledgerEntries,
  marketingSpend,
  reviews,
  settings,
  newsletterSubscribers,
  users,
} from "../../worker/platform/db/schema";
import { createBooking } from "../../worker/bookings/create-booking";
import { getBookingDocumentsOf } from "../support/booking-documents";
import { getSettings } from "../../worker/settings/get-settings";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { createUser, signIn } from "../support/accounts";
import { as, book, get, post, read } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { keys } from "../support/keys";
import { db, registerForGst } from "../support/database";
import { bookingRow } from "../support/rows";
import { problemOf } from "../support/problem";
import { attempt, browser, form, services } from "../support/services";
import { createTrip } from "../support/trips";
import { viewer } from "../support/viewer";
import { createViewer } from "../support/people";
import { refusalOf } from "../support/refusal";
import { taxIdentity } from "../support/revenue";
import { useCases } from "../../worker/services";

const { run: changeMarketingSpend } = useCases.changeMarketingSpend;
const { run: addRate } = useCases.addRate;
const { run: removeRate } = useCases.removeRate;
const { run: changeSettings } = useCases.changeSettings;

const day = 86_400_000;
const today = todayInIndia(Date.now());

/** An administrator with a stored account, as changing settings requires. */
async function createAdmin() {
  const { id, name, email } = await createUser("admin");
  return viewer({ id, name, email, role: "admin" });
}

/** Changes a group from its current version. */
async function set<Name extends SettingsName>(name: Name, value: Partial<PlatformSettings[Name]>) {
  const admin = await createAdmin();
  const row = await db.select().from(settings).where(eq(settings.name, name)).get();
  const current = (await getSettings(db))[name];
  return changeSettings(audit, admin, { name, version: row?.version ?? 0, value: { ...current, ...value } });
}

afterEach(async () => {
  await db.delete(settings);
  await db.delete(commissionRates).where(like(commissionRates.validFrom, "20%-%"));
  await db.insert(commissionRates).values({ validFrom: "2000-01-01", percent: 10 });
  await db.delete(gstRates);
  await db.insert(gstRates).values({ validFrom: "2017-07-01", percent: 5 });
});

const published = { bookingsChanged: () => undefined, seatsChanged: () => undefined };

/** Books at an instant. */
function bookAt(now: number, overrides: Record<string, unknown> = {}) {
  const request = bookingRequestSchema.parse(bookingRequest(overrides));
  return createBooking({ db, clock: () => now, publisher: published, bookingMailer, keys }, request, {
    viewer: null,
    idempotencyKey: null,
  });
}

async function commissionInLedger(bookingId: string) {
  const rows = await db
    .select({ amount: ledgerEntries.amount, credit: ledgerEntries.credit })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
    .where(and(eq(bookings.bookingId, bookingId), eq(ledgerEntries.credit, "unearned-commission")))
    .orderBy(asc(ledgerEntries.id));
  return rows.map(({ amount }) => amount);
}

test("a commission with a start day applies to bookings made from then on; earlier ones keep theirs", async () => {
  const admin = await createAdmin();
  const now = Date.now();
  const from = addDays(today, 3);
  const travelDate = addDays(today, 60);
  const before = await bookAt(now, { travelDate });
  await addRate(audit, admin, "commission", { validFrom: from, percent: 25 });
  const stillBefore = await bookAt(now, { travelDate });
  const after = await bookAt(now + 3 * day, { travelDate });

  expect(await bookingRow(before.bookingId)).toMatchObject({ commissionPercent: 10 });
  expect(await bookingRow(stillBefore.bookingId)).toMatchObject({ commissionPercent: 10 });
  expect(await bookingRow(after.bookingId)).toMatchObject({ commissionPercent: 25 });
  expect(await commissionInLedger(stillBefore.bookingId)).toStrictEqual([
    Math.round(before.totalAmount / 10),
  ]);
  expect(await commissionInLedger(after.bookingId)).toStrictEqual([Math.round(after.totalAmount / 4)]);

  // The stored rate also applies to its later changes, and shows in the back office.
  const { cookie } = await signIn("admin");
  const listSchema = z.object({
    bookings: z.array(
      z.object({
        bookingId: z.string(),
        commission: z.int(),
        commissionPercent: z.int(),
        totalAmount: z.int(),
      }),
    ),
  });
  const list = await read(await get(`/api/admin/bookings?q=${after.bookingId}`, as(cookie)), listSchema);
  expect(list.bookings).toMatchObject([
    { commissionPercent: 25, commission: Math.round(after.totalAmount / 4) },
  ]);
  expect(await services.listBookings(admin, { q: after.bookingId, limit: 5 })).toMatchObject({
    bookings: [{ commissionPercent: 25 }],
  });
  const share = Math.round(after.totalAmount / 4);
  await services.changeBookingStatus(admin, { bookingId: after.bookingId, status: "cancelled" });
  const back = await db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(bookings, eq(ledgerEntries.booking, bookings.id))
    .where(and(eq(bookings.bookingId, after.bookingId), eq(ledgerEntries.debit, "unearned-commission")));
  expect(back).toStrictEqual([{ amount: share }]);

  expect((await actionsOn("commission")).at(-1)).toMatchObject({
    log: { action: "setting.change", subject: "setting", actorId: admin.id },
    details: {
      before: { validFrom: "2000-01-01", percent: 10 },
      after: { validFrom: from, percent: 25 },
    },
  });
});

test("a rate starts today or later, is 0 to 50 %, is unique per day, and can be removed before it starts", async () => {
  await registerForGst();
  const admin = await createAdmin();
  const actions = (await actionsOn("tour")).length;
  const add = (validFrom: string, percent: number) => addRate(audit, admin, "tour", { validFrom, percent });
  expect(await refusalOf(add(addDays(today, -1), 12))).toMatchObject({
    code: "invalid",
    errors: { validFrom: [expect.stringContaining("today or a later day")] },
  });
  expect(await refusalOf(add("2026-02-30", 51))).toMatchObject({
    errors: { validFrom: [expect.any(String)], percent: [expect.any(String)] },
  });
  for (const percent of [-1, 12.5, Number.NaN])
    expect(await refusalOf(add(today, percent))).toMatchObject({ errors: { percent: [expect.any(String)] } });
  expect(await actionsOn("tour")).toHaveLength(actions);

  const future = addDays(today, 9);
  const both = await Promise.allSettled([add(future, 12), add(future, 18)]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await refusalOf(add(future, 12))).code).toBe("conflict");
  await add(today, 18);
  expect(await bookingRow((await book()).bookingId)).toMatchObject({ gstPercent: 18 });

  expect((await refusalOf(removeRate(audit, admin, "tour", today))).code).toBe("illegal_transition");
  const removed = await Promise.allSettled([
    removeRate(audit, admin, "tour", future),
    removeRate(audit, admin, "tour", future),
  ]);
  expect(removed.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect((await refusalOf(removeRate(audit, admin, "tour", future))).code).toBe("not_found");
  // Two were added, one removed.
  expect(await actionsOn("tour")).toHaveLength(actions + 3);
});

test("a rate that starts today can be corrected the same day; a stale edit gets a conflict", async () => {
  const admin = await createAdmin();
  const put = (percent: number, was?: number, validFrom = today) =>
    addRate(audit, admin, "commission", { validFrom, percent, was });
  await put(31);
  const sold = await book();
  expect((await refusalOf(put(13))).code).toBe("conflict");
  expect((await refusalOf(put(13, 30))).code).toBe("conflict");
  const both = await Promise.allSettled([put(13, 31), put(14, 31)]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const percent = (await bookingRow((await book()).bookingId))?.commissionPercent;
  expect([13, 14]).toContain(percent);
  expect(await bookingRow(sold.bookingId)).toMatchObject({ commissionPercent: 31 });
  expect((await actionsOn("commission")).at(-1)?.details).toMatchObject({
    before: { validFrom: today, percent: 31 },
    after: { validFrom: today, percent },
  });

  // Another day's is removed instead, and the past stays.
  const future = addDays(today, 4);
  await put(20, undefined, future);
  expect((await refusalOf(put(21, 20, future))).code).toBe("conflict");
  expect((await refusalOf(put(9, 10, "2000-01-01"))).code).toBe("invalid");
});

test("new bookings get the schedule of the day, which quotes show; old ones keep theirs", async () => {
  const before = await book();
  const schedule = [
    { atLeastDays: 10, percent: 80 },
    { atLeastDays: 0, percent: 20 },
  ];
  await set("cancellation", { schedule });
  const travelDate = addDays(today, 90);
  const answer = await post("/api/quotes", {
    tour: "hampi",
    travelDate,
    numberOfTravelers: 2,
    roomType: "standard",
  });
  const { quote } = await read(answer, z.object({ quote: quoteSchema }));
  expect(quote.refundSchedule).toMatchObject([
    { from: today, to: addDays(travelDate, -10), percent: 80 },
    { from: addDays(travelDate, -9), to: travelDate, percent: 20 },
  ]);
  const after = await book({ travelDate });
  expect((await bookingRow(after.bookingId))?.refundSchedule).toStrictEqual(schedule);
  expect((await bookingRow(before.bookingId))?.refundSchedule).toStrictEqual(
    defaultSettings.cancellation.schedule,
  );
  const admin = await createAdmin();
  expect((await services.quoteCancellation(admin, after.bookingId)).quote.percent).toBe(80);
  expect((await services.getPublicSettings()).refundSchedule).toStrictEqual(schedule);
});

const holdSchema = z.object({ hold: z.object({ holdId: z.string(), expiresAt: z.iso.datetime() }) });

test("holds and their extension last for the configured minutes", async () => {
  await set("holds", { minutes: 40 });
  const asked = Date.now();
  const response = await post("/api/holds", {
    tour: "hampi",
    travelDate: freshTravelDate(),
    numberOfTravelers: 1,
  });
  const { hold } = await read(response, holdSchema, 201);
  const minutes = (Date.parse(hold.expiresAt) - asked) / 60_000;
  expect(Math.round(minutes)).toBe(40);
  await set("holds", { minutes: 7 });
  const longer = await services.changeHold(hold.holdId, { extend: true });
  expect(Date.parse(longer.expiresAt) - Date.parse(hold.expiresAt)).toBe(7 * 60_000);
  for (const value of [4, 61, 7.5])
    expect((await refusalOf(set("holds", { minutes: value }))).errors).toHaveProperty("minutes");
});

test("the GST number is checked, and documents have the contact details", async () => {
  const { bookingId } = await book();
  await set("tax-identity", { ...taxIdentity, gstin: "27aapfu0939f1zv" });
  expect((await getSettings(db))["tax-identity"].gstin).toBe("27AAPFU0939F1ZV");
  await set("contact", { phoneNote: "Ring twice." });
  expect((await getBookingDocumentsOf(bookingId)).platform).toMatchObject({
    contact: { phoneNote: "Ring twice." },
  });
  expect(
    (await refusalOf(set("tax-identity", { ...taxIdentity, gstin: "27AAPFU0939F1ZX" }))).errors,
  ).toHaveProperty("gstin");
});

test("of two who change one group the later gets a conflict and overwrites nothing", async () => {
  const [first, second] = [await createAdmin(), await createAdmin()];
  const actions = (await actionsOn("holds")).length;
  const change = (admin: typeof first, minutes: number, version: number) =>
    changeSettings(audit, admin, { name: "holds", version, value: { minutes } });
  const both = await Promise.allSettled([change(first, 20, 0), change(second, 30, 0)]);
  expect(both.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  const stored = (await getSettings(db)).holds.minutes;
  const stale = await refusalOf(change(second, 45, 0));
  expect(stale).toMatchObject({
    code: "conflict",
    extra: { current: { version: 1, value: { minutes: stored } } },
  });
  expect((await getSettings(db)).holds.minutes).toBe(stored);
  expect(await change(second, 45, 1)).toMatchObject({
    version: 2,
    value: { minutes: 45 },
    updatedBy: second.name,
  });
  // The same value changes nothing and is not logged.
  expect(await change(second, 45, 2)).toMatchObject({ version: 2 });
  const written = (await actionsOn("holds")).slice(actions);
  expect(written.map(({ details }) => details.after)).toStrictEqual([{ minutes: stored }, { minutes: 45 }]);
  expect(written[1]?.details.before).toStrictEqual({ minutes: stored });
  expect(written[1]?.log).toMatchObject({ subject: "setting", subjectId: "holds", actorId: second.id });

  const atOnce = await Promise.allSettled([50, 51, 52].map((minutes) => change(first, minutes, 2)));
  expect(atOnce.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await actionsOn("holds")).toHaveLength(actions + 3);
});

test("while bookings are closed no seats can be booked or held, and existing bookings can be found", async () => {
  const body = bookingRequest();
  const key = { "Idempotency-Key": "before-the-switch" };
  const made = await read(
    await post("/api/bookings", body, key),
    z.object({ booking: z.object({ bookingId: z.string() }) }),
    201,
  );
  const { features } = await getSettings(db);
  await set("features", { ...features, bookings: false });
  const refused = await post("/api/bookings", bookingRequest());
  expect(refused.headers.get("Retry-After")).toBe("600");
  expect((await problemOf(refused, "unavailable")).detail).toContain("Bookings are temporarily closed");
  const holding = await post("/api/holds", {
    tour: "ooty",
    travelDate: freshTravelDate(),
    numberOfTravelers: 1,
  });
  expect((await problemOf(holding, "unavailable")).detail).toContain("Bookings are temporarily closed");
  const again = await post("/api/bookings", body, key);
  expect(await read(again, z.object({ booking: z.object({ bookingId: z.string() }) }), 201)).toMatchObject(
    made,
  );
});

test("paying online is refused while it is switched off", async () => {
  const waiting = await post("/api/bookings", bookingRequest({ payOnline: true }));
  const { booking } = await read(waiting, z.object({ booking: z.object({ bookingId: z.string() }) }), 201);
  const path = await services.getPayPath(booking.bookingId);
  const [, , bookingId = "", linkKey = ""] = path.split("/");
  const link = { bookingId, key: linkKey };
  expect(await services.isPayOnlineOffered()).toBe(true);
  expect(await services.getPayPage(link)).toMatchObject({ canPay: true });

  const { features } = await getSettings(db);
  await set("features", { ...features, payOnline: false });
  expect(await services.isPayOnlineOffered()).toBe(false);
  expect(await services.getPayPage(link)).toMatchObject({ canPay: false });
  expect((await refusalOf(services.startPayment(link, "card"))).code).toBe("illegal_transition");
  const refused = await post("/api/bookings", bookingRequest({ payOnline: true }));
  expect(await problemOf(refused, "invalid")).toMatchObject({ errors: { payOnline: [expect.any(String)] } });
  await book();
});

function signUpAs(role: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  const password = "lamp river monsoon 44";
  const person = {
    firstName: "Ravi",
    lastName: "Rao",
    email,
    password,
    confirmPassword: password,
    terms: "on",
  };
  const operator = { companyName: "Hill Walks", registrationNumber: "U1", businessAddress: "Ooty" };
  return attempt(services.signUp(form({ ...person, ...operator, role }), browser()));
}

test("newsletter, reviews and operator sign-up are refused while they are switched off", async () => {
  const asha = await createViewer();
  const { bookingId } = await createTrip(asha, { tour: "kovalam" });
  const review = {
    bookingId,
    rating: 5 as const,
    title: "A good week",
    text: "Quiet rooms and a patient driver.",
  };
  const { features } = await getSettings(db);
  await set("features", { ...features, newsletter: false, reviews: false, operatorSignUp: false });

  const people = (await db.select().from(users)).length;
  expect(await attempt(services.subscribe(form({ email: "nobody@example.com" }), browser()))).toMatchObject({
    ok: false,
    errors: { email: [expect.stringContaining("temporarily closed")] },
  });
  expect(
    await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, "nobody@example.com")),
  ).toEqual([]);
  expect((await refusalOf(services.writeReview(asha, review))).code).toBe("unavailable");
  expect((await refusalOf(services.editReview(asha, review))).code).toBe("unavailable");
  const photograph = { bookingId, form: form({}), headers: browser() };
  expect((await refusalOf(services.addPhotograph(asha, photograph))).code).toBe("unavailable");
  expect(await db.select().from(reviews)).toEqual([]);
  expect(await signUpAs("tour_operator")).toMatchObject({
    ok: false,
    errors: { role: [expect.stringContaining("temporarily closed")] },
  });
  expect(await db.select().from(users)).toHaveLength(people);

  await set("features", features);
  expect(await attempt(services.subscribe(form({ email: "somebody@example.com" }), browser()))).toMatchObject(
    {
      ok: true,
    },
  );
  await services.writeReview(asha, review);
  expect(await signUpAs("tour_operator")).toMatchObject({ ok: true });
});

test("marketing spend is entered, changed and removed by month, and never overwritten unseen", async () => {
  const admin = await createAdmin();
  const month = today.slice(0, 7);
  const change = (amount: number | null, was: number | null, of = month) =>
    changeMarketingSpend(audit, admin, { month: of, amount, was });
  await change(40_000, null);
  expect((await refusalOf(change(50_000, null))).code).toBe("conflict");
  await change(50_000, 40_000);
  expect((await refusalOf(change(60_000, 40_000))).code).toBe("conflict");
  expect((await refusalOf(change(null, 40_000))).code).toBe("conflict");
  expect(await db.select().from(marketingSpend)).toMatchObject([{ month, amount: 50_000 }]);
  expect((await refusalOf(change(1, null, addDays(today, 40).slice(0, 7)))).errors).toHaveProperty("month");
  expect((await refusalOf(change(1, null, "2026-13"))).errors).toHaveProperty("month");
  for (const amount of [-1, 0.5, Number.NaN])
    expect((await refusalOf(change(amount, 50_000))).errors).toHaveProperty("amount");
  await change(null, 50_000);
  expect(await db.select().from(marketingSpend)).toEqual([]);
  const written = await actionsOn("marketing");
  expect(written.map(({ details }) => [details.before, details.after])).toStrictEqual([
    [null, { month, amount: 40_000 }],
    [
      { month, amount: 40_000 },
      { month, amount: 50_000 },
    ],
    [{ month, amount: 50_000 }, null],
  ]);
});

test("every group is returned, and an invalid one reports its fields", async () => {
  const admin = await createAdmin();
  const { groups } = await services.getSettingsPage(admin);
  expect(Object.keys(groups).toSorted()).toStrictEqual(Object.keys(defaultSettings).toSorted());
  const change = (name: SettingsName, value: unknown) =>
    refusalOf(changeSettings(audit, admin, { name, version: 0, value }));
  expect((await change("holds", { minutes: 25, more: 1 })).code).toBe("invalid");
  expect((await change("holds", {})).code).toBe("invalid");
  expect((await change("features", { bookings: true })).code).toBe("invalid");
  const { errors } = await change("cancellation", { schedule: [{ atLeastDays: 5, percent: 50 }] });
  expect(errors).toStrictEqual({ "schedule.0.atLeastDays": [expect.any(String)] });
  expect(await getSettings(db)).toStrictEqual(defaultSettings);
});

test("an unreadable stored group falls back to its defaults, and a newer switch is on", async () => {
  await db.insert(settings).values([
    { name: "holds", value: { minutes: "many" }, version: 3, updatedAt: 1 },
    { name: "features", value: { reviews: false }, version: 1, updatedAt: 1 },
  ]);
  const { holds, features } = await getSettings(db);
  expect(holds).toStrictEqual(defaultSettings.holds);
  expect(features).toStrictEqual({ ...defaultSettings.features, reviews: false });
});
