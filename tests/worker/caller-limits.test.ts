import { eq } from "drizzle-orm";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { AppError } from "~/domain/errors";
import { heldDepartures, limits, seatHolds } from "../../worker/platform/db/schema";
import { changeHold } from "../../worker/seats/change-hold";
import { releaseHold } from "../../worker/seats/release-hold";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { post } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { clientsAt, outcomeOf } from "../support/hold-attack";
import { problemOf } from "../support/problem";

afterEach(() => vi.unstubAllEnvs());

const minute = 60_000;
const caller = () => crypto.randomUUID();
const from = (address: string) => ({ "CF-Connecting-IP": address });

async function departure(numberOfTravelers: number, capacity = 20) {
  return { tour: await tourOfCapacity(capacity), travelDate: freshTravelDate(), numberOfTravelers };
}

test("ten concurrent clients of one caller hold seats on three departures", async () => {
  const { hold, heldBy } = clientsAt(Date.now());
  const carrier = caller();
  const requests = await Promise.all(Array.from({ length: 10 }, () => departure(2)));
  const codes = await Promise.all(requests.map((request) => outcomeOf(hold(carrier, request))));
  expect(codes.filter((code) => code === null)).toHaveLength(3);
  expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(7);
  expect(await heldBy(carrier)).toStrictEqual({ departures: 3, seats: 6 });
});

test("twelve concurrent clients of one caller hold at most 20 seats, and others still hold theirs", async () => {
  const { hold, heldBy } = clientsAt(Date.now());
  const carrier = caller();
  const request = await departure(3);
  const other = { ...request, travelDate: freshTravelDate() };
  const codes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => outcomeOf(hold(carrier, index % 2 === 0 ? request : other))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(6);
  expect(await heldBy(carrier)).toStrictEqual({ departures: 2, seats: 18 });
  expect(await outcomeOf(hold(carrier, { ...request, numberOfTravelers: 2 }))).toBeNull();
  expect(await outcomeOf(hold(caller(), { ...request, numberOfTravelers: 2 }))).toBeNull();
});

test("a hold grows within its caller's 20 seats only, and stays as it is otherwise", async () => {
  const { hold, dependencies, heldBy } = clientsAt(Date.now());
  const carrier = caller();
  await hold(carrier, await departure(12));
  const { holdId } = await hold(carrier, await departure(4));
  const grow = (numberOfTravelers: number) =>
    outcomeOf(changeHold(dependencies, holdId, { numberOfTravelers, extend: undefined }));
  expect(await grow(9)).toBe("too_many_requests");
  expect(await heldBy(carrier)).toMatchObject({ seats: 16 });
  expect(await grow(8)).toBeNull();
  expect(await grow(1)).toBeNull();
});

test("the rule and the message follow the row of limits", async () => {
  const { hold, dependencies } = clientsAt(Date.now());
  const carrier = caller();
  const { holdId } = await hold(carrier, await departure(2));
  onTestFinished(async () => void (await db.update(limits).set({ callerSeats: 20 })));
  await db.update(limits).set({ callerSeats: 4 });
  await expect(changeHold(dependencies, holdId, { numberOfTravelers: 5, extend: undefined })).rejects.toThrow(
    "your connection holds 4 already",
  );
  await changeHold(dependencies, holdId, { numberOfTravelers: 4, extend: undefined });
});

test("a caller keeps a departure for 30 minutes, whatever its clients do, and then rests for an hour", async () => {
  const { hold, dependencies, pass, heldBy } = clientsAt(Date.now());
  const start = dependencies.clock();
  const carrier = caller();
  const request = await departure(2);
  const first = await hold(carrier, request);
  expect(Date.parse(first.expiresAt)).toBe(start + 15 * minute);

  pass(14 * minute);
  const { expiresAt } = await changeHold(dependencies, first.holdId, {
    extend: true,
    numberOfTravelers: undefined,
  });
  expect(Date.parse(expiresAt)).toBe(start + 30 * minute);
  await releaseHold(dependencies, first.holdId);

  pass(6 * minute);
  const second = await hold(carrier, request);
  expect(second).toMatchObject({
    expiresAt: new Date(start + 30 * minute).toISOString(),
    canExtend: false,
  });
  pass(10 * minute);
  expect(await heldBy(carrier)).toStrictEqual({ departures: 0, seats: 0 });
  await expect(hold(carrier, request)).rejects.toMatchObject({
    code: "too_many_requests",
    retryAfter: 60 * 60,
  });
  expect(await outcomeOf(hold(caller(), request))).toBeNull();
  expect(await outcomeOf(hold(carrier, await departure(2)))).toBeNull();

  pass(60 * minute - 1);
  expect(await outcomeOf(hold(carrier, request))).toBe("too_many_requests");
  pass(1);
  expect(Date.parse((await hold(carrier, request)).expiresAt)).toBe(start + 105 * minute);
});

test("a hold that moves to another address counts there, and cannot outlive the time of either", async () => {
  const { hold, pass, heldBy, dependencies } = clientsAt(Date.now());
  const start = dependencies.clock();
  const [home, train] = [caller(), caller()];
  const request = await departure(2);
  const holder = crypto.randomUUID();
  await hold(home, request, { holder });
  pass(5 * minute);
  const moved = await hold(train, { ...request, numberOfTravelers: 3 }, { holder });
  expect(Date.parse(moved.expiresAt)).toBe(start + 15 * minute);
  expect(await heldBy(home)).toMatchObject({ seats: 0 });
  expect(await heldBy(train)).toMatchObject({ seats: 3 });
});

test("without a caller, as in demo builds, nothing is limited by address", async () => {
  const { hold } = clientsAt(Date.now());
  const requests = await Promise.all(Array.from({ length: 6 }, () => departure(20)));
  const codes = await Promise.all(requests.map((request) => outcomeOf(hold(null, request))));
  expect(codes).toStrictEqual([null, null, null, null, null, null]);
});

test("in production the addresses of one IPv6 network are one caller, and refused seats can be booked", async () => {
  vi.stubEnv("MODE", "production");
  const [request, other] = [await departure(12), await departure(12)];
  expect((await post("/api/holds", request, from("2001:db8:1:2::3"))).status).toBe(201);
  const refused = await post("/api/holds", other, from("2001:db8:1:2:f::4"));
  const wait = Number(refused.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  const { detail } = await problemOf(refused, "too_many_requests");
  expect(detail).toMatch(/not held yet, but you can book them/);
  expect((await post("/api/holds", other, from("2001:db8:1:3::4"))).status).toBe(201);
  const booking = { ...request, numberOfTravelers: 8 };
  expect((await post("/api/bookings", bookingRequest(booking), from("2001:db8:1:2:f::4"))).status).toBe(201);
});

test("nothing of a caller stays once its holds have ended and its departures have rested", async () => {
  const { hold, dependencies, pass } = clientsAt(Date.now());
  const carrier = caller();
  await hold(carrier, await departure(2));
  const left = () =>
    Promise.all([
      db.$count(seatHolds, eq(seatHolds.caller, carrier)),
      db.$count(heldDepartures, eq(heldDepartures.caller, carrier)),
    ]);
  pass(90 * minute - 1);
  await deleteExpired(dependencies);
  expect(await left()).toStrictEqual([0, 1]);
  pass(1);
  await deleteExpired(dependencies);
  expect(await left()).toStrictEqual([0, 0]);
});

test("an attack with 200 cookies in 10 minutes keeps at most 20 seats, while 40 people behind its address book", async () => {
  const { hold, dependencies, pass, heldBy } = clientsAt(Date.now());
  const carrier = caller();
  const tour = await tourOfCapacity(20);
  const days = Array.from({ length: 30 }, () => freshTravelDate());
  const granted = { attackers: 0, people: 0 };
  let booked = 0;

  async function attack(index: number) {
    const travelDate = days[index % days.length] ?? "";
    const numberOfTravelers = 1 + (index % 20);
    if ((await outcomeOf(hold(carrier, { tour, travelDate, numberOfTravelers }))) === null)
      granted.attackers += 1;
  }
  /** Asks for a hold, and books with or without one on the first day that has seats. */
  async function bookOn(index: number): Promise<void> {
    const request = { tour, travelDate: days[index % days.length] ?? "", numberOfTravelers: 1 + (index % 3) };
    const holder = crypto.randomUUID();
    if ((await outcomeOf(hold(carrier, request, { holder }))) === null) granted.people += 1;
    const order = bookingRequestSchema.parse(bookingRequest({ ...request, email: `${holder}@example.com` }));
    try {
      await createBooking({ ...dependencies, bookingMailer }, order, {
        viewer: null,
        idempotencyKey: null,
        holder,
        caller: carrier,
      });
      booked += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "sold_out") throw error;
      await bookOn(index + 1);
    }
  }
  for (let step = 0; step < 40; step += 1) {
    const five = Array.from({ length: 5 }, (_, index) => attack(step * 5 + index));
    // Each step depends on the time of the one before.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all([...five, bookOn(step)]);
    // oxlint-disable-next-line no-await-in-loop
    const held = await heldBy(carrier);
    expect(held.seats).toBeLessThanOrEqual(20);
    expect(held.departures).toBeLessThanOrEqual(3);
    pass(15_000);
  }
  expect(booked).toBe(40);
  expect(granted.attackers).toBeGreaterThan(0);
});
