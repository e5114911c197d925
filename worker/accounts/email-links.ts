import { z } from "zod";
import { newLinkToken } from "../link-token";
import type { AuthDependencies } from "./auth-dependencies";

/** Lifetime of a verification link. */
export const emailLinkHours = 24;

export const emailLinkSchema = z.discriminatedUnion("purpose", [
  z.object({ purpose: z.literal("verify"), userId: z.string(), email: z.string() }),
  z.object({ purpose: z.literal("change"), userId: z.string(), from: z.string(), to: z.string() }),
]);
export type EmailLink = z.output<typeof emailLinkSchema>;

export const linkIdentifier = (token: string) => `email-link:${token}`;

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
