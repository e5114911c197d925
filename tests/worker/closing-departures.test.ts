import { eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { departures, mailOutbox } from "../../worker/platform/db/schema";
import { notifyOfClosedDepartures } from "../../worker/departures/notify-of-closed-departures";
import { book, get, post } from "../support/api";
import { actionsOn } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, seatsSold } from "../support/database";
import { setTour, tourRow } from "../support/rows";
import { addMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { withoutRule } from "../support/rules";
import { watchSeatsOf } from "../support/seats";
import { services } from "../support/services";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";

/**
 * Starts bookings that have read the departure and pause before writing.
 * @returns a function that resumes them and returns each result: null if booked, else the error
 */
async function pausedBookings(count: number, request: Record<string, unknown>) {
  const open = Promise.withResolvers<void>();
  const arrived: Promise<void>[] = [];
  const ends = Array.from({ length: count }, () => {
    const arrival = Promise.withResolvers<void>();
    arrived.push(arrival.promise);
    const pause = () => {
      arrival.resolve();
      return open.promise;
    };
    return services
      .createBooking(bookingRequestSchema.parse(bookingRequest(request)), {
        viewer: null,
        idempotencyKey: null,
        pause,
      })
      .then(
        () => null,
        (refusal: unknown) => refusal,
      );
  });
  await Promise.all(arrived);
  return () => {
    open.resolve();
    return Promise.all(ends);
  };
}

const tour = "ooty";
const reason = "The toy train does not run in this week.";
let owner: Viewer;
let staff: Viewer;
let bystander: Viewer;
let other: Viewer;

beforeAll(async () => {
  [owner, staff, bystander, other] = (await Promise.all(
    Array.from({ length: 4 }, () => createPerson("tour_operator", "verified")),
  )) as [Viewer, Viewer, Viewer, Viewer];
  const operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await giveTourTo("agra", await createOperator(other.id));
  await addMember(operator, ["departures"], staff);
  await addMember(operator, ["tours", "bookings", "earnings", "reviews"], bystander);
});

async function departureOn(travelDate: string) {
  const { id } = await tourRow(tour);
  const rows = await db.select().from(departures).where(eq(departures.travelDate, travelDate));
  return rows.find(({ tourId }) => tourId === id);
}

async function keyOf(bookingId: string) {
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  return key;
}

const close = (travelDate: string, by: Viewer | null = owner) =>
  services.closeDeparture(by, { tour, travelDate, reason });

test("a closed departure sells no seat by any route, and gives the reason", async () => {
  const travelDate = freshTravelDate();
  const held = await post("/api/holds", { tour, travelDate, numberOfTravelers: 3 });
  const { hold } = (await held.json()) as { hold: { holdId: string } };
  const elsewhere = await book({ tour });
  await close(travelDate);

  const hasReason = (answer: { errors?: Record<string, string[]> }) =>
    expect(answer.errors?.travelDate).toStrictEqual([reason]);
  hasReason(await problemOf(await post("/api/bookings", bookingRequest({ tour, travelDate })), "invalid"));
  hasReason(
    await problemOf(
      await post("/api/bookings", bookingRequest({ tour, travelDate, holdId: hold.holdId })),
      "invalid",
    ),
  );
  hasReason(await problemOf(await post("/api/holds", { tour, travelDate, numberOfTravelers: 1 }), "invalid"));
  const key = await keyOf(elsewhere.bookingId);
  const change = { kind: "date" as const, travelDate };
  const by = { viewer: null, key };
  for (const call of [
    services.quoteChange(elsewhere.bookingId, by, new Headers(), change),
    services.changePartyOrDate(elsewhere.bookingId, by, new Headers(), { change }),
  ]) {
    expect((await refusal(call, "invalid")).errors?.travelDate).toStrictEqual([reason]);
  }
  await refusal(services.changeHold(hold.holdId, { numberOfTravelers: 1 }), "not_found");
  expect(await departureOn(travelDate)).toMatchObject({
    booked: 0,
    held: 0,
    closedReason: reason,
    closedBy: owner.id,
  });

  const answer = await get(`/api/tours/${tour}/availability?from=${travelDate}&to=${travelDate}`);
  expect(await answer.json()).toMatchObject({ days: [{ status: "closed", seatsLeft: 0, reason }] });
  const page = await services.getTourPage(tour);
  expect(page.nextDepartures.map(({ date }) => date)).not.toContain(travelDate);
  const found = await get(`/api/tours?q=${tour}&from=${travelDate}&to=${travelDate}`);
  const { tours: others } = z
    .object({ tours: z.array(z.object({ slug: z.string() })) })
    .parse(await found.json());
  expect(others.map(({ slug }) => slug)).not.toContain(tour);
});

test("closing is logged, happens once, and can be undone", async () => {
  const travelDate = freshTravelDate();
  await close(travelDate, staff);
  await refusal(close(travelDate), "conflict");
  await services.reopenDeparture(owner, { tour, travelDate });
  await refusal(services.reopenDeparture(owner, { tour, travelDate }), "conflict");
  await book({ tour, travelDate });
  const actions = await actionsOn(`${tour}/${travelDate}`);
  expect(actions.map(({ log, details }) => [log.action, log.actorId, details.reason])).toStrictEqual([
    ["departure.close", staff.id, reason],
    ["departure.reopen", owner.id, null],
  ]);
});

test("open pages of the tour show the closing and its reason at once", async () => {
  const travelDate = freshTravelDate();
  await book({ tour, travelDate, numberOfTravelers: 1 });
  using watched = await watchSeatsOf(tour);
  await close(travelDate);
  expect(await watched.next()).toStrictEqual([{ date: travelDate, seatsLeft: 0, closed: reason }]);
  await services.reopenDeparture(owner, { tour, travelDate });
  const [update] = await watched.next();
  expect(update?.seatsLeft).toBeGreaterThan(0);
  expect(update).not.toHaveProperty("closed");
});

test("a reason must be a sentence, and past or non-existent departures cannot be closed", async () => {
  const travelDate = freshTravelDate();
  for (const bad of ["", "Rain", "x".repeat(301), "It rains\nand rains."]) {
    const { errors } = await refusal(
      services.closeDeparture(owner, { tour, travelDate, reason: bad }),
      "invalid",
    );
    expect(errors?.reason).toHaveLength(1);
  }
  expect(await departureOn(travelDate)).toBeUndefined();
  const yesterday = addDays(todayInIndia(Date.now()), -1);
  await refusal(close(yesterday), "illegal_transition");
  for (const nonsense of ["2027-02-30", "soon", "2099-01-01"]) await refusal(close(nonsense), "not_found");
});

test("bookings that started before the closing are refused after it, with the reason", async () => {
  const travelDate = freshTravelDate();
  await book({ tour, travelDate, numberOfTravelers: 1 });
  const goOn = await pausedBookings(4, { tour, travelDate, numberOfTravelers: 1 });
  await close(travelDate);
  for (const refused of await goOn()) {
    expect(refused).toMatchObject({ code: "invalid", errors: { travelDate: [reason] } });
  }
  expect(await seatsSold(tour, travelDate)).toBe(1);
});

/** Closes a start, alone or by its day, while people book the own seats of an option on it. @returns how their bookings ended */
async function closePoolWhileBooking(by: Viewer, isByDay: boolean) {
  const boat = { id: "boat", name: "Boat", priceInr: 900, priceRules: {}, seats: 4 };
  const shared = { ...boat, id: "shared", name: "Shared", seats: null };
  const options = [shared, boat].map((each) => ({ ...each, pricePer: "person" as const }));
  await setTour(tour, { options });
  const travelDate = freshTravelDate();
  const goOn = await pausedBookings(4, { tour, travelDate, numberOfTravelers: 1, optionId: "boat" });
  if (isByDay) await services.changeDays(by, { kind: "close", day: [travelDate], tour, reason, guests: 0 });
  else await close(travelDate, by);
  const ends = await goOn();
  await setTour(tour, { options: null });
  return ends;
}

test.each([false, true])(
  "an option's own seats that are booked at that moment close with their start (by day: %s)",
  async (isByDay) => {
    for (const refused of await closePoolWhileBooking(owner, isByDay))
      expect(refused).toMatchObject({ code: "invalid", errors: { travelDate: [reason] } });
  },
);

test("every booked traveler is notified once per closing, whenever they booked", async () => {
  const travelDate = freshTravelDate();
  const before = await book({ tour, travelDate, email: "before@example.com" });
  await close(travelDate);
  // As if it had been booked in the same moment, unseen by any run.
  const { bookingId } = await book({ tour, email: "between@example.com" });
  await db.run(`UPDATE bookings SET travel_date = '${travelDate}' WHERE booking_id = '${bookingId}'`);
  await Promise.all(
    Array.from({ length: 3 }, () => notifyOfClosedDepartures({ db, clock: Date.now, bookingMailer })),
  );
  const recipients = async () =>
    (await db.select().from(mailOutbox).where(like(mailOutbox.dedupeKey, "booking/%/closed/%")))
      .filter(({ subject }) => subject.includes(before.bookingId) || subject.includes(bookingId))
      .map(({ recipient }) => recipient)
      .toSorted();
  expect(await recipients()).toStrictEqual(["before@example.com", "between@example.com"]);
  const mail = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%choose (${before.bookingId})`))
    .get();
  expect(mail?.text).toContain(reason);
  expect(mail?.text).toContain(`/trip/${before.bookingId}/`);
  await services.reopenDeparture(owner, { tour, travelDate });
  const reopened = await db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.dedupeKey, "booking/%/reopened/%"));
  expect(reopened.filter(({ recipient }) => recipient === "before@example.com")).toHaveLength(1);
  await close(travelDate);
  expect(await recipients()).toHaveLength(4);
});

// The negative control, last in the file: it removes the guard.
test("without the rule bookings that started before the closing are seated after it", async () => {
  await withoutRule("departure_closed");
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo("ooty", await createOperator(owner.id));
  const travelDate = freshTravelDate();
  const goOn = await pausedBookings(4, { tour: "ooty", travelDate, numberOfTravelers: 1 });
  const reason = "The toy train does not run in this week.";
  await services.closeDeparture(owner, { tour: "ooty", travelDate, reason });
  expect(await seatsSold("ooty", travelDate)).toBe(0);
  expect(await goOn()).toStrictEqual([null, null, null, null]);
  expect(await seatsSold("ooty", travelDate)).toBe(4);
  // An option's own seats, too.
  expect(await closePoolWhileBooking(owner, false)).toStrictEqual([null, null, null, null]);
});
