import { APIError } from "better-auth/api";
import { AppError } from "~/domain/errors";
import { violates } from "../platform/db/errors";
import { emailChangedMail } from "../notifications/mail/account-mails";
import { changeEmailAddress, markEmailVerified } from "./accounts.repo";
import { confirmSetEmail } from "./admin/change-set-email";
import type { Auth } from "./auth";
import type { AuthDependencies, AuthStore } from "./auth-dependencies";
import { emailLinkSchema, linkIdentifier, type EmailLink } from "./email-links";
import { signUpBrowserIn, signUpCookie } from "./sign-up-cookie";
import { accountErrors } from "./messages";
import { writeFor } from "./language/mail-account";

/** Finds a link without following it. */
async function findEmailLink({ auth }: { auth: AuthStore }, token: string): Promise<EmailLink | null> {
  const { internalAdapter } = await auth.$context;
  const stored = await internalAdapter.findVerificationValue(linkIdentifier(token));
  return (stored && emailLinkSchema.safeParse(JSON.parse(stored.value)).data) ?? null;
}

/** Returns true if following the link signs in: it comes from a sign-up in this browser. Changes nothing. */
export async function signsInByLink(
  { auth }: { auth: AuthStore },
  token: string,
  headers: Headers,
): Promise<boolean> {
  const link = await findEmailLink({ auth }, token);
  return link !== null && (await isOfBrowser(link, headers));
}

async function isOfBrowser(link: EmailLink, headers: Headers): Promise<boolean> {
  const browser = signUpBrowserIn(headers);
  return browser !== null && link.purpose === "verify" && link.browser === browser;
}

/** Outcome of a followed link. With headers, they sign in the browser that signed up. */
interface FollowedLink {
  /** "waiting": an address set by an administrator is confirmed and becomes the account's later. */
  outcome: "confirmed" | "changed" | "waiting";
  headers: Headers | null;
  secondFactor: boolean;
}

/**
 * Follows a link from a mail: confirms the address or moves the account to the new one. A link works once. In the browser that signed up it
 * also signs in; elsewhere the address may be read by someone other than the person who chose the password.
 * @throws AppError `invalid` if the link no longer works
 */
export async function verifyEmail(
  {
    db,
    clock,
    mailer,
    auth,
    requestOrigin,
  }: Pick<AuthDependencies, "db" | "clock" | "mailer" | "requestOrigin"> & { auth: Auth },
  token: string,
  headers: Headers,
): Promise<FollowedLink> {
  const { internalAdapter } = await auth.$context;
  const stored = await internalAdapter.consumeVerificationValue(linkIdentifier(token));
  const link = stored && emailLinkSchema.safeParse(JSON.parse(stored.value)).data;
  if (!link) {
    if ((await confirmSetEmail({ db, clock }, token)) === null) throw expiredLink();
    return { outcome: "waiting", headers: null, secondFactor: false };
  }
  if (link.purpose === "verify") {
    if (!(await markEmailVerified(db, link))) throw expiredLink();
    const isSignedIn = (await auth.api.getSession({ headers })) !== null;
    if (isSignedIn || !(await isOfBrowser(link, headers)))
      return { outcome: "confirmed", headers: null, secondFactor: false };
    const opened = await auth.api
      .openSession({ body: { userId: link.userId }, headers, returnHeaders: true })
      .catch((error: unknown) => {
        // The address of a suspended account is confirmed too.
        if (error instanceof APIError && error.statusCode === 403) return null;
        throw error;
      });
    opened?.headers.append("Set-Cookie", signUpCookie(requestOrigin, "", 0));
    return {
      outcome: "confirmed",
      headers: opened?.headers ?? null,
      secondFactor: opened !== null && "twoFactorRedirect" in opened.response,
    };
  }
  const name = await changeEmailAddress(db, link).catch((error: unknown) => {
    // Another account has taken the new address meanwhile.
    if (violates(error, "users.email")) return null;
    throw error;
  });
  if (name === null) throw expiredLink();
  const write = () => emailChangedMail({ to: link.from, name, newEmail: link.to });
  await mailer.send(await writeFor(db, link.to, write));
  return { outcome: "changed", headers: null, secondFactor: false };
}

function expiredLink(): AppError {
  const text = accountErrors().deadEmailLink;
  return new AppError("invalid", text, { errors: { token: [text] } });
}
