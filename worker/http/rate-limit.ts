import { AppError } from "~/domain/errors";

/**
 * Who asks, as far as limits are concerned, or null where nobody says. Of an IPv6 address only the network counts: one
 * customer has all its 2^64 addresses.
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
 * Whether an address has asked less often than a limiter allows (wrangler.toml says how often).
 * A demo build serves load tests from one address and counts none.
 */
export async function isWithinLimit(limiter: RateLimit, headers: Headers): Promise<boolean> {
  if (import.meta.env.MODE !== "production") return true;
  const { success } = await limiter.limit({ key: callerOf(headers) ?? "unknown" });
  return success;
}

/**
 * Counts what an address asks for.
 * @param detail what it is told that has asked too often
 * @throws AppError `too_many_requests`
 */
export async function requireWithinLimit(
  limiter: RateLimit,
  headers: Headers,
  detail: string,
): Promise<void> {
  if (!(await isWithinLimit(limiter, headers)))
    throw new AppError("too_many_requests", detail, { retryAfter: 60 });
}
