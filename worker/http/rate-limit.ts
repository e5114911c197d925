/**
 * Whether an address has asked less often than a limiter allows (wrangler.jsonc says how often).
 * A demo build serves load tests from one address and counts none.
 */
export async function isWithinLimit(limiter: RateLimit, headers: Headers): Promise<boolean> {
  if (import.meta.env.MODE !== "production") return true;
  const { success } = await limiter.limit({ key: headers.get("CF-Connecting-IP") ?? "unknown" });
  return success;
}
