import { addPassword, createUser } from "./accounts";
import { attempt, browser, cookiesIn, form, services } from "./services";

/** Creates a user with a session, as passed to pages. */
export async function signedIn(...person: Parameters<typeof createUser>) {
  const account = await createUser(...person);
  const cookie = await signInAgain(account);
  const { viewer } = await services.getSession(browser(cookie));
  if (!viewer) throw new Error("there is no session");
  return { ...account, cookie, viewer };
}

/** Signs the same user in from another browser, and returns its cookies. */
export async function signInAgain({ email, password }: { email: string; password: string }): Promise<string> {
  const result = await attempt(services.signIn(form({ email, password }), browser()));
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return cookiesIn(result.headers);
}

/** Gives a stored user a password and a session. @returns its cookies */
export async function sessionOf({ id, email }: { id: string; email: string }): Promise<string> {
  return signInAgain({ email, password: await addPassword(id) });
}
