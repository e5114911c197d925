import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { bearingSchema } from "~/domain/bookings/sale";
import { changeQuoteSchema } from "~/domain/bookings/change-request";
import { signIn } from "../support/accounts";
import { as, book, get, patch, read } from "../support/api";
import { eventsOf, seatsSold, setBooking } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { problemOf } from "../support/problem";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const tour = "ooty";

let owner: Viewer;
let other: Viewer;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  other = await createPerson("tour_operator", "verified");
  await giveTourTo(tour, await createOperator(owner.id));
  await giveTourTo("agra", await createOperator(other.id));
});

async function pageOf(bookingId: string) {
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  return services.getTrip({ bookingId, key });
}

function travelOn(bookingId: string, travelDate: string) {
  return setBooking(bookingId, { travelDate });
}

test("an operator's cancellation refunds everything, even if the schedule would refund nothing", async () => {
  const travelDate = addDays(today, 2);
  const { bookingId, totalAmount } = await book({ tour, travelDate });
  await payInFull(bookingId);
  expect((await pageOf(bookingId)).cancellation?.quote.refundAmount).toBe(0);
  expect((await services.getOperatorBooking(owner, bookingId)).cancellation?.refund).toBe(totalAmount);

  const change = { bookingId, status: "cancelled", reason: "The ghat road is closed." } as const;
  await services.changeCustomerBooking(owner, change);
  const { booking, money, history } = await pageOf(bookingId);
  expect(booking).toMatchObject({ status: "cancelled", refundDue: totalAmount, refundAmount: totalAmount });
  expect(money.refunds).toMatchObject([{ amount: totalAmount, state: "started" }]);
  expect(history.at(-1)).toMatchObject({ by: "operator", reason: "The ghat road is closed." });
  expect(await seatsSold(tour, travelDate)).toBe(0);
  await expect(services.changeCustomerBooking(owner, change)).rejects.toMatchObject({
    code: "illegal_transition",
  });
});

test("a trip's outcome is recorded after it, which rules out a cancellation", async () => {
  const { bookingId } = await book({ tour, travelDate: addDays(today, 2) });
  const markAs = (status: "completed" | "no-show") =>
    services.changeCustomerBooking(owner, { bookingId, status });
  await expect(markAs("no-show")).rejects.toMatchObject({ code: "illegal_transition" });
  // Under way: possibly a no-show, but not over.
  await travelOn(bookingId, addDays(today, -1));
  await expect(markAs("completed")).rejects.toMatchObject({ code: "illegal_transition" });
  const late = services.changeCustomerBooking(owner, { bookingId, status: "cancelled", reason: "Rain" });
  await expect(late).rejects.toMatchObject({ code: "illegal_transition" });
  await travelOn(bookingId, addDays(today, -9));
  await markAs("completed");
  expect((await pageOf(bookingId)).history.at(-1)).toMatchObject({ what: "completed", by: "operator" });
  const absent = await book({ tour, travelDate: addDays(today, 2) });
  await travelOn(absent.bookingId, addDays(today, -1));
  await services.changeCustomerBooking(owner, { bookingId: absent.bookingId, status: "no-show" });
  expect((await pageOf(absent.bookingId)).booking.status).toBe("no-show");
});

const quoteSchema = z.strictObject({ quote: changeQuoteSchema.strict(), bearing: bearingSchema });

test("an administrator sees the refund first; the reason is in the history", async () => {
  const { cookie } = await signIn("admin");
  const { bookingId, totalAmount } = await book({ travelDate: addDays(today, 20) });
  await payInFull(bookingId);
  const path = `/api/admin/bookings/${bookingId}`;
  const { quote } = await read(await get(`${path}/cancel-quote`, as(cookie)), quoteSchema);
  const half = Math.floor((totalAmount * 50 + 50) / 100);
  expect(quote).toMatchObject({ percent: 50, refundAmount: half });
  const cancel = (body: object) => patch(path, { status: "cancelled", ...body }, as(cookie));
  await problemOf(await cancel({ expectedRefund: half + 1 }), "price_changed");
  await problemOf(await cancel({ reason: "x".repeat(301) }), "invalid");
  expect(await eventsOf(bookingId)).toHaveLength(1);
  expect((await cancel({ expectedRefund: half, reason: "Double booking" })).status).toBe(200);
  const { history, money } = await pageOf(bookingId);
  expect(history.at(-1)).toMatchObject({ what: "cancelled", by: "team", reason: "Double booking" });
  expect(money.refunded).toBe(half);
  await problemOf(await get(`${path}/cancel-quote`, as(cookie)), "illegal_transition");
});

test("only administrators see a cancellation's refund", async () => {
  const { bookingId } = await book();
  const path = `/api/admin/bookings/${bookingId}/cancel-quote`;
  await problemOf(await get(path), "unauthenticated");
  const { cookie } = await signIn("tour_operator", "verified");
  await problemOf(await get(path, as(cookie)), "forbidden");
  const admin = await signIn("admin");
  await problemOf(await get("/api/admin/bookings/TB000000/cancel-quote", as(admin.cookie)), "not_found");
});
