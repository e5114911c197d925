import { violates } from "../db/errors";
import { emailChangedMail } from "../mail/account-mails";
import { changeEmailAddress, markEmailVerified } from "./accounts.repo";
import type { Auth } from "./auth";
import type { AuthDependencies } from "./auth-dependencies";
import { emailLinkSchema, linkIdentifier } from "./email-links";

/**
 * Follows a link from a mail: confirms the address or moves the account to the new one. A link works once.
 * @returns whether it worked, and whether the address changed
 */
export async function verifyEmail(
  { db, mailer, auth }: Pick<AuthDependencies, "db" | "mailer"> & { auth: Auth },
  token: string,
): Promise<{ ok: boolean; changed: boolean }> {
  const { internalAdapter } = await auth.$context;
  const stored = await internalAdapter.consumeVerificationValue(linkIdentifier(token));
  const link = stored && emailLinkSchema.safeParse(JSON.parse(stored.value)).data;
  if (!link) return { ok: false, changed: false };
  if (link.purpose === "verify") return { ok: await markEmailVerified(db, link), changed: false };
  try {
    const name = await changeEmailAddress(db, link);
    if (name === null) return { ok: false, changed: false };
    await mailer.send(emailChangedMail({ to: link.from, name, newEmail: link.to }));
    return { ok: true, changed: true };
  } catch (error) {
    // Another account has taken the new address meanwhile.
    if (violates(error, "users.email")) return { ok: false, changed: false };
    throw error;
  }
}
