import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { guideKeptDays } from "~/domain/departures/guide";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { sendReminders } from "../../worker/notifications/bookings/send-reminders";
import { mailOutbox, operators } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, setBooking } from "../support/database";
import { newGuide } from "../support/operator-world";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { readPdf } from "../support/read-pdf";
import { refusal } from "../support/refusal";
import { setTour } from "../support/rows";
import { services } from "../support/services";

const tour = "ooty";
const today = todayInIndia(Date.now());
const ravi = { name: "Ravi Kumar", phone: "+919845098450" };
const hour = 60 * 60_000;
const guideLine = { who: "Your guide, Ravi Kumar", phone: ravi.phone, chat: "https://wa.me/919845098450" };

let owner: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id, { phone: "+919845012345" });
  await giveTourTo(tour, operator);
  await setTour(tour, { departureRules: everyDay });
});

/** A booking for a number of days from today, whose departure Ravi leads, with its own page. */
async function ledTrip(daysAhead: number) {
  const { bookingId } = await book({ tour, travelDate: addDays(today, 40) });
  const travelDate = addDays(today, daysAhead);
  await setBooking(bookingId, { travelDate, createdAt: Date.now() - 48 * hour });
  const guide = await services.addResource(owner, { ...newGuide, ...ravi, operator });
  await services.changeCrew(owner, { tour, travelDate, taken: guide });
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  return { bookingId, travelDate, guide, address: { bookingId, key } };
}

const contactsOf = async ({ address }: Awaited<ReturnType<typeof ledTrip>>) =>
  (await services.getTrip(address)).contacts;

test("the guide's number shows from the day before, on the trip's page, the voucher and its PDF", async () => {
  const later = await ledTrip(2);
  expect((await contactsOf(later)).map(({ phone }) => phone)).toStrictEqual(["+919845012345"]);
  const tomorrow = await ledTrip(1);
  expect((await contactsOf(tomorrow))[0]).toStrictEqual(guideLine);
  const { key } = tomorrow.address;
  expect((await services.getVoucher({ key }, tomorrow.bookingId)).contacts[0]).toStrictEqual(guideLine);
  const { content } = await services.getBookingDocument(
    { key },
    { bookingId: tomorrow.bookingId, kind: "voucher" },
  );
  expect((await readPdf(content)).text.replaceAll(/\s+/g, " ")).toContain("+91 98450 98450");
  const manifest = await services.getManifest(owner, { slug: tour, date: tomorrow.travelDate });
  expect(manifest.crew).toStrictEqual([{ id: tomorrow.guide, kind: "guide", ...ravi }]);
  const { departures } = await services.getDepartureDay(owner, { date: tomorrow.travelDate });
  expect(departures.find(({ slug }) => slug === tour)?.crew).toMatchObject([ravi]);
});

test("a booking that nobody has confirmed learns neither guide nor operator, but whom to call", async () => {
  const trip = await ledTrip(1);
  await setBooking(trip.bookingId, { status: "pending" });
  expect(await contactsOf(trip)).toMatchObject([{ who: "Tour Bharat", chat: null }]);
  await setBooking(trip.bookingId, { status: "confirmed" });
  await db.update(operators).set({ phone: null }).where(eq(operators.slug, operator));
  expect((await contactsOf(trip)).map(({ who }) => who)).toStrictEqual([guideLine.who, "Tour Bharat"]);
  await db.update(operators).set({ phone: "+919845012345" }).where(eq(operators.slug, operator));
});

test("the reminder of the day before has both numbers, that of the week before the operator's", async () => {
  const trip = await ledTrip(9);
  for (const daysBefore of [7, 1]) {
    await db.delete(mailOutbox);
    const now = startOfDayInIndia(addDays(trip.travelDate, -daysBefore)) + 9 * hour;
    await sendReminders({ db, clock: () => now, bookingMailer });
    const { text = "" } = (await db.select().from(mailOutbox).get()) ?? {};
    expect(text).toContain("https://wa.me/919845012345");
    expect(text.includes("https://wa.me/919845098450")).toBe(daysBefore === 1);
  }
});

test("only the operator and administrators name a guide, by a number that exists", async () => {
  const { travelDate, guide } = await ledTrip(5);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  await refusal(services.changeCrew(stranger, { tour, travelDate, released: guide }), "not_found");
  await refusal(services.changeResource(owner, { ...newGuide, id: guide, phone: "+91123" }), "invalid");
  const admin = await createPerson("admin", "active");
  await services.changeCrew(admin, { tour, travelDate, released: guide });
  expect((await services.getDeparture(owner, { tour, travelDate })).crew).toStrictEqual([]);
});

test("who led a departure is erased some time after it, and those who have left with it", async () => {
  const { travelDate, guide } = await ledTrip(6);
  const at = (days: number) => startOfDayInIndia(addDays(travelDate, days));
  const led = async () => (await services.getManifest(owner, { slug: tour, date: travelDate })).crew;
  await services.retireResource(owner, { id: guide, isBack: false });
  expect(await led()).toStrictEqual([]);
  await services.retireResource(owner, { id: guide, isBack: true });
  await services.changeCrew(owner, { tour, travelDate, taken: guide });
  await deleteExpired({ db, clock: () => at(guideKeptDays) });
  expect(await led()).toMatchObject([ravi]);
  await deleteExpired({ db, clock: () => at(guideKeptDays + 9) });
  expect(await led()).toStrictEqual([]);
  const listed = async () =>
    (await services.listResources(owner)).resources.flatMap(({ id }) => (id === guide ? [id] : []));
  expect(await listed()).toStrictEqual([guide]);
  await services.retireResource(owner, { id: guide, isBack: false });
  await deleteExpired({ db, clock: () => Date.now() + guideKeptDays * 24 * hour });
  expect(await listed()).toStrictEqual([guide]);
  await deleteExpired({ db, clock: () => Date.now() + (guideKeptDays + 1) * 24 * hour });
  expect(await listed()).toStrictEqual([]);
});
