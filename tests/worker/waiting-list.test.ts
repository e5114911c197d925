import { env } from "cloudflare:workers";
import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays } from "~/domain/calendar/calendar";
import { cutOffAt } from "~/domain/departures/cut-off";
import { offerEnd, waitingFormSchema } from "~/domain/waiting-list/waiting-list";
import { createBooking } from "../../worker/bookings/create-booking";
import { releaseSeats, takeSeats } from "../../worker/seats/seats.repo";
import { departures, notifications, tours, waitingEntries } from "../../worker/platform/db/schema";
import { inLanguage } from "../../worker/platform/language";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { joinWaitingList } from "../../worker/waiting-list/join-waiting-list";
import { offerSeats } from "../../worker/waiting-list/offer-seats";
import {
  confirmWaiting,
  findOffer,
  getWaitingEntry,
  leaveWaitingList,
  waitingPath,
} from "../../worker/waiting-list/waiting-entry";
import { book, post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { letExpire, newHolder } from "../support/holds";
import { keys } from "../support/keys";
import { publisher } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";

const dependencies = (now = Date.now()) => ({ db, clock: () => now, keys, bookingMailer, publisher });
const run = (now = Date.now()) => offerSeats(dependencies(now));

let people = 0;

/** Returns a departure whose twelve seats are sold, in bookings of these sizes. */
async function soldOut(...sizes: number[]) {
  const [tour, travelDate] = [await tourOfCapacity(12), freshTravelDate()];
  const row = await db
    .select({ id: tours.id, rules: tours.departureRules })
    .from(tours)
    .where(eq(tours.slug, tour))
    .get();
  const tourId = row?.id ?? 0;
  const cutOff = row ? cutOffAt(row.rules, travelDate) : 0;
  const bookings = [];
  for (const numberOfTravelers of sizes) {
    const email = `seated.${(people += 1)}@example.com`;
    bookings.push({ ...(await book({ tour, travelDate, numberOfTravelers, email })), email });
  }
  const rest = 12 - sizes.reduce((sum, size) => sum + size, 0);
  if (rest > 0) await takeSeats(db, { tourId, travelDate, start: "", seats: rest });
  return {
    tour,
    tourId,
    travelDate,
    cutOff,
    bookings,
    release: (seats: number) => releaseSeats(db, { tourId, travelDate, start: "", seats }),
    request: (numberOfTravelers: number) =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers })),
    /** Statuses of all entries with a place, in order. */
    line: async () =>
      (
        await db
          .select({ status: waitingEntries.status })
          .from(waitingEntries)
          .where(and(eq(waitingEntries.tourId, tourId), eq(waitingEntries.travelDate, travelDate)))
          .orderBy(asc(waitingEntries.place))
      ).map(({ status }) => status),
    join: async (numberOfTravelers: number, email = `waiting.${(people += 1)}@example.com`) => {
      const party = waitingFormSchema.parse({
        travelDate,
        numberOfTravelers: String(numberOfTravelers),
        name: "Meera Iyer",
        email,
        phone: "",
      });
      await joinWaitingList(dependencies(), tour, party, { viewer: null, caller: null });
      return entryOf(email);
    },
    async wait(numberOfTravelers: number, email?: string) {
      const entry = await this.join(numberOfTravelers, email);
      await confirmWaiting(dependencies(), entry.link);
      return entry;
    },
  };
}

async function entryOf(email: string) {
  const row = await db.select().from(waitingEntries).where(eq(waitingEntries.email, email)).get();
  if (!row) throw new Error(`${email} is on no list`);
  return { ...row, link: linkOf(row.id) };
}

function linkOf(entryId: string) {
  return { entryId, key: waitingPath(keys, entryId).split("/").at(-1) ?? "" };
}

/** Returns the counters of a day. */
async function seatsOf({ tourId, travelDate }: { tourId: number; travelDate: string }) {
  const { capacity, booked, held } = departures;
  const ofDay = and(eq(departures.tourId, tourId), eq(departures.travelDate, travelDate));
  return db.select({ capacity, booked, held }).from(departures).where(ofDay).get();
}

const cancel = ({ bookingId, email }: { bookingId: string; email: string }) =>
  post(`/api/bookings/${bookingId}/cancel`, { email });

/** Books an offer as its page does. */
async function accept(email: string, now = Date.now(), numberOfTravelers?: number) {
  const { link, travelDate, seats, tourId } = await entryOf(email);
  const offer = await findOffer(dependencies(now), link);
  const row = await db.select({ tour: tours.slug }).from(tours).where(eq(tours.id, tourId)).get();
  const request = bookingRequest({ ...row, travelDate, numberOfTravelers: numberOfTravelers ?? seats });
  return createBooking(
    dependencies(now),
    bookingRequestSchema.parse({ ...request, ...(offer && { holdId: offer.holdId }) }),
    { viewer: null, idempotencyKey: null },
  );
}

const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject).toSorted();

test("a stranger's address waits only once its mailed link is confirmed, and the answer is the same the second time", async () => {
  const day = await soldOut(2);
  const first = await day.join(2);
  expect(await getWaitingEntry(dependencies(), first.link)).toMatchObject({
    status: "unconfirmed",
    position: null,
  });
  await cancel(day.bookings[0] ?? { bookingId: "", email: "" });
  expect(await seatsOf(day)).toMatchObject({ held: 0 });
  await takeSeats(db, { ...day, start: "", seats: 2 });

  await day.join(1, first.email);
  await confirmWaiting(dependencies(), first.link);
  await confirmWaiting(dependencies(), first.link);
  expect(await getWaitingEntry(dependencies(), first.link)).toMatchObject({
    status: "waiting",
    position: 1,
    seats: 1,
  });
  await day.join(2, first.email);
  expect(await entryOf(first.email)).toMatchObject({ status: "waiting", seats: 1, place: 1 });
  expect(
    (await subjects(first.email)).map((subject) => subject.split(" ").slice(0, 3).join(" ")),
  ).toStrictEqual(["Confirm your place", "Confirm your place", "You are on", "You are on"]);
  // At most three mails an hour to an address that anyone may have typed.
  await day.join(2, first.email);
  expect(await subjects(first.email)).toHaveLength(4);
  await refusal(getWaitingEntry(dependencies(), { ...first.link, key: "0-wrong" }), "not_found");

  const late = await day.join(1);
  await run(Date.now() + 25 * 60 * 60_000);
  await expect(entryOf(late.email)).rejects.toThrow();
});

test("only a sold-out day has a list, for a party that the tour can take", async () => {
  const day = await soldOut();
  await day.release(2);
  await refusal(day.join(2), "invalid");
  await refusal(day.join(13), "invalid");
  await day.join(3);
  await refusal(
    joinWaitingList(
      dependencies(),
      day.tour,
      {
        travelDate: freshTravelDate(),
        numberOfTravelers: 2,
        name: "Meera",
        email: "m@example.com",
        phone: null,
      },
      { viewer: null, caller: null },
    ),
    "invalid",
  );
});

test("one address waits for at most five departures, and one caller joins ten times an hour", async () => {
  const email = "everywhere@example.com";
  for (let index = 0; index < 5; index += 1) await (await soldOut()).wait(1, email).catch(() => undefined);
  const rows = await db.select().from(waitingEntries).where(eq(waitingEntries.email, email));
  for (const { id } of rows) await confirmWaiting(dependencies(), linkOf(id));
  const day = await soldOut();
  const sixth = await day.join(1, email.replace("@", "+6@"));
  await refusal(confirmWaiting(dependencies(), sixth.link), "conflict");

  const party = { travelDate: day.travelDate, numberOfTravelers: 1, name: "Meera", phone: null };
  const join = (index: number) =>
    joinWaitingList(
      dependencies(),
      day.tour,
      { ...party, email: `caller.${index}@example.com` },
      { viewer: null, caller: "one caller" },
    );
  for (let index = 0; index < 10; index += 1) await join(index);
  await refusal(join(10), "too_many_requests");
});

test("a canceled booking's seats go to the first in line, who books them with the mailed link", async () => {
  const day = await soldOut(2);
  const first = await day.wait(2);
  const second = await day.wait(2);
  expect(await getWaitingEntry(dependencies(), second.link)).toMatchObject({ position: 2 });
  await cancel(day.bookings[0] ?? { bookingId: "", email: "" });

  // No one else gets them, even before the mail is written.
  expect(await newHolder().seatsLeft(day.tour, day.travelDate)).toBe(0);
  await problemOf(await day.request(1), "sold_out");
  await problemOf(
    await newHolder().request({ tour: day.tour, travelDate: day.travelDate, numberOfTravelers: 1 }),
    "sold_out",
  );
  const now = Date.now();
  await run(now);
  await run(now);
  expect(await day.line()).toStrictEqual(["offered", "waiting"]);
  const { offerEndsAt } = await entryOf(first.email);
  expect(offerEndsAt).toBe(offerEnd(now, day.cutOff));
  expect(
    (await subjects(first.email)).filter((subject) => subject.startsWith("2 seats are free")),
  ).toHaveLength(1);
  await problemOf(await day.request(1), "sold_out");

  expect(await accept(first.email)).toMatchObject({ numberOfTravelers: 2, status: "confirmed" });
  expect(await day.line()).toStrictEqual(["booked", "waiting"]);
  expect(await seatsOf(day)).toMatchObject({ booked: 12, held: 0 });
  expect(await findOffer(dependencies(), first.link)).toBeNull();
});

test("a smaller booking leaves the rest to the next in line, and so does declining", async () => {
  const day = await soldOut();
  const [first, second, third] = [await day.wait(3), await day.wait(2), await day.wait(1)];
  await day.release(3);
  await run();
  await accept(first.email, Date.now(), 1);
  expect(await day.line()).toStrictEqual(["booked", "reserved", "waiting"]);
  await leaveWaitingList(dependencies(), second.link);
  expect(await day.line()).toStrictEqual(["booked", "declined", "reserved"]);
  await leaveWaitingList(dependencies(), third.link);
  expect(await seatsOf(day)).toMatchObject({ booked: 10, held: 0 });
  expect((await day.request(2)).status).toBe(201);
});

test("an offer that lapses goes on, whichever batch deletes its hold, and cannot be accepted late", async () => {
  const day = await soldOut();
  const [first, second, third] = [await day.wait(2), await day.wait(2), await day.wait(2)];
  await day.release(2);
  await run();
  const end = (await entryOf(first.email)).offerEndsAt ?? 0;
  await refusal(accept(first.email, end), "sold_out");
  await run(end);
  expect(await day.line()).toStrictEqual(["lapsed", "reserved", "waiting"]);
  expect(await subjects(first.email)).toContainEqual(expect.stringMatching(/^Your offer .* has ended$/));

  await run(end);
  await letExpire((await entryOf(second.email)).holdId);
  await deleteExpired({ db, clock: () => Date.now() });
  expect(await day.line()).toStrictEqual(["lapsed", "lapsed", "reserved"]);
  await run(end);
  expect(await subjects(second.email)).toContainEqual(expect.stringMatching(/^Your offer .* has ended$/));
  expect((await entryOf(third.email)).status).toBe("offered");
});

test("an expired hold of a passer-by is not free while a party waits for it", async () => {
  const day = await soldOut();
  await day.release(2);
  const { holdId } = await newHolder().hold(day.tour, day.travelDate, 2);
  await day.wait(2);
  await letExpire(holdId);
  expect(await newHolder().seatsLeft(day.tour, day.travelDate)).toBe(0);
  await problemOf(await day.request(2), "sold_out");
  await deleteExpired({ db, clock: () => Date.now() });
  expect(await day.line()).toStrictEqual(["reserved"]);
});

test("someone who holds the last seats books them although others wait", async () => {
  const day = await soldOut();
  await day.release(2);
  const holder = newHolder();
  const { holdId } = await holder.hold(day.tour, day.travelDate, 2);
  await day.wait(1);
  const { tour, travelDate } = day;
  await book({ tour, travelDate, numberOfTravelers: 1, holdId });
  expect(await day.line()).toStrictEqual(["reserved"]);
  expect(await seatsOf(day)).toMatchObject({ booked: 11, held: 1 });
});

test("more capacity is offered; a closed, changed or past departure ends its line with a mail", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const day = await soldOut();
  await giveTourTo(day.tour, await createOperator(owner.id));
  const [first, second] = [await day.wait(2), await day.wait(2)];
  const unconfirmed = await day.join(1);
  const date = { tour: day.tour, travelDate: day.travelDate };
  const admin = await createPerson("admin", "active");
  await services.changeCapacity(admin, { ...date, capacity: 14 });
  expect((await day.line()).slice(1)).toStrictEqual(["reserved", "waiting"]);
  expect(await services.listWaitingDays(admin, day.tour, day.travelDate)).toStrictEqual([
    { travelDate: day.travelDate, start: "", parties: 2 },
  ]);
  expect(await services.listWaiting(admin, date)).toHaveLength(2);
  expect(await services.listWaiting(owner, date)).toMatchObject([
    { status: "reserved" },
    { status: "waiting" },
  ]);
  await run();
  await services.closeDeparture(owner, { ...date, reason: "Landslide on the road to the viewpoint." });
  expect(await seatsOf(day)).toMatchObject({ held: 0 });
  await run();
  for (const { email } of [first, second]) {
    expect(await subjects(email)).toContainEqual(expect.stringMatching(/^The waiting list .* has ended$/));
  }
  expect(await subjects(unconfirmed.email)).toHaveLength(1);

  const other = await soldOut();
  const [third, fourth] = [await other.wait(2), await other.wait(1)];
  await other.release(1);
  await run(other.cutOff);
  expect(await other.line()).toStrictEqual(["gone", "gone"]);
  expect(await seatsOf(other)).toMatchObject({ held: 0 });
  for (const { email } of [third, fourth]) {
    expect(await subjects(email)).toContainEqual(expect.stringMatching(/^The waiting list .* has ended$/));
  }
});

test("a tour that is off sale offers nothing until it is back; one that no longer leaves on the day ends the list", async () => {
  const day = await soldOut();
  const entry = await day.wait(2);
  await db.update(tours).set({ status: "draft" }).where(eq(tours.id, day.tourId));
  await day.release(2);
  await run();
  expect(await day.line()).toStrictEqual(["reserved"]);
  await db.update(tours).set({ status: "active" }).where(eq(tours.id, day.tourId));
  await run();
  expect(await day.line()).toStrictEqual(["offered"]);
  await leaveWaitingList(dependencies(), entry.link);

  const waiting = await (async () => {
    await takeSeats(db, { ...day, start: "", seats: 2 });
    return day.wait(1);
  })();
  await run();
  const row = await db
    .select({ rules: tours.departureRules })
    .from(tours)
    .where(eq(tours.id, day.tourId))
    .get();
  if (!row) throw new Error("the tour is gone");
  const { travelDate } = day;
  const blackOuts = [{ from: travelDate, to: travelDate, reason: "A festival closes the lake." }];
  await db
    .update(tours)
    .set({ departureRules: { ...row.rules, blackOuts } })
    .where(eq(tours.id, day.tourId));
  await run();
  await db.update(tours).set({ departureRules: row.rules }).where(eq(tours.id, day.tourId));
  expect(await entryOf(waiting.email)).toMatchObject({ status: "gone" });
  const texts = (await mailsTo(waiting.email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining("A festival closes the lake."));
});

test("while sales are paused, bookings are canceled and nothing is reserved; resuming reserves at once", async () => {
  const day = await soldOut(2);
  await day.wait(2);
  await db
    .update(tours)
    .set({ pausedAt: Date.now(), pausedUntil: addDays(day.travelDate, 1) })
    .where(eq(tours.id, day.tourId));
  const answer = await cancel(day.bookings[0] ?? { bookingId: "", email: "" });
  expect(answer.status).toBe(200);
  await run();
  expect(await day.line()).toStrictEqual(["waiting"]);
  await db.update(tours).set({ pausedAt: null, pausedUntil: null }).where(eq(tours.id, day.tourId));
  expect(await day.line()).toStrictEqual(["reserved"]);
});

test("an account's verified address waits at once, lists its places and leaves", async () => {
  const viewer = await createPerson("user", "active", { emailVerified: true });
  const day = await soldOut();
  await day.wait(1);
  const party = {
    travelDate: day.travelDate,
    numberOfTravelers: 2,
    name: viewer.name,
    email: viewer.email,
    phone: null,
  };
  const path = await joinWaitingList(dependencies(), day.tour, party, { viewer, caller: null });
  const [own] = await services.listWaitingEntries(viewer);
  expect(own).toMatchObject({ status: "waiting", position: 2, path });
  await services.leaveWaitingList(linkOf(own?.id ?? ""));
  expect(await services.listWaitingEntries(viewer)).toStrictEqual([]);
});

test("accepting against lapsing has one winner", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { isBooked, line, seats } = await raceForOffer();
    expect(line).toStrictEqual(isBooked ? ["booked", "waiting"] : ["lapsed", "reserved"]);
    expect(seats).toMatchObject(isBooked ? { booked: 12, held: 0 } : { booked: 10, held: 2 });
  }
});

/** Accepts an offer in the moment it lapses. @returns the line and the seats */
async function raceForOffer() {
  const day = await soldOut();
  const first = await day.wait(2);
  await day.wait(2);
  await day.release(2);
  await run();
  const end = (await entryOf(first.email)).offerEndsAt ?? 0;
  const [accepted] = await Promise.allSettled([accept(first.email, end - 1), run(end)]);
  return { isBooked: accepted.status === "fulfilled", line: await day.line(), seats: await seatsOf(day) };
}

test("guests are written to in the language in which they joined, whatever offers them the seats", async () => {
  const day = await soldOut(2, 2);
  const hindi = /\p{Script=Devanagari}/u;
  const guest = await inLanguage("hi", () => day.join(2));
  await confirmWaiting(dependencies(), guest.link);
  const other = await day.wait(2);
  for (const booking of day.bookings) await cancel(booking);
  await run();
  const mails = await mailsTo(guest.email);
  expect(mails).toHaveLength(3);
  const { tourTitle } = await inLanguage("hi", () => getWaitingEntry(dependencies(), guest.link));
  expect(tourTitle).toMatch(hindi);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(hindi);
    expect(text.replaceAll("\n", " ")).toContain(tourTitle);
    expect(text).toContain(`/hi/waiting-list/${guest.id}/`);
  }
  const ofOffer = eq(notifications.dedupeKey, `waiting/${guest.id}/offered`);
  const [offered] = await db.select().from(notifications).where(ofOffer);
  expect(offered?.content).toMatchObject({
    params: { tour: expect.not.stringMatching(hindi) },
    translated: { language: "hi", params: { tour: expect.stringMatching(hindi) } },
  });
  for (const { subject, text } of await mailsTo(other.email)) expect(`${subject} ${text}`).not.toMatch(hindi);
});

/** Releases seats while ten passers-by try to book them. @returns how many of them got a seat */
async function raceForSeats() {
  const day = await soldOut(4);
  await day.wait(4);
  const booking = day.bookings[0] ?? { bookingId: "", email: "" };
  const [, ...during] = await Promise.all([
    cancel(booking),
    ...Array.from({ length: 8 }, () => day.request(1)),
  ]);
  const answers = [...during, await day.request(1)];
  const sold = answers.filter(({ status }) => status === 201).length;
  return { sold, line: await day.line() };
}

test("passers-by never get seats that someone waits for", async () => {
  expect(await raceForSeats()).toStrictEqual({ sold: 0, line: ["reserved"] });
});

// The negative controls, last in the file.
test("without the end of the entry in the batch of its booking, an accepted offer lapses too", async () => {
  // A run makes a limited number of offers; those of the sequences wait.
  await db.update(waitingEntries).set({ checkAt: null });
  await env.DB.prepare("DROP TRIGGER seat_holds_given_back").run();
  await env.DB.prepare(
    `CREATE TRIGGER seat_holds_given_back AFTER DELETE ON seat_holds BEGIN
      UPDATE departures SET held = held - OLD.seats WHERE tour_id = OLD.tour_id AND travel_date = OLD.travel_date;
    END`,
  ).run();
  const { line, seats } = await raceForOffer();
  expect({ first: line[0], booked: seats?.booked }).toStrictEqual({ first: "lapsed", booked: 12 });
});

test("without the trigger passers-by get seats that someone waits for", async () => {
  await env.DB.prepare("DROP TRIGGER departures_with_seats").run();
  const { sold, line } = await raceForSeats();
  expect(line).toStrictEqual(["waiting"]);
  expect(sold).toBeGreaterThan(0);
});
