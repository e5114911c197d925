import { eq } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { users } from "../../worker/platform/db/schema";
import { db } from "./database";
import { viewer } from "./viewer";
import { signIn } from "./accounts";

/** A signed-in user as a viewer of use cases, with the session cookie. */
export interface SignedIn {
  viewer: Viewer;
  cookie: string;
}

/** Signs in a new user. */
export async function signInAs(overrides: Partial<Pick<Viewer, "role" | "status" | "emailVerified">> = {}) {
  const user = await signIn(overrides.role ?? "user", overrides.status);
  const { id, email, name, role, status, cookie } = user;
  const { emailVerified = true } = overrides;
  await db.update(users).set({ emailVerified }).where(eq(users.id, id));
  return { viewer: viewer({ ...overrides, id, email, name, role, status }), cookie };
}
