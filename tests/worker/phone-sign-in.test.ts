import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Role } from "~/domain/accounts/account";
import { phoneCodeLimits } from "../../worker/accounts/phone/phone-codes";
import { signInLimits } from "../../worker/accounts/sign-in-throttle";
import { phoneCodes, sessions, throttles } from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { createUser } from "../support/accounts";
import { db } from "../support/database";
import { setUser, userRow } from "../support/rows";
import { keys } from "../support/keys";
import { codesSentTo } from "../support/phone";
import { withoutRule } from "../support/rules";
import { attempt, browser, cookiesIn, form, mailsTo, services } from "../support/services";
import { signedIn, withSecondFactor } from "../support/signed-in";
import { codeOf } from "../support/totp";

let numbers = 0;

/** Returns a number that no other test uses. */
function newPhone(): string {
  numbers += 1;
  return `+9198450${String(numbers).padStart(5, "0")}`;
}

/** An account with this phone, verified. */
async function withPhone(role: Role = "user") {
  const person = await createUser(role, role === "user" ? "active" : "verified");
  const phone = newPhone();
  await setUser(person.id, { phone, verifiedPhone: phone });
  return { ...person, phone };
}

/** Asks for a code, and returns the browser's cookie. */
async function ask(phone: string, cookie = "") {
  const { headers } = await services.requestPhoneCode(form({ phone }), browser(cookie));
  return cookiesIn(headers);
}

function enter(code: string, cookie: string) {
  return attempt(services.signInWithPhone(form({ code }), browser(cookie)));
}

/** Returns a code that differs from this one. */
function otherThan(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

const wrong = { ok: false, errors: { code: [expect.stringContaining("Incorrect code")] } };
const spent = { ok: false, errors: { code: [expect.stringContaining("no longer works")] } };

async function sessionsOf(userId: string) {
  return (await db.select().from(sessions).where(eq(sessions.userId, userId))).length;
}

test("a phone is verified by the password and a code, which is stored as a hash, and then signs in", async () => {
  const { viewer, id, password, cookie, email } = await signedIn();
  const phone = newPhone();
  await services.updateProfile(viewer, { intent: "person", form: form({ name: "Asha Rao", phone }) });
  const send = (currentPassword: string) =>
    attempt(services.sendPhoneVerification(viewer, form({ currentPassword }), browser(cookie)));
  expect(await send("not this one")).toMatchObject({ errors: { currentPassword: [expect.any(String)] } });
  expect(await codesSentTo(phone)).toStrictEqual([]);
  expect(await send(password)).toMatchObject({ ok: true });
  const [code = ""] = await codesSentTo(phone);
  expect(code).toMatch(/^\d{6}$/);
  const stored = await db.select().from(phoneCodes).where(eq(phoneCodes.userId, id)).get();
  expect(JSON.stringify(stored)).not.toContain(code);
  expect(await attempt(services.confirmPhone(viewer, form({ code: otherThan(code) })))).toStrictEqual(wrong);
  // Reloading the page changes nothing.
  expect((await services.getSecurity(viewer, browser(cookie))).phone).toStrictEqual({
    number: phone,
    isVerified: false,
    isCodeSent: true,
  });
  await services.confirmPhone(viewer, form({ code: `${code.slice(0, 3)} ${code.slice(3)}` }));
  expect(await attempt(services.confirmPhone(viewer, form({ code })))).toStrictEqual(spent);
  expect((await mailsTo(email))[0]?.text).toContain("verified and can sign in now");

  const asked = await ask(phone);
  expect(await services.getPhoneSignIn(browser(asked))).toStrictEqual({
    phone: `+91 ••••••• ${phone.slice(-3)}`,
  });
  const answer = await enter((await codesSentTo(phone))[0] ?? "", asked);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const signed = cookiesIn(answer.headers);
  expect((await services.getSession(browser(signed))).viewer?.id).toBe(id);
  expect(signed).toContain("known_device=");
});

test("a changed or removed phone no longer signs in, also if support changes it, and the owner gets a mail", async () => {
  const { viewer, email } = await signedIn();
  const phone = newPhone();
  const isVerified = async () => (await services.getProfile(viewer)).phoneVerified;
  const verify = () => setUser(viewer.id, { phone, verifiedPhone: phone });
  const save = (number: string) =>
    services.updateProfile(viewer, { intent: "person", form: form({ name: "Asha", phone: number }) });
  await verify();
  await save(phone);
  expect(await isVerified()).toBe(true);
  for (const number of [newPhone(), ""]) {
    await verify();
    await save(number);
    expect(await isVerified()).toBe(false);
    expect((await mailsTo(email))[0]?.text).toContain("changed or removed");
  }
  await verify();
  await services.removeVerifiedPhone(viewer);
  expect(await isVerified()).toBe(false);
  expect((await mailsTo(email))[0]?.text).toContain("switched off");

  await verify();
  const admin = await signedIn("admin");
  const { accounts } = await services.listAccounts(admin.viewer, { q: email, limit: 1 });
  const version = accounts[0]?.version ?? 0;
  await services.editAccount(admin.viewer, { userId: viewer.id, version, edit: { phone: null } });
  expect(await isVerified()).toBe(false);
  expect((await mailsTo(email))[0]?.text).toContain("changed or removed");
});

test("a phone is verified on one account only", async () => {
  const { phone } = await withPhone();
  const { viewer, password, cookie } = await signedIn();
  await services.updateProfile(viewer, { intent: "person", form: form({ name: "Asha", phone }) });
  await services.sendPhoneVerification(viewer, form({ currentPassword: password }), browser(cookie));
  const [code = ""] = await codesSentTo(phone);
  expect(await attempt(services.confirmPhone(viewer, form({ code })))).toMatchObject({
    errors: { code: [expect.stringContaining("another account")] },
  });
  expect((await services.getProfile(viewer)).phoneVerified).toBe(false);
});

test("unknown and unverified numbers, operators and administrators get the same answers, and no code", async () => {
  const known = await withPhone();
  const unverified = await createUser();
  const phones = [
    newPhone(),
    (await withPhone("tour_operator")).phone,
    (await withPhone("admin")).phone,
    newPhone(),
  ];
  await setUser(unverified.id, { phone: phones[3] ?? null });
  const answers = async (phone: string) => {
    const response = await services.requestPhoneCode(form({ phone }), browser());
    const cookie = cookiesIn(response.headers);
    const found = [];
    for (let tries = 0; tries < 6; tries += 1) found.push(await enter("12345x6", cookie));
    return {
      header: response.headers.get("Set-Cookie")?.replace(/=[\w-]{43};/, "=…;"),
      page: (await services.getPhoneSignIn(browser(cookie)))?.phone.slice(0, 6),
      found,
    };
  };
  const expected = await answers(known.phone);
  expect(expected.found).toStrictEqual([wrong, wrong, wrong, wrong, wrong, spent]);
  expect(await codesSentTo(known.phone)).toHaveLength(1);
  for (const phone of phones) {
    expect(await answers(phone)).toStrictEqual(expected);
    expect(await codesSentTo(phone)).toStrictEqual([]);
  }
  // A role that was given after the code was sent.
  const cookie = await ask(known.phone);
  const [code = ""] = await codesSentTo(known.phone);
  await setUser(known.id, { role: "tour_operator" });
  expect(await enter(code, cookie)).toStrictEqual(spent);
  expect(await sessionsOf(known.id)).toBe(0);
});

test("a second factor is still required", async () => {
  const { id, secret } = await withSecondFactor();
  const phone = newPhone();
  await setUser(id, { phone, verifiedPhone: phone });
  const before = await sessionsOf(id);
  const asked = await ask(phone);
  const answer = await enter((await codesSentTo(phone))[0] ?? "", asked);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  expect(answer.secondFactor).toBe(true);
  const challenge = cookiesIn(answer.headers);
  expect((await services.getSession(browser(challenge))).viewer).toBeNull();
  expect(await sessionsOf(id)).toBe(before);
  const opened = await services.verifySecondFactor(form({ code: codeOf(secret, 1) }), browser(challenge));
  expect((await services.getSession(browser(cookiesIn(opened.headers)))).viewer?.id).toBe(id);
});

test("a code works for ten minutes, and the page stays to send another", async () => {
  const { phone, id } = await withPhone();
  const cookie = await ask(phone);
  const [code = ""] = await codesSentTo(phone);
  await db
    .update(phoneCodes)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(phoneCodes.userId, id));
  expect(await enter(code, cookie)).toStrictEqual(spent);
  const again = await services.requestPhoneCode(form({}), browser(cookie));
  const [second = ""] = await codesSentTo(phone);
  expect(await enter(second, cookiesIn(again.headers))).toMatchObject({ ok: true, secondFactor: false });
});

test("a number gets three codes in 15 minutes, known or not; then the answer says so", async () => {
  const { phone } = await withPhone();
  for (const number of [phone, newPhone()]) {
    for (let sent = 0; sent < phoneCodeLimits.number.limit; sent += 1) await ask(number);
    expect(await attempt(services.requestPhoneCode(form({ phone: number }), browser()))).toMatchObject({
      errors: { phone: [expect.stringContaining("15 minutes")] },
    });
  }
  expect(await codesSentTo(phone)).toHaveLength(phoneCodeLimits.number.limit);
});

/** Returns the headers of a browser at an address. */
function from(address: string, cookie = ""): Headers {
  return new Headers({ "CF-Connecting-IP": address, ...(cookie && { Cookie: cookie }) });
}

test("strangers who ask for codes and enter wrong ones shut nobody out", async () => {
  const { phone } = await withPhone();
  vi.stubEnv("MODE", "production");
  const [stranger, owner] = ["203.0.113.7", "198.51.100.9"];
  const asked = async (address: string) =>
    cookiesIn((await services.requestPhoneCode(form({ phone }), from(address))).headers);
  const cookies = [await asked(stranger), await asked(stranger), await asked(stranger)];
  await expect(asked(stranger)).rejects.toMatchObject({ code: "too_many_requests" });
  for (const cookie of cookies.flatMap((each) => [each, each, each, each]))
    await attempt(services.signInWithPhone(form({ code: "000000" }), from(stranger, cookie))).catch(
      () => null,
    );

  const cookie = await asked(owner);
  const [code = ""] = await codesSentTo(phone);
  const answer = await attempt(services.signInWithPhone(form({ code }), from(owner, cookie)));
  expect(answer).toMatchObject({ ok: true });
});

test("ten wrong codes lock a number like ten wrong passwords, for known and unknown ones, not on a known device", async () => {
  const { phone, email, password } = await withPhone();
  const device = cookiesIn((await services.signIn(form({ email, password }), browser())).headers);
  for (const number of [phone, newPhone()]) {
    const cookies = [await ask(number), await ask(number), await ask(number)];
    const answers = [];
    for (let tries = 0; tries < signInLimits.account; tries += 1)
      answers.push(await enter("999999", cookies[Math.floor(tries / 5)] ?? ""));
    expect(answers).toStrictEqual(answers.map(() => wrong));
    expect(await enter("999999", cookies[2] ?? "")).toMatchObject({
      errors: { code: [expect.stringContaining("Too many attempts")] },
    });
    if (number !== phone) continue;
    const [code = ""] = await codesSentTo(phone);
    expect(await enter(code, cookies[2] ?? "")).toMatchObject({ ok: false });
    expect(await enter(code, `${cookies[2]}; ${device}`)).toMatchObject({ ok: true });
  }
  // The password's count is another one.
  expect(await attempt(services.signIn(form({ email, password }), browser()))).toMatchObject({ ok: true });
  for (const { key } of await db.select().from(throttles)) expect(key).not.toContain(phone);
});

test("a reset by mail of an account whose address was never confirmed drops the phone, which may be a stranger's", async () => {
  const { id, email, phone } = await withPhone();
  await services.requestPasswordReset(form({ email }), browser());
  const token = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? "")?.[1] ?? "";
  const password = "three boats on a river";
  await services.resetPassword(form({ token, password, confirmPassword: password }));
  const cookie = await ask(phone);
  expect(await codesSentTo(phone)).toStrictEqual([]);
  expect(await enter("123456", cookie)).toStrictEqual(wrong);
  expect(await userRow(id)).toMatchObject({ verifiedPhone: null });
});

test("without a way to send text messages it is not offered", async () => {
  const { run } = useCases.requestPhoneCode;
  const dependencies = {
    db,
    keys,
    phone: { push: null, whatsapp: null, sms: null },
  } as unknown as Parameters<typeof run>[0];
  await expect(run(dependencies, form({ phone: newPhone() }), browser())).rejects.toMatchObject({
    code: "not_found",
  });
  expect(useCases.isPhoneSignInOffered.run(dependencies)).toBe(false);
});

/** Enters codes at the same time, as a guard's race would. */
async function race(tries: number, right: number) {
  const { phone, id } = await withPhone();
  const cookie = await ask(phone);
  const [code = ""] = await codesSentTo(phone);
  const entered = Array.from({ length: tries }, (_, index) => (index < right ? code : otherThan(code)));
  // Each browser has its own count of wrong codes, so that only the code's own limit acts.
  await db.delete(throttles);
  const answers = await Promise.all(entered.map((each) => enter(each, cookie)));
  const row = await db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.userId, id)))
    .get();
  return { answers, signedIn: answers.filter(({ ok }) => ok).length, tries: row?.tries ?? 0 };
}

const isWrong = (answer: Awaited<ReturnType<typeof enter>>) =>
  !answer.ok && answer.errors["code"]?.[0]?.startsWith("Incorrect") === true;

test("of nine tries at once a code takes five, and entered twice at once it signs in once", async () => {
  const guesses = await race(9, 0);
  expect(guesses.answers.filter(isWrong)).toHaveLength(5);
  expect(guesses.tries).toBe(5);
  expect((await race(5, 5)).signedIn).toBe(1);
});

test("without the rules it takes nine, and signs in more than once", async () => {
  await withoutRule("phone_code_tries");
  await withoutRule("phone_code_used");
  expect((await race(9, 0)).answers.filter(isWrong)).toHaveLength(9);
  expect((await race(5, 5)).signedIn).toBeGreaterThan(1);
});
