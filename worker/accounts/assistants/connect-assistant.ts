import {
  assistantScopeLabels,
  knownScopes,
  stayConnected,
  type AssistantScope,
} from "~/domain/accounts/assistant-scopes";
import { tooManyRequests } from "~/domain/errors";
import { assistantConnectedMail } from "../../notifications/mail/account-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import type { Traveler } from "../../platform/authz/actors";
import { countTry } from "../../platform/http/throttle.repo";
import { isLoopback, readClient, type ClientDependencies } from "./read-client";
import { authorizationPath, resourceOf, type ServerDependencies } from "./server-description";
import { mailAccount } from "../language/mail-account";

/** Parameters that count (RFC 6749, section 4.1.1; RFC 7636; RFC 8707). Others, such as `prompt=none`, would leave out the person. */
const parameters = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
  "resource",
];

const maxTries = { count: 30, windowMs: 10 * 60_000 };

/** Request of an assistant, as the traveler sees it. */
export interface AccessRequest {
  name: string;
  /** Host of the client's document: it is the client's own. */
  host: string;
  /** Host that gets the answer; null for a program on the person's device. */
  answersTo: string | null;
  scopes: AssistantScope[];
  staysConnected: boolean;
}

export interface RefusedRequest {
  refusal: string;
  /** Address that tells the client; null if it is not known to be the client's. */
  backTo: string | null;
}

type ConnectDependencies = ClientDependencies & ServerDependencies & { mailer: Mailer };

interface Asked {
  query: URLSearchParams;
  headers: Headers;
}

/** Returns the request of an assistant to a traveler. @throws AppError `too_many_requests` */
export async function getAccessRequest(
  dependencies: ConnectDependencies,
  traveler: Traveler,
  asked: Asked,
): Promise<AccessRequest | RefusedRequest> {
  const opened = await openRequest(dependencies, traveler, asked);
  return "refusal" in opened ? opened : opened.request;
}

/**
 * Answers the request of an assistant, and mails the traveler about a grant.
 * @returns the address that gets the answer
 * @throws AppError `too_many_requests`
 */
export async function answerAccessRequest(
  dependencies: ConnectDependencies,
  traveler: Traveler,
  { isAllowed, ...asked }: Asked & { isAllowed: boolean },
): Promise<{ url: string; name: string } | RefusedRequest> {
  const opened = await openRequest(dependencies, traveler, asked);
  if ("refusal" in opened) return opened;
  const { send, signed, request } = opened;
  const { clock, origin } = dependencies;
  const answer = await send("/oauth2/consent", { accept: isAllowed, oauth_query: signed });
  if (!("url" in answer)) return refused(answer.error_description);
  if (isAllowed)
    await mailAccount(dependencies, traveler.email, () =>
      assistantConnectedMail({
        to: traveler.email,
        name: traveler.name,
        assistant: `${request.name} (${request.host})`,
        may: request.scopes.map((scope) => assistantScopeLabels()[scope].label),
        at: clock(),
        assistantsUrl: `${origin}/profile/security#assistants`,
      }),
    );
  return { url: answer.url, name: request.name };
}

/** Checks a request with better-auth, which validates it and signs it for the consent. */
async function openRequest(dependencies: ConnectDependencies, traveler: Traveler, { query, headers }: Asked) {
  if (traveler.role !== "user")
    return refused("Only travelers can connect an assistant. Sign in with the account that you book with.");
  const { db, clock, requestOrigin } = dependencies;
  const tried = { action: "assistant", subject: traveler.id, now: clock(), windowMs: maxTries.windowMs };
  if ((await countTry(db, tried)) > maxTries.count)
    throw tooManyRequests("Too many attempts. Please wait a few minutes.", { retryAfter: 600 });
  const resource = resourceOf(dependencies);
  if (query.getAll("resource").join() !== resource)
    return refused(`It must ask for ${resource} and nothing else (resource).`);
  const client = await readClient(dependencies, query.get("client_id") ?? "");
  if ("problem" in client) return refused(client.problem);
  const { createAuthorizationServer, sender } = await import("./authorization-server");
  const send = sender(createAuthorizationServer(dependencies), { requestOrigin, headers });
  const wanted = parameters.flatMap((name) => query.getAll(name).map((value) => [name, value]));
  // Without a scope it is the least.
  const scope = query.has("scope") ? [] : [["scope", "read"]];
  const answer = await send(
    `${authorizationPath}?${new URLSearchParams([...wanted, ...scope, ["prompt", "consent"]])}`,
  );
  if (!("url" in answer)) return refused(answer.error_description);
  const url = new URL(answer.url, requestOrigin);
  const problem = url.searchParams.get("error_description") ?? undefined;
  if (url.origin !== requestOrigin) return refused(problem, url.href);
  const scopes = (url.searchParams.get("scope") ?? "").split(" ");
  const known = knownScopes(scopes);
  if (url.pathname !== authorizationPath || known.length === 0) return refused(problem);
  const { hostname } = new URL(url.searchParams.get("redirect_uri") ?? "");
  const request: AccessRequest = {
    name: client.name,
    host: new URL(client.clientId).hostname,
    answersTo: isLoopback(hostname) ? null : hostname,
    scopes: known,
    staysConnected: scopes.includes(stayConnected),
  };
  return { send, signed: url.searchParams.toString(), request };
}

/** @param detail may quote a stranger */
function refused(detail = "The request isn’t valid.", backTo: string | null = null): RefusedRequest {
  return { refusal: detail.slice(0, 200), backTo };
}
