import type { Viewer } from "~/domain/account";
import { viewer } from "./viewer";
import { signIn } from "./accounts";

/** A signed-in person as the use cases see them, with the cookie of their browser. */
export interface SignedIn {
  viewer: Viewer;
  cookie: string;
}

/** Signs a new person in. */
export async function signInAs(overrides: Partial<Pick<Viewer, "role" | "status" | "emailVerified">> = {}) {
  const user = await signIn(overrides.role ?? "user", overrides.status);
  const { id, email, name, role, status, cookie } = user;
  return { viewer: viewer({ ...overrides, id, email, name, role, status }), cookie };
}
