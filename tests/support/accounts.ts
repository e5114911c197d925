import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { AccountStatus, Role } from "~/domain/accounts/account";
import { hashPassword } from "../../worker/accounts/password";
import { createDatabase } from "../../worker/platform/db/client";
import { accounts, users } from "../../worker/platform/db/schema";
import { post } from "./api";

const password = "Correct-Horse-2026";
// Hashed once, because hashing is slow by design.
const passwordHash = hashPassword(password);

/** Stores and returns a user with a password. */
export async function createUser(role: Role = "user", status: AccountStatus = "active", name = "Asha") {
  const db = createDatabase(env.DB);
  const id = crypto.randomUUID();
  const now = new Date();
  const adminRole = role === "admin" ? ("owner" as const) : null;
  const user = { id, name, email: `${id}@example.com`, role, status, adminRole };
  await db.insert(users).values({ ...user, createdAt: now, updatedAt: now });
  return { ...user, password: await addPassword(id) };
}

/** Stores and returns a user's password. */
export async function addPassword(userId: string): Promise<string> {
  const now = new Date();
  await createDatabase(env.DB)
    .insert(accounts)
    .values({
      id: userId,
      userId,
      accountId: userId,
      providerId: "credential",
      password: await passwordHash,
      createdAt: now,
      updatedAt: now,
    });
  return password;
}

/** Signs in a new user through the real endpoint, and returns the session cookie. */
export async function signIn(role: Role, status: AccountStatus = "active", name = "Asha") {
  // A suspended user cannot sign in, so suspend them afterwards.
  const user = await createUser(role, status === "suspended" ? "active" : status, name);
  const response = await post("/api/auth/sign-in/email", { email: user.email, password: user.password });
  expect(response.status, await response.text()).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  expect(cookie).toContain("session_token=");
  if (status === "suspended") {
    await createDatabase(env.DB).update(users).set({ status }).where(eq(users.id, user.id));
  }
  return { ...user, status, cookie };
}
