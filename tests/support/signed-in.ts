import { secretIn } from "~/domain/accounts/security";
import { addPassword, createUser } from "./accounts";
import { browser, cookiesIn, form, services } from "./services";
import { codeOf } from "./totp";

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
  const result = await services.signIn(form({ email, password }), browser());
  return cookiesIn(result.headers);
}

/** Gives a stored user a password and a session. @returns its cookies */
export async function sessionOf({ id, email }: { id: string; email: string }): Promise<string> {
  return signInAgain({ email, password: await addPassword(id) });
}

/** Enables two-step verification of a new user. @returns the app's secret, its spent code, the backup codes, and the cookies before and after */
export async function withSecondFactor() {
  const person = await signedIn();
  const { viewer, cookie, password } = person;
  const { uri, backupCodes } = await services.beginSecondFactor(
    viewer,
    form({ currentPassword: password }),
    browser(cookie),
  );
  const secret = secretIn(uri);
  const code = codeOf(secret);
  const { headers } = await services.confirmSecondFactor(viewer, form({ code }), browser(cookie));
  return { ...person, secret, code, backupCodes, former: cookie, cookie: cookiesIn(headers) };
}
