import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { invalidFields, type FieldErrors } from "~/domain/errors";
import { deleteAccountSchema, deletionRefusals, recentSignIn } from "~/domain/accounts/profile";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { accountDeletedMail } from "../notifications/mail/account-mails";
import type { Mailer } from "../notifications/mail/mailer";
import type { PictureStore } from "../media/picture-store";
import type { BookingPublisher } from "../realtime/publisher";
import * as repo from "./account-deletion.repo";
import type { Auth } from "../accounts/auth";
import { checkPassword, wrongPassword } from "../accounts/check-password";
import { findAccountDeletion } from "./deletion-obstacles.repo";
import type { Traveler } from "../platform/authz/actors";
import { logError } from "../platform/log";
import { signInFormMessages } from "~/domain/accounts/sign-in/messages";
import { accountErrors } from "../accounts/messages";
import { privacyErrors } from "./messages";
import { writeFor } from "../accounts/language/mail-account";

interface Dependencies {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  pictures: PictureStore;
  publisher: BookingPublisher;
  auth: Auth;
  /** Start of the request's session (UTC instant), or null. */
  sessionStart: (headers: Headers) => Promise<number | null>;
}

/**
 * Deletes the viewer's account permanently. They type a word and, if they have one, their password; without a
 * password they must have signed in within the last ten minutes. Bookings and reviews stay, anonymized. Sends a final
 * mail.
 */
export async function deleteAccount(
  dependencies: Dependencies,
  traveler: Traveler,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<void> {
  const { db, clock, mailer, pictures, publisher } = dependencies;
  const now = clock();
  const { refusal, passwordHash } = await findAccountDeletion(db, traveler, todayInIndia(now));
  if (refusal) throw invalidFields({ account: [deletionRefusals()[refusal]] });

  const parsed = deleteAccountSchema.safeParse(Object.fromEntries(form));
  const errors: FieldErrors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
  const password = form.get("password");
  if (passwordHash === null) {
    const start = await dependencies.sessionStart(headers);
    if (start === null || now - start > recentSignIn) errors.account = [accountErrors().signInAgain];
  } else if (typeof password !== "string" || password === "") {
    errors.password = [signInFormMessages().enterPassword];
  } else if (parsed.success && !(await checkPassword(dependencies, traveler, password))) {
    errors.password = [wrongPassword()];
  }
  if (Object.keys(errors).length > 0) return unlessGone(db, traveler, now, errors);

  const { email: to, name } = traveler;
  const farewell = await writeFor(db, to, () => accountDeletedMail({ to, name }));
  const { isDeleted, image } = await repo.eraseAccount(db, traveler, now);
  if (!isDeleted) return unlessGone(db, traveler, now, { account: [privacyErrors().accountChanged] });
  if (image !== null) pictures.discard(image);
  publisher.bookingsChanged();
  // The account is gone even if the mail fails.
  await mailer.send(farewell).catch((error: unknown) => logError("deletion mail not sent", error));
}

/** Throws the refusal, unless a concurrent request has already deleted the account. */
async function unlessGone(db: Database, viewer: Viewer, now: number, errors: FieldErrors): Promise<void> {
  const { notDeleted } = await findAccountDeletion(db, viewer, todayInIndia(now));
  if (notDeleted) throw invalidFields(errors);
}
