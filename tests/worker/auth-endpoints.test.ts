import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createAuth } from "../../worker/accounts/auth";
import { refuseWithoutSecondFactor } from "../../worker/accounts/new-account";
import { users } from "../../worker/db/schema";
import { createUser } from "../support/accounts";
import { as, get, origin, post } from "../support/api";
import { db } from "../support/database";
import { services } from "../support/services";
import { signedIn } from "../support/signed-in";

const dependencies = {
  db,
  clock: Date.now,
  mailer: services.mailer,
  origin,
  secret: env.BETTER_AUTH_SECRET,
  social: {},
  recheckSockets: async () => undefined,
};

/** What of better-auth the product uses over the network. */
const open = [
  "/error",
  "/get-session",
  "/passkey/generate-authenticate-options",
  "/passkey/generate-register-options",
  "/passkey/verify-authentication",
  "/passkey/verify-registration",
  "/request-password-reset",
  "/reset-password",
  "/sign-in/email",
  "/sign-out",
  "/sign-up/email",
  "/two-factor/verify-backup-code",
  "/two-factor/verify-totp",
  "/update-user",
];

test("of better-auth's endpoints only those we use are there", async () => {
  const { cookie } = await signedIn();
  const paths = Object.values(createAuth(dependencies).api).flatMap(({ path }: { path?: string }) =>
    path !== undefined && !path.includes(":") ? [path] : [],
  );
  expect(paths.length).toBeGreaterThan(40);
  const found = new Set<string>();
  for (const path of paths.filter((path) => path !== "/sign-out")) {
    for (const answer of [
      await get(`/api/auth${path}`, as(cookie)),
      await post(`/api/auth${path}`, {}, as(cookie)),
    ]) {
      await answer.text();
      if (answer.status !== 404) found.add(path);
    }
  }
  expect([...found, "/sign-out"].toSorted()).toStrictEqual(open);
}, 60_000);

test("the present password cannot be guessed past the count", async () => {
  const { cookie, viewer, password } = await signedIn();
  for (const path of ["/change-password", "/verify-password", "/two-factor/enable", "/two-factor/disable"]) {
    const body = { password, currentPassword: password, newPassword: "three boats on a river" };
    const answer = await post(`/api/auth${path}`, body, as(cookie));
    expect(answer.status, path).toBe(404);
    await answer.text();
  }
  expect(await services.checkPassword(viewer, password)).toBe(true);
});

test("a body of any length is not read", async () => {
  const answer = await post("/api/auth/sign-in/email", { email: "x".repeat(64 * 1024), password: "y" });
  expect(answer.status).toBe(413);
});

test.for(["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"])(
  "another site's form as %s signs nobody in",
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

test("a sign-in from another site is refused though it is JSON", async () => {
  const { email, password } = await createUser();
  const answer = await post(
    "/api/auth/sign-in/email",
    { email, password },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" },
  );
  expect(answer.status).toBe(403);
  await answer.text();
});

test("a passkey has to be unlocked: the browser is told so", async () => {
  const answer = await get("/api/auth/passkey/generate-authenticate-options");
  expect(answer.headers.getSetCookie().join()).toContain("passkey");
  expect(await answer.json()).toMatchObject({
    userVerification: "required",
    challenge: expect.any(String),
    rpId: "localhost",
  });
});

test("another company's sign-in does not open an account that asks for a code", async () => {
  const { id } = await createUser();
  await refuseWithoutSecondFactor(dependencies, id, "/callback/:id");
  await db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, id));
  await refuseWithoutSecondFactor(dependencies, id, "/two-factor/verify-totp");
  await expect(refuseWithoutSecondFactor(dependencies, id, "/callback/:id")).rejects.toMatchObject({
    statusCode: 403,
  });
});
