import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getSession } from "../../worker/accounts/get-viewer";
import { createDependencies } from "../../worker/dependencies";
import { listMemberships } from "../../worker/platform/authz/operator-rights.repo";
import { passkeys, sessions } from "../../worker/platform/db/schema";
import { currentTrace, runTraced } from "../../worker/platform/request-trace";
import { get, origin } from "../support/api";
import { db } from "../support/database";
import { setUser } from "../support/rows";
import { faultyDatabase } from "../support/faults";
import { attempt, browser, form, mailsTo, services } from "../support/services";
import { ownerWithOperator } from "../support/operator";
import { signedIn, signInAgain } from "../support/signed-in";

async function addPasskey(userId: string) {
  const id = crypto.randomUUID();
  await db.insert(passkeys).values({
    id,
    name: "Phone",
    publicKey: "pk",
    userId,
    credentialID: id,
    counter: 0,
    deviceType: "multiDevice",
    backedUp: true,
    createdAt: new Date(),
  });
  return id;
}

async function sessionIdsOf(userId: string) {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  return rows.map(({ id }) => id);
}

test("a user sees their sessions, and which device is the current one", async () => {
  const person = await signedIn();
  await signInAgain(person);
  const {
    devices,
    passkeys: keys,
    hasPassword,
  } = await services.getSecurity(person.viewer, browser(person.cookie));
  expect(devices).toHaveLength(2);
  expect(devices.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
  expect(JSON.stringify(devices)).not.toMatch(/token/);
  expect([keys, hasPassword]).toStrictEqual([[], true]);
});

test("one device is signed out alone, or all others at once", async () => {
  const person = await signedIn();
  const [second, third] = [await signInAgain(person), await signInAgain(person)];
  const { devices } = await services.getSecurity(person.viewer, browser(second));
  const ofSecond = devices.find(({ isThisOne }) => isThisOne)?.id ?? "";
  expect(await services.revokeSession(person.viewer, ofSecond)).toBe(true);
  expect(await services.revokeSession(person.viewer, ofSecond)).toBe(false);
  expect((await services.getSession(browser(second))).viewer).toBeNull();
  expect((await services.getSession(browser(third))).viewer?.id).toBe(person.id);
  await services.revokeOtherSessions(person.viewer, browser(person.cookie));
  expect((await services.getSession(browser(third))).viewer).toBeNull();
  expect((await services.getSession(browser(person.cookie))).viewer?.id).toBe(person.id);
});

test.for(["user", "tour_operator", "admin"] as const)(
  "a %s can neither see, end nor remove another account's sessions or passkeys",
  async (role) => {
    const owner = await signedIn();
    const key = await addPasskey(owner.id);
    const ids = await sessionIdsOf(owner.id);
    const stranger = await signedIn(role, role === "tour_operator" ? "verified" : "active");
    for (const id of ids) expect(await services.revokeSession(stranger.viewer, id)).toBe(false);
    expect(await services.removePasskey(stranger.viewer, key)).toBe(false);
    await services.revokeOtherSessions(stranger.viewer, browser(stranger.cookie));
    const seen = JSON.stringify(await services.getSecurity(stranger.viewer, browser(stranger.cookie)));
    for (const id of [...ids, key]) expect(seen).not.toContain(id);
    expect(await sessionIdsOf(owner.id)).toStrictEqual(ids);
    expect(await db.select().from(passkeys).where(eq(passkeys.id, key))).toMatchObject([{ name: "Phone" }]);
    expect(await services.removePasskey(owner.viewer, key)).toBe(true);
  },
);

test("a sign-in on a new device is mailed to the owner; one on a known device, or the first after sign-up, is not", async () => {
  const person = await signedIn();
  const newDevices = async () =>
    (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith("New sign-in")).length;
  expect(await newDevices()).toBe(0);
  const { email, password, cookie } = person;
  await services.signIn(form({ email, password }), browser(cookie));
  expect(await newDevices()).toBe(0);
  await attempt(services.signIn(form({ email, password: "a wrong password" }), browser()));
  expect(await newDevices()).toBe(0);
  await signInAgain(person);
  expect(await newDevices()).toBe(1);
  // The only session of an older account.
  await setUser(person.id, { createdAt: new Date(Date.now() - 2 * 86_400_000) });
  await db.delete(sessions).where(eq(sessions.userId, person.id));
  await signInAgain(person);
  expect(await newDevices()).toBe(2);
});

test("adding a passkey requires a session", async () => {
  const response = await get("/api/auth/passkey/generate-register-options");
  expect(response.status).toBe(401);
  await response.text();
});

/** Opens the session for a page of the operators' portal. */
async function openPortal(cookie: string) {
  const request = new Request(`${origin}/operator`, { headers: browser(cookie) });
  const { database, tripsInARow } = faultyDatabase(env.DB, () => null);
  const dependencies = createDependencies({ ...env, DB: database }, { origin, requestOrigin: origin });
  return runTraced(request, async () => {
    const { viewer, cookies } = await getSession(dependencies, request.headers);
    const memberships = viewer ? await listMemberships(dependencies.db, viewer.id) : [];
    return {
      id: viewer?.id ?? null,
      operators: memberships.map(({ operator }) => operator),
      readFor: [...(currentTrace()?.memberships.keys() ?? [])],
      trips: tripsInARow(),
      isExtended: cookies.some((each) => /session_token=.*max-age=[1-9]/i.test(each)),
    };
  });
}

const tokenIn = (cookie: string) => /session_token=([^;]*)/.exec(cookie)?.[1] ?? "";
const expiry = (date: number) => db.update(sessions).set({ expiresAt: new Date(date) });

const opened = (person: { id: string }, slug: string) => ({
  id: person.id,
  operators: [slug],
  readFor: [person.id],
  trips: 1,
  isExtended: false,
});

test("session, account and memberships are one trip, and are withheld unless the session is valid", async () => {
  const { owner, operator } = await ownerWithOperator();
  const { owner: other, operator: others } = await ownerWithOperator();
  const nobody = { id: null, operators: [], readFor: [], isExtended: false };
  expect(await openPortal(owner.cookie)).toStrictEqual(opened(owner, operator));
  expect(await openPortal(other.cookie)).toStrictEqual(opened(other, others));
  // The token of one with the signature of the other opens nothing, and so does one without a signature.
  const [token = "", signature = ""] = decodeURIComponent(tokenIn(owner.cookie)).split(".");
  const [, strange = ""] = decodeURIComponent(tokenIn(other.cookie)).split(".");
  const withToken = (value: string) =>
    openPortal(owner.cookie.replace(tokenIn(owner.cookie), encodeURIComponent(value)));
  expect(await withToken(`${token}.${signature}`)).toMatchObject({ id: owner.id });
  for (const forged of [`${token}.${strange}`, token, `${token}.`])
    expect(await withToken(forged)).toStrictEqual({ ...nobody, trips: 1 });
  // A day after the last extension it is extended.
  await expiry(Date.now() + 5 * 86_400_000).where(eq(sessions.userId, owner.id));
  expect(await openPortal(owner.cookie)).toMatchObject({ id: owner.id, isExtended: true });
  await setUser(owner.id, { status: "suspended" });
  expect(await openPortal(owner.cookie)).toMatchObject(nobody);
  await setUser(owner.id, { status: "verified" });
  const second = await signInAgain(owner);
  await services.revokeOtherSessions(owner.viewer, browser(second));
  expect(await openPortal(owner.cookie)).toMatchObject(nobody);
  expect(await openPortal(second)).toStrictEqual(opened(owner, operator));
  await expiry(Date.now() - 1000).where(eq(sessions.userId, owner.id));
  expect(await openPortal(second)).toMatchObject(nobody);
  expect(await db.$count(sessions, eq(sessions.userId, owner.id))).toBe(0);
});
