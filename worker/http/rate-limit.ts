import { tooManyRequests } from "~/domain/errors";
import type { Keys } from "../keys/keys";

/** Rate limits by what they protect (limits: wrangler.toml). */
export type Limiters = Record<
  "signUp" | "form" | "quote" | "search" | "booking" | "hold" | "bookingDocument" | "lookup",
  Limiter
>;

/** A rate limit of wrangler.toml, with its number of requests per minute where known. */
export interface Limiter extends RateLimit {
  readonly max?: number;
}

/** Requests per minute, as in wrangler.toml: a binding has no property for it. */
export const requestsPerMinute: Record<keyof Limiters, number> = {
  signUp: 10,
  form: 10,
  quote: 300,
  search: 600,
  booking: 60,
  hold: 120,
  bookingDocument: 60,
  lookup: 60,
};

/** Adds its number of requests to a limiter. */
export function limiterOf(name: keyof Limiters, binding: RateLimit): Limiter {
  return { limit: (options) => binding.limit(options), max: requestsPerMinute[name] };
}

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
export async function isWithinLimit(limiter: Limiter, headers: Headers, subject = ""): Promise<boolean> {
  if (import.meta.env.MODE !== "production") return true;
  const { success } = await limiter.limit({ key: `${callerOf(headers) ?? "unknown"} ${subject}`.trim() });
  return success;
}

/**
 * Counts a request of an address.
 * @param detail message of the error
 * @param options.subject counted apart, if given
 * @param options.field of the form that shows the message
 * @throws AppError `too_many_requests`
 */
export async function requireWithinLimit(
  limiter: Limiter,
  headers: Headers,
  detail: string,
  { subject = "", ...shown }: { subject?: string; field?: string } = {},
): Promise<void> {
  if (await isWithinLimit(limiter, headers, subject)) return;
  const { max } = limiter;
  throw tooManyRequests(detail, {
    ...shown,
    ...(max !== undefined && { limit: { max, windowSeconds: 60 } }),
  });
}
