import { AppError } from "~/domain/errors";

/**
 * Counts a booking against the address it is asked from. A demo build serves load tests from one address and counts none.
 * @throws AppError `too_many_requests`
 */
export async function limitBookings({ limiter }: { limiter: RateLimit }, headers: Headers): Promise<void> {
  if (import.meta.env.MODE !== "production") return;
  const { success } = await limiter.limit({ key: headers.get("CF-Connecting-IP") ?? "unknown" });
  if (success) return;
  throw new AppError("too_many_requests", "That was a lot of bookings in a minute. Please wait a little.", {
    retryAfter: 60,
  });
}
