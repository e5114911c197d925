import { AppError } from "~/domain/errors";
import { isWithinLimit } from "../http/rate-limit";

/**
 * Counts a quote against the address it is asked from: codes of coupons are not to be guessed by the thousand.
 * @throws AppError `too_many_requests`
 */
export async function limitQuotes({ limiter }: { limiter: RateLimit }, headers: Headers): Promise<void> {
  if (await isWithinLimit(limiter, headers)) return;
  throw new AppError("too_many_requests", "That was a lot of prices in a minute. Please wait a little.", {
    retryAfter: 60,
  });
}
