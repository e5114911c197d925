import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { addDays, instantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";
import { createBooking } from "../../worker/bookings/create-booking";
import { quoteOf } from "../../worker/trips/quote-change";
import { bookings, seatHolds } from "../../worker/platform/db/schema";
import { changeHold } from "../../worker/seats/change-hold";
import { createHold } from "../../worker/seats/create-hold";
import { getQuote } from "../../worker/prices/get-quote";
import { getAvailability } from "../../worker/tours/get-availability";
import { listTours } from "../../worker/tours/list-tours";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, rowCounts, seatsSold } from "../support/database";
import { setTour } from "../support/rows";
import { keys } from "../support/keys";
import { publisher } from "../support/payments";
import { refusal } from "../support/refusal";

const tour = "matheran";
const second = 1000;

/** Sets the rules of the tour, which starts at 05:45 and has the usual cut-off unless given. */
async function setRules(rules: Partial<DepartureRules>) {
  const departureRules = { ...everyDay, startTime: "05:45", ...rules };
  await setTour(tour, { departureRules });
}

beforeEach(() => setRules({}));

/** Everything that offers or sells a day of the tour, at an instant. */
function at(now: number, travelDate: string) {
  const dependencies = { db, clock: () => now, publisher, bookingMailer, keys };
  const request = bookingRequestSchema.parse(bookingRequest({ tour, travelDate, numberOfTravelers: 1 }));
  const { roomType, children, infants } = request;
  return {
    day: async () => (await getAvailability(dependencies, tour, { from: travelDate, to: travelDate }))[0],
    isListed: async () => {
      const { tours: found } = await listTours(dependencies, { from: travelDate, to: travelDate, q: tour });
      return found.some(({ slug }) => slug === tour);
    },
    quote: () =>
      getQuote(dependencies, {
        tour,
        travelDate,
        numberOfTravelers: 1,
        roomType,
        children,
        infants,
        couponCode: null,
      }),
    hold: (controls: { pause?: () => Promise<void>; holder?: string } = {}) =>
      createHold(
        dependencies,
        { tour, travelDate, numberOfTravelers: 1 },
        { holder: crypto.randomUUID(), ...controls },
      ),
    book: () => createBooking(dependencies, request, { viewer: null, idempotencyKey: crypto.randomUUID() }),
  };
}

const usual = everyDay.cutOff;
test.for<[string, Partial<DepartureRules>, daysBefore: number, time: string]>([
  ["18:00 the day before", { cutOff: usual }, 1, "18:00"],
  ["a week before at midnight", { cutOff: { kind: "days", days: 7, time: "00:00" } }, 7, "00:00"],
  ["six hours before the start", { cutOff: { kind: "hours", hours: 6 } }, 1, "23:45"],
  ["the start", { cutOff: { kind: "hours", hours: 0 } }, 0, "05:45"],
])(
  "a day is open until one second before %s, and then closed for everything",
  async ([, rules, before, time]) => {
    await setRules(rules);
    const travelDate = addDays(freshTravelDate(), 30);
    const cutOffDay = addDays(travelDate, -before);
    const cutOff = instantInIndia(cutOffDay, time);
    const reason = `Booking for this date closed on ${startInWords(cutOffDay, time)}. Please choose a later date.`;

    const after = at(cutOff, travelDate);
    const rows = await rowCounts();
    expect(await after.day()).toMatchObject({ status: "closed", seatsLeft: 0, reason });
    expect(await after.isListed()).toBe(false);
    for (const sell of [after.quote, after.hold, after.book]) {
      expect((await refusal(sell(), "invalid")).errors).toStrictEqual({ travelDate: [reason] });
    }
    expect(await rowCounts()).toStrictEqual(rows);
    expect(await seatsSold(tour, travelDate)).toBe(0);
    expect(await db.$count(seatHolds)).toBe(0);

    // The control: a second earlier the same requests succeed.
    const open = at(cutOff - second, travelDate);
    expect((await open.day())?.status).toBe("open");
    expect(await open.isListed()).toBe(true);
    expect((await open.quote()).total).toBeGreaterThan(0);
    // Seats are held until the cut-off at most.
    expect((await open.hold()).expiresAt).toBe(new Date(cutOff).toISOString());
    expect((await open.book()).travelDate).toBe(travelDate);
    expect(await seatsSold(tour, travelDate)).toBe(1);
    await db.delete(seatHolds);
  },
);

test("a request that is overtaken by the cut-off sells nothing", async () => {
  const travelDate = freshTravelDate();
  const cutOff = instantInIndia(addDays(travelDate, -1), "18:00");
  let now = cutOff - second;
  const dependencies = { db, clock: () => now, publisher, bookingMailer, keys };
  const pause = () => {
    now = cutOff;
    return Promise.resolve();
  };
  const request = bookingRequestSchema.parse(bookingRequest({ tour, travelDate }));
  await refusal(
    createBooking(dependencies, request, { viewer: null, idempotencyKey: null, pause }),
    "invalid",
  );
  now = cutOff - second;
  const hold = { tour, travelDate, numberOfTravelers: 1 };
  await refusal(createHold(dependencies, hold, { holder: "someone", pause }), "invalid");
  expect(await seatsSold(tour, travelDate)).toBe(0);
});

test("an extension of a hold ends at the cut-off", async () => {
  const travelDate = freshTravelDate();
  const cutOff = instantInIndia(addDays(travelDate, -1), "18:00");
  const now = cutOff - 20 * 60_000;
  const { holdId } = await at(now, travelDate).hold();
  const dependencies = { db, clock: () => now, publisher };
  const { expiresAt } = await changeHold(dependencies, holdId, {
    numberOfTravelers: undefined,
    extend: true,
  });
  expect(expiresAt).toBe(new Date(cutOff).toISOString());
});

test("a trip cannot be moved to a day past its cut-off", async () => {
  const travelDate = addDays(todayInIndia(Date.now()), 60);
  const { bookingId } = await book({ tour, travelDate });
  const quoteAt = (now: number, to: string) =>
    quoteOf({ db, clock: () => now }, eq(bookings.bookingId, bookingId), { kind: "date", travelDate: to });
  const earlier = addDays(travelDate, -10);
  const cutOff = instantInIndia(addDays(earlier, -1), "18:00");
  await refusal(quoteAt(cutOff, earlier), "invalid");
  expect((await quoteAt(cutOff - second, earlier)).total).toBeGreaterThan(0);
});
