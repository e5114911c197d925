import type { Auth } from "./auth";

/** Returns the start of the request's session as a UTC instant in milliseconds, or null without a session. */
export async function getSessionStart({ auth }: { auth: Auth }, headers: Headers): Promise<number | null> {
  const session = await auth.api.getSession({ headers });
  return session ? session.session.createdAt.getTime() : null;
}
