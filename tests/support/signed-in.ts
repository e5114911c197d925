import { createUser } from "./accounts";
import { browser, cookiesIn, form, services } from "./services";

/** A new person with a session, as the pages see them. */
export async function signedIn(...person: Parameters<typeof createUser>) {
  const account = await createUser(...person);
  const cookie = await signInAgain(account);
  const { viewer } = await services.getSession(browser(cookie));
  if (!viewer) throw new Error("there is no session");
  return { ...account, cookie, viewer };
}

/** Another browser's cookies of the same person. */
export async function signInAgain({ email, password }: { email: string; password: string }): Promise<string> {
  const result = await services.signIn(form({ email, password }), browser());
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return cookiesIn(result.headers);
}
