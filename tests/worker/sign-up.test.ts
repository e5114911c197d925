import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { operators, users } from "../../worker/platform/db/schema";
import { get, post, as } from "../support/api";
import { db } from "../support/database";
import { refusal } from "../support/refusal";
import { attempt, browser, cookiesIn, form, mailsTo, services, tokenMailedTo } from "../support/services";
import { operatorFields, signUp, signUpFields } from "../support/sign-up";

async function stored(email: string) {
  return db.select().from(users).where(eq(users.email, email)).get();
}

async function signIn(email: string, password: string) {
  return attempt(services.signIn(form({ email, password }), browser()));
}

test("a traveler's account is active at once, and can sign in before the address is confirmed", async () => {
  const { email, password, requestCode } = await signUp();
  expect(await stored(email)).toMatchObject({
    name: "Meera Iyer",
    role: "user",
    status: "active",
    emailVerified: false,
    requestCode: null,
  });
  expect(requestCode).toBeNull();
  const result = await signIn(email, password);
  expect(result).toMatchObject({ ok: true, secondFactor: false });
});

test("a sign-up starts no session: the mail's link and the password do", async () => {
  const response = await post("/api/auth/sign-up/email", {
    name: "Meera Iyer",
    email: `${crypto.randomUUID()}@example.com`,
    password: "a quiet lake at dawn",
  });
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie().filter((cookie) => cookie.includes("session_token="))).toStrictEqual(
    [],
  );
});

test("an operator's account is pending with its company", async () => {
  const { email } = await signUp({ role: "tour_operator", ...operatorFields });
  const user = await stored(email);
  expect(user).toMatchObject({ role: "tour_operator", status: "pending" });
  const operator = await db
    .select()
    .from(operators)
    .where(eq(operators.ownerId, user?.id ?? ""))
    .get();
  expect(operator).toMatchObject({
    companyName: "Konkan Trails",
    registrationNumber: "U63040MH2019PTC123456",
    address: "4 Beach Road, Malvan",
    status: "pending",
  });
});

test("an administrator's account is pending, has no access, and has a request code", async () => {
  const { email, password, requestCode } = await signUp({ role: "admin" });
  expect(requestCode).toMatch(/^ADM-[2-9A-HJ-NP-Z]{8}$/);
  expect(await stored(email)).toMatchObject({ role: "admin", status: "pending", requestCode });
  const result = await signIn(email, password);
  if (!result.ok) throw new Error("cannot sign in");
  expect((await get("/api/admin/bookings", as(cookiesIn(result.headers)))).status).toBe(403);
  expect((await mailsTo(email))[0]?.text).toContain(requestCode);
});

test.for([
  ["firstName", ""],
  ["lastName", ""],
  ["email", "nobody"],
  ["password", "seven 7"],
  ["password", "x".repeat(129)],
  ["confirmPassword", "another one"],
  ["terms", ""],
  ["role", "owner"],
] as const)("%s «%s» is refused beside its field and stores nothing", async ([field, value]) => {
  const fields = signUpFields({ [field]: value });
  const result = await attempt(services.signUp(form(fields), new Headers()));
  expect(result).toMatchObject({
    ok: false,
    errors: { [field]: expect.arrayContaining([expect.any(String)]) },
  });
  expect(await stored(fields["email"] ?? "")).toBeUndefined();
});

test.for(Object.keys(operatorFields))("an operator without %s is refused", async (field) => {
  const fields = signUpFields({ role: "tour_operator", ...operatorFields, [field]: " " });
  expect(await attempt(services.signUp(form(fields), new Headers()))).toMatchObject({
    ok: false,
    errors: { [field]: [expect.any(String)] },
  });
});

test.for(["password1", "Football", "1234567890", "iloveyou1", "tourbharat2026", "Meera Iyer", "MeeraIyer1!"])(
  "%s is refused with the reason",
  async (password) => {
    const fields = signUpFields({ password, confirmPassword: password });
    const result = await attempt(services.signUp(form(fields), new Headers()));
    expect(result).toMatchObject({
      ok: false,
      errors: { password: [expect.stringMatching(/too common|your name/)] },
    });
    const response = await post("/api/auth/sign-up/email", {
      name: "Meera Iyer",
      email: fields["email"],
      password,
    });
    expect(response.status).toBe(400);
    expect(await stored(fields["email"] ?? "")).toBeUndefined();
  },
);

test.for(["पहाड़ों की शाम", "மலை மேல் மழை", "🦚🌊🏔️🚂🐅🌾🛶🪔", "a".repeat(128), "correct horse battery"])(
  "%s is a valid password",
  async (password) => {
    const { email } = await signUp({ password, confirmPassword: password });
    expect(await signIn(email, password)).toMatchObject({ ok: true });
    expect(await signIn(email, `${password.slice(0, -1)}x`)).toMatchObject({ ok: false });
  },
);

test.for([
  { role: "admin" },
  { status: "verified" },
  { emailVerified: true },
  { requestCode: "ADM-22222222" },
  { extras: { asRole: "admin", requestCode: null, operator: null } },
  { twoFactorEnabled: true },
  { image: "https://evil.example/x.png" },
])("%o posted with a sign-up is ignored", async (extra) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await post("/api/auth/sign-up/email", {
    name: "Mallory",
    email,
    password: "a quiet lake at dawn",
    ...extra,
  });
  const user = await stored(email);
  if (!user) return;
  expect(user).toMatchObject({
    role: "user",
    status: "active",
    emailVerified: false,
    requestCode: null,
    image: null,
    twoFactorEnabled: false,
  });
});

test("an address in use gets the same response, and its owner a mail", async () => {
  const { email } = await signUp();
  const before = await stored(email);
  const again = await attempt(
    services.signUp(form(signUpFields({ email, role: "admin", firstName: "Mallory" })), new Headers()),
  );
  const fresh = await attempt(
    services.signUp(form(signUpFields({ role: "admin", firstName: "Mallory" })), new Headers()),
  );
  if (!again.ok || !fresh.ok) throw new Error("the sign-ups failed");
  expect(again).toStrictEqual({
    ok: true,
    email,
    role: "admin",
    requestCode: expect.stringMatching(/^ADM-/),
    headers: expect.any(Headers),
  });
  const alike = ({ headers, ...account }: typeof again) => ({
    ...account,
    email: "",
    requestCode: "",
    headers: [...headers].map(([name, value]) => [name, value.replace(/=[\w-]{43};/, "=…;")]),
  });
  expect(alike(again)).toStrictEqual(alike(fresh));
  expect(alike(fresh).headers).toStrictEqual([["set-cookie", expect.stringContaining("HttpOnly")]]);
  expect(await stored(email)).toStrictEqual(before);
  expect(await mailsTo(email)).toHaveLength(2);

  const body = { name: "Mallory", password: "a quiet lake at dawn" };
  const known = await post("/api/auth/sign-up/email", { ...body, email });
  const unknown = await post("/api/auth/sign-up/email", { ...body, email: "fresh@example.com" });
  expect(known.status).toBe(unknown.status);
  expect((await known.text()).replace(email, "")).toBe(
    (await unknown.text()).replace("fresh@example.com", ""),
  );
});

test("two concurrent sign-ups with one address make one account", async () => {
  const fields = signUpFields();
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => attempt(services.signUp(form(fields), new Headers()))),
  );
  expect(results.length).toBe(4);
  expect(
    await db
      .select()
      .from(users)
      .where(eq(users.email, fields["email"] ?? "")),
  ).toHaveLength(1);
});

test("the link of the mail confirms the address, once", async () => {
  const { email } = await signUp();
  const token = await tokenMailedTo(email);
  await refusal(services.verifyEmail(`${token}x`, browser()), "invalid");
  expect((await stored(email))?.emailVerified).toBe(false);
  expect(await services.verifyEmail(token, browser())).toMatchObject({ outcome: "confirmed" });
  expect((await stored(email))?.emailVerified).toBe(true);
  await refusal(services.verifyEmail(token, browser()), "invalid");
});

test("the link signs in only the browser that signed up, and only when it is posted", async () => {
  const [mine, another] = [await signUp(), await signUp()];
  const token = await tokenMailedTo(mine.email);
  const cookie = cookiesIn(mine.headers);
  const elsewhere = [browser(), browser(cookiesIn(another.headers)), browser(`${cookie}x`)];
  for (const headers of elsewhere) expect(await services.signsInByLink(token, headers)).toBe(false);
  // A request that a link scanner with the browser's cookie would send.
  expect(await services.signsInByLink(token, browser(cookie))).toBe(true);
  expect((await stored(mine.email))?.emailVerified).toBe(false);
  const followed = await services.verifyEmail(token, browser(cookie));
  expect(followed).toMatchObject({ outcome: "confirmed", secondFactor: false });
  const { viewer } = await services.getSession(browser(cookiesIn(followed.headers ?? new Headers())));
  expect(viewer).toMatchObject({ email: mine.email, emailVerified: true });
  await refusal(services.verifyEmail(token, browser(cookie)), "invalid");

  const other = await tokenMailedTo(another.email);
  expect(await services.verifyEmail(other, browser(cookie))).toStrictEqual({
    outcome: "confirmed",
    headers: null,
    secondFactor: false,
  });
});
