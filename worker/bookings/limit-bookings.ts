import { AppError } from "~/domain/errors";
import { isWithinLimit } from "../http/rate-limit";

/**
 * Counts a booking against the address it is asked from.
 * @throws AppError `too_many_requests`
 */
export async function limitBookings({ limiter }: { limiter: RateLimit }, headers: Headers): Promise<void> {
  if (await isWithinLimit(limiter, headers)) return;
  throw new AppError("too_many_requests", "That was a lot of bookings in a minute. Please wait a little.", {
    retryAfter: 60,
  });
}
