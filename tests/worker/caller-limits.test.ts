import { eq, and, gt, sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { heldDepartures, limits, seatHolds, spentProofs } from "../../worker/platform/db/schema";
import { changeHold } from "../../worker/seats/change-hold";
import { releaseHold } from "../../worker/seats/release-hold";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { openBookings } from "../support/opening";
import { problemOf } from "../support/problem";
import { departureOf } from "../support/holds";
import { refusal } from "../support/refusal";
import { solve } from "../support/unproven-seats";
import { AppError } from "~/domain/errors";
import type { Hold, HoldRequest } from "~/domain/seats/hold";
import { createHold } from "../../worker/seats/create-hold";
import { keys } from "../support/keys";
import { publisher } from "../support/payments";
import { withoutRule } from "../support/rules";

/** A simulated clock, and clients that hold seats at its time. */
function clientsAt(start: number) {
  let now = start;
  const dependencies = { db, clock: () => now, publisher, keys };
  return {
    dependencies,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Holds seats as a new client of a caller, unless a holder is named. */
    hold(
      caller: string | null,
      request: HoldRequest,
      client: { holder?: string; isProofAsked?: boolean } = {},
    ) {
      return createHold(dependencies, request, { holder: crypto.randomUUID(), caller, ...client });
    },
    /** Returns the departures and seats that a caller holds. */
    async heldBy(caller: string) {
      const row = await db
        .select({
          departures: sql<number>`count(DISTINCT ${seatHolds.tourId} || ' ' || ${seatHolds.travelDate})`,
          seats: sql<number>`coalesce(sum(${seatHolds.seats}), 0)`,
        })
        .from(seatHolds)
        .where(and(eq(seatHolds.caller, caller), gt(seatHolds.expiresAt, now)))
        .get();
      return { departures: row?.departures ?? 0, seats: row?.seats ?? 0 };
    },
  };
}

/** Returns the code of a refused hold, or null; fails on other errors. */
async function outcomeOf(hold: Promise<Hold>): Promise<string | null> {
  try {
    await hold;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

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
  await openBookings();
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

const asked = { isProofAsked: true };

async function departureOfTwelve(numberOfTravelers: number) {
  return { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers };
}

test("once three quarters of the free seats are held, a new client earns its hold by one proof", async () => {
  const { hold } = clientsAt(Date.now());
  const request = await departureOfTwelve(1);
  const holder = crypto.randomUUID();
  await hold(null, { ...request, numberOfTravelers: 8 }, asked);
  await hold(null, request, { ...asked, holder });

  const { extra, retryAfter } = await refusal(hold(null, request, asked), "proof_required");
  expect(retryAfter).toBe(60);
  const proof = await solve(extra?.challenge);
  expect(await outcomeOf(hold(null, { ...request, proof }, asked))).toBeNull();
  // It earns one hold, also after that hold is gone.
  expect(await outcomeOf(hold(null, { ...request, proof }, asked))).toBe("proof_required");
  // A holder of seats there needs none, and too few seats are reported as such.
  expect(await outcomeOf(hold(null, { ...request, numberOfTravelers: 2 }, { ...asked, holder }))).toBeNull();
  expect(await outcomeOf(hold(null, { ...request, numberOfTravelers: 3 }, asked))).toBe("sold_out");
  expect(await departureOf(request.tour, request.travelDate)).toMatchObject({ held: 11 });
});

test("a proof earns a hold on its own departureOfTwelve and from its own caller, for five minutes", async () => {
  const { hold, pass, dependencies } = clientsAt(Date.now());
  const [request, other] = [await departureOfTwelve(1), await departureOfTwelve(1)];
  const nearlyAll = { numberOfTravelers: 9 };
  await hold(null, { ...request, ...nearlyAll });
  await hold(null, { ...other, ...nearlyAll });
  const { extra } = await refusal(hold("home", request, asked), "proof_required");
  const proof = await solve(extra?.challenge);
  const solved = JSON.parse(atob(proof));
  const outcomes = [
    await outcomeOf(hold("home", { ...other, proof }, asked)),
    await outcomeOf(hold("train", { ...request, proof }, asked)),
    await outcomeOf(hold("home", { ...request, proof: "e30=" }, asked)),
    await outcomeOf(hold("home", { ...request, proof: "no" }, asked)),
    await outcomeOf(
      hold(
        "home",
        {
          ...request,
          proof: btoa(JSON.stringify({ ...solved, solution: { counter: 1, derivedKey: "00" } })),
        },
        asked,
      ),
    ),
  ];
  expect(outcomes).toStrictEqual(outcomes.map(() => "proof_required"));
  pass(5 * 60_000);
  expect(await outcomeOf(hold("home", { ...request, proof }, asked))).toBe("proof_required");
  pass(-5 * 60_000);
  expect(await outcomeOf(hold("home", { ...request, proof }, asked))).toBeNull();
  pass(5 * 60_000);
  await deleteExpired(dependencies);
  expect(await db.$count(spentProofs)).toBe(0);
});

test("of twelve concurrent clients nine hold seats without a proof", async () => {
  const { hold } = clientsAt(Date.now());
  const request = await departureOfTwelve(1);
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcomeOf(hold(null, request, asked))));
  expect(outcomes.filter((code) => code === null)).toHaveLength(9);
  expect(outcomes.filter((code) => code === "proof_required")).toHaveLength(3);
});

test("demo builds ask browsers for the proof, and no other clients", async () => {
  const request = await departureOfTwelve(1);
  await post("/api/holds", { ...request, numberOfTravelers: 9 });
  const refused = await post("/api/holds", request, { "Sec-Fetch-Site": "same-origin" });
  const { challenge } = await problemOf(refused, "proof_required");
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect((await post("/api/holds", request)).status).toBe(201);
  const proof = await solve(challenge);
  const proven = await post("/api/holds", { ...request, proof }, { "Sec-Fetch-Site": "same-origin" });
  expect(proven.status).toBe(201);
});

// The negative control, last in the file: it removes the guard.
test("without the rule ten concurrent clients of one caller hold ten departures", async () => {
  await withoutRule("caller_seats");
  const { hold, heldBy } = clientsAt(Date.now());
  const tour = await tourOfCapacity(12);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      outcomeOf(hold("carrier", { tour, travelDate: freshTravelDate(), numberOfTravelers: 4 })),
    ),
  );
  expect(outcomes).toStrictEqual(outcomes.map(() => null));
  expect(await heldBy("carrier")).toStrictEqual({ departures: 10, seats: 40 });
});

test("without the rule a caller's hold after 30 minutes is not refused", async () => {
  await withoutRule("caller_time");
  const { hold, pass } = clientsAt(Date.now());
  const request = { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers: 4 };
  await hold("home", request);
  pass(45 * 60_000);
  expect(await outcomeOf(hold("home", request))).toBeNull();
});

test("without the rule twelve concurrent clients hold all seats without a proof", async () => {
  await withoutRule("proof_of_work");
  const { hold } = clientsAt(Date.now());
  const request = { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers: 1 };
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => outcomeOf(hold(null, request, { isProofAsked: true }))),
  );
  expect(outcomes).toStrictEqual(outcomes.map(() => null));
});
