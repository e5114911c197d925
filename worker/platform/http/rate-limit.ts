import { requestsPerKey } from "~/domain/partners/api-key";
import { tooManyRequests } from "~/domain/errors";
import type { Keys } from "../keys/keys";

/** Rate limits by what they protect (limits: wrangler.toml). */
export type Limiters = Record<
  "signUp" | "form" | "quote" | "search" | "booking" | "hold" | "bookingDocument" | "lookup" | "partner",
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
  partner: requestsPerKey,
};

/** Adds its number of requests to a limiter. */
export function limiterOf(name: keyof Limiters, binding: RateLimit): Limiter {
  return { limit: (options) => binding.limit(options), max: requestsPerMinute[name] };
}

/** Returns the first groups of 16 bits of an IPv6 address; null for other addresses. */
function prefixOf(address: string, groups: number): string | null {
  if (!address.includes(":")) return null;
  const [before = [], after] = address
    .toLowerCase()
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = after ? Math.max(8 - before.length - after.length, 0) : 0;
  const all = [...before, ...Array.from({ length: zeros }, () => "0"), ...(after ?? [])];
  return all.slice(0, groups).join(":");
}

function addressOf(headers: Headers): string | null {
  return headers.get("CF-Connecting-IP");
}

/**
 * Returns the client for rate limits, or null if unknown. Only the network part of an IPv6 address counts: one customer has all its 2^64
 * addresses.
 */
export function callerOf(headers: Headers): string | null {
  const address = addressOf(headers);
  return address && (prefixOf(address, 4) ?? address);
}

/** Returns the first 48 bits of the client's IPv6 address, which one site may have all networks of; null for IPv4. */
export function networkOf(headers: Headers): string | null {
  const prefix = prefixOf(addressOf(headers) ?? "", 3);
  return prefix && `${prefix}::/48`;
}

/**
 * Returns a keyed hash of the client for limits counted in the database, or null: demo builds serve load tests from one address and limit
 * nobody by address.
 */
export function callerIdOf({ keys }: { keys: Keys }, headers: Headers): string | null {
  return idOf(keys, callerOf(headers) ?? "unknown");
}

/** Returns a keyed hash of the client's wider IPv6 network, like `callerIdOf`; null for IPv4. */
export function networkIdOf({ keys }: { keys: Keys }, headers: Headers): string | null {
  const network = networkOf(headers);
  return network && idOf(keys, network);
}

function idOf(keys: Keys, address: string): string | null {
  return import.meta.env.MODE === "production" ? keys.sign("caller", address) : null;
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
