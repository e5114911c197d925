import { apiKeyPattern, requestsPerKey, type KeyRight } from "~/domain/partners/api-key";
import { OctoError } from "~/domain/partners/octo/errors";
import { tooManyRequests } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { ResellerRow } from "../platform/db/schema";
import { sha256 } from "../platform/keys/sha256";
import { findWorkingKey, noteUse } from "./api-keys.repo";

/** Caller with a key: only `authenticate` makes one. */
export interface Partner {
  keyId: string;
  rights: readonly KeyRight[];
  /** Null for a key of an operator. */
  reseller: ResellerRow | null;
  /** Slugs of the operators that the key opens; null for all. */
  operators: readonly string[] | null;
}

export interface PartnerDependencies {
  db: Database;
  clock: Clock;
  limiters: Pick<Limiters, "partner" | "lookup">;
}

/**
 * Admits the caller with an API key, from the header alone: a cookie opens nothing here.
 * @throws OctoError `UNAUTHORIZED` (no key that works), `FORBIDDEN` (without the right); AppError `too_many_requests`
 */
export async function authenticate(
  { db, clock, limiters }: PartnerDependencies,
  headers: Headers,
  right: KeyRight,
): Promise<Partner> {
  const [, key = ""] = /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  const now = clock();
  const found = apiKeyPattern.test(key) ? await findWorkingKey(db, sha256(key), now) : null;
  if (!found) {
    await requireWithinLimit(limiters.lookup, headers, "Too many wrong API keys. Please wait a minute.");
    throw new OctoError("UNAUTHORIZED");
  }
  const { id, rights, operators, operatorSlug, lastUsedAt } = found.key;
  if (import.meta.env.MODE === "production" && !(await limiters.partner.limit({ key: id })).success)
    throw tooManyRequests("Too many requests with this API key. Please wait a minute.", {
      limit: { max: requestsPerKey, windowSeconds: 60 },
    });
  if (!rights.includes(right)) throw new OctoError("FORBIDDEN");
  if (lastUsedAt === null || lastUsedAt < now - 3_600_000) await noteUse(db, id, now);
  return {
    keyId: id,
    rights,
    reseller: found.reseller,
    operators: operatorSlug ? [operatorSlug] : operators,
  };
}
