import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users, verifications } from "../../worker/platform/db/schema";
import { post } from "../support/api";
import { db } from "../support/database";
import { userRow } from "../support/rows";
import { refusal } from "../support/refusal";
import { attempt, browser, cookiesIn, form, mailsTo, services, tokenMailedTo } from "../support/services";
import { signedIn, signInAgain } from "../support/signed-in";
import { createUser } from "../support/accounts";
import { signUp } from "../support/sign-up";

const other = "three boats on a river";

async function canSignIn(email: string, password: string) {
  return (await attempt(services.signIn(form({ email, password }), browser()))).ok;
}

function reset(token: string, password = other, confirmPassword = password) {
  return attempt(services.resetPassword(form({ token, password, confirmPassword })));
}

test("a link resets the password once, ends every session and confirms the address", async () => {
  const { email, password, cookie } = await signedIn();
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const token = await tokenMailedTo(email);
  expect(await reset(token, "password1")).toMatchObject({
    ok: false,
    errors: { password: [expect.any(String)] },
  });
  expect(await reset(token, other, "differs from it")).toMatchObject({
    ok: false,
    errors: { confirmPassword: [expect.any(String)] },
  });
  expect(await reset(token)).toStrictEqual({ ok: true });
  expect(await reset(token)).toMatchObject({ ok: false, errors: { token: [expect.any(String)] } });
  expect(await canSignIn(email, password)).toBe(false);
  expect(await canSignIn(email, other)).toBe(true);
  expect((await services.getSession(browser(cookie))).viewer).toBeNull();
  const user = await db.select().from(users).where(eq(users.email, email)).get();
  expect(user?.emailVerified).toBe(true);
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/password/i),
  );
});

test("of two concurrent uses of a link one sets the password", async () => {
  const { email } = await createUser();
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const token = await tokenMailedTo(email);
  const results = await Promise.all([reset(token), reset(token, "four trees by a well")]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test("setting a password invalidates older links", async () => {
  const { email } = await createUser();
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const first = await tokenMailedTo(email);
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const second = await tokenMailedTo(email);
  expect(second).not.toBe(first);
  expect(await reset(second)).toStrictEqual({ ok: true });
  expect(await reset(first)).toMatchObject({ ok: false, errors: { token: [expect.any(String)] } });
});

test("an expired link is dead, and the database does not store its token", async () => {
  const { email } = await createUser();
  await attempt(services.requestPasswordReset(form({ email }), browser()));
  const token = await tokenMailedTo(email);
  const rows = await db.select().from(verifications);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  await db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
  expect(await reset(token)).toMatchObject({ ok: false, errors: { token: [expect.any(String)] } });
});

test("a link request gets the same response with and without an account", async () => {
  const { email } = await createUser();
  const nobody = "nobody@example.com";
  expect(await attempt(services.requestPasswordReset(form({ email }), browser()))).toStrictEqual({
    ok: true,
    email,
  });
  expect(await attempt(services.requestPasswordReset(form({ email: nobody }), browser()))).toStrictEqual({
    ok: true,
    email: nobody,
  });
  expect(await mailsTo(nobody)).toHaveLength(0);
  const [known, unknown] = await Promise.all(
    [email, nobody].map(async (address) => {
      const response = await post("/api/auth/request-password-reset", { email: address });
      return [response.status, await response.text()];
    }),
  );
  expect(known).toStrictEqual(unknown);
});

test("an address gets at most three links in half an hour", async () => {
  const { email } = await createUser();
  const before = (await mailsTo(email)).length;
  await Promise.all(
    Array.from({ length: 5 }, () => attempt(services.requestPasswordReset(form({ email }), browser()))),
  );
  expect((await mailsTo(email)).length - before).toBe(3);
});

test("a password change requires the current one, ends other sessions and keeps this one", async () => {
  const person = await signedIn();
  const { email, password, viewer, cookie } = person;
  const elsewhere = await signInAgain(person);
  const change = (currentPassword: string, wanted = other) =>
    attempt(
      services.changePassword(
        viewer,
        form({ currentPassword, password: wanted, confirmPassword: wanted }),
        browser(cookie),
      ),
    );
  expect(await change("not the present one")).toMatchObject({
    ok: false,
    errors: { currentPassword: [expect.any(String)] },
  });
  expect(await change(password, "qwertyuiop")).toMatchObject({
    ok: false,
    errors: { password: [expect.any(String)] },
  });
  const changed = await change(password);
  if (!changed.ok) throw new Error(JSON.stringify(changed.errors));
  expect((await services.getSession(browser(elsewhere))).viewer).toBeNull();
  expect((await services.getSession(browser(cookie))).viewer).toBeNull();
  expect((await services.getSession(browser(cookiesIn(changed.headers)))).viewer?.id).toBe(viewer.id);
  expect(await canSignIn(email, other)).toBe(true);
});

test("ten wrong current passwords lock the form, even for the right one", async () => {
  const { password, viewer } = await signedIn();
  for (let tries = 0; tries < 10; tries += 1)
    expect(await services.checkPassword(viewer, "wrong")).toBe(false);
  expect(await services.checkPassword(viewer, password)).toBe(false);
}, 60_000);

test("an account moves to another address once confirmed, and the old address is notified", async () => {
  const { email, password, viewer } = await signedIn();
  const to = `${crypto.randomUUID()}@example.com`;
  const asked = await attempt(services.changeEmail(viewer, form({ email: to, currentPassword: password })));
  expect(asked).toStrictEqual({ ok: true, email: to });
  expect(await canSignIn(to, password)).toBe(false);
  const token = await tokenMailedTo(to);
  expect(await services.verifyEmail(token, browser())).toMatchObject({ outcome: "changed" });
  await refusal(services.verifyEmail(token, browser()), "invalid");
  expect(await canSignIn(to, password)).toBe(true);
  expect(await canSignIn(email, password)).toBe(false);
  const mail = (await mailsTo(email))[0];
  expect(mail?.text).not.toContain(to);
});

test("a link to the old address does not confirm the new one", async () => {
  const { email, password, viewer } = await signedIn();
  await services.sendVerificationEmail(viewer);
  const first = await tokenMailedTo(email);
  const to = `${crypto.randomUUID()}@example.com`;
  await attempt(services.changeEmail(viewer, form({ email: to, currentPassword: password })));
  await services.verifyEmail(await tokenMailedTo(to), browser());
  await refusal(services.verifyEmail(first, browser()), "invalid");
});

test("moving to an address with an account gets the same response and changes nothing", async () => {
  const owner = await createUser();
  const { password, viewer } = await signedIn();
  const before = (await mailsTo(owner.email)).length;
  expect(
    await attempt(services.changeEmail(viewer, form({ email: owner.email, currentPassword: password }))),
  ).toStrictEqual({ ok: true, email: owner.email });
  const mails = await mailsTo(owner.email);
  expect(mails.length).toBe(before + 1);
  expect(mails[0]?.text).not.toContain("token=");
});

test("an address taken in the meantime stays with its owner", async () => {
  const { password, viewer } = await signedIn();
  const to = `${crypto.randomUUID()}@example.com`;
  await attempt(services.changeEmail(viewer, form({ email: to, currentPassword: password })));
  const token = await tokenMailedTo(to);
  await signUp({ email: to });
  await refusal(services.verifyEmail(token, browser()), "invalid");
  const user = await userRow(viewer.id);
  expect(user.email).toBe(viewer.email);
});

test("changing the address requires the current password", async () => {
  const { viewer } = await signedIn();
  expect(
    await attempt(services.changeEmail(viewer, form({ email: "new@example.com", currentPassword: "wrong" }))),
  ).toMatchObject({ ok: false, errors: { currentPassword: [expect.any(String)] } });
});

test("the confirmation link is sent again, at most three times an hour", async () => {
  const { email, viewer } = await signedIn();
  const before = (await mailsTo(email)).length;
  for (let asked = 0; asked < 3; asked += 1) await services.sendVerificationEmail(viewer);
  await refusal(services.sendVerificationEmail(viewer), "too_many_requests");
  expect((await mailsTo(email)).length - before).toBe(3);
});
