import { z } from "zod";
import type { Booking } from "~/domain/bookings/booking-schema";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { quoteSchema } from "~/domain/prices/quote";

const problemSchema = z.object({
  code: z.string(),
  detail: z.string().catch("There was an error processing your booking. Please try again."),
  /** The new quote if the price has changed. */
  quote: quoteSchema.optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Error response to a booking request. */
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
  /** Same-site path of the payment page while payment is due. */
  payUrl: z.string().startsWith("/").optional(),
});

/** A new booking, with the paths of its page and, while payment is due, of its payment page. */
export interface MadeBooking {
  booking: Booking;
  path: string | null;
  payPath: string | null;
}

/**
 * Creates a booking through the API.
 * @throws BookingRefused on an error response; another error if the request failed
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
