import { eq, like } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext, viewerContext } from "~/context";
import { loader as chooseLanguage } from "~/routes/resources/language";
import { drawingMessages } from "~/domain/tour-pictures/drawings/messages";
import { formatDay } from "~/domain/calendar/calendar";
import { mailOutbox, users } from "../../worker/platform/db/schema";
import { choosePhoneTransports } from "../../worker/notifications/phone/phone-transports";
import { inLanguage } from "../../worker/platform/language";
import { inWordsOf } from "../../worker/notifications/bookings/notify-of-booking";
import { insertNotification } from "../../worker/notifications/notifications.repo";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { as, book, get, post } from "../support/api";
import { backgroundWorkDone } from "../support/background";
import { db, eventsOf, setBooking } from "../support/database";
import { keys } from "../support/keys";
import { dispatchNow } from "../support/notifications";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { readPdf } from "../support/read-pdf";
import { bookingRow, setTour } from "../support/rows";
import { mailsTo, services } from "../support/services";
import { signIn } from "../support/accounts";

const hindi = /\p{Script=Devanagari}/u;
const inHindi = { "Accept-Language": "hi" };

test("a booking made in Hindi is stored in English, and mailed to its traveler in Hindi and to its operator in English", async () => {
  const owner = await createPerson("tour_operator", "verified", { name: "Ravi Owner" });
  await giveTourTo("ooty", await createOperator(owner.id));
  const email = "asha.hindi@example.com";
  const { bookingId } = await book(
    { email, tour: "ooty", numberOfTravelers: 3, children: 1, roomType: "deluxe" },
    inHindi,
  );
  await backgroundWorkDone();
  await dispatchNow();
  const row = await bookingRow(bookingId);
  expect(row.language).toBe("hi");
  expect(JSON.stringify(row)).not.toMatch(hindi);
  expect(row.priceLines?.map(({ label }) => label)).toContain("Deluxe room, once per booking");
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toMatch(/^आपकी बुकिंग TB\d+ पक्की है/);
  expect(mail?.text).toContain(`/hi/trip/${bookingId}/`);
  expect(mail?.html).toContain('<html lang="hi"');
  const [toOwner] = await mailsTo(owner.email);
  expect(toOwner?.subject).toMatch(/^New booking TB/);
  expect(toOwner?.text).not.toMatch(hindi);
  expect(toOwner?.text).not.toContain("/hi/");
});

test("what a traveler changes in Hindi is stored in English, and a refusal is in Hindi", async () => {
  const email = "usha.hindi@example.com";
  const { bookingId } = await book({ email, numberOfTravelers: 3 }, inHindi);
  const change = { kind: "party", numberOfTravelers: 2, children: 0, infants: 0 };
  const path = `/api/bookings/${bookingId}/change`;
  expect((await post(path, { email, change }, inHindi)).status).toBe(200);
  expect(JSON.stringify([await eventsOf(bookingId), await bookingRow(bookingId)])).not.toMatch(hindi);
  expect((await mailsTo(email))[0]?.subject).toMatch(hindi);
});

test("an office that cancels a booking made in Hindi writes to its traveler in Hindi", async () => {
  const email = "gita.hindi@example.com";
  const { bookingId } = await book({ email }, inHindi);
  const admin = await createPerson("admin", "active");
  await services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason: "A landslide" });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toContain("कैंसल");
  expect(mail?.text).toContain("कारण: A landslide");
});

test("a traveler's documents are in the language of the booking, an office's in English", async () => {
  const { bookingId } = await book({ firstName: "कृष्णा" }, inHindi);
  const row = await bookingRow(bookingId);
  const path = `/trip/${bookingId}/${bookingKey(keys, row)}`;
  const calendar = await (await get(`${path}/trip.ics`)).text();
  expect(calendar).toMatch(/PRODID:.*\/\/HI/);
  expect(calendar).toContain("/hi/");
  const voucher = await readPdf(new Uint8Array(await (await get(`${path}/voucher.pdf`)).arrayBuffer()));
  expect(JSON.stringify(voucher)).toContain("वाउचर");
  const admin = await signIn("admin");
  const ofOffice = await get(`/admin/bookings/${bookingId}/voucher.pdf`, as(admin.cookie));
  const english = await readPdf(new Uint8Array(await ofOffice.arrayBuffer()));
  expect(JSON.stringify(english)).toContain("Where we meet");
});

test("a tour's drawing is described in Hindi until its English description changes", async () => {
  const traveler = await createPerson("user", "active");
  const { bookingId } = await book({ tour: "munnar" });
  await setBooking(bookingId, { userId: traveler.id });
  const described = () =>
    inLanguage("hi", async () => [
      (await services.getTour("munnar")).motif,
      (await services.listAllTours()).find(({ slug }) => slug === "munnar")?.motif,
      (await services.getTravelerBooking(traveler, bookingId)).tour.motif,
      (await services.getDashboard(traveler)).next?.motif,
    ]);
  const motif = "चाय बागान के ऊपर चट्टान पर नीलगिरि तहर";
  expect(await described()).toStrictEqual([motif, motif, motif, motif]);
  const { next } = await inLanguage("hi", () => services.getDashboard(traveler));
  expect([next?.tourTitle, next?.place, next?.meetingPoint, ...(next?.carry ?? [])].join("")).not.toMatch(
    /[A-Za-z]{3}/,
  );
  await setTour("munnar", { motif: "Rows of tea" });
  expect(new Set(await described())).toStrictEqual(new Set(["Rows of tea"]));
  await setTour("munnar", { drawing: "hill-train" });
  const drawn = inLanguage("hi", () => drawingMessages()["hill-train"]);
  expect(new Set(await described())).toStrictEqual(new Set([drawn]));
});

test("an account's mails are in the language that it has chosen, also at an administrator's request", async () => {
  const traveler = await createPerson("user", "active");
  await services.storeLanguage(traveler, "hi");
  const admin = await createPerson("admin", "active");
  await services.changeAccountStatus(admin, { userId: traveler.id, action: "suspend", reason: "A test" });
  expect((await mailsTo(traveler.email))[0]?.subject).toBe("Tour Bharat पर आपका खाता रोक दिया गया है");
});

test("the switch of language stores a signed-in traveler's choice", async () => {
  const traveler = await createPerson("user", "active");
  const context = new RouterContextProvider();
  context.set(viewerContext, traveler);
  context.set(servicesContext, services);
  const url = new URL("http://localhost/language/hi?page=%2Ftours");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader reads these three alone.
  const args = { params: { language: "hi" }, url, context } as unknown as Parameters<
    typeof chooseLanguage
  >[0];
  expect((await chooseLanguage(args)).headers.get("Location")).toBe("/hi/tours");
  const [account] = await db.select().from(users).where(eq(users.id, traveler.id));
  expect(account?.language).toBe("hi");
});

test("offices choose no language", async () => {
  const owner = await createPerson("tour_operator", "verified");
  await services.storeLanguage(owner, "hi");
  const [account] = await db.select().from(users).where(eq(users.id, owner.id));
  expect(account?.language).toBeNull();
});

/** Dispatches a text, and returns what is queued for the phone. */
async function textWith(smsTemplates: object) {
  const settings = { smsAuthKey: "key", smsTemplates: JSON.stringify(smsTemplates), isOutboxRead: false };
  const phone = choosePhoneTransports(
    { whatsAppToken: undefined, whatsAppPhoneNumberId: undefined, ...settings },
    { db, clock: Date.now, keys, origin: null },
  );
  const key = crypto.randomUUID();
  const words = inWordsOf("hi", () => ({
    seats: "2",
    until: "12",
    tour: "Ooty",
    date: formatDay("2027-01-28"),
  }));
  const to = { contact: { phone: "+919820000077" } };
  await insertNotification(db, { event: "seats-offered", key, to, ...words, url: null }, Date.now());
  await dispatchNow(phone);
  return db
    .select({ text: mailOutbox.text, payload: mailOutbox.payload })
    .from(mailOutbox)
    .where(like(mailOutbox.dedupeKey, `${key}/%`));
}

test("a text for the phone is in Hindi where a template is registered in it", async () => {
  const english = { "seats-offered": "1" };
  expect(await textWith(english)).toMatchObject([
    {
      text: expect.stringMatching(/^2 held for you until 12: Ooty, Jan 28, 2027/),
      payload: { params: ["2", "12", "Ooty", "Jan 28, 2027"] },
    },
  ]);
  const [inHindiToo] = await textWith({ ...english, "seats-offered/hi": "2" });
  expect(inHindiToo?.text).toMatch(hindi);
  expect(inHindiToo?.payload).toMatchObject({
    language: "hi",
    params: ["Ooty", expect.stringContaining("2027"), "2", "12"],
  });
});
