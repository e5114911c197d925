import { env } from "cloudflare:workers";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { eq, like } from "drizzle-orm";
import { Buffer } from "node:buffer";
import { randomBytes, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { challengeSchema } from "~/domain/proof-of-work";
import { accounts, sessions, throttles, users } from "../../worker/platform/db/schema";
import { passwordCost } from "../../worker/accounts/password";
import { hardFactor, signInLimits } from "../../worker/accounts/sign-in-throttle";
import { servicesFor } from "../../worker/services";
import { createUser, signIn as signInNew } from "../support/accounts";
import { as, post } from "../support/api";
import { db } from "../support/database";
import { setUser, userRow } from "../support/rows";
import { attempt, browser, cookiesIn, form, services, tokenMailedTo } from "../support/services";
import { sha256 } from "../../worker/platform/keys/sha256";

function signIn(email: string, password: string, cookie = "") {
  return attempt(services.signIn(form({ email, password }), browser(cookie)));
}

const refusal = { ok: false, errors: { password: ["Invalid email or password"] } };

/** The number of wrong passwords before an account is locked. */
function wrongTries(email: string, cookie = "") {
  return Promise.all(
    Array.from({ length: signInLimits.account }, () => signIn(email, "a wrong password", cookie)),
  );
}

async function cookiesOf(email: string, password: string, cookie = "") {
  const result = await signIn(email, password, cookie);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return cookiesIn(result.headers);
}

test("an unknown address and a wrong password get the same response", async () => {
  const { email } = await createUser();
  expect(await signIn(email, "a wrong password")).toStrictEqual(refusal);
  expect(await signIn("nobody@example.com", "a wrong password")).toStrictEqual(refusal);
  const known = await post("/api/auth/sign-in/email", { email, password: "a wrong password" });
  const unknown = await post("/api/auth/sign-in/email", {
    email: "nobody@example.com",
    password: "wrong pass",
  });
  expect([known.status, await known.text()]).toStrictEqual([unknown.status, await unknown.text()]);
});

test("over https the session's cookie is bound to the host, and scripts cannot read it", async () => {
  const { email, password } = await createUser();
  const secure = servicesFor(env, new Request("https://tours.example/"));
  const result = await secure.signIn(form({ email, password }), browser());
  const cookies = result.headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.includes("session_token="));
  expect(session).toMatch(/^__Host-[\w.-]+session_token=/);
  expect(session).toMatch(/; Path=\/(;|$)/i);
  expect(session).not.toMatch(/domain=/i);
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure/i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
  }
});

test("each sign-in starts a new session, and ends the browser's old one", async () => {
  const { email, password } = await createUser();
  const first = await cookiesOf(email, password);
  const second = await cookiesOf(email, password, first);
  expect(second).not.toBe(first);
  expect((await services.getSession(browser(first))).viewer).toBeNull();
  expect((await services.getSession(browser(second))).viewer?.email).toBe(email);
});

test("a cookie planted before the sign-in is not adopted", async () => {
  const { email, password } = await createUser();
  const { cookie: planted } = await signInNew("user");
  const [, value = ""] = /session_token=([^;]+)/.exec(planted) ?? [];
  const own = await cookiesOf(email, password, planted);
  expect(own).not.toContain(value);
  // The planted cookie no longer opens either account.
  expect((await services.getSession(browser(planted))).viewer).toBeNull();
});

test("a session unused for a week ends; a used one continues", async () => {
  const { email, password } = await createUser();
  const cookie = await cookiesOf(email, password);
  const { viewer } = await services.getSession(browser(cookie));
  const owner = eq(sessions.userId, viewer?.id ?? "");
  const day = 86_400_000;
  const rows = () => db.select().from(sessions).where(owner);
  expect((await rows())[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * day);

  // Used two days after the last extension.
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + 5 * day) })
    .where(owner);
  const used = await services.getSession(browser(cookie));
  expect(used.cookies.join()).toContain("session_token=");
  expect((await rows())[0]?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 6.9 * day);

  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(owner);
  expect((await services.getSession(browser(cookie))).viewer).toBeNull();
});

test("a session ends after thirty days, regardless of use", async () => {
  const { email, password } = await createUser();
  const cookie = await cookiesOf(email, password);
  const { viewer } = await services.getSession(browser(cookie));
  const owner = eq(sessions.userId, viewer?.id ?? "");
  const day = 86_400_000;
  const began = new Date(Date.now() - 28 * day);
  await db
    .update(sessions)
    .set({ createdAt: began, expiresAt: new Date(Date.now() + 2 * day) })
    .where(owner);
  await services.getSession(browser(cookie));
  const [row] = await db.select().from(sessions).where(owner);
  expect(row?.expiresAt.getTime()).toBe(began.getTime() + 30 * day);
});

test.for([{ role: "admin" }, { status: "verified" }, { status: "suspended" }] as const)(
  "a change of privilege to %o ends every session",
  async (change) => {
    const { id, cookie } = await signInNew("user");
    await setUser(id, change);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toStrictEqual([]);
    expect((await services.getSession(browser(cookie))).viewer).toBeNull();
  },
);

test("a change of the name ends no session", async () => {
  const { id, cookie } = await signInNew("user");
  await setUser(id, { name: "Asha Devi" });
  expect((await services.getSession(browser(cookie))).viewer?.name).toBe("Asha Devi");
});

test("a suspended user sees the reason, but only with the right password", async () => {
  const { email, password } = await createUser();
  await db.update(users).set({ status: "suspended" }).where(eq(users.email, email));
  expect(await signIn(email, "a wrong password")).toStrictEqual(refusal);
  expect(await signIn(email, password)).toMatchObject({
    ok: false,
    errors: { password: [expect.stringContaining("suspended")] },
  });
  expect((await post("/api/auth/sign-in/email", { email, password })).status).toBe(403);
});

test("after ten wrong passwords strangers need a proof, its owner's device does not", async () => {
  const { email, password } = await createUser();
  const known = await cookiesOf(email, password);
  expect(known).toMatch(/known_device=[\w-]+\.\d-[\w-]{22}/);
  expect(known).not.toContain(sha256(email));
  for (const answer of await wrongTries(email)) expect(answer).toStrictEqual(refusal);
  const closed = { ok: false, errors: { password: [expect.stringContaining("Many wrong passwords")] } };
  expect(await signIn(email, "a wrong password")).toMatchObject(closed);
  expect(await signIn(email, password)).toMatchObject(closed);
  const response = await post("/api/auth/sign-in/email", { email, password });
  expect(response.status).toBe(429);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "retry-after": "900",
    ratelimit: '"default";r=0;t=900',
  });

  expect(await signIn(email, password, known)).toMatchObject({ ok: true });
  // One account's device counts as a stranger to another.
  const other = await createUser();
  await wrongTries(other.email, known);
  expect(await signIn(other.email, other.password, known)).toMatchObject(closed);
}, 60_000);

test("a mailed link unlocks an account locked by guessing", async () => {
  const { email } = await createUser();
  await wrongTries(email);
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const password = "three boats on a river";
  const token = await tokenMailedTo(email);
  await attempt(services.resetPassword(form({ token, password, confirmPassword: password })));
  expect(await signIn(email, password)).toMatchObject({ ok: true });
}, 60_000);

test("an address without an account locks like one with an account", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await wrongTries(email);
  expect(await signIn(email, "a wrong password")).toMatchObject({
    errors: { password: [expect.stringContaining("Many wrong passwords")] },
  });
}, 60_000);

/** Returns the challenge that a refused sign-in names, solved. */
async function proofFor(email: string): Promise<string> {
  const response = await post("/api/auth/sign-in/email", { email, password: "a wrong password" });
  const { challenge } = z.object({ challenge: challengeSchema }).parse(await response.json());
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

test("beyond the limit a proof of work lets the owner in from a new device: a challenge, not a wall", async () => {
  const { email, password } = await createUser();
  await wrongTries(email);
  const withProof = (typed: string, proof: string) =>
    attempt(services.signIn(form({ email, password: typed, proof }), browser()));
  const proof = await proofFor(email);
  expect(await withProof("a wrong password", proof)).toStrictEqual(refusal);
  // It works once, for this account and untampered.
  expect(await withProof(password, proof)).toMatchObject({ ok: false });
  const other = await createUser();
  await wrongTries(other.email);
  expect(await withProof(password, await proofFor(other.email))).toMatchObject({ ok: false });
  expect(await withProof(password, "no proof")).toMatchObject({ ok: false });
  expect(await withProof(password, await proofFor(email))).toMatchObject({ ok: true });
}, 60_000);

test("requests without a proof do not close an account: only checked passwords count", async () => {
  const { email, password } = await createUser();
  await wrongTries(email);
  for (let round = 0; round < 12; round += 1) await wrongTries(email);
  const proof = await proofFor(email);
  expect(await attempt(services.signIn(form({ email, password, proof }), browser()))).toMatchObject({
    ok: true,
  });
  // At ten times the limit, proofs are refused too.
  await db
    .update(throttles)
    .set({ count: signInLimits.account * hardFactor })
    .where(like(throttles.key, "sign-in account:%"));
  const closed = await post("/api/auth/sign-in/email", { email, password });
  expect(await closed.json()).toMatchObject({ code: "TOO_MANY_TRIES" });
}, 60_000);

test("concurrent tries are all counted", async () => {
  const { email } = await createUser();
  const answers = await Promise.all(
    Array.from({ length: signInLimits.account + 5 }, () =>
      post("/api/auth/sign-in/email", { email, password: "a wrong password" }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
}, 60_000);

test("right passwords do not count", async () => {
  const { email, password } = await createUser();
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, password)));
    for (const answer of answers) expect(answer).toMatchObject({ ok: true });
  }
}, 60_000);

test("the counters contain no personal data", async () => {
  const { email } = await createUser();
  await signIn(email, "a wrong password");
  const guess = sha256(email);
  for (const { key } of await db.select().from(throttles)) {
    expect(key).toMatch(/^[a-z -]+:[0-9a-f]{64}$/);
    // Keyed: a guessed address cannot be tested against the table.
    expect(key).not.toContain(guess);
  }
});

test("a hash with older settings is renewed at the next sign-in", async () => {
  const { email, password } = await createUser();
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 512, r: 8, p: 1 });
  const parts = [salt, key].map((bytes) => Buffer.from(bytes).toString("base64url"));
  const old = ["scrypt", 512, 8, 1, ...parts].join("$");
  const user = await db.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  const owner = eq(accounts.userId, user?.id ?? "");
  await db.update(accounts).set({ password: old }).where(owner);
  expect(await signIn(email, "a wrong password")).toStrictEqual(refusal);
  expect((await db.select().from(accounts).where(owner))[0]?.password).toBe(old);
  expect(await signIn(email, password)).toMatchObject({ ok: true });
  const { N, r, p } = passwordCost;
  expect((await db.select().from(accounts).where(owner))[0]?.password).toContain(`scrypt$${N}$${r}$${p}$`);
  expect(await signIn(email, password)).toMatchObject({ ok: true });
});

test("better-auth's own endpoint for profile changes can change only the name", async () => {
  const { id, cookie } = await signInNew("user");
  for (const change of [
    { image: "https://evil.example/x.png" },
    { name: "Asha Devi", role: "admin" },
    { emailVerified: true },
    { name: "<script>" },
  ])
    expect((await post("/api/auth/update-user", change, as(cookie))).status).toBe(400);
  expect((await post("/api/auth/update-user", { name: "Asha Devi" }, as(cookie))).status).toBe(200);
  expect(await userRow(id)).toMatchObject({
    name: "Asha Devi",
    image: null,
    role: "user",
  });
});

test.for(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
  "better-auth exposes no %s",
  async (callbackURL) => {
    const { email, password } = await createUser();
    const response = await post("/api/auth/sign-in/email", { email, password, callbackURL });
    expect(response.status).toBe(403);
    expect(response.headers.get("Location")).toBeNull();
  },
);
