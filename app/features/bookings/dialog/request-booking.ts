import { z } from "zod";
import { bookingSchema, type Booking } from "~/domain/bookings/booking-schema";
import { callApi } from "~/platform/api/call-api";
import { withProof } from "~/platform/api/with-proof";

const madeSchema = z.object({
  booking: bookingSchema,
  manageUrl: z.url(),
  /** Same-site path of the payment page while payment is due. */
  payUrl: z.url().optional(),
  statusUrl: z.url().optional(),
});

/** A new booking, with the paths of its page and, while payment is due, of its payment page. */
export interface MadeBooking {
  booking: Booking;
  path: string;
  payPath: string | null;
  /** Path of its status, for a widget. */
  statusPath: string | null;
}

/**
 * Creates a booking through the API. If most seats of the departure wait for a confirmation, earns it by a proof of work.
 * @throws ApiError on an error response
 */
export async function requestBooking(body: object, idempotencyKey: string): Promise<MadeBooking> {
  const headers = { "Idempotency-Key": idempotencyKey };
  const { booking, manageUrl, payUrl, statusUrl } = await withProof((proof) =>
    callApi(madeSchema, "/api/bookings", { headers, body: { ...body, proof } }),
  );
  return {
    booking,
    path: new URL(manageUrl).pathname,
    payPath: payUrl === undefined ? null : new URL(payUrl).pathname,
    statusPath: statusUrl === undefined ? null : new URL(statusUrl).pathname,
  };
}
