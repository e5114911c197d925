import { exports } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, inject, test } from "vitest";
import { z } from "zod";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { signIn } from "../support/accounts";
import { as, origin, patch, post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, tourOfCapacity } from "../support/database";
import { createDepartureModel } from "../support/departure-model";
import { departureOf, letExpire, newHolder } from "../support/holds";

const capacity = 12;
const holderCount = 3;

const holder = fc.nat(holderCount - 1);
const seats = fc.integer({ min: 1, max: capacity + 1 });
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant("hold" as const), holder, seats }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("resize" as const), holder, seats }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("extend" as const), holder }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("extend and resize" as const), holder, seats }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("release" as const), holder }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("expire" as const), holder }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("housekeeping" as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("book" as const), seats }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("book with the cookie" as const), holder, seats }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("book with the hold" as const), holder, seats }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("book again" as const), index: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("cancel" as const), index: fc.nat(20) }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

const heldSchema = z.object({ hold: z.object({ holdId: z.string() }) });
const bookedSchema = z.object({ booking: z.object({ bookingId: z.string(), numberOfTravelers: z.int() }) });
const refusedSchema = z.object({ code: z.string() });

/** The status of a success, or the error code of a refusal. */
async function wordOf(response: Response): Promise<string> {
  return response.ok ? String(response.status) : refusedSchema.parse(await response.clone().json()).code;
}

/** A departure of the Worker and its model, on a day of their own. */
async function start(tour: string, admin: Record<string, string>) {
  const travelDate = freshTravelDate();
  const model = createDepartureModel(capacity);
  const holders = Array.from({ length: holderCount }, () => ({ client: newHolder(), number: 0, holdId: "" }));
  const bookings: { bookingId: string; request: unknown; key: string }[] = [];
  let numbers = 0;

  const holderAt = (index: number) => {
    const found = holders[index];
    if (!found) throw new Error(`there is no holder ${index}`);
    return found;
  };

  async function book(numberOfTravelers: number, own: { holdId?: string }, headers: Record<string, string>) {
    const request = bookingRequest({ tour, travelDate, numberOfTravelers, ...own });
    const key = crypto.randomUUID();
    const response = await post("/api/bookings", request, { ...headers, "Idempotency-Key": key });
    if (response.ok) {
      const { booking } = bookedSchema.parse(await response.clone().json());
      bookings.push({ bookingId: booking.bookingId, request, key });
    }
    return wordOf(response);
  }

  async function change(index: number, wanted: { seats: number | null; extend: boolean }) {
    const { holdId, number } = holderAt(index);
    if (holdId === "") return null;
    const body = {
      ...(wanted.seats !== null && { numberOfTravelers: wanted.seats }),
      ...(wanted.extend && { extend: true }),
    };
    return [await wordOf(await patch(`/api/holds/${holdId}`, body)), model.change(number, wanted)];
  }

  /** Runs a command on both. @returns the actual and the expected response; null where nothing is requested */
  async function run(done: Command): Promise<string[] | null> {
    switch (done.does) {
      case "hold": {
        const own = holderAt(done.holder);
        const response = await own.client.request({ tour, travelDate, numberOfTravelers: done.seats });
        numbers += 1;
        const expected = model.hold(numbers, done.holder, done.seats);
        if (response.ok) {
          own.holdId = heldSchema.parse(await response.clone().json()).hold.holdId;
          own.number = numbers;
        }
        return [await wordOf(response), expected];
      }
      case "resize":
        return change(done.holder, { seats: done.seats, extend: false });
      case "extend":
        return change(done.holder, { seats: null, extend: true });
      case "extend and resize":
        return change(done.holder, { seats: done.seats, extend: true });
      case "release": {
        const { holdId, number } = holderAt(done.holder);
        if (holdId === "") return null;
        const response = await exports.default.fetch(`${origin}/api/holds/${holdId}`, { method: "DELETE" });
        return [await wordOf(response), model.release(number)];
      }
      case "expire": {
        const { holdId, number } = holderAt(done.holder);
        await letExpire(holdId);
        model.expire(number);
        return null;
      }
      case "housekeeping":
        await deleteExpired({ db, clock: () => Date.now() });
        model.cleanUp();
        return null;
      case "book":
        return [await book(done.seats, {}, {}), model.book(done.seats, {})];
      case "book with the cookie": {
        const headers = holderAt(done.holder).client.headers();
        const own = "Cookie" in headers ? { holder: done.holder } : {};
        return [await book(done.seats, {}, headers), model.book(done.seats, own)];
      }
      case "book with the hold": {
        const { holdId, number } = holderAt(done.holder);
        if (holdId === "") return null;
        return [await book(done.seats, { holdId }, {}), model.book(done.seats, { hold: number })];
      }
      case "book again": {
        const booking = bookings[done.index % Math.max(1, bookings.length)];
        if (!booking) return null;
        const response = await post("/api/bookings", booking.request, { "Idempotency-Key": booking.key });
        const answer = bookedSchema.safeParse(await response.json());
        return [answer.data?.booking.bookingId ?? String(response.status), booking.bookingId];
      }
      case "cancel": {
        const index = done.index % Math.max(1, bookings.length);
        const booking = bookings[index];
        if (!booking) return null;
        const path = `/api/admin/bookings/${booking.bookingId}`;
        return [await wordOf(await patch(path, { status: "cancelled" }, admin)), model.cancel(index)];
      }
      default:
        return done satisfies never;
    }
  }

  /** Expects the departure and its model to have the same counts and the same availability for others. */
  async function compare(): Promise<void> {
    const [counted, offered] = await Promise.all([
      departureOf(tour, travelDate),
      newHolder().seatsLeft(tour, travelDate),
    ]);
    expect(counted ?? { capacity, booked: 0, held: 0 }).toStrictEqual(model.counted());
    expect(offered).toBe(model.free());
  }

  return { run, compare };
}

test("any sequence of departure commands matches the model's responses and counts", async () => {
  const tour = await tourOfCapacity(capacity);
  const admin = as((await signIn("admin")).cookie);
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40, size: "max" }), async (commands) => {
      const departure = await start(tour, admin);
      for (const done of commands) {
        const answer = await departure.run(done);
        if (answer) expect(answer[0], done.does).toBe(answer[1]);
        await departure.compare();
      }
    }),
    { numRuns: inject("isLong") ? 80 : 20 },
  );
}, 300_000);
