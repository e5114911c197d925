import type { Auth } from "./auth";

/** Ends the request's session and returns the headers that clear its cookie. */
export async function signOut({ auth }: { auth: Auth }, headers: Headers): Promise<Headers> {
  const result = await auth.api.signOut({ headers, returnHeaders: true });
  return result.headers;
}
