import type { Auth } from "./auth";

/** When the session of a request began, as a UTC instant in milliseconds, or null for nobody's. */
export async function getSessionStart({ auth }: { auth: Auth }, headers: Headers): Promise<number | null> {
  const session = await auth.api.getSession({ headers });
  return session ? session.session.createdAt.getTime() : null;
}
