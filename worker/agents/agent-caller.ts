import type { Viewer } from "~/domain/accounts/account";
import type { AssistantScope } from "~/domain/accounts/assistant-scopes";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import { AppError, tooManyRequests } from "~/domain/errors";
import { OctoError } from "~/domain/partners/octo/errors";
import { authenticate, type Partner, type PartnerDependencies } from "../partners/authenticate";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { callerIdOf, requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { countTry } from "../platform/http/throttle.repo";
import type { Keys } from "../platform/keys/keys";
import { fromOcto } from "./answers";
import { readGrant, type Grant } from "./read-grant";

/** Program that acts for a guest, by the grant of a traveler who connected it, or for a reseller or operator by its key. */
export interface AgentCaller {
  headers: Headers;
  /** Null without one. */
  grant: Grant | null;
  /** Owner of the API key; null without one. */
  partner: Partner | null;
  /** Counts seats and coupons; null for any number. By the grant first, since many travelers share an assistant's address. */
  callerId: string | null;
}

/**
 * Returns the caller of a request, by its access token or API key if it has one.
 * @throws AppError `unauthenticated` for one that does not work, `forbidden` for a key that may not read tours; `too_many_requests`
 */
export async function agentCallerOf(
  dependencies: Parameters<typeof readGrant>[0] & PartnerDependencies & { keys: Keys },
  headers: Headers,
): Promise<AgentCaller> {
  const { keys } = dependencies;
  if (/^Bearer +tbk_/i.test(headers.get("Authorization") ?? "")) {
    const partner = await authenticate(dependencies, headers, "read-catalogue").catch((error: unknown) => {
      throw error instanceof OctoError ? fromOcto(error) : error;
    });
    return { headers, grant: null, partner, callerId: null };
  }
  const grant = await readGrant(dependencies, headers);
  if (!grant) return { headers, grant, partner: null, callerId: callerIdOf({ keys }, headers) };
  const isLimited = import.meta.env.MODE === "production";
  return {
    headers,
    grant,
    partner: null,
    callerId: isLimited ? keys.sign("caller", `grant ${grant.grantId}`) : null,
  };
}

/** Counts a call by its grant, or by its address; calls with a key are counted as it is read. @throws AppError `too_many_requests` */
export async function limitAgent(
  { limiters }: { limiters: Limiters },
  name: keyof Limiters,
  { grant, partner, headers }: AgentCaller,
): Promise<void> {
  const detail = "Too many calls. Please wait a minute.";
  if (partner) return;
  if (!grant) return requireWithinLimit(limiters[name], headers, detail);
  if (import.meta.env.MODE !== "production") return;
  if (!(await limiters[name].limit({ key: `grant ${grant.grantId}` })).success) throw tooManyRequests(detail);
}

/** Max bookings within the time that one is held, by caller and by e-mail address: nobody has proven their seats yet. */
const maxPrepared = { caller: 20, email: 6, windowMs: 30 * 60_000 } as const;

/** Counts a booking that an assistant prepares. @throws AppError `too_many_requests` */
export async function limitPrepared(
  { db, clock }: { db: Database; clock: Clock },
  { callerId }: AgentCaller,
  email: string,
): Promise<void> {
  const { caller, email: forAddress, windowMs } = maxPrepared;
  const counts = { now: clock(), windowMs };
  const ofCaller =
    callerId === null ? 0 : await countTry(db, { action: "agent-booking", subject: callerId, ...counts });
  const ofAddress = await countTry(db, { action: "agent-booking", subject: emailKeyOf(email), ...counts });
  if (ofCaller > caller || ofAddress > forAddress)
    throw tooManyRequests("Too many bookings were prepared. Please wait half an hour.", {
      retryAfter: windowMs / 1000,
    });
}

/** Returns the traveler of a call whose grant allows this. @throws AppError `forbidden`: neither connected nor allowed */
export function requireScope({ grant }: AgentCaller, scope: AssistantScope): Viewer {
  if (grant?.scopes.includes(scope)) return grant.viewer;
  throw new AppError(
    "forbidden",
    `The traveler has not allowed this assistant to ${scope}. Ask them to connect it again.`,
  );
}
