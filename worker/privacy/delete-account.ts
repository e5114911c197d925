import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError, staleEdit } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import { deleteAccountSchema, deletionRefusals, recentSignIn } from "~/domain/accounts/profile";
import type { AccountDeletion } from "~/domain/accounts/profile";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { accountDeletedMail, accountRemovedMail } from "../mail/account-mails";
import type { Mailer } from "../mail/mailer";
import type { PictureStore } from "../media/picture-store";
import type { BookingPublisher } from "../realtime/publisher";
import type { Auth } from "../accounts/auth";
import { checkPassword, wrongPassword } from "../accounts/check-password";
import type { Traveler, Admin } from "../authz/actors";
import * as repo from "./account-deletion.repo";
import { eraseAccount } from "./account-deletion.repo";
import { findAccountDeletion, findDeletionObstacles } from "./deletion-obstacles.repo";
import { deletionObstacleTexts } from "~/domain/accounts/account-edit";
import type { DeletionObstacles } from "~/domain/accounts/account-edit";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import type { DocumentStore } from "../operators/profile/document-store";
import { findAccountState } from "../accounts/admin/account-status.repo";

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

type DeleteAccountResult = { ok: true } | { ok: false; errors: FieldErrors };

const signInAgain = "You signed in more than ten minutes ago. Please log out, log in and try again.";

/**
 * Deletes the viewer's account permanently. They type a word and, if they have one, their password; without a
 * password they must have signed in within the last ten minutes. Bookings and reviews stay, anonymized. Sends a final
 * mail.
 */
export async function deleteAccount(
  dependencies: Dependencies,
  traveler: Traveler,
  { form, headers }: { form: FormData; headers: Headers },
): Promise<DeleteAccountResult> {
  const { db, clock, mailer, pictures, publisher } = dependencies;
  const now = clock();
  const { refusal, passwordHash } = await findAccountDeletion(db, traveler, todayInIndia(now));
  if (refusal) return { ok: false, errors: { account: [deletionRefusals[refusal]] } };

  const parsed = deleteAccountSchema.safeParse(Object.fromEntries(form));
  const errors: FieldErrors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors;
  const password = form.get("password");
  if (passwordHash === null) {
    const start = await dependencies.sessionStart(headers);
    if (start === null || now - start > recentSignIn) errors.account = [signInAgain];
  } else if (typeof password !== "string" || password === "") {
    errors.password = ["Please enter your password."];
  } else if (parsed.success && !(await checkPassword(dependencies, traveler, password))) {
    errors.password = [wrongPassword];
  }
  if (Object.keys(errors).length > 0) return unlessGone(db, traveler, now, errors);

  const { isDeleted, image } = await repo.eraseAccount(db, traveler, now);
  if (!isDeleted)
    return unlessGone(db, traveler, now, { account: ["Your account was just changed. Please try again."] });
  if (image !== null) pictures.discard(image);
  publisher.bookingsChanged();
  // The account is gone even if the mail fails.
  await mailer
    .send(accountDeletedMail({ to: traveler.email, name: traveler.name }))
    .catch((error: unknown) => console.error("deletion mail not sent", error));
  return { ok: true };
}

/** Returns the refusal, or success if a concurrent request has already deleted the account. */
async function unlessGone(
  db: Database,
  viewer: Viewer,
  now: number,
  errors: FieldErrors,
): Promise<DeleteAccountResult> {
  const { notDeleted } = await findAccountDeletion(db, viewer, todayInIndia(now));
  return notDeleted ? { ok: false, errors } : { ok: true };
}

export async function getAccountDeletion(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
): Promise<AccountDeletion> {
  const { refusal, passwordHash, trips } = await findAccountDeletion(db, traveler, todayInIndia(clock()));
  return { refusal, hasPassword: passwordHash !== null, trips };
}

interface AdminDependencies {
  db: Database;
  audit: AuditDependencies;
  clock: Clock;
  mailer: Mailer;
  pictures: PictureStore;
  logos: PictureStore;
  documentStore: DocumentStore;
  publisher: BookingPublisher;
  closeSockets: (userId: string) => Promise<void>;
}

/**
 * Deletes an account permanently on behalf of an administrator. Bookings, reviews and ledger entries stay,
 * anonymized. Sends a final mail.
 * @throws AppError `not_found`, `forbidden` (an administrator's account), `illegal_transition` (their operators have
 * trips ahead or money to settle), `conflict`
 */
export async function deleteUser(
  { db, audit, clock, mailer, pictures, logos, documentStore, publisher, closeSockets }: AdminDependencies,
  admin: Admin,
  { userId, reason = null }: { userId: string; reason?: string | null },
): Promise<{ name: string }> {
  const now = clock();
  const today = todayInIndia(now);
  const account = await findAccountState(db, userId);
  if (!account) throw new AppError("not_found", "Account not found.");
  refuseIfHindered(await findDeletionObstacles(db, userId, today));
  const before = { role: account.role, status: account.status };
  const { isDeleted, image, ...files } = await withAudit(
    audit,
    admin,
    { action: "user.delete", subjectId: userId, before, reason },
    (statements) => eraseAccount(db, account, now, { actorId: admin.id, today, audit: statements }),
  );
  if (!isDeleted) {
    refuseIfHindered(await findDeletionObstacles(db, userId, today));
    throw staleEdit("this account");
  }
  if (image !== null) pictures.discard(image);
  documentStore.discard(files.documents);
  for (const logo of files.logos) logos.discard(logo);
  publisher.bookingsChanged();
  await closeSockets(userId);
  // The account is gone even if the mail fails.
  await mailer
    .send(accountRemovedMail({ to: account.email, name: account.name }))
    .catch((error: unknown) => console.error("deletion mail not sent", error));
  return { name: account.name };
}

/** @throws AppError `forbidden`, `illegal_transition` */
function refuseIfHindered(obstacles: DeletionObstacles): void {
  const reasons = deletionObstacleTexts(obstacles);
  if (reasons.length === 0) return;
  throw new AppError(obstacles.isAdmin ? "forbidden" : "illegal_transition", reasons.join(" "));
}
