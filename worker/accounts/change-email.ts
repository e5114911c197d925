import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { changeEmailSchema } from "~/domain/accounts/account-forms";
import type { FieldErrors } from "~/domain/errors";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { confirmNewEmailMail, emailTakenMail } from "../mail/account-mails";
import type { Mailer } from "../mail/mailer";
import { nameByEmail } from "./accounts.repo";
import type { Auth } from "./auth";
import { checkPassword, wrongPassword } from "./check-password";
import { createEmailLink, emailLinkHours, sendAccountMail } from "./email-links";
import { mayMailStranger } from "./mail-limit";
import { countTry } from "./throttle.repo";
import type { Traveler } from "../authz/actors";

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

export type ChangeEmailResult = { ok: true; email: string } | { ok: false; errors: FieldErrors };

/**
 * Sends a link to the new address; following it moves the account there. The response is the same if the address
 * belongs to another account: its owner gets a mail instead.
 */
export async function changeEmail(
  dependencies: Dependencies,
  traveler: Traveler,
  form: FormData,
): Promise<ChangeEmailResult> {
  const { auth, db, mailer, origin } = dependencies;
  const parsed = changeEmailSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { email, currentPassword } = parsed.data;
  if (email === traveler.email)
    return { ok: false, errors: { email: ["This is already your email address."] } };
  if (!(await checkPassword(dependencies, traveler, currentPassword)))
    return { ok: false, errors: { currentPassword: [wrongPassword] } };
  if (!(await mayMail(dependencies, traveler)))
    return {
      ok: false,
      errors: { email: ["We've sent three links in the past hour. Please try again later."] },
    };
  // Same response as for the first request, so that it does not reveal whether a mail was sent.
  if (!(await mayMailStranger(dependencies, email))) return { ok: true, email };
  const owner = await nameByEmail(db, email);
  if (owner !== null) {
    await mailer.send(emailTakenMail({ to: email, name: owner, signInUrl: `${origin}/login` }));
  } else {
    const { internalAdapter } = await auth.$context;
    const link = { purpose: "change", userId: traveler.id, from: traveler.email, to: email } as const;
    const url = await createEmailLink(internalAdapter, dependencies, link);
    await mailer.send(confirmNewEmailMail({ to: email, name: traveler.name, url, hours: emailLinkHours }));
  }
  return { ok: true, email };
}

/**
 * Sends the verification link again.
 * @returns false if three were sent within the hour
 */
export async function sendVerificationEmail(dependencies: Dependencies, viewer: Viewer): Promise<boolean> {
  if (viewer.emailVerified) return true;
  if (!(await mayMail(dependencies, viewer))) return false;
  const { internalAdapter } = await dependencies.auth.$context;
  await sendAccountMail(internalAdapter, dependencies, viewer, null);
  return true;
}
