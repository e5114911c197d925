import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { bookingRequest } from "./booking-request";
import { services } from "./services";

/**
 * Starts bookings that have read the departure and pause before writing.
 * @returns a function that resumes them and returns each result: null if booked, else the error
 */
export async function pausedBookings(count: number, request: Record<string, unknown>) {
  const open = Promise.withResolvers<void>();
  const arrived: Promise<void>[] = [];
  const ends = Array.from({ length: count }, () => {
    const arrival = Promise.withResolvers<void>();
    arrived.push(arrival.promise);
    const pause = () => {
      arrival.resolve();
      return open.promise;
    };
    return services
      .createBooking(bookingRequestSchema.parse(bookingRequest(request)), {
        viewer: null,
        idempotencyKey: null,
        pause,
      })
      .then(
        () => null,
        (refusal: unknown) => refusal,
      );
  });
  await Promise.all(arrived);
  return () => {
    open.resolve();
    return Promise.all(ends);
  };
}
