import { AppError } from "~/domain/errors";
import type { Keys } from "../keys/keys";

/** Rate limits by what they protect (limits: wrangler.toml). */
export type Limiters = Record<
  "signUp" | "form" | "quote" | "booking" | "hold" | "bookingDocument" | "lookup",
  RateLimit
>;

/**
 * Returns the client for rate limits, or null if unknown. Only the network part of an IPv6 address counts: one customer has all its 2^64
 * addresses.
 */
export function callerOf(headers: Headers): string | null {
  const address = headers.get("CF-Connecting-IP");
  if (address === null || !address.includes(":")) return address;
  const [before = [], after] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = after ? Math.max(8 - before.length - after.length, 0) : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])];
  return groups.slice(0, 4).join(":");
}

/**
 * Returns a keyed hash of the client for limits counted in the database, or null: demo builds serve load tests from one address and limit
 * nobody by address.
 */
export function callerIdOf({ keys }: { keys: Keys }, headers: Headers): string | null {
  if (import.meta.env.MODE !== "production") return null;
  return keys.sign("caller", callerOf(headers) ?? "unknown");
}

/**
 * Counts a request and returns true if the address is within the limit. Demo builds serve load tests from one
 * address and are not limited.
 * @param subject counted apart, if given
 */
export async function isWithinLimit(limiter: RateLimit, headers: Headers, subject = ""): Promise<boolean> {
  if (import.meta.env.MODE !== "production") return true;
  const { success } = await limiter.limit({ key: `${callerOf(headers) ?? "unknown"} ${subject}`.trim() });
  return success;
}

/**
 * Counts a request of an address.
 * @param detail message of the error
 * @param subject counted apart, if given
 * @throws AppError `too_many_requests`
 */
export async function requireWithinLimit(
  limiter: RateLimit,
  headers: Headers,
  detail: string,
  subject = "",
): Promise<void> {
  if (!(await isWithinLimit(limiter, headers, subject)))
    throw new AppError("too_many_requests", detail, { retryAfter: 60 });
}
