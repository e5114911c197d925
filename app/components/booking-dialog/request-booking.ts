import { z } from "zod";
import type { Booking } from "~/domain/booking";
import { bookingSchema } from "~/domain/booking-events";
import { quoteSchema } from "~/domain/quote";

const problemSchema = z.object({
  code: z.string(),
  detail: z.string().catch("There was an error processing your booking. Please try again."),
  /** The new price, where it has changed. */
  quote: quoteSchema.optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** The server's refusal of a booking. */
export class BookingRefused extends Error {
  constructor(readonly problem: z.infer<typeof problemSchema>) {
    super(problem.detail);
  }
}

const unknownProblem = {
  code: "unknown",
  detail: "There was an error processing your booking. Please try again.",
};

const madeSchema = z.object({
  booking: bookingSchema,
  manageUrl: z.url().optional(),
  /** Where it is paid, while it waits for that: a path of this site. */
  payUrl: z.string().startsWith("/").optional(),
});

/** A booking just made, with the path of its own page, and of that where it is paid while it waits for that. */
export interface MadeBooking {
  booking: Booking;
  path: string | null;
  payPath: string | null;
}

/**
 * Asks the API for a booking.
 * @throws BookingRefused when the server says no; anything else when no answer came
 */
export async function requestBooking(body: string, idempotencyKey: string): Promise<MadeBooking> {
  const response = await fetch("/api/bookings", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
    body,
  });
  if (response.ok) {
    const { booking, manageUrl, payUrl } = madeSchema.parse(await response.json());
    return {
      booking,
      path: manageUrl === undefined ? null : new URL(manageUrl).pathname,
      payPath: payUrl ?? null,
    };
  }
  const problem = problemSchema.safeParse(await response.json().catch(() => null));
  throw new BookingRefused(problem.success ? problem.data : unknownProblem);
}
