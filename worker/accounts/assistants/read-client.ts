import { z } from "zod";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { guardedFetch, OutsideError, type OutsideTransport } from "../../platform/http/guarded-fetch";
import { findClient, storeClient, type Client } from "./assistants.repo";
import { resourceOf } from "./server-description";

export interface ClientDependencies {
  db: Database;
  clock: Clock;
  fetchOutside: OutsideTransport;
  origin: string;
  requestOrigin: string;
}

/** Milliseconds for which a fetched document counts: the page and its form are two requests. */
const freshFor = 60_000;

/** Metadata of public clients (RFC 7591). Source of the rules: draft-ietf-oauth-client-id-metadata-document, section 4.1. */
const documentSchema = z.object({
  client_id: z.string(),
  client_name: z.string().transform(plainName).pipe(z.string().min(1)),
  redirect_uris: z.array(z.string()).max(50),
  token_endpoint_auth_method: z.literal("none").default("none"),
  client_secret: z.never().optional(),
  client_secret_expires_at: z.never().optional(),
});

/** Returns a stranger's name as letters, digits and a few signs: no link, invisible mark, change of direction, or pile of accents. */
function plainName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N} '’&()+-]/gu, " ")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    .replace(/\s+/g, " ");
  return Array.from(plain.trim()).slice(0, 60).join("");
}

/** Returns true for addresses that may get a code: of https, or of the person's own device. */
function mayRedirect(uri: string, origin: string): boolean {
  const url = URL.parse(uri);
  if (!url || uri.length > 500 || uri.includes("#") || url.username !== "" || url.password !== "")
    return false;
  if (url.origin === origin) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

export function isLoopback(hostname: string): boolean {
  return ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

/**
 * Returns the client that the document at its id describes, or why there is none, in words for the person. It is fetched for signed-in
 * travelers only, never for a program.
 */
export async function readClient(
  dependencies: ClientDependencies,
  clientId: string,
): Promise<Client | { problem: string }> {
  const { db, clock, origin } = dependencies;
  const url = URL.parse(clientId);
  // Written as the URL standard writes it, so that one client has one id.
  const isPlain = url?.href === clientId && url.pathname !== "/" && !clientId.includes("#");
  if (!isPlain || clientId.length > 300)
    return { problem: "The assistant’s address isn’t one that we accept." };
  const now = clock();
  const known = await findClient(db, clientId, now - freshFor);
  if (known) return known;
  try {
    const { status, body } = await guardedFetch(dependencies, clientId, {
      method: "GET",
      headers: {},
      maxBytes: 10_240,
      timeout: 5000,
    });
    const document = status === 200 ? documentSchema.safeParse(jsonOf(body)).data : undefined;
    const redirectUris = document?.redirect_uris.filter((uri) => mayRedirect(uri, origin)) ?? [];
    if (document?.client_id !== clientId || redirectUris.length === 0)
      return { problem: "The description of the assistant at its address isn’t valid." };
    const client = { clientId, name: document.client_name };
    await storeClient(db, client, { redirectUris, resource: resourceOf(dependencies), now });
    return client;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { problem: "The description of the assistant can’t be read at its address." };
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
