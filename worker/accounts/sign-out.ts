import type { Auth } from "./auth";

/** Ends the session of the request and gives the headers that clear its cookie. */
export async function signOut({ auth }: { auth: Auth }, headers: Headers): Promise<Headers> {
  const result = await auth.api.signOut({ headers, returnHeaders: true });
  return result.headers;
}
