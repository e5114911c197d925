import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { twoFactors, passkeys } from "../../worker/platform/db/schema";
import { as, get, origin, post } from "../support/api";
import { db } from "../support/database";
import { userRow } from "../support/rows";
import { attempt, browser, cookiesIn, form, mailsTo, services } from "../support/services";
import { signedIn, signInAgain, withSecondFactor } from "../support/signed-in";
import { codeOf } from "../support/totp";
import { Buffer } from "node:buffer";
import { createUser } from "../support/accounts";

async function challenge({ email, password }: { email: string; password: string }, cookie = "") {
  const result = await services.signIn(form({ email, password }), browser(cookie));
  return { ...result, cookie: cookiesIn(result.headers) };
}

test("an app is set up with the password and one of its codes, and the session is renewed", async () => {
  const person = await withSecondFactor();
  expect(person.secret.length).toBeGreaterThan(30);
  expect(new Set(person.backupCodes).size).toBe(10);
  expect((await services.getSession(browser(person.former))).viewer).toBeNull();
  expect((await services.getSession(browser(person.cookie))).viewer?.twoFactorEnabled).toBe(true);
  expect((await mailsTo(person.email))[0]?.text).toContain("switched on");
  const [stored] = await db.select().from(twoFactors).where(eq(twoFactors.userId, person.id));
  for (const code of person.backupCodes) expect(stored?.backupCodes).not.toContain(code);
  expect(stored?.secret).not.toContain(person.secret.replaceAll(" ", ""));
});

test("without the right password and code nothing is enabled", async () => {
  const { id, viewer, cookie, password } = await signedIn();
  expect(
    await attempt(services.beginSecondFactor(viewer, form({ currentPassword: "wrong" }), browser(cookie))),
  ).toMatchObject({ ok: false, errors: { currentPassword: [expect.any(String)] } });
  await attempt(services.beginSecondFactor(viewer, form({ currentPassword: password }), browser(cookie)));
  expect(
    await attempt(services.confirmSecondFactor(viewer, form({ code: "000000" }), browser(cookie))),
  ).toMatchObject({
    ok: false,
    errors: { code: [expect.any(String)] },
  });
  const user = await userRow(id);
  expect(user.twoFactorEnabled).toBe(false);
  expect(await signInAgain({ email: viewer.email, password })).toContain("session_token=");
});

test("the password alone opens no session; the app's code does", async () => {
  const person = await withSecondFactor();
  const asked = await challenge(person);
  expect(asked.secondFactor).toBe(true);
  expect((await services.getSession(browser(asked.cookie))).viewer).toBeNull();
  expect((await get("/api/auth/get-session", as(asked.cookie))).status).toBe(200);
  expect(
    await attempt(services.verifySecondFactor(form({ code: "000000" }), browser(asked.cookie))),
  ).toMatchObject({
    ok: false,
    errors: { code: [expect.any(String)] },
  });
  const answer = await services.verifySecondFactor(
    form({ code: codeOf(person.secret, 1) }),
    browser(asked.cookie),
  );
  const { viewer } = await services.getSession(browser(cookiesIn(answer.headers)));
  expect(viewer?.id).toBe(person.id);
  // The challenge is used up.
  expect(
    await attempt(
      services.verifySecondFactor(form({ code: codeOf(person.secret, 1) }), browser(asked.cookie)),
    ),
  ).toMatchObject({ ok: false });
});

/** Signs in with a code in two browsers at once. Returns whether each has a session. */
async function signInTwice(
  person: Awaited<ReturnType<typeof withSecondFactor>>,
  code: string,
): Promise<boolean[]> {
  const asked = [await challenge(person), await challenge(person)];
  const answers = await Promise.all(
    asked.map(({ cookie }) => attempt(services.verifySecondFactor(form({ code }), browser(cookie)))),
  );
  return answers.map(({ ok }) => ok);
}

test("a code opens one session, also in two sign-ins at once, and an older one then none", async () => {
  const person = await withSecondFactor();
  // The code that switched it on is spent.
  expect(await signInTwice(person, person.code)).toStrictEqual([false, false]);
  const next = codeOf(person.secret, 1);
  expect((await signInTwice(person, next)).toSorted()).toStrictEqual([false, true]);
  const asked = await challenge(person);
  expect(
    await attempt(services.verifySecondFactor(form({ code: next }), browser(asked.cookie))),
  ).toMatchObject({ ok: false, errors: { code: [expect.stringContaining("used already")] } });
  expect(await signInTwice(person, person.code)).toStrictEqual([false, false]);
});

test("without the last step the same code opens two sessions", async () => {
  const person = await withSecondFactor();
  await db.run(sql`CREATE TRIGGER forget_last_step AFTER UPDATE OF last_step ON two_factors
    BEGIN UPDATE two_factors SET last_step = NULL WHERE id = NEW.id; END`);
  onTestFinished(async () => {
    await db.run(sql`DROP TRIGGER forget_last_step`);
  });
  expect(await signInTwice(person, codeOf(person.secret, 1))).toStrictEqual([true, true]);
});

test("a backup code works once", async () => {
  const person = await withSecondFactor();
  const [code = ""] = person.backupCodes;
  const first = await challenge(person);
  expect(
    await attempt(services.verifySecondFactor(form({ code, method: "backup" }), browser(first.cookie))),
  ).toMatchObject({ ok: true });
  const second = await challenge(person);
  expect(
    await attempt(services.verifySecondFactor(form({ code, method: "backup" }), browser(second.cookie))),
  ).toMatchObject({ ok: false });
});

test("a challenge accepts at most five wrong codes", async () => {
  const person = await withSecondFactor();
  const asked = await challenge(person);
  for (let tries = 0; tries < 6; tries += 1)
    await attempt(services.verifySecondFactor(form({ code: "000000" }), browser(asked.cookie)));
  expect(
    await attempt(
      services.verifySecondFactor(form({ code: codeOf(person.secret, 1) }), browser(asked.cookie)),
    ),
  ).toMatchObject({ ok: false });
});

test("a trusted device needs no code, until the user signs out everywhere", async () => {
  const person = await withSecondFactor();
  const asked = await challenge(person);
  const answer = await services.verifySecondFactor(
    form({ code: codeOf(person.secret, 1), trustDevice: "on" }),
    browser(asked.cookie),
  );
  const device = cookiesIn(answer.headers);
  const again = await challenge(person, device);
  expect(again.secondFactor).toBe(false);
  await services.revokeOtherSessions(person.viewer, browser(person.cookie));
  expect((await challenge(person, `${device}; ${again.cookie}`)).secondFactor).toBe(true);
});

test("switching it off requires the password", async () => {
  const person = await withSecondFactor();
  const headers = browser(person.cookie);
  expect(
    await attempt(services.endSecondFactor(person.viewer, form({ currentPassword: "wrong" }), headers)),
  ).toMatchObject({
    ok: false,
  });
  expect(
    await attempt(
      services.endSecondFactor(person.viewer, form({ currentPassword: person.password }), headers),
    ),
  ).toMatchObject({ ok: true });
  expect((await challenge(person)).secondFactor).toBe(false);
});

const present = 0x01;
const unlocked = 0x04;

function base64url(bytes: Uint8Array | ArrayBuffer): string {
  return Buffer.from(new Uint8Array(bytes)).toString("base64url");
}

/** Encodes two 32-byte numbers as ASN.1, as authenticators sign. */
function asDer(signature: Uint8Array): Buffer {
  const numbers = [signature.subarray(0, 32), signature.subarray(32)].map((number) => {
    const bytes = Buffer.from(number).subarray(number.findIndex((byte) => byte !== 0));
    const value = (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    return Buffer.concat([Buffer.of(2, value.byteLength), value]);
  });
  const content = Buffer.concat(numbers);
  return Buffer.concat([Buffer.of(0x30, content.byteLength), content]);
}

/** Creates a passkey of a new account, with its sign-in for given flags. */
async function withPasskey() {
  const { id: userId } = await createUser();
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  if (!("privateKey" in keys)) throw new Error("no pair of keys");
  const point = await crypto.subtle.exportKey("raw", keys.publicKey);
  if (!(point instanceof ArrayBuffer)) throw new Error("no raw key");
  // COSE: an elliptic curve key for ES256 on P-256.
  const publicKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(point.slice(1, 33)),
    Buffer.from("225820", "hex"),
    Buffer.from(point.slice(33)),
  ]);
  const credential = crypto.randomUUID();
  await db.insert(passkeys).values({
    id: credential,
    userId,
    publicKey: publicKey.toString("base64"),
    credentialID: base64url(Buffer.from(credential)),
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  });
  return async (flags: number) => {
    const asked = await get("/api/auth/passkey/generate-authenticate-options");
    const cookie = cookiesIn(asked.headers);
    const { challenge } = await asked.json<{ challenge: string }>();
    const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin }));
    const rpId = await crypto.subtle.digest("SHA-256", Buffer.from("localhost"));
    const authenticatorData = Buffer.concat([Buffer.from(rpId), Buffer.of(flags, 0, 0, 0, 0)]);
    const hash = await crypto.subtle.digest("SHA-256", clientData);
    const signature = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      keys.privateKey,
      Buffer.concat([authenticatorData, Buffer.from(hash)]),
    );
    const id = base64url(Buffer.from(credential));
    const response = {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        authenticatorData: base64url(authenticatorData),
        clientDataJSON: base64url(clientData),
        signature: base64url(asDer(new Uint8Array(signature))),
      },
    };
    const headers = { Cookie: cookie, Origin: origin };
    return post("/api/auth/passkey/verify-authentication", { response }, headers);
  };
}

test("a passkey signs in only with user verification, not by possession alone", async () => {
  const answer = await withPasskey();
  const locked = await answer(present);
  expect(locked.status, await locked.text()).toBe(401);
  expect(cookiesIn(locked.headers)).not.toContain("session_token");
  const opened = await answer(present | unlocked);
  expect(opened.status, await opened.text()).toBe(200);
  expect(cookiesIn(opened.headers)).toContain("session_token");
});
