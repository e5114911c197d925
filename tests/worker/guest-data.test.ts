import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { nomineeSchema } from "~/domain/accounts/nominee";
import { deletedTraveler } from "~/domain/accounts/profile";
import { privacyNoticeVersion } from "~/domain/settings/privacy-notice";
import { addDays, isTravelDate, todayInIndia } from "~/domain/calendar/calendar";
import {
  bookingEvents,
  bookings,
  contactMessages,
  erasures,
  newsletterSubscribers,
  settings,
} from "../../worker/platform/db/schema";
import { eraseOldData } from "../../worker/privacy/erase-old-data";
import { book } from "../support/api";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { attempt, browser, form, mailsTo, services } from "../support/services";
import { loader } from "~/routes/site/my-data-json";
import { loaderArgs } from "../support/loader-args";
import { signedIn } from "../support/signed-in";
import { columnsWith } from "../support/text-scan";
import { createPerson } from "../support/people";

const today = todayInIndia(Date.now());

/** Books as a guest with words that occur nowhere else. */
async function guest(past: boolean) {
  const word = `Zubaida${crypto.randomUUID().slice(0, 8)}`;
  const email = `${word.toLowerCase()}@example.com`;
  const booking = await book({
    email,
    firstName: "Guest",
    lastName: "Rao",
    specialRequests: `${word} eats no nuts`,
  });
  if (past)
    await db.update(bookings).set({ status: "completed" }).where(eq(bookings.bookingId, booking.bookingId));
  return { word, email, ...booking };
}

async function linkFor(email: string): Promise<string> {
  await services.requestDataLink(form({ email }), browser());
  for (const { text } of await mailsTo(email)) {
    const link = /\/my-data\/([\w.-]+)/.exec(text)?.[1];
    if (link) return link;
  }
  throw new Error("no link was mailed");
}

test("a guest gets a link by mail, and with it the export of what the address made", async () => {
  const [asha, ravi] = [await guest(true), await guest(true)];
  await db.insert(contactMessages).values({
    id: crypto.randomUUID(),
    name: "Asha",
    email: asha.email,
    subject: "Feedback",
    message: `${asha.word} liked it.`,
    createdAt: 1,
  });
  const link = await linkFor(asha.email);
  expect(link).not.toContain(asha.word.toLowerCase());
  expect(await services.getGuestData(link)).toMatchObject({
    email: asha.email,
    bookings: 1,
    ahead: 0,
    messages: 1,
  });
  const { json } = await services.exportGuestData(link);
  for (const text of [asha.bookingId, `${asha.word} eats no nuts`, `${asha.word} liked it.`])
    expect(json).toContain(text);
  for (const text of [ravi.bookingId, ravi.email]) expect(json).not.toContain(text);
  const file = await loader({ ...loaderArgs(`/my-data/${link}/data.json`), params: { link } });
  expect(file.headers.get("Content-Disposition")).toContain("attachment");
  expect(file.headers.get("Cache-Control")).toContain("no-store");
  expect(await file.text()).toContain(asha.bookingId);
});

test("an address without data gets no mail and the same answer; a forged link is not found", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect(await attempt(services.requestDataLink(form({ email }), browser()))).toStrictEqual({
    ok: true,
    email,
  });
  expect(await mailsTo(email)).toStrictEqual([]);
  await expect(services.getGuestData("1.forged")).rejects.toMatchObject({ code: "not_found" });
  const other = keys.encrypt(
    "newsletter",
    JSON.stringify({ email, until: Date.now() + 1e6 }),
    "personal-data-link",
  );
  await expect(services.exportGuestData(other)).rejects.toMatchObject({ code: "not_found" });
  const ended = keys.encrypt(
    "personal-data-link",
    JSON.stringify({ email, until: Date.now() - 1 }),
    "personal-data-link",
  );
  await expect(services.eraseGuestData(ended)).rejects.toMatchObject({ code: "not_found" });
});

test("erasing leaves no trace of the guest in any column, and keeps the booking and its amounts", async () => {
  const [asha, ravi] = [await guest(true), await guest(true)];
  await db.insert(newsletterSubscribers).values({ email: asha.email, createdAt: 1, confirmedAt: 1 });
  const link = await linkFor(asha.email);
  const trace = [asha.email, asha.word];
  expect(await columnsWith(trace)).toEqual(
    expect.arrayContaining(["bookings.customer_email", "mail_outbox.recipient"]),
  );
  // The mail with the link is deleted once it has been sent.
  const { erased, ahead } = await services.eraseGuestData(link);
  expect([erased, ahead]).toStrictEqual([1, 0]);
  const left = await columnsWith(trace);
  expect(left.filter((column) => !column.startsWith("mail_outbox."))).toStrictEqual([]);
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, asha.bookingId)).get();
  expect(row).toMatchObject({
    customerName: deletedTraveler,
    customerEmail: "",
    totalAmount: asha.totalAmount,
  });
  const events = await db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.booking, row?.id ?? ""));
  expect(events.map(({ version }) => version)).toStrictEqual([1, 2]);
  expect(await db.select().from(bookings).where(eq(bookings.bookingId, ravi.bookingId)).get()).toMatchObject({
    customerEmail: ravi.email,
  });
  expect(await services.eraseGuestData(link)).toMatchObject({ erased: 0 });
});

test("a trip that is still ahead, and an account's booking, keep their details", async () => {
  const asha = await guest(false);
  const account = await createPerson("user", "active", { email: `${crypto.randomUUID()}@example.com` });
  const theirs = await book({ email: asha.email });
  await db
    .update(bookings)
    .set({ status: "completed", userId: account.id })
    .where(eq(bookings.bookingId, theirs.bookingId));
  const link = await linkFor(asha.email);
  expect(await services.eraseGuestData(link)).toMatchObject({ erased: 0, ahead: 1 });
  for (const { bookingId } of [asha, theirs])
    expect(await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get()).toMatchObject({
      customerEmail: asha.email,
    });
});

async function emailOf({ bookingId }: { bookingId: string }) {
  return (await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get())?.customerEmail;
}

test("the retention job erases what is older than the settings, once a day, and reports it", async () => {
  await db.delete(erasures);
  await db.insert(settings).values({
    name: "privacy",
    value: {
      contactsDays: 400,
      messagesDays: 100,
      grievanceOfficer: "Leela Rao",
      grievanceEmail: "g@example.com",
    },
    version: 1,
    updatedAt: 1,
  });
  const [old, kept, ahead] = [await guest(true), await guest(true), await guest(false)];
  const longAgo = addDays(today, -401);
  expect(isTravelDate(longAgo)).toBe(true);
  for (const { bookingId } of [old, ahead])
    await db.update(bookings).set({ travelDate: longAgo }).where(eq(bookings.bookingId, bookingId));
  await db
    .update(bookings)
    .set({ travelDate: addDays(today, -399) })
    .where(eq(bookings.bookingId, kept.bookingId));
  const now = Date.now();
  const day = 86_400_000;
  await db.insert(contactMessages).values(
    [99, 101].map((days) => ({
      id: `retention-${days}`,
      name: "Asha",
      email: "asha@example.com",
      subject: "Feedback" as const,
      message: "A fine site.",
      createdAt: now - days * day,
    })),
  );
  await eraseOldData({ db, clock: () => now });
  await eraseOldData({ db, clock: () => now });
  expect(await emailOf(old)).toBe("");
  expect(await emailOf(kept)).toBe(kept.email);
  // Not over: its status decides, not only its date.
  expect(await emailOf(ahead)).toBe(ahead.email);
  const messages = await db.select({ id: contactMessages.id }).from(contactMessages);
  expect(messages.map(({ id }) => id)).toContain("retention-99");
  expect(messages.map(({ id }) => id)).not.toContain("retention-101");
  const report = await db.select().from(erasures).get();
  expect(report).toMatchObject({ day: today, finishedAt: now, bookings: 1 });
  expect(report?.messages).toBeGreaterThanOrEqual(1);
  expect(await columnsWith([old.word])).toStrictEqual([]);
});

test("a nominee is saved with both fields, is in the export, and is removed with neither", async () => {
  const { viewer } = await signedIn();
  expect(await services.getNominee(viewer)).toStrictEqual({ name: null, contact: null });
  const nominee = nomineeSchema.parse({ nomineeName: " Leela Rao ", nomineeContact: "+91 98450 12345" });
  await services.saveNominee(viewer, nominee);
  expect(await services.getNominee(viewer)).toStrictEqual({ name: "Leela Rao", contact: "+91 98450 12345" });
  expect((await services.exportData(viewer)).json).toContain("Leela Rao");
  const missing = nomineeSchema.safeParse({ nomineeName: "Leela Rao", nomineeContact: "" });
  expect(missing.error?.issues.map(({ path }) => path.join())).toStrictEqual(["nomineeContact"]);
  await services.saveNominee(viewer, nomineeSchema.parse({ nomineeName: "", nomineeContact: " " }));
  expect(await services.getNominee(viewer)).toStrictEqual({ name: null, contact: null });
});

test("a traveler's booking stores the version of the notice that was agreed to", async () => {
  const { bookingId } = await book();
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  expect(row?.noticeVersion).toBe(privacyNoticeVersion);
});
