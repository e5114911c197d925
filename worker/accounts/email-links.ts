import { z } from "zod";
import { adminRequestMail, operatorRequestMail, verifyEmailMail } from "../notifications/mail/account-mails";
import { newLinkToken } from "../platform/keys/link-token";
import type { AuthDependencies } from "./auth-dependencies";
import { mailAccount } from "./language/mail-account";

/** Lifetime of a verification link. */
export const emailLinkHours = 24;

export const emailLinkSchema = z.discriminatedUnion("purpose", [
  z.object({
    purpose: z.literal("verify"),
    userId: z.string(),
    email: z.string(),
    /** Hash of the cookie of the browser that signed up; null for later links. */
    browser: z.string().nullable().default(null),
  }),
  z.object({ purpose: z.literal("change"), userId: z.string(), from: z.string(), to: z.string() }),
]);
export type EmailLink = z.output<typeof emailLinkSchema>;
type NewEmailLink = z.input<typeof emailLinkSchema>;

export const linkIdentifier = (token: string) => `email-link:${token}`;

export interface LinkStore {
  createVerificationValue(link: { identifier: string; value: string; expiresAt: Date }): Promise<unknown>;
}

/** Creates a single-use link that performs `link`; only the hash of its token is stored. */
export async function createEmailLink(
  links: LinkStore,
  { clock, origin }: Pick<AuthDependencies, "clock" | "origin">,
  link: NewEmailLink,
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
  dependencies: Pick<AuthDependencies, "db" | "clock" | "origin" | "mailer">,
  user: { id: string; name: string; email: string },
  extras: {
    operator: { companyName: string } | null;
    requestCode: string | null;
    browser: string | null;
  } | null,
): Promise<void> {
  const { id: userId, name, email: to } = user;
  const url = await createEmailLink(links, dependencies, {
    purpose: "verify",
    userId,
    email: to,
    browser: extras?.browser ?? null,
  });
  await mailAccount(dependencies, to, () =>
    extras?.operator
      ? operatorRequestMail({ to, name, companyName: extras.operator.companyName, verifyUrl: url })
      : extras?.requestCode
        ? adminRequestMail({ to, name, requestCode: extras.requestCode, verifyUrl: url })
        : verifyEmailMail({ to, name, url, hours: emailLinkHours }),
  );
}
