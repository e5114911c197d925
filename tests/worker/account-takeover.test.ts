import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reconnectCode } from "~/domain/desk/booking-events";
import { secretIn } from "~/domain/accounts/security";
import { accounts, passkeys, twoFactors } from "../../worker/platform/db/schema";
import { as, get, post } from "../support/api";
import { db } from "../support/database";
import { setUser, userRow } from "../support/rows";
import { openFeed } from "../support/feed";
import { refusal } from "../support/refusal";
import { attempt, browser, cookiesIn, form, mailsTo, services, tokenMailedTo } from "../support/services";
import { signedIn, signInAgain, withSecondFactor } from "../support/signed-in";
import { signUp } from "../support/sign-up";
import { codeOf } from "../support/totp";

const other = "three boats on a river";

type Person = Awaited<ReturnType<typeof signedIn>>;

async function reset(email: string) {
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const token = await tokenMailedTo(email);
  await services.resetPassword(form({ token, password: other, confirmPassword: other }));
}

async function changePassword({ viewer, cookie, password }: Person) {
  const fields = { currentPassword: password, password: other, confirmPassword: other };
  await services.changePassword(viewer, form(fields), browser(cookie));
}

async function addPasskey(userId: string) {
  const id = crypto.randomUUID();
  await db.insert(passkeys).values({
    id,
    userId,
    publicKey: "",
    credentialID: id,
    counter: 0,
    deviceType: "singleDevice",
    backedUp: false,
  });
}

/** Enables two-step verification and trusts a device. */
async function withTrustedDevice() {
  const person = await withSecondFactor();
  const asked = await signInAgain(person);
  const answer = await services.verifySecondFactor(
    form({ code: codeOf(person.secret, 1), trustDevice: "on" }),
    browser(asked),
  );
  return { ...person, device: cookiesIn(answer.headers) };
}

const takingBack: Record<string, (person: Person) => Promise<void>> = {
  "a reset of the password": ({ email }) => reset(email),
  "another password": changePassword,
  "signing out everywhere": ({ viewer, cookie }) => services.revokeOtherSessions(viewer, browser(cookie)),
  "signing out everywhere over the network": async ({ cookie }) => {
    const answer = await post("/api/auth/revoke-other-sessions", {}, as(cookie));
    expect(answer.status, await answer.text()).toBe(200);
  },
};

test.for(Object.entries(takingBack))("%s ends links to another address", async ([, takeBack]) => {
  const person = await signedIn();
  const to = `${crypto.randomUUID()}@example.com`;
  await attempt(services.changeEmail(person.viewer, form({ email: to, currentPassword: person.password })));
  const token = await tokenMailedTo(to);
  await takeBack(person);
  await refusal(services.verifyEmail(token, browser()), "invalid");
  const user = await userRow(person.id);
  expect(user.email).toBe(person.email);
});

test("changing the password ends trusted devices and sign-ins that await a code", async () => {
  const person = await withTrustedDevice();
  const waiting = await signInAgain(person);
  await changePassword(person);
  await db.update(twoFactors).set({ lastStep: null }).where(eq(twoFactors.userId, person.id));
  const code = codeOf(person.secret);
  expect(await attempt(services.verifySecondFactor(form({ code }), browser(waiting)))).toMatchObject({
    ok: false,
  });
  const again = await attempt(
    services.signIn(form({ email: person.email, password: other }), browser(person.device)),
  );
  expect(again).toMatchObject({ ok: true, secondFactor: true });
});

test("setting up two-step verification again ends device trust", async () => {
  const person = await withTrustedDevice();
  const ended = await services.endSecondFactor(
    person.viewer,
    form({ currentPassword: person.password }),
    browser(person.cookie),
  );
  const cookie = cookiesIn(ended.headers);
  const begun = await services.beginSecondFactor(
    person.viewer,
    form({ currentPassword: person.password }),
    browser(cookie),
  );
  const code = codeOf(secretIn(begun.uri));
  await attempt(services.confirmSecondFactor(person.viewer, form({ code }), browser(cookie)));
  const again = await attempt(
    services.signIn(form({ email: person.email, password: person.password }), browser(person.device)),
  );
  expect(again).toMatchObject({ ok: true, secondFactor: true });
});

test("signing up with another person's address leaves no access after its owner sets a password", async () => {
  const { id, email } = await signedIn();
  await addPasskey(id);
  await setUser(id, { twoFactorEnabled: true });
  await db
    .insert(twoFactors)
    .values({ id: crypto.randomUUID(), userId: id, secret: "secret", backupCodes: "codes" });
  const now = new Date();
  const social = { providerId: "facebook", accountId: crypto.randomUUID(), createdAt: now, updatedAt: now };
  await db.insert(accounts).values({ id: crypto.randomUUID(), userId: id, ...social });
  await reset(email);
  expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(0);
  expect(await db.$count(twoFactors, eq(twoFactors.userId, id))).toBe(0);
  expect(await db.select().from(accounts).where(eq(accounts.userId, id))).toMatchObject([
    { providerId: "credential" },
  ]);
  expect(await attempt(services.signIn(form({ email, password: other }), browser()))).toMatchObject({
    ok: true,
    secondFactor: false,
  });
});

test("a confirmed account keeps passkeys and second factor through a reset", async () => {
  const { id, email } = await withTrustedDevice();
  await setUser(id, { emailVerified: true });
  await addPasskey(id);
  await reset(email);
  expect(await db.$count(passkeys, eq(passkeys.userId, id))).toBe(1);
  expect(await attempt(services.signIn(form({ email, password: other }), browser()))).toMatchObject({
    ok: true,
    secondFactor: true,
  });
});

test("sign-ups do not flood the address's mailbox", async () => {
  const { email } = await signUp();
  const before = (await mailsTo(email)).length;
  for (let tries = 0; tries < 5; tries += 1) await signUp({ email });
  expect((await mailsTo(email)).length - before).toBe(3);
}, 30_000);

test("moving accounts to an address does not flood its mailbox", async () => {
  const { email } = await signedIn();
  for (let tries = 0; tries < 5; tries += 1) {
    const { viewer, password } = await signedIn();
    const asked = await attempt(services.changeEmail(viewer, form({ email, currentPassword: password })));
    expect(asked).toStrictEqual({ ok: true, email });
  }
  expect(await mailsTo(email)).toHaveLength(3);
}, 30_000);

test.for([...Object.keys(takingBack), "signing out that device", "signing out on that device"])(
  "%s ends the live feed of an ended session",
  async (way) => {
    const admin = await signedIn("admin");
    const elsewhere = await signInAgain(admin);
    using feed = await openFeed({ cookie: elsewhere });
    await feed.next();
    const { devices } = await services.getSecurity(admin.viewer, browser(admin.cookie));
    const other = devices.find(({ isThisOne }) => !isThisOne)?.id ?? "";
    if (way === "signing out that device") await services.revokeSession(admin.viewer, other);
    else if (way === "signing out on that device") await services.signOut(browser(elsewhere));
    else await takingBack[way]?.(admin);
    expect(await feed.closed).toMatchObject({ code: reconnectCode });
    expect((await get("/api/admin/bookings", as(elsewhere))).status).toBe(401);
  },
);
