import { parseFields } from "~/domain/form-fields";
import { AppError, invalidFields } from "~/domain/errors";
import { subscriptionSchema } from "~/domain/messages/message";
import { settingsMessages } from "~/domain/settings/messages";
import { mayMailStranger } from "../accounts/mail-limit";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import type { Keys } from "../platform/keys/keys";
import { confirmNewsletterMail } from "../notifications/mail/newsletter-mails";
import type { Mailer } from "../notifications/mail/mailer";
import { getSettings } from "../settings/get-settings";
import * as repo from "./newsletter.repo";
import { subscriptionErrors } from "./messages";
import { mailAccount } from "../accounts/language/mail-account";

/** Row that binds the encrypted address of a link to its purpose. */
const linkRow = "newsletter-link";

/**
 * Returns the page that confirms or ends a subscription, for mails and exports: it names the address encrypted, so that neither logs nor
 * browsers' histories hold it, and works as long as its key is listed.
 */
export function subscriptionUrl(keys: Keys, origin: string, email: string): string {
  return `${origin}/newsletter/${keys.encrypt("newsletter", email, linkRow)}`;
}

/** @throws AppError `not_found` */
function addressIn(keys: Keys, link: string): string {
  const email = keys.decrypt("newsletter", link, linkRow);
  if (email === null) throw new AppError("not_found", subscriptionErrors().invalidLink);
  return email;
}

/**
 * Subscribes an address to the newsletter once its owner follows the mailed link. The result is the same for existing subscribers, so that it
 * does not disclose them.
 */
export async function subscribe(
  {
    db,
    clock,
    limiters,
    mailer,
    keys,
    origin,
  }: {
    db: Database;
    clock: Clock;
    limiters: Pick<Limiters, "form">;
    mailer: Mailer;
    keys: Keys;
    origin: string;
  },
  form: FormData,
  headers: Headers,
): Promise<{ email: string }> {
  const { email } = parseFields(subscriptionSchema, Object.fromEntries(form));
  await requireWithinLimit(limiters.form, headers, subscriptionErrors().tooManyAttempts, {
    field: "email",
  });
  if (!(await getSettings(db)).features.newsletter)
    throw invalidFields({ email: [settingsMessages().closed.newsletter] });
  const isConfirmed = await repo.createSubscriber(db, { email, createdAt: clock() });
  if (!isConfirmed && (await mayMailStranger({ db, clock }, email, "newsletter of an address")))
    await mailAccount({ db, mailer }, email, () =>
      confirmNewsletterMail({ to: email, url: subscriptionUrl(keys, origin, email) }),
    );
  return { email };
}

interface LinkDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** Returns the state of a subscription by its link: `none` also after it was ended. @throws AppError `not_found` */
export async function getSubscription(
  { db, keys }: LinkDependencies,
  link: string,
): Promise<{ email: string; state: "unconfirmed" | "confirmed" | "none" }> {
  const email = addressIn(keys, link);
  const subscriber = await repo.findSubscriber(db, email);
  const state = !subscriber ? "none" : subscriber.confirmedAt === null ? "unconfirmed" : "confirmed";
  return { email, state };
}

/** Confirms a subscription, or begins it again. @throws AppError `not_found` */
export async function confirmSubscription(
  { db, clock, keys }: LinkDependencies,
  link: string,
): Promise<void> {
  await repo.confirmSubscriber(db, addressIn(keys, link), clock());
}

/** Ends a subscription: the address is deleted. @throws AppError `not_found` */
export async function endSubscription({ db, keys }: LinkDependencies, link: string): Promise<void> {
  await repo.removeAddress(db, addressIn(keys, link));
}
