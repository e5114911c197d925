import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { adminStatements } from "../../scripts/lib/admin-account";
import { users } from "../../worker/platform/db/schema";
import { as, get, origin, post } from "../support/api";
import { db } from "../support/database";

const admin = {
  name: "Leela Rao",
  email: "leela@example.com",
  password: "four words by a lake",
  role: "support" as const,
};

/** Runs statements as `wrangler d1 execute` runs a file: all or nothing. */
async function execute(statements: string[]) {
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
}

test("a created administrator can sign in, and is created once", async () => {
  await execute(await adminStatements(admin, Date.now()));
  const { email, password } = admin;
  const answer = await post("/api/auth/sign-in/email", { email, password }, { Origin: origin });
  expect(answer.status).toBe(200);
  const cookie = answer.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  expect((await get("/api/admin/bookings", as(cookie))).status).toBe(200);

  const before = await db.$count(users);
  const again = await adminStatements({ ...admin, email: "LEELA@example.com" }, Date.now());
  await expect(execute(again)).rejects.toThrow("users.email");
  expect(await db.$count(users)).toBe(before);
});
