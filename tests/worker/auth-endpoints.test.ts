import { expect, test } from "vitest";
import { createAuth } from "../../worker/accounts/auth";
import { refuseWithoutSecondFactor } from "../../worker/accounts/new-account";
import { createUser } from "../support/accounts";
import { as, get, origin, post } from "../support/api";
import { db } from "../support/database";
import { setUser } from "../support/rows";
import { browser, mailsTo, services } from "../support/services";
import { signedIn, signInAgain } from "../support/signed-in";
import { keys } from "../support/keys";

const dependencies = {
  db,
  clock: Date.now,
  mailer: services.mailer,
  origin,
  requestOrigin: origin,
  keys,
  social: {},
  recheckSockets: async () => undefined,
};

/** The better-auth endpoints that the product uses over the network. */
const open = [
  "/change-password",
  "/error",
  "/get-session",
  "/list-sessions",
  "/passkey/generate-authenticate-options",
  "/passkey/generate-register-options",
  "/passkey/verify-authentication",
  "/passkey/verify-registration",
  "/request-password-reset",
  "/reset-password",
  "/revoke-other-sessions",
  "/revoke-session",
  "/revoke-sessions",
  "/sign-in/email",
  "/sign-out",
  "/sign-up/email",
  "/two-factor/verify-backup-code",
  "/two-factor/verify-totp",
  "/update-user",
];

test("only the better-auth endpoints in use are exposed", async () => {
  const { cookie } = await signedIn();
  const paths = Object.values(createAuth(dependencies).api).flatMap(({ path }: { path?: string }) =>
    path !== undefined && !path.includes(":") ? [path] : [],
  );
  expect(paths.length).toBeGreaterThan(40);
  const found = new Set<string>();
  // Endpoints that end the session come last, on their own.
  const ending = ["/revoke-sessions", "/sign-out"];
  for (const path of paths.filter((path) => !ending.includes(path))) {
    for (const answer of [
      await get(`/api/auth${path}`, as(cookie)),
      await post(`/api/auth${path}`, {}, as(cookie)),
    ]) {
      await answer.text();
      if (answer.status !== 404) found.add(path);
    }
  }
  expect([...found, ...ending].toSorted()).toStrictEqual(open);
}, 60_000);

test("a password change over the network has the same effect as the page's, and allows ten wrong passwords", async () => {
  const person = await signedIn();
  const elsewhere = await signInAgain(person);
  const change = async (currentPassword: string) => {
    const body = { currentPassword, newPassword: "three boats on a river" };
    const answer = await post("/api/auth/change-password", body, as(person.cookie));
    await answer.text();
    return answer.status;
  };
  const guesses = await Promise.all(Array.from({ length: 9 }, () => change("a wrong password")));
  expect(new Set(guesses)).toStrictEqual(new Set([400]));
  expect(await change(person.password)).toBe(200);
  expect((await services.getSession(browser(elsewhere))).viewer).toBeNull();
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/password/i),
  );

  const other = await signedIn();
  const tries = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const body = { currentPassword: "a wrong password", newPassword: "three boats on a river" };
      const answer = await post("/api/auth/change-password", body, as(other.cookie));
      await answer.text();
      return answer.status;
    }),
  );
  expect(tries.filter((status) => status === 429)).toHaveLength(2);
}, 60_000);

test("an oversized body is not read", async () => {
  const answer = await post("/api/auth/sign-in/email", { email: "x".repeat(64 * 1024), password: "y" });
  expect(answer.status).toBe(413);
});

test.for(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
  "a form from another site sent as %s cannot sign in",
  async (type) => {
    const { email, password } = await createUser();
    const body = new URLSearchParams({ email, password }).toString();
    const answer = await post("/api/auth/sign-in/email", body, {
      "Content-Type": type,
      Origin: "https://evil.example",
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie().join()).not.toContain("session_token");
    await answer.text();
  },
);

test("a sign-in from another site is refused even as JSON", async () => {
  const { email, password } = await createUser();
  const answer = await post(
    "/api/auth/sign-in/email",
    { email, password },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" },
  );
  expect(answer.status).toBe(403);
  await answer.text();
});

test("the browser is required to verify the user for a passkey", async () => {
  const answer = await get("/api/auth/passkey/generate-authenticate-options");
  expect(answer.headers.getSetCookie().join()).toContain("passkey");
  expect(await answer.json()).toMatchObject({
    userVerification: "required",
    challenge: expect.any(String),
    rpId: "localhost",
  });
});

test("a sign-in through another provider does not open an account that requires a code", async () => {
  const { id } = await createUser();
  await refuseWithoutSecondFactor(dependencies, id, "/callback/:id");
  await setUser(id, { twoFactorEnabled: true });
  await refuseWithoutSecondFactor(dependencies, id, "/two-factor/verify-totp");
  await expect(refuseWithoutSecondFactor(dependencies, id, "/callback/:id")).rejects.toMatchObject({
    statusCode: 403,
  });
});
