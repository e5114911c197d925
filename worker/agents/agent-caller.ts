import type { Viewer } from "~/domain/accounts/account";
import { AppError, tooManyRequests } from "~/domain/errors";
import { callerIdOf, requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { Keys } from "../platform/keys/keys";

/** Program that acts for a person: for a guest, or by the grant of a traveler who connected it. */
export interface AgentCaller {
  headers: Headers;
  /** Null for a guest's. */
  grant: { grantId: string; viewer: Viewer; scopes: readonly string[] } | null;
  /** Counts seats and coupons; null for any number. By the grant first, since many travelers share an assistant's address. */
  callerId: string | null;
}

/** Returns the caller of a request. */
export function agentCallerOf(
  { keys }: { keys: Keys },
  headers: Headers,
  grant: AgentCaller["grant"] = null,
): AgentCaller {
  const ofGrant =
    grant && import.meta.env.MODE === "production" ? keys.sign("caller", `grant ${grant.grantId}`) : null;
  return { headers, grant, callerId: grant ? ofGrant : callerIdOf({ keys }, headers) };
}

/** Counts a call by its grant, or by its address. @throws AppError `too_many_requests` */
export async function limitAgent(
  { limiters }: { limiters: Limiters },
  name: keyof Limiters,
  { grant, headers }: AgentCaller,
): Promise<void> {
  const detail = "Too many calls. Please wait a minute.";
  if (!grant) return requireWithinLimit(limiters[name], headers, detail);
  if (import.meta.env.MODE !== "production") return;
  if (!(await limiters[name].limit({ key: `grant ${grant.grantId}` })).success) throw tooManyRequests(detail);
}

/** Returns the traveler of a call whose grant allows this. @throws AppError `forbidden`: neither connected nor allowed */
export function requireScope({ grant }: AgentCaller, scope: "read" | "book" | "change"): Viewer {
  if (grant?.scopes.includes(scope)) return grant.viewer;
  throw new AppError(
    "forbidden",
    `The traveler has not allowed this assistant to ${scope}. Ask them to connect it again.`,
  );
}
