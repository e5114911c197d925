import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { bookingKey } from "../../worker/platform/keys/booking-link";
import { cancelBooking } from "../../worker/trips/cancel-booking";
import { settleClosedDepartures } from "../../worker/departures/settle-closed-departures";
import { book } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { eventsOf, seatsSold } from "../support/database";
import { setTour } from "../support/rows";
import { untilStart } from "../support/departure-rules";
import { payInFull } from "../support/paid-booking";
import { moneyOf, paymentsAt } from "../support/payments";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { useCases } from "../../worker/services";

const { run: closeDeparture } = useCases.closeDeparture;

// Events between the moment in which a booking or a departure is read and the one in which it is written.

const tour = "agra";
const reason = "The road to the fort is washed away.";
const today = todayInIndia(Date.now());
const limiters = { lookup: env.LOOKUP_RATE_LIMIT };
let owner: Viewer;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  await setTour(tour, { departureRules: untilStart });
});

const close = (travelDate: string) => services.closeDeparture(owner, { tour, travelDate, reason });
const reopen = (travelDate: string) => services.reopenDeparture(owner, { tour, travelDate });

async function bookedAndPaid(travelDate: string) {
  const booking = await book({ tour, travelDate });
  await payInFull(booking.bookingId);
  return booking;
}

/** Runs an action after a change of a booking was computed and before it is written. */
function justBeforeWriting(happens: (bookingId: string) => Promise<unknown>, now = Date.now()) {
  const pageOf = vi.fn(async (booking: Parameters<typeof bookingMailer.pageOf>[0]) => {
    if (pageOf.mock.calls.length === 1) await happens(booking.bookingId);
    return bookingMailer.pageOf(booking);
  });
  return { ...paymentsAt(now), bookingMailer: { ...bookingMailer, pageOf } };
}

test("a cancellation during the closing is refunded in full", async () => {
  // So near that the schedule refunds nothing.
  const travelDate = addDays(today, 2);
  const { bookingId, totalAmount } = await bookedAndPaid(travelDate);
  const { id } = (await moneyOf(bookingId)).booking;
  const guest = { viewer: null, key: bookingKey(audit.keys, { id, linkVersion: 0 }) };
  const mailer = { send: () => Promise.resolve() };
  const meanwhile = { ...justBeforeWriting(() => close(travelDate)), ...audit, limiters, mailer };
  await cancelBooking(meanwhile, bookingId, guest, new Headers(), { reason: null });
  const { booking, refunds, events } = await moneyOf(bookingId);
  expect(booking).toMatchObject({ status: "cancelled", refundedAmount: totalAmount });
  expect(refunds).toMatchObject([{ amount: totalAmount }]);
  expect(events).toHaveLength(2);
  expect(await seatsSold(tour, travelDate)).toBe(0);
});

test("a departure reopened while its bookings are being settled keeps them", async () => {
  const travelDate = addDays(today, 3);
  const { bookingId } = await bookedAndPaid(travelDate);
  await close(travelDate);
  await settleClosedDepartures(justBeforeWriting(() => reopen(travelDate), startOfDayInIndia(travelDate)));
  expect((await services.getDeparture(owner, { tour, travelDate })).closed).toBeNull();
  expect((await moneyOf(bookingId)).booking).toMatchObject({ status: "confirmed", refundedAmount: 0 });
  expect(await eventsOf(bookingId)).toHaveLength(1);
  expect(await seatsSold(tour, travelDate)).toBe(2);
});

test("a departure with a check-in cannot be closed, even if the check-in is concurrent", async () => {
  const travelDate = addDays(today, 1);
  const { bookingId } = await bookedAndPaid(travelDate);
  const id = crypto.randomUUID();
  const checkIn = async () => {
    const submitted = { id, bookingId, at: new Date().toISOString(), way: "hand" as const };
    await services.recordCheckIns(owner, [submitted]);
  };
  const closing = closeDeparture(
    { ...paymentsAt(), audit },
    owner,
    { tour, travelDate, reason },
    { pause: checkIn },
  );
  expect((await refusal(closing, "illegal_transition")).message).toContain("1 booking is checked in");
  await refusal(close(travelDate), "illegal_transition");
  expect(await services.getDeparture(owner, { tour, travelDate })).toMatchObject({
    closed: null,
    checkedIn: 1,
  });
  expect(await actionsOn(`${tour}/${travelDate}`)).toStrictEqual([]);
  expect((await moneyOf(bookingId)).booking.status).toBe("confirmed");

  await services.undoCheckIn(owner, { bookingId, id });
  await close(travelDate);
  await refusal(close(travelDate), "conflict");
});

test("bookings that cannot be settled do not block others, up to a limit per run", async () => {
  const travelDate = addDays(today, 6);
  const settle = (limits: { settled: number; errors: number }, broken: readonly string[] = []) => {
    const dependencies = paymentsAt(startOfDayInIndia(travelDate));
    const pageOf = (booking: Parameters<typeof bookingMailer.pageOf>[0]) =>
      broken.includes(booking.bookingId)
        ? Promise.reject(new Error("its page cannot be notified"))
        : bookingMailer.pageOf(booking);
    return settleClosedDepartures({ ...dependencies, bookingMailer: { ...bookingMailer, pageOf } }, limits);
  };
  const all = { settled: 50, errors: 50 };
  await settle(all);
  const booked = [await bookedAndPaid(travelDate), await bookedAndPaid(travelDate)];
  const later = await bookedAndPaid(addDays(today, 5));
  await close(travelDate);
  await close(addDays(today, 5));
  const broken = booked.map(({ bookingId }) => bookingId);
  const statusOfLater = async () => (await moneyOf(later.bookingId)).booking.status;

  await expect(settle({ settled: 1, errors: 1 }, broken)).rejects.toThrow("could not be settled");
  expect(await statusOfLater()).toBe("confirmed");
  await expect(settle({ settled: 1, errors: 3 }, broken)).rejects.toThrow("could not be settled");
  expect(await statusOfLater()).toBe("cancelled");
  await settle(all);
  for (const bookingId of broken) expect((await moneyOf(bookingId)).booking.status).toBe("cancelled");
});
