import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { solveChallenge } from "altcha-lib";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { challengeSchema } from "~/domain/proof-of-work";
import { createBooking } from "../../worker/bookings/create-booking";
import { bookingMailer } from "./booking-mailer";
import { bookingRequest, freshTravelDate } from "./booking-request";
import { db, tourOfCapacity } from "./database";
import { keys } from "./keys";
import { publisher } from "./payments";

/** Strangers who book at an instant that the test moves, each with an address of their own. */
export function strangersAt(start: number) {
  const state = { now: start };
  const dependencies = { db, clock: () => state.now, publisher, bookingMailer, keys };
  return {
    state,
    dependencies,
    book(
      caller: string | null,
      overrides: Record<string, unknown> = {},
      { isProofAsked = false }: { isProofAsked?: boolean } = {},
    ) {
      const email = `${crypto.randomUUID()}@example.com`;
      const request = bookingRequestSchema.parse(bookingRequest({ email, ...overrides }));
      return createBooking(dependencies, request, {
        viewer: null,
        idempotencyKey: null,
        caller,
        isProofAsked,
      });
    },
  };
}

/** Books a departure of its own for each of ten strangers of one caller at once. Returns the statuses. */
export async function bookTenDepartures(caller: string): Promise<string[]> {
  const { book } = strangersAt(Date.now());
  const tour = await tourOfCapacity(12);
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      book(caller, { tour, travelDate: freshTravelDate(), numberOfTravelers: 1 }),
    ),
  );
  return made.map(({ status }) => status);
}

/** Books the twelve seats of a departure for strangers of as many callers at once. Returns the statuses. */
export async function bookTwelveSeats(): Promise<string[]> {
  const { book } = strangersAt(Date.now());
  const request = { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers: 1 };
  const made = await Promise.all(Array.from({ length: 12 }, () => book(crypto.randomUUID(), request)));
  return made.map(({ status }) => status);
}

/** Solves a challenge as the browser does. */
export async function solve(given: unknown): Promise<string> {
  const challenge = challengeSchema.parse(given);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
