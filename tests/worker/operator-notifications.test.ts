import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, instantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { choiceName } from "~/domain/notifications/preferences";
import { notifyOfUnpaid, sendManifests } from "../../worker/notifications/bookings/send-operator-reminders";
import {
  departures,
  notificationPreferences,
  pushSubscriptions,
  tours,
} from "../../worker/platform/db/schema";
import { as, book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { freshTravelDate } from "../support/booking-request";
import { db, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";
import { dispatchNow } from "../support/notifications";
import { createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { form, mailsTo, services } from "../support/services";
import { signIn } from "../support/accounts";

/** Gives the tour to a new operator with staff for bookings and for departures. */
async function operatorOf(tour: string) {
  const owner = await createPerson("tour_operator", "verified", { name: "Ravi Owner" });
  const operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  return {
    owner,
    operator,
    desk: await createMember(operator, ["bookings"]),
    guide: await createMember(operator, ["departures"]),
  };
}

/** Returns the subjects of what a person got, oldest first. */
async function subjectsTo({ email }: { email: string }) {
  await dispatchNow();
  return (await mailsTo(email)).map(({ subject }) => subject.replace(/ ?TB\d{6}.*/, "")).toReversed();
}

const sendAt = (now: number) => sendManifests({ db, clock: () => now, bookingMailer });

const manifestsTo = async ({ email }: { email: string }) => {
  await dispatchNow();
  return (await mailsTo(email)).filter(({ event }) => event === "manifest");
};

const notifyAt = (day: string, time: string) =>
  notifyOfUnpaid({ db, clock: () => instantInIndia(day, time), bookingMailer });

const topicsOf = async (who: Parameters<typeof services.getNotificationPreferences>[0]) =>
  (await services.getNotificationPreferences(who)).choices.map(({ topic }) => topic);

const click = (to: string) => {
  const [, , userId = "", topic = "", key = ""] = to.split("/");
  return services.unsubscribeByLink({ userId, topic, key });
};

test("a member who books their own tour gets the traveler's mail only", async () => {
  const { owner, desk } = await operatorOf("hampi");
  await book({ tour: "hampi", email: owner.email });
  expect(await subjectsTo(owner)).toStrictEqual(["Your booking"]);
  expect(await subjectsTo(desk)).toStrictEqual(["New booking"]);
});

test("other special requests are notified, another emergency contact is not", async () => {
  const { owner } = await operatorOf("ooty");
  const traveler = await signIn("user", "active");
  const { bookingId } = await book({ tour: "ooty", email: traveler.email }, as(traveler.cookie));
  const contact = { emergencyName: "Arjun Rao", emergencyPhone: "+919820000009" };
  const viewer = await createPerson("user", "active");
  await setBooking(bookingId, { userId: viewer.id });
  const { specialRequests } = await bookingRow(bookingId);
  await services.changeTravelerBooking(viewer, { bookingId, details: { specialRequests, ...contact } });
  expect(await subjectsTo(owner)).toStrictEqual(["New booking"]);
  const details = { specialRequests: "A vegan lunch", ...contact };
  await services.changeTravelerBooking(viewer, { bookingId, details });
  await services.changeTravelerBooking(viewer, { bookingId, details });
  expect(await subjectsTo(owner)).toStrictEqual(["New booking", "Changed requests for booking"]);
  expect((await mailsTo(owner.email))[0]?.text).toContain("Special requests: A vegan lunch");
});

test("from 6 PM each operator gets one manifest of the next day, if somebody travels", async () => {
  const { owner, desk, guide } = await operatorOf("munnar");
  const travelDate = freshTravelDate();
  const evening = instantInIndia(addDays(travelDate, -1), "18:00");
  const { bookingId, customerName } = await book({ tour: "munnar", travelDate });
  const canceled = await book({ tour: "munnar", travelDate, firstName: "Gone" });
  await services.changeBookingStatus(await createPerson("admin", "active"), {
    bookingId: canceled.bookingId,
    status: "cancelled",
  });
  await sendAt(evening - 1);
  await sendAt(evening - 86_400_000);
  expect(await manifestsTo(owner)).toStrictEqual([]);
  await Promise.all([sendAt(evening), sendAt(evening + 60_000)]);
  await sendAt(evening + 3_600_000);
  const [mail, ...more] = await manifestsTo(owner);
  expect(more).toStrictEqual([]);
  const { customerPhone, totalAmount } = await bookingRow(bookingId);
  expect(mail?.subject).toMatch(/^Tomorrow, .*: 1 departure, \d travelers?$/);
  for (const text of [customerName, customerPhone, bookingId, "unpaid", "Meeting point"])
    expect(mail?.text).toContain(text);
  expect(mail?.text.replaceAll(",", "")).toContain(String(totalAmount));
  expect(mail?.text).not.toContain("Gone");
  expect(mail?.text).toContain(`/operator/departures/munnar/${travelDate}`);
  expect(await manifestsTo(guide)).toHaveLength(1);
  expect(await manifestsTo(desk)).toStrictEqual([]);
  const [tour] = await db.select().from(tours).where(eq(tours.slug, "munnar"));
  const day = and(eq(departures.tourId, tour?.id ?? 0), eq(departures.travelDate, addDays(travelDate, 1)));
  expect(await db.$count(departures, and(day, sql`${departures.booked} > 0`))).toBe(0);
  await sendAt(evening + 86_400_000);
  expect(await manifestsTo(owner)).toHaveLength(1);
});

test("an unpaid booking is notified once, the day before it is due, from 8 in the morning", async () => {
  const { owner } = await operatorOf("kolkata");
  const { bookingId } = await book({ tour: "kolkata", travelDate: addDays(todayInIndia(Date.now()), 90) });
  const dueOn = addDays(todayInIndia(Date.now()), 50);
  await setBooking(bookingId, { paymentDueAt: instantInIndia(dueOn, "18:00"), verifiedAt: 1 });
  await notifyAt(addDays(dueOn, -2), "12:00");
  await notifyAt(addDays(dueOn, -1), "07:59");
  await notifyAt(dueOn, "12:00");
  expect(await subjectsTo(owner)).toStrictEqual(["New booking"]);
  await Promise.all([notifyAt(addDays(dueOn, -1), "08:00"), notifyAt(addDays(dueOn, -1), "12:00")]);
  expect(await subjectsTo(owner)).toStrictEqual(["New booking", "Unpaid, due tomorrow: booking"]);
});

test("members see the events of their rights and switch them for themselves alone", async () => {
  const { owner, desk, guide } = await operatorOf("agra");
  const ofBookings = [
    "booking-new",
    "booking-changed",
    "booking-canceled",
    "booking-paid",
    "booking-unpaid",
    "message-new",
    "question-new",
  ];
  expect(await topicsOf(owner)).toStrictEqual([
    "trips",
    ...ofBookings.slice(0, -2),
    "manifest",
    "departure-guaranteed",
    "message-new",
    "question-new",
  ]);
  expect(await topicsOf(guide)).toStrictEqual(["trips", "manifest", "departure-guaranteed"]);
  expect(await topicsOf(await createPerson("user", "active"))).toStrictEqual(["trips"]);
  await expect(services.getNotificationPreferences(null)).rejects.toMatchObject({ code: "unauthenticated" });

  const choose = (fields: Record<string, string>) =>
    services.changeNotificationPreferences(desk, { form: form(fields), party: "operator" });
  await choose({ [choiceName("booking-canceled", "mail")]: "on", [choiceName("manifest", "mail")]: "on" });
  await expect(choose({ [choiceName("booking-new", "whatsapp")]: "on" })).rejects.toMatchObject({
    code: "invalid",
  });
  await book({ tour: "agra" });
  expect(await subjectsTo(desk)).toStrictEqual([]);
  expect(await subjectsTo(owner)).toStrictEqual(["New booking"]);
  const saved = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, desk.id));
  // Neither trips nor the events of other rights are written.
  expect([...new Set(saved.map(({ topic }) => topic))].toSorted()).toStrictEqual(ofBookings.toSorted());
});

test("the link of a mail switches it off with one click, without a session, and only with its key", async () => {
  const { owner } = await operatorOf("goa");
  await book({ tour: "goa" });
  expect(await subjectsTo(owner)).toStrictEqual(["New booking"]);
  const [mail] = await mailsTo(owner.email);
  const path = new URL(mail?.payload?.unsubscribe ?? "").pathname;
  expect(mail?.text).toContain(path);
  await expect(click(`${path.slice(0, -3)}abc`)).rejects.toMatchObject({ code: "not_found" });
  await expect(click(path.replace("booking-new", "manifest"))).rejects.toMatchObject({ code: "not_found" });
  await click(path);
  await book({ tour: "goa" });
  expect(await subjectsTo(owner)).toStrictEqual(["New booking"]);
});

test("a browser subscribes with the address of a known push service, for the account that uses it last", async () => {
  const [asha, ravi] = [await createPerson("user", "active"), await createPerson("user", "active")];
  const endpoint = `https://fcm.googleapis.com/fcm/send/${asha.id}`;
  const key = Buffer.alloc(65, 4).toString("base64url");
  const subscription = { endpoint, p256dh: key, auth: Buffer.alloc(16).toString("base64url") };
  for (const wrong of [
    { ...subscription, endpoint: "https://internal.example/hook" },
    { ...subscription, endpoint: "http://fcm.googleapis.com/fcm/send/1" },
    { ...subscription, endpoint: "https://fcm.googleapis.com.evil.example/" },
    { ...subscription, endpoint: "https://user:pw@fcm.googleapis.com/fcm/send/1" },
    { ...subscription, endpoint: "https://user@fcm.googleapis.com/fcm/send/1" },
    { ...subscription, p256dh: "short" },
    {},
  ])
    await expect(services.subscribeToPush(asha, wrong)).rejects.toMatchObject({ code: "invalid" });
  await services.subscribeToPush(asha, subscription);
  await services.subscribeToPush(ravi, subscription);
  const rows = () => db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  expect(await rows()).toMatchObject([{ userId: ravi.id }]);
  await services.unsubscribeFromPush(asha, endpoint);
  expect(await rows()).toHaveLength(1);
  await services.unsubscribeFromPush(ravi, endpoint);
  expect(await rows()).toHaveLength(0);
});

test("a person keeps the ten newest browsers, and subscribes 20 times an hour", async () => {
  const person = await createPerson("user", "active");
  const subscribe = (index: number) =>
    services.subscribeToPush(person, {
      endpoint: `https://fcm.googleapis.com/fcm/send/${person.id}/${index}`,
      p256dh: Buffer.alloc(65, 4).toString("base64url"),
      auth: Buffer.alloc(16).toString("base64url"),
    });
  const kept = async () =>
    (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.id))).map(
      ({ endpoint }) => Number(endpoint.split("/").at(-1)),
    );
  await Promise.all(Array.from({ length: 18 }, (_, index) => subscribe(index)));
  expect(await kept()).toHaveLength(10);
  await db.update(pushSubscriptions).set({ createdAt: 1 }).where(eq(pushSubscriptions.userId, person.id));
  const [oldest = 0] = await kept();
  // A browser that subscribes again is the newest.
  await subscribe(oldest);
  await subscribe(99);
  expect(await kept()).toHaveLength(10);
  expect(await kept()).toContain(oldest);
  expect(await kept()).toContain(99);
  await expect(subscribe(100)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await kept()).not.toContain(100);
});
