import type { Viewer } from "~/domain/accounts/account";
import { knownScopes, type AssistantScope } from "~/domain/accounts/assistant-scopes";
import { apiKeyPattern } from "~/domain/partners/api-key";
import { AppError } from "~/domain/errors";
import { findGrant, noteGrantUse } from "../accounts/assistants/assistants.repo";
import { accessTokenPrefix, resourceOf } from "../accounts/assistants/server-description";
import { viewerSchema } from "../accounts/get-viewer";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { sha256 } from "../platform/keys/sha256";

interface GrantDependencies {
  db: Database;
  clock: Clock;
  requestOrigin: string;
  limiters: Pick<Limiters, "lookup">;
}

/** Permission of a traveler for an assistant. */
export interface Grant {
  /** Each consent has another: for limits and the log. */
  grantId: string;
  userId: string;
  /** The traveler, for use cases. Their sign-in is not recent, so those that need one refuse. */
  viewer: Viewer;
  scopes: AssistantScope[];
  /** A stranger's text: plain and capped. */
  clientName: string;
}

/**
 * Returns the grant of a request's access token; null without a token, and for keys of resellers. It is read each time, so that an ended
 * grant opens nothing.
 * @throws AppError `unauthenticated` for a token that does not work; `too_many_requests`
 */
export async function readGrant(
  { db, clock, requestOrigin, limiters }: GrantDependencies,
  headers: Headers,
): Promise<Grant | null> {
  const [, sent = null] = /^Bearer +(\S+)$/i.exec(headers.get("Authorization") ?? "") ?? [];
  if (sent === null || apiKeyPattern.test(sent)) return null;
  const [now, resource] = [clock(), resourceOf({ requestOrigin })];
  const token = sha256(sent.slice(accessTokenPrefix.length));
  const isOurs = sent.startsWith(accessTokenPrefix);
  const found = isOurs ? await findGrant(db, { token, resource, now }) : null;
  if (!found) {
    // One that has ended is answered at once, since its client must renew it: nobody guesses its 160 bits.
    if (!isOurs)
      await requireWithinLimit(limiters.lookup, headers, "Too many wrong tokens. Please wait a minute.");
    throw new AppError("unauthenticated", "The access token is not valid. Connect the assistant again.");
  }
  const { referenceId: grantId, lastUsedAt } = found.grant;
  if (lastUsedAt === null || lastUsedAt.getTime() < now - 3_600_000) await noteGrantUse(db, grantId, now);
  const viewer = viewerSchema.parse(found.user);
  return {
    grantId,
    userId: viewer.id,
    viewer,
    scopes: knownScopes(found.scopes),
    clientName: found.clientName,
  };
}
