import { z } from "zod";
import { AppError } from "~/domain/errors";
import {
  adminRequestMail,
  emailChangedMail,
  operatorRequestMail,
  verifyEmailMail,
} from "../mail/account-mails";
import { violates } from "../db/errors";
import { newLinkToken } from "../link-token";
import { changeEmailAddress, markEmailVerified } from "./accounts.repo";
import type { AuthDependencies, AuthStore } from "./auth-dependencies";

/** Lifetime of a verification link. */
export const emailLinkHours = 24;

const emailLinkSchema = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("verify"), userId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal("change"), userId: z.string(), from: z.string(), to: z.string() }),
]);
type EmailLink = z.output<typeof emailLinkSchema>;

const linkIdentifier = (token: string) => `email-link:${token}`;

export interface LinkStore {
  createVerificationValue(link: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>;
}

/** Creates a single-use link that performs `link`; only the hash of its token is stored. */
export async function createEmailLink(
  links: LinkStore,
  { clock, origin }: Pick<AuthDependencies, "clock" | "origin">,
  link: EmailLink,
): Promise<string> {
  const token = newLinkToken();
  await links.createVerificationValue({
    identifier: linkIdentifier(token),
    value: JSON.stringify(link),
    expiresAt: new Date(clock() + emailLinkHours * 3_600_000),
  });
  return `${origin}/verify-email?token=${token}`;
}

/** Sends the welcome mail for the role, with the link that confirms the address. */
export async function sendAccountMail(
  links: LinkStore,
  dependencies: Pick<AuthDependencies, "clock" | "origin" | "mailer">,
  user: { id: string; name: string; email: string },
  extras: { operator: { companyName: string } | null; requestCode: string | null } | null,
): Promise<void> {
  const { id: userId, name, email: to } = user;
  const url = await createEmailLink(links, dependencies, { purpose: "verify", userId, email: to });
  const mail = extras?.operator
    ? operatorRequestMail({ to, name, companyName: extras.operator.companyName, verifyUrl: url })
    : extras?.requestCode
      ? adminRequestMail({ to, name, requestCode: extras.requestCode, verifyUrl: url })
      : verifyEmailMail({ to, name, url, hours: emailLinkHours });
  await dependencies.mailer.send(mail);
}

/**
 * Follows a link from a mail: confirms the address or moves the account to the new one. A link works once.
 * @returns true if the address changed
 * @throws AppError `invalid` if the link no longer works
 */
export async function verifyEmail(
  { db, mailer, auth }: Pick<AuthDependencies, "db" | "mailer"> & { auth: AuthStore },
  token: string,
): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const stored = await internalAdapter.consumeVerificationValue(linkIdentifier(token));
  const link = stored && emailLinkSchema.safeParse(JSON.parse(stored.value)).data;
  if (!link) throw expiredLink();
  if (link.purpose === "verify") {
    if (!(await markEmailVerified(db, link))) throw expiredLink();
    return false;
  }
  const name = await changeEmailAddress(db, link).catch((error: unknown) => {
    // Another account has taken the new address meanwhile.
    if (violates(error, "users.email")) return null;
    throw error;
  });
  if (name === null) throw expiredLink();
  await mailer.send(emailChangedMail({ to: link.from, name, newEmail: link.to }));
  return true;
}

function expiredLink(): AppError {
  const text = "This link is no longer valid.";
  return new AppError("invalid", text, { errors: { token: [text] } });
}
