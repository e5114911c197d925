import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { bookingMadeTitle } from "~/domain/bookings/booking";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { bookByForm } from "~/features/bookings/form/book-by-form.server";
import { formatDeadline } from "~/domain/calendar/calendar";
import { expireBookings } from "../../worker/bookings/expire-bookings";
import { verifyBooking } from "../../worker/trips/verify-booking";
import { findBookableTour } from "../../worker/tours/tours.repo";
import { verificationKey } from "../../worker/platform/keys/booking-link";
import { origin, post, read } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, eventsOf, seatsSold, tourOfCapacity, setBooking } from "../support/database";
import { openBookings } from "../support/opening";
import { bookingRow } from "../support/rows";
import { keys } from "../support/keys";
import { orderOf, pay, paymentsAt } from "../support/payments";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { withoutRule } from "../support/rules";
import { mailsTo, services } from "../support/services";
import { bookTenDepartures, bookTwelveSeats, solve, strangersAt } from "../support/unproven-seats";

const minute = 60_000;
const caller = () => crypto.randomUUID();

/** Returns the two parts of the mailed link. */
async function linkOf(bookingId: string) {
  return { bookingId, key: verificationKey(keys, await bookingRow(bookingId)) };
}

const someone = () => ({ email: `${crypto.randomUUID()}@example.com` });

/** A departure of twelve seats. */
async function departure() {
  return { tour: await tourOfCapacity(12), travelDate: freshTravelDate() };
}

/** Books all unproven seats that a caller may have, on two departures. Returns the first booking. */
async function bookTwentySeats({ book }: ReturnType<typeof strangersAt>, carrier: string) {
  const first = await book(carrier, { ...(await departure()), numberOfTravelers: 12 });
  const second = await book(carrier, { ...(await departure()), numberOfTravelers: 8 });
  expect([first.status, second.status]).toStrictEqual(["confirmed", "confirmed"]);
  return first;
}

test("of ten departures that one caller books at once three are confirmed, and the others pending for 15 minutes", async () => {
  const statuses = await bookTenDepartures(caller());
  expect(statuses.filter((status) => status === "confirmed")).toHaveLength(3);
  expect(statuses.filter((status) => status === "pending")).toHaveLength(7);
});

test("the 21st seat of a caller is pending; nothing is refused, and its end frees the seats", async () => {
  const { book, state } = strangersAt(Date.now());
  const [carrier, at] = [caller(), await departure()];
  const other = { ...at, travelDate: freshTravelDate() };
  expect((await book(carrier, { ...at, numberOfTravelers: 12 })).status).toBe("confirmed");
  expect((await book(carrier, { ...other, numberOfTravelers: 8 })).status).toBe("confirmed");
  const further = await book(carrier, { ...other, numberOfTravelers: 1 });
  expect(further).toMatchObject({
    status: "pending",
    verifyBy: new Date(state.now + 15 * minute).toISOString(),
  });
  expect((await book(caller(), { ...at, travelDate: freshTravelDate() })).status).toBe("confirmed");

  await expireBookings(paymentsAt(state.now + 15 * minute - 1));
  expect((await bookingRow(further.bookingId)).status).toBe("pending");
  await expireBookings(paymentsAt(state.now + 15 * minute));
  expect((await bookingRow(further.bookingId)).status).toBe("expired");
  expect(await seatsSold(other.tour, other.travelDate)).toBe(8);
  const mails = await mailsTo(further.customerEmail);
  expect(mails.map(({ subject }) => subject.split(" ")[0])).toContain("Confirm");
  expect(mails.find(({ subject }) => subject.includes("expired"))?.text).toContain(
    "e-mail address was not confirmed",
  );
});

test("40 people behind one address who follow the mail within 15 minutes all end confirmed", async () => {
  const { book, dependencies, state } = strangersAt(Date.now());
  const [carrier, tour] = [caller(), await tourOfCapacity(12)];
  const days = Array.from({ length: 20 }, () => freshTravelDate());
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      book(carrier, { tour, travelDate: days[index % 20], numberOfTravelers: 1 }),
    ),
  );
  expect(made.filter(({ status }) => status === "pending").length).toBeGreaterThanOrEqual(20);
  state.now += 14 * minute;
  await expireBookings(paymentsAt(state.now));
  await Promise.all(made.map(async ({ bookingId }) => verifyBooking(dependencies, await linkOf(bookingId))));
  state.now += 2 * minute;
  await expireBookings(paymentsAt(state.now));
  const rows = await Promise.all(made.map(({ bookingId }) => bookingRow(bookingId)));
  expect(rows.filter(({ status }) => status === "confirmed")).toHaveLength(40);
  expect(rows.every(({ verifiedAt }) => verifiedAt !== null)).toBe(true);
});

test("a seat stops counting once its address is confirmed", async () => {
  const strangers = strangersAt(Date.now());
  const carrier = caller();
  const first = await bookTwentySeats(strangers, carrier);
  const next = async () => strangers.book(carrier, { ...(await departure()), numberOfTravelers: 1 });
  expect((await next()).status).toBe("pending");
  await verifyBooking(strangers.dependencies, await linkOf(first.bookingId));
  expect((await next()).status).toBe("confirmed");
  // Nor is the hash of its address kept.
  expect((await bookingRow(first.bookingId)).caller).toBeNull();
});

test("a pending booking that is paid in time is confirmed, once, also if its link is followed at the same time", async () => {
  const strangers = strangersAt(Date.now());
  const { book, dependencies } = strangers;
  const carrier = caller();
  await bookTwentySeats(strangers, carrier);
  const pending = await book(carrier, { ...(await departure()), numberOfTravelers: 2 });
  const path = await services.tripPathOf(pending.bookingId);
  const order = await orderOf({ bookingId: pending.bookingId, key: path.split("/").at(-1) ?? "" });
  await Promise.all([pay(order), verifyBooking(dependencies, await linkOf(pending.bookingId))]);
  const row = await bookingRow(pending.bookingId);
  expect(row).toMatchObject({ status: "confirmed", paidAmount: pending.totalAmount, paymentDueAt: null });
  const statuses = (await eventsOf(pending.bookingId)).map(({ status }) => status);
  expect(statuses).toStrictEqual(["pending", "confirmed", "confirmed"]);
});

test("a link that is followed after the end confirms nothing", async () => {
  const strangers = strangersAt(Date.now());
  const { book, dependencies, state } = strangers;
  const carrier = caller();
  await bookTwentySeats(strangers, carrier);
  const { bookingId } = await book(carrier, { ...(await departure()), numberOfTravelers: 2 });
  state.now += 15 * minute;
  await verifyBooking(dependencies, await linkOf(bookingId));
  expect((await bookingRow(bookingId)).verifiedAt).toBeNull();
});

test("of twelve concurrent strangers on a departure nine are confirmed, the others pending", async () => {
  const statuses = await bookTwelveSeats();
  expect(statuses.filter((status) => status === "confirmed")).toHaveLength(9);
  expect(statuses.filter((status) => status === "pending")).toHaveLength(3);
});

test("on a mostly unproven departure a browser is asked for a proof of work once, and books with it", async () => {
  const { book, dependencies } = strangersAt(Date.now());
  const asked = { isProofAsked: true };
  const [home, at] = [caller(), { ...(await departure()), numberOfTravelers: 1 }];
  const first = await book(caller(), { ...at, numberOfTravelers: 9 }, asked);
  const { extra } = await refusal(book(home, at, asked), "proof_required");
  const proof = await solve(extra?.challenge);
  await refusal(book(caller(), { ...at, numberOfTravelers: 4 }, asked), "sold_out");
  expect((await book(home, { ...at, proof }, asked)).status).toBe("confirmed");
  // Used before, and none that this browser could find.
  const replayed = await book(home, { ...at, proof }, asked);
  const unsolved = await book(caller(), { ...at, proof: "" }, asked);
  expect([replayed.status, unsolved.status]).toStrictEqual(["pending", "pending"]);

  // Once they are proven, nobody is asked.
  for (const { bookingId } of [first, replayed]) await verifyBooking(dependencies, await linkOf(bookingId));
  await setBooking(unsolved.bookingId, { verifiedAt: 1 });
  await expect(book(caller(), { ...at, numberOfTravelers: 1 }, asked)).rejects.toMatchObject({
    code: "sold_out",
  });
  const other = { ...at, travelDate: freshTravelDate() };
  const proven = await book(caller(), { ...other, numberOfTravelers: 9 }, asked);
  await verifyBooking(dependencies, await linkOf(proven.bookingId));
  expect((await book(caller(), other, asked)).status).toBe("confirmed");
});

test("a pending booking counts toward the limit of its e-mail address like a confirmed one", async () => {
  const { book } = strangersAt(Date.now());
  const carrier = caller();
  const email = `${crypto.randomUUID()}@example.com`;
  const next = async () => book(carrier, { ...(await departure()), email, numberOfTravelers: 1 });
  for (let round = 0; round < 3; round += 1) expect((await next()).status).toBe("confirmed");
  await refusal(next(), "unpaid_limit");
});

test("without a caller, as in demo builds, nothing is limited", async () => {
  const { book } = strangersAt(Date.now());
  const made = [];
  for (let round = 0; round < 5; round += 1)
    made.push(await book(null, { ...(await departure()), numberOfTravelers: 12 }, { isProofAsked: true }));
  expect(made.map(({ status }) => status)).toStrictEqual(made.map(() => "confirmed"));
});

const createdSchema = z.strictObject({ booking: bookingSchema.strict(), manageUrl: z.url() });

test("in production the API answers 201 with the minute it ends, and the form without JavaScript says what to do", async () => {
  await openBookings();
  vi.stubEnv("MODE", "production");
  const from = { "CF-Connecting-IP": "203.0.113.90" };
  const at = await departure();
  for (const numberOfTravelers of [12, 8])
    await post(
      "/api/bookings",
      bookingRequest({ ...(await departure()), ...someone(), numberOfTravelers }),
      from,
    );
  const order = bookingRequest({ ...at, ...someone(), numberOfTravelers: 1 });
  const { booking } = await read(await post("/api/bookings", order, from), createdSchema, 201);
  expect(booking.status).toBe("pending");
  const left = Date.parse(booking.verifyBy ?? "") - Date.now();
  expect(left).toBeGreaterThan(14 * minute);
  expect(left).toBeLessThanOrEqual(15 * minute);
  const [mail] = await mailsTo(booking.customerEmail);
  expect(mail?.subject).toBe(
    `Confirm your booking ${booking.bookingId} by ${formatDeadline(booking.verifyBy ?? "")}`,
  );
  expect(mail?.text).toContain("/confirm-booking/");

  // The three quarters are reached: a browser's script is asked, the form is not.
  const others = { "CF-Connecting-IP": "203.0.113.91" };
  await post("/api/bookings", bookingRequest({ ...at, ...someone(), numberOfTravelers: 8 }), others);
  const script = { "CF-Connecting-IP": "203.0.113.92", "Sec-Fetch-Site": "same-origin", Origin: origin };
  await problemOf(await post("/api/bookings", order, script), "proof_required");
  const { details } = (await findBookableTour(db, at.tour)) ?? {};
  if (!details) throw new Error("no such tour");
  const form = new URLSearchParams({
    step: "4",
    intent: "confirm",
    idempotencyKey: crypto.randomUUID(),
    expectedTotal: String(booking.totalAmount),
  });
  for (const [name, value] of Object.entries(order)) form.set(name, String(value ?? ""));
  const request = new Request(`${origin}/book/${at.tour}`, { method: "POST", headers: script, body: form });
  const visitor = { request, viewer: null, now: Date.now(), logError: () => undefined };
  const answer = await bookByForm(services, details, visitor);
  if (!(answer instanceof Response)) throw new Error("not booked");
  const [, , bookingId = "", key = "", page] = (answer.headers.get("Location") ?? "").split("/");
  expect(page).toBe("booked");
  const made = await services.getTrip({ bookingId, key });
  expect(made.booking.status).toBe("pending");
  expect(bookingMadeTitle(made.booking)).toBe("Confirm your e-mail address");
  const due = dueInWords(made.booking, made.money.toPay);
  expect(due).toContain("through the link in our mail, or pay, by ");
  expect(due).toContain(formatDeadline(made.booking.verifyBy ?? ""));
});

// The negative control, last in the file: it removes the guard.
const allConfirmed = (count: number) => Array.from({ length: count }, () => "confirmed");

test("without the rule one caller's ten departures are all confirmed", async () => {
  await withoutRule("unproven_seats");
  expect(await bookTenDepartures("carrier")).toStrictEqual(allConfirmed(10));
});

test("if proofs may be missing, twelve strangers are confirmed on all seats of a departure", async () => {
  await env.DB.batch([
    env.DB.prepare("DROP TABLE spent_proofs"),
    env.DB.prepare("CREATE TABLE spent_proofs (id text, expires_at integer)"),
  ]);
  expect(await bookTwelveSeats()).toStrictEqual(allConfirmed(12));
});
