import type { Viewer } from "~/domain/accounts/account";
import { parseFields } from "~/domain/form-fields";
import { AppError, invalidFields, tooManyRequests } from "~/domain/errors";
import { changeEmailSchema } from "~/domain/accounts/account-forms";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { confirmNewEmailMail, emailTakenMail } from "../notifications/mail/account-mails";
import type { Mailer } from "../notifications/mail/mailer";
import { nameByEmail } from "./accounts.repo";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import { createEmailLink, emailLinkHours, sendAccountMail } from "./email-links";
import { mayMailStranger } from "./mail-limit";
import { countTry } from "../platform/http/throttle.repo";
import type { Traveler } from "../platform/authz/actors";
import { accountErrors } from "./messages";
import { mailAccount, writeFor } from "./language/mail-account";

interface Dependencies {
  auth: Auth;
  db: Database;
  clock: Clock;
  mailer: Mailer;
  origin: string;
}

const linksPerHour = 3;

/** Returns true if another link may be sent to this person within the hour. */
async function mayMail({ db, clock }: Dependencies, viewer: Viewer): Promise<boolean> {
  const key = { action: "link mail", subject: viewer.id, now: clock(), windowMs: 60 * 60_000 };
  return (await countTry(db, key)) <= linksPerHour;
}

/**
 * Sends a link to the new address; following it moves the account there. The response is the same if the address
 * belongs to another account: its owner gets a mail instead.
 */
export async function changeEmail(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
): Promise<{ email: string }> {
  const { auth, db, mailer, origin } = dependencies;
  const { email, currentPassword } = parseFields(changeEmailSchema, Object.fromEntries(form));
  if (email === traveler.email) throw invalidFields({ email: [accountErrors().sameEmail] });
  if (!(await checkPassword(dependencies, traveler, currentPassword)))
    throw invalidFields({ currentPassword: [wrongPassword()] });
  if (!(await mayMail(dependencies, traveler)))
    throw tooManyRequests(accountErrors().tooManyLinks, { field: "email", retryAfter: 3600 });
  // Same response as for the first request, so that it does not reveal whether a mail was sent.
  if (!(await mayMailStranger(dependencies, email))) return { email };
  const owner = await nameByEmail(db, email);
  if (owner !== null) {
    await mailAccount({ db, mailer }, email, () =>
      emailTakenMail({ to: email, name: owner, signInUrl: `${origin}/login` }),
    );
  } else {
    const { internalAdapter } = await auth.$context;
    const link = { purpose: "change", userId: traveler.id, from: traveler.email, to: email } as const;
    const url = await createEmailLink(internalAdapter, dependencies, link);
    const mail = { to: email, name: traveler.name, url, hours: emailLinkHours };
    // The new address has no account yet.
    await mailer.send(await writeFor(db, traveler.email, () => confirmNewEmailMail(mail)));
  }
  return { email };
}

/**
 * Sends the verification link again.
 * @throws AppError `too_many_requests` if three were sent within the hour
 */
export async function sendVerificationEmail(dependencies: Dependencies, viewer: Viewer): Promise<void> {
  if (viewer.emailVerified) return;
  if (!(await mayMail(dependencies, viewer)))
    throw new AppError("too_many_requests", accountErrors().tooManyLinks, { retryAfter: 3600 });
  const { internalAdapter } = await dependencies.auth.$context;
  await sendAccountMail(internalAdapter, dependencies, viewer, null);
}
