import {
  auth,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
} from "@modelcontextprotocol/client";
import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { exports } from "cloudflare:workers";
import { afterEach, beforeEach, describe as group, expect, test, vi } from "vitest";
import { z } from "zod";

import { completePasswordReset } from "../../worker/accounts/accounts.repo";
import { viewerContext } from "~/context";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Viewer } from "~/domain/accounts/account";
import { action, loader } from "~/routes/account/connect-assistant";
import { assistantRoutes } from "../../worker/accounts/assistants/routes";
import { deleteEndedGrants } from "../../worker/accounts/assistants/assistants.repo";
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from "../../worker/platform/db/schema";
import { callTool, connectAgent } from "../support/agent";
import { get, origin, post, read } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, setBooking } from "../support/database";
import { loaderArgs } from "../support/loader-args";

import { bookToPay, orderOf, pay } from "../support/payments";
import { bookingRow, setUser } from "../support/rows";
import { apiServices, browser, mailsTo, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const clientId = "https://assistant.example/oauth/client.json";
const redirectUri = "https://assistant.example/callback";
const resource = `${origin}/mcp`;

/** Documents of clients, by address. */
const documents = new Map<string, () => Response>();
const fetched: string[] = [];

function describe(address: string, more: Record<string, unknown> = {}) {
  const document = {
    client_id: address,
    client_name: "Helpful Assistant",
    redirect_uris: [redirectUri, "http://127.0.0.1/callback"],
    ...more,
  };
  documents.set(address, () => Response.json(document));
}

beforeEach(() => {
  describe(clientId);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    fetched.push(String(address));
    return documents.get(String(address))?.() ?? new Response(null, { status: 404 });
  });
});

afterEach(async () => {
  vi.restoreAllMocks();
  documents.clear();
  fetched.length = 0;
  await db.update(oauthClients).set({ updatedAt: new Date(0) });
});

const verifier = randomBytes(32).toString("base64url");

/** A request for access as clients send it. @param changed parameters; null leaves one out */
function queryOf(changed: Record<string, string | null> = {}): URLSearchParams {
  const query = new URLSearchParams();
  const all = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: "read book change offline_access",
    state: "the state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    resource,
    ...changed,
  };
  for (const [name, value] of Object.entries(all)) if (value !== null) query.set(name, value);
  return query;
}

type Person = Awaited<ReturnType<typeof signedIn>>;

function ask({ viewer, cookie }: Person, query = queryOf()) {
  return services.getAccessRequest(viewer, { query, headers: browser(cookie) });
}

/** Presses a button of the page. @returns the address that the person is led to */
async function press({ viewer, cookie }: Person, query: URLSearchParams, isAllowed = true): Promise<URL> {
  const asked = { query, headers: browser(cookie), isAllowed };
  const answer = await services.answerAccessRequest(viewer, asked);
  if ("refusal" in answer) throw new Error(answer.refusal);
  return new URL(answer.url);
}

function exchange(fields: Record<string, string>) {
  return exports.default.fetch(`${origin}/oauth2/token`, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, ...fields }),
  });
}

function codeFields(code: string, changed: Record<string, string> = {}) {
  return {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...changed,
  };
}

const tokensSchema = z.object({
  access_token: z.string().startsWith("tba_"),
  refresh_token: z.string().optional(),
  token_type: z.literal("Bearer"),
  expires_in: z.number().max(900),
  scope: z.string(),
});
const errorSchema = z.object({ error: z.string() });

/** Connects the client to a traveler's account, as its program does. */
async function connect(person: Person, changed: Record<string, string | null> = {}) {
  const code = (await press(person, queryOf(changed))).searchParams.get("code") ?? "";
  const fields = { redirect_uri: changed.redirect_uri ?? redirectUri };
  const answer = await exchange(codeFields(code, fields));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return { code, ...(await read(answer, tokensSchema)) };
}

function refresh(token: string | undefined, more: Record<string, string> = {}) {
  return exchange({ grant_type: "refresh_token", refresh_token: token ?? "", ...more });
}

const grantOf = (token: string) => apiServices.readGrant(new Headers({ Authorization: `Bearer ${token}` }));

async function listed({ viewer, cookie }: Person) {
  return (await services.getSecurity(viewer, browser(cookie))).assistants ?? [];
}

async function errorOf(answer: Response): Promise<string> {
  return (await read(answer, errorSchema, answer.status)).error;
}

function ourSite(url: string | URL, init?: RequestInit) {
  return exports.default.fetch(String(url), init);
}

test("a client of the protocol's SDK finds the way in, is allowed, and renews its access", async () => {
  const person = await signedIn();
  const state: {
    leadsTo?: URL;
    verifier?: string;
    tokens?: StoredOAuthTokens;
    client?: StoredOAuthClientInformation;
  } = {};
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadataUrl: clientId,
    clientMetadata: {
      client_name: "Helpful Assistant",
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
    },
    clientInformation: () => state.client,
    saveClientInformation: (client) => void (state.client = client),
    tokens: () => state.tokens,
    saveTokens: (tokens) => void (state.tokens = tokens),
    redirectToAuthorization: (url) => void (state.leadsTo = url),
    saveCodeVerifier: (kept) => void (state.verifier = kept),
    codeVerifier: () => state.verifier ?? "",
  };
  const options = { serverUrl: resource, fetchFn: ourSite };
  expect(await auth(provider, options)).toBe("REDIRECT");
  const asked = state.leadsTo?.searchParams ?? new URLSearchParams();
  expect(await ask(person, asked)).toStrictEqual({
    name: "Helpful Assistant",
    host: "assistant.example",
    answersTo: "assistant.example",
    scopes: ["read", "book", "change"],
    staysConnected: true,
  });
  const led = (await press(person, asked)).searchParams;
  const back = { authorizationCode: led.get("code") ?? "", iss: led.get("iss") ?? "" };
  expect(await auth(provider, { ...options, ...back })).toBe("AUTHORIZED");
  const first = tokensSchema.parse(state.tokens);
  expect(await grantOf(first.access_token)).toMatchObject({
    userId: person.id,
    viewer: { id: person.id, email: person.email, role: "user" },
    scopes: ["read", "book", "change"],
    clientName: "Helpful Assistant",
  });
  expect(await auth(provider, options)).toBe("AUTHORIZED");
  const second = tokensSchema.parse(state.tokens);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await grantOf(second.access_token)).toMatchObject({ userId: person.id });
});

test("the answer names the issuer and returns the state, and the traveler gets a mail", async () => {
  const person = await signedIn();
  const url = await press(person, queryOf());
  expect(url.origin + url.pathname).toBe(redirectUri);
  expect(Object.fromEntries(url.searchParams)).toStrictEqual({
    code: expect.stringMatching(/^\w{32}$/),
    state: "the state",
    iss: origin,
  });
  const [mail] = await mailsTo(person.email);
  expect(mail?.subject).toBe("An assistant was connected to your account at Tour Bharat");
  expect(mail?.text).toContain("Helpful Assistant (assistant.example)");
  expect(mail?.text).toContain("See your bookings, Prepare bookings, Change and cancel bookings");
});

test("a refusal grants nothing, and the client gets it", async () => {
  const person = await signedIn();
  const { searchParams } = await press(person, queryOf(), false);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    error: "access_denied",
    state: "the state",
    iss: origin,
  });
  expect(await listed(person)).toStrictEqual([]);
  expect(await mailsTo(person.email)).toStrictEqual([]);
});

test("each request is shown to the traveler, who is asked although they allowed it before", async () => {
  const person = await signedIn();
  await connect(person);
  expect(await ask(person, queryOf({ prompt: "none" }))).toMatchObject({ host: "assistant.example" });
});

test.for([
  ["of another site", { redirect_uri: "https://evil.example/callback" }],
  ["with another path", { redirect_uri: `${redirectUri}/more` }],
  ["with a query", { redirect_uri: `${redirectUri}?more` }],
  ["with another port", { redirect_uri: "https://assistant.example:8443/callback" }],
  ["with another path on the device", { redirect_uri: "http://127.0.0.1:4000/other" }],
  ["missing", { redirect_uri: null }],
])("a redirect address %s is refused, and nothing is sent there", async ([, changed]) => {
  const person = await signedIn();
  expect(await ask(person, queryOf(changed as Record<string, string | null>))).toMatchObject({
    backTo: null,
  });
});

test("a program on the device may use any port, if its document has an address there", async () => {
  const person = await signedIn();
  const onDevice = { redirect_uri: "http://127.0.0.1:53682/callback" };
  expect(await ask(person, queryOf(onDevice))).toMatchObject({ answersTo: null });
  const { access_token: token } = await connect(person, onDevice);
  expect(await grantOf(token)).toMatchObject({ userId: person.id });

  describe(clientId, { redirect_uris: [redirectUri] });
  await db.update(oauthClients).set({ updatedAt: new Date(0) });
  expect(await ask(person, queryOf(onDevice))).toMatchObject({ backTo: null });
});

test("of a document's redirect addresses only those of https and of the device count", async () => {
  const person = await signedIn();
  const others = ["http://assistant.example/callback", "assistant://callback", `${origin}/callback`];
  describe(clientId, { redirect_uris: [...others, redirectUri] });
  for (const redirect_uri of others)
    expect(await ask(person, queryOf({ redirect_uri }))).toMatchObject({ backTo: null });
  expect(await ask(person)).toMatchObject({ host: "assistant.example" });
});

test.for([
  ["no code challenge", { code_challenge: null, code_challenge_method: null }, "invalid_request"],
  ["a plain code challenge", { code_challenge_method: "plain" }, "invalid_request"],
  ["a challenge without its method", { code_challenge_method: null }, "invalid_request"],
  ["an unknown scope", { scope: "read admin" }, "invalid_scope"],
  ["a token in the address", { response_type: "token" }, "unsupported_response_type"],
] as const)("a request with %s is refused, and the client gets no code", async ([, changed, error]) => {
  const person = await signedIn();
  const answer = await ask(person, queryOf(changed));
  const backTo = new URL("backTo" in answer && answer.backTo !== null ? answer.backTo : "");
  expect(backTo.origin + backTo.pathname).toBe(redirectUri);
  const told = new URLSearchParams(backTo.search || backTo.hash.slice(1));
  expect(Object.fromEntries(told)).toMatchObject({ error, iss: origin, state: "the state" });
  await expect(press(person, queryOf(changed))).rejects.toThrow();
});

test.for([
  ["none", [] as string[]],
  ["another", ["https://evil.example/mcp"]],
  ["the whole site", [origin]],
  ["one more", [resource, "https://evil.example/mcp"]],
] as const)("a request for access to %s is refused", async ([, resources]) => {
  const query = queryOf({ resource: null });
  for (const wanted of resources) query.append("resource", wanted);
  expect(await ask(await signedIn(), query)).toStrictEqual({
    refusal: expect.stringContaining(resource),
    backTo: null,
  });
});

test("without a scope a client may read, for 15 minutes", async () => {
  const person = await signedIn();
  expect(await ask(person, queryOf({ scope: null }))).toMatchObject({
    scopes: ["read"],
    staysConnected: false,
  });
  const { scope, refresh_token: kept } = await connect(person, { scope: null });
  expect([scope, kept]).toStrictEqual(["read", undefined]);
  expect(await ask(person, queryOf({ scope: "offline_access" }))).toMatchObject({ backTo: null });
});

test.for([
  ["a private host", "https://intranet/client.json"],
  ["a local address", "https://127.0.0.1/client.json"],
  ["no https", "http://assistant.example/client.json"],
  ["a port", "https://assistant.example:8443/client.json"],
  ["our own site", "https://localhost/client.json"],
  ["no path", "https://assistant.example/"],
  ["a fragment", "https://assistant.example/client.json#a"],
  ["dot segments", "https://assistant.example/a/../client.json"],
  ["a name instead of an address", "assistant"],
] as const)("no document is fetched from an address with %s", async ([, address]) => {
  describe(address);
  const person = await signedIn();
  expect(await ask(person, queryOf({ client_id: address }))).toMatchObject({ backTo: null });
  expect(fetched).toStrictEqual([]);
});

test.for([
  ["names another client", () => describe(clientId, { client_id: "https://other.example/client.json" })],
  ["holds a secret", () => describe(clientId, { client_secret: "a secret" })],
  [
    "wants to prove itself otherwise",
    () => describe(clientId, { token_endpoint_auth_method: "private_key_jwt" }),
  ],
  ["has no name", () => describe(clientId, { client_name: "://" })],
  ["has no redirect address", () => describe(clientId, { redirect_uris: [] })],
  ["is too large", () => describe(clientId, { logo_uri: "x".repeat(10_240) })],
  ["is no JSON", () => documents.set(clientId, () => new Response("<html>"))],
  ["is missing", () => documents.delete(clientId)],
  ["redirects", () => documents.set(clientId, () => Response.redirect("https://other.example/client.json"))],
] as const)("a document that %s is refused", async ([, change]) => {
  change();
  expect(await ask(await signedIn())).toMatchObject({ refusal: expect.any(String), backTo: null });
});

test("a client's name is shown without links, invisible marks and changes of direction", async () => {
  const name =
    "Claude\u202e\u200b <a href='https://evil.example'>https://evil.example</a> " + "x".repeat(100);
  describe(clientId, { client_name: name });
  const { name: shown } = z.object({ name: z.string() }).parse(await ask(await signedIn()));
  expect(shown).toMatch(/^Claude a href 'https evil example' https evil example a x+$/);
  expect(shown).toHaveLength(60);
});

test("only travelers can connect an assistant", async () => {
  for (const staff of [await signedIn("tour_operator", "verified"), await signedIn("admin", "active")]) {
    expect(await ask(staff)).toStrictEqual({
      refusal: expect.stringContaining("Only travelers"),
      backTo: null,
    });
    await expect(press(staff, queryOf())).rejects.toThrow("Only travelers");
  }
  expect(fetched).toStrictEqual([]);
});

test("the page sends guests to the login and back, and takes an answer", async () => {
  const path = `/oauth2/authorize?${queryOf().toString()}`;
  const visit = (viewer: Viewer | null, init: RequestInit = {}) => {
    const args = loaderArgs(path);
    args.context.set(viewerContext, viewer);
    return { ...args, params: {}, pattern: path, request: new Request(args.url, init) };
  };
  const led: unknown = await loader(visit(null)).catch((thrown: unknown) => thrown);
  if (!(led instanceof Response)) throw new Error("not redirected");
  expect(led.headers.get("Location")).toBe(`/login?next=${encodeURIComponent(path)}`);
  const { viewer, cookie } = await signedIn();
  const headers = { Cookie: cookie };
  const page = await loader(visit(viewer, { headers }));
  expect(page).toMatchObject({ email: viewer.email, request: { host: "assistant.example" } });
  const body = new URLSearchParams({ answer: "refuse" });
  const refused = await action(visit(viewer, { method: "POST", headers, body }));
  expect(refused).toMatchObject({ isAllowed: false, url: expect.stringContaining("error=access_denied") });
});

test("a traveler who asks too often has to wait", async () => {
  const person = await signedIn();
  for (let count = 0; count < 30; count++) await ask(person, queryOf({ client_id: "none" }));
  await expect(ask(person)).rejects.toMatchObject({ code: "too_many_requests" });
});

test.for([
  ["with another verifier", { code_verifier: "x".repeat(43) }],
  ["without a verifier", { code_verifier: "" }],
  ["by another client", { client_id: "https://other.example/client.json" }],
  ["with another redirect address", { redirect_uri: "http://127.0.0.1/callback" }],
  ["for another resource", { resource: "https://evil.example/mcp" }],
])("a code is worth nothing %s", async ([, changed]) => {
  const person = await signedIn();
  const code = (await press(person, queryOf())).searchParams.get("code") ?? "";
  const answer = await exchange(codeFields(code, changed as Record<string, string>));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await db.$count(oauthAccessTokens, eq(oauthAccessTokens.userId, person.id))).toBe(0);
});

test("a code works once: the second time ends what it was good for", async () => {
  const person = await signedIn();
  const { code, access_token: token } = await connect(person);
  expect(await grantOf(token)).not.toBeNull();
  expect(await errorOf(await exchange(codeFields(code)))).toBe("invalid_grant");
  await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await listed(person)).toStrictEqual([]);
});

test("a refresh token works once: its reuse ends the grant", async () => {
  const person = await signedIn();
  const first = await connect(person);
  const second = await read(await refresh(first.refresh_token), tokensSchema);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(await grantOf(second.access_token)).not.toBeNull();
  expect(await errorOf(await refresh(first.refresh_token))).toBe("invalid_grant");
  for (const token of [first.access_token, second.access_token])
    await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await errorOf(await refresh(second.refresh_token))).toBe("invalid_grant");
  expect(await db.$count(oauthConsents, eq(oauthConsents.userId, person.id))).toBe(0);
});

test("of two requests with one refresh token one is answered", async () => {
  const { refresh_token: token } = await connect(await signedIn());
  const answers = await Promise.all([refresh(token), refresh(token)]);
  expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
  await Promise.all(answers.map((answer) => answer.text()));
});

test("a refresh gives no more than was allowed, and no other client gets it", async () => {
  const { refresh_token: token } = await connect(await signedIn(), { scope: "read offline_access" });
  expect(await errorOf(await refresh(token, { scope: "read book" }))).toBe("invalid_scope");
  expect(await errorOf(await refresh(token, { client_id: "https://other.example/a" }))).toBe("invalid_grant");
  expect(await errorOf(await refresh(token, { resource: "https://evil.example/mcp" }))).toBe(
    "invalid_target",
  );
  expect(await read(await refresh(token), tokensSchema)).toMatchObject({ scope: "read offline_access" });
});

test("other ways to a token are closed", async () => {
  const password = { grant_type: "password", username: "a", password: "b" };
  expect((await exchange(password)).ok).toBe(false);
  expect((await exchange({ grant_type: "client_credentials", client_secret: "a" })).ok).toBe(false);
  expect(new Set(assistantRoutes.routes.map(({ method, path }) => `${method} ${path}`))).toStrictEqual(
    new Set([
      "GET /.well-known/oauth-protected-resource",
      "GET /.well-known/oauth-protected-resource/mcp",
      "GET /.well-known/oauth-authorization-server",
      "POST /oauth2/token",
    ]),
  );
  for (const path of ["/oauth2/token", "/oauth2/authorize", "/oauth2/register", "/oauth2/consent"])
    expect((await post(`/api/auth${path}`, {})).status).toBe(404);
});

test("the traveler sees an assistant and ends it at once", async () => {
  const person = await signedIn();
  const { access_token: token, refresh_token: kept } = await connect(person);
  const [shown] = await listed(person);
  expect(shown).toMatchObject({
    name: "Helpful Assistant",
    host: "assistant.example",
    scopes: ["read", "book", "change"],
    lastUsed: null,
  });
  const id = shown?.id ?? "";
  await grantOf(token);
  expect((await listed(person))[0]?.lastUsed).toBeGreaterThan(Date.now() - 60_000);
  const other = await signedIn();
  await services.endAssistant(other.viewer, id);
  expect(await grantOf(token)).toMatchObject({ grantId: id });

  await services.endAssistant(person.viewer, id);
  await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await errorOf(await refresh(kept))).toBe("invalid_grant");
  expect(await listed(person)).toStrictEqual([]);
  expect((await mailsTo(person.email))[0]?.text).toContain("assistant.example");
});

test("a code that was given before the end of its grant opens nothing", async () => {
  const person = await signedIn();
  const code = (await press(person, queryOf())).searchParams.get("code") ?? "";
  await db.delete(oauthConsents).where(eq(oauthConsents.userId, person.id));
  const late = await read(await exchange(codeFields(code)), tokensSchema);
  await expect(grantOf(late.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("each consent is a grant of its own", async () => {
  const person = await signedIn();
  const [laptop, phone] = [await connect(person), await connect(person, { scope: "read offline_access" })];
  const reading = (await listed(person)).find(({ scopes }) => scopes.join() === "read");
  await services.endAssistant(person.viewer, reading?.id ?? "");
  await expect(grantOf(phone.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await grantOf(laptop.access_token)).toMatchObject({ scopes: ["read", "book", "change"] });
});

test("a token opens nothing elsewhere, later, or for a suspended account", async () => {
  const person = await signedIn();
  const { access_token: token } = await connect(person);
  const profile = await get("/api/bookings", { Authorization: `Bearer ${token}` });
  expect([401, 404]).toContain(profile.status);
  await profile.text();
  await setUser(person.id, { status: "suspended" });
  await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
  await setUser(person.id, { status: "active" });
  expect(await grantOf(token)).not.toBeNull();
  await db
    .update(oauthAccessTokens)
    .set({ resources: JSON.stringify(["https://elsewhere.example/mcp"]) })
    .where(eq(oauthAccessTokens.userId, person.id));
  await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
  await db
    .update(oauthAccessTokens)
    .set({ resources: JSON.stringify([resource]), expiresAt: new Date(Date.now() - 1) })
    .where(eq(oauthAccessTokens.userId, person.id));
  await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("no token, and a reseller's key, are no grant; a wrong token is refused", async () => {
  expect(await apiServices.readGrant(new Headers())).toBeNull();
  expect(await grantOf("tbk_demo_reseller_k7Qm2v9xT4")).toBeNull();
  for (const token of ["tba_none", "none", "tbk_"])
    await expect(grantOf(token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("tokens are stored as hashes", async () => {
  const { access_token: token, refresh_token: kept = "" } = await connect(await signedIn());
  const rows = [
    ...(await db.select().from(oauthAccessTokens)),
    ...(await db.select().from(oauthRefreshTokens)),
  ];
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  expect(JSON.stringify(rows)).not.toContain(kept);
});

test("a password reset ends all grants, and so does an administrator who ends all sessions", async () => {
  const person = await signedIn();
  const reset = await connect(person);
  await completePasswordReset(db, person.id);
  await expect(grantOf(reset.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await errorOf(await refresh(reset.refresh_token))).toBe("invalid_grant");
  const other = await signedIn();
  const ended = await connect(other);
  const admin = await signedIn("admin", "active");
  await services.endSession(admin.viewer, { userId: other.id, sessionId: null });
  await expect(grantOf(ended.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
});

test("a grant ends a year after the consent, even if it is used", async () => {
  const person = await signedIn();
  const first = await connect(person);
  const day = 24 * 60 * 60_000;
  const begun = async (days: number) => {
    const createdAt = new Date(Date.now() - days * day);
    await db.update(oauthConsents).set({ createdAt }).where(eq(oauthConsents.userId, person.id));
    await db.batch(deleteEndedGrants(db, Date.now()));
  };
  await begun(364);
  const second = await read(await refresh(first.refresh_token), tokensSchema);
  await begun(366);
  await expect(grantOf(second.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await errorOf(await refresh(second.refresh_token))).toBe("invalid_grant");
});

test("tokens, grants and clients that are over are deleted", async () => {
  const person = await signedIn();
  const [kept, ended] = [await connect(person), await connect(person)];
  const days = 24 * 60 * 60_000;
  const { grantId } = (await grantOf(ended.access_token)) ?? { grantId: "" };
  await db
    .update(oauthRefreshTokens)
    .set({ expiresAt: new Date(0) })
    .where(eq(oauthRefreshTokens.referenceId, grantId));
  await db.batch(deleteEndedGrants(db, Date.now()));
  await expect(grantOf(ended.access_token)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await grantOf(kept.access_token)).not.toBeNull();
  await db.batch(deleteEndedGrants(db, Date.now() + 40 * days));
  const tables = [oauthAccessTokens, oauthRefreshTokens, oauthConsents, oauthClients];
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toStrictEqual([0, 0, 0, 0]);
});

test("the metadata say what is offered, and nothing else", async () => {
  const server = await read(
    await get("/.well-known/oauth-authorization-server"),
    z.record(z.string(), z.unknown()),
  );
  expect(server).toStrictEqual({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    scopes_supported: ["read", "book", "change", "offline_access"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  for (const path of ["", "/mcp"])
    expect(
      await read(
        await get(`/.well-known/oauth-protected-resource${path}`),
        z.record(z.string(), z.unknown()),
      ),
    ).toMatchObject({
      resource,
      authorization_servers: [origin],
      scopes_supported: ["read", "book", "change"],
    });
});

async function assistantOf(person: Person, scope = "read book change") {
  const { access_token: token } = await connect(person, { scope });
  return connectAgent({ headers: { Authorization: `Bearer ${token}` } });
}

group("a connected assistant", () => {
  const quoteSchema = z.object({ quoteId: z.string(), totalInr: z.int() });

  test("books, moves and cancels in a conversation of 30 calls, for which its traveler agrees and pays", async () => {
    const person = await signedIn();
    const agent = await assistantOf(person);
    let calls = 0;
    const call = async (name: string, args: Record<string, unknown>) => {
      calls += 1;
      const result = await callTool(agent, name, args);
      expect(result.isError, result.text).toBe(false);
      return result;
    };
    for (const query of ["tea hills", "Kerala four days", "backwaters", "hills under 20000", "munnar"])
      await call("search_tours", { query });
    for (const tour of ["munnar", "ooty", "mysore", "coorg"]) await call("get_tour", { tour });
    await call("compare_tours", { tours: ["munnar", "ooty"] });
    const [first, second] = [freshTravelDate(), freshTravelDate()].map((day) => addDays(day, 60));
    for (const day of [first, second])
      await call("get_availability", { tour: "munnar", month: day?.slice(0, 7) });
    for (const travelers of [1, 3, 4])
      await call("get_quote", { tour: "munnar", travelDate: first, travelers });
    const quoted = await call("get_quote", { tour: "munnar", travelDate: first, travelers: 2 });
    const { quoteId, totalInr } = quoteSchema.parse(quoted.data);
    const { holdId } = (await call("hold_seats", { quoteId })).data;
    const { firstName, lastName, phone, emergencyName, emergencyPhone, paymentMethod } = bookingRequest();
    const traveler = { firstName, lastName, email: person.email, phone, emergencyName, emergencyPhone };
    const booking = { quoteId, totalInr, holdId, ...traveler, paymentMethod };
    const held = (await call("book_tour", booking)).data;
    const { bookingId, agreeUrl } = z.object({ bookingId: z.string(), agreeUrl: z.url() }).parse(held);
    expect((await call("look_up_booking", { bookingId })).data).toMatchObject({ status: "pending" });

    const [, , , key = ""] = new URL(agreeUrl).pathname.split("/");
    const [, , , tripKey = ""] = (await apiServices.agreeToBooking({ bookingId, key })).split("/");
    await pay(await orderOf({ bookingId, key: tripKey }));
    expect((await call("look_up_booking", { bookingId })).data).toMatchObject({ status: "confirmed" });
    await call("get_pay_link", { bookingId });

    const move = { bookingId, travelDate: second };
    const moved = (await call("quote_booking_change", move)).data;
    await call("change_booking", { ...move, totalInr: moved.totalInr });
    for (const travelers of [1, 2]) await callTool(agent, "quote_booking_change", { bookingId, travelers });
    for (const later of [10, 20, 30])
      await call("quote_booking_change", { bookingId, travelDate: addDays(second ?? "", later) });
    const canceled = (await call("quote_booking_change", { bookingId, cancel: true })).data;
    expect(canceled.refundInr).toBe(totalInr);
    expect(await callTool(agent, "cancel_booking", { bookingId, refundInr: 1 })).toMatchObject({
      isError: true,
    });
    await call("cancel_booking", { bookingId, refundInr: canceled.refundInr });
    expect(await bookingRow(bookingId)).toMatchObject({
      status: "cancelled",
      userId: person.id,
      refundDue: totalInr,
    });
    expect((await call("look_up_booking", { bookingId })).data).toMatchObject({ status: "cancelled" });
    // With those that were refused, or asked for a party as it is.
    expect(calls + 3).toBeGreaterThanOrEqual(30);
  });

  test("leaves a cancellation that loses money to its traveler", async () => {
    const person = await signedIn();
    const agent = await assistantOf(person);
    const { booking } = await bookToPay({
      email: person.email,
      travelDate: addDays(todayInIndia(Date.now()), 20),
    });
    await setBooking(booking.bookingId, {
      userId: person.id,
      paidAmount: booking.totalAmount,
      status: "confirmed",
    });
    const { refundInr } = (
      await callTool(agent, "quote_booking_change", { bookingId: booking.bookingId, cancel: true })
    ).data;
    expect(refundInr).toBeLessThan(booking.totalAmount);
    const { text } = await callTool(agent, "cancel_booking", { bookingId: booking.bookingId, refundInr });
    expect(text).toContain(`/bookings/${booking.bookingId}`);
    expect(await bookingRow(booking.bookingId)).toMatchObject({ status: "confirmed" });
  });

  test("does what its traveler allowed, in bookings of this traveler, until it is ended", async () => {
    const person = await signedIn();
    const reader = await assistantOf(person, "read");
    const { quoteId, totalInr } = quoteSchema.parse(
      (await callTool(reader, "get_quote", { tour: "munnar", travelDate: freshTravelDate(), travelers: 1 }))
        .data,
    );
    const { firstName, lastName, email, phone, emergencyName, emergencyPhone, paymentMethod } =
      bookingRequest();
    const traveler = { firstName, lastName, email, phone, emergencyName, emergencyPhone, paymentMethod };
    expect(await callTool(reader, "book_tour", { quoteId, totalInr, ...traveler })).toMatchObject({
      code: "forbidden",
    });
    const others = await bookToPay();
    const { bookingId } = others.booking;
    expect(
      await callTool(reader, "look_up_booking", { bookingId, email: others.booking.customerEmail }),
    ).toMatchObject({
      code: "not_found",
    });
    const { access_token: token } = await connect(person);
    await setUser(person.id, { status: "suspended" });
    const headers = { Host: "localhost", Authorization: `Bearer ${token}` };
    const refused = await exports.default.fetch(resource, { method: "POST", headers, body: "{}" });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("WWW-Authenticate")).toBe(
      `Bearer resource_metadata="${origin}/.well-known/oauth-protected-resource/mcp"`,
    );
  });
});
