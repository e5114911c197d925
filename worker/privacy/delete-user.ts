import { deletionObstacleTexts, type DeletionObstacles } from "~/domain/accounts/account-edit";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError, staleEdit } from "~/domain/errors";
import { foldTail } from "../analytics/sums.repo";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { accountRemovedMail } from "../notifications/mail/account-mails";
import type { Mailer } from "../notifications/mail/mailer";
import type { DocumentStore } from "../operators/profile/document-store";
import type { PictureStore } from "../media/picture-store";
import type { BookingPublisher } from "../realtime/publisher";
import { eraseAccount } from "./account-deletion.repo";
import { findAccountState } from "../accounts/admin/account-status.repo";
import { findDeletionObstacles } from "./deletion-obstacles.repo";
import type { Admin } from "../platform/authz/actors";
import { logError } from "../platform/log";
import { writeFor } from "../accounts/language/mail-account";

interface Dependencies {
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
  { db, audit, clock, mailer, pictures, logos, documentStore, publisher, closeSockets }: Dependencies,
  admin: Admin,
  { userId, reason = null }: { userId: string; reason?: string | null },
): Promise<{ name: string }> {
  const now = clock();
  const today = todayInIndia(now);
  // Its batch compares sums.
  await foldTail(db);
  const account = await findAccountState(db, userId);
  if (!account) throw new AppError("not_found", "Account not found.");
  refuseIfHindered(await findDeletionObstacles(db, userId, today));
  const before = { role: account.role, status: account.status };
  const { email, name } = account;
  const farewell = await writeFor(db, email, () => accountRemovedMail({ to: email, name }));
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
  await mailer.send(farewell).catch((error: unknown) => logError("deletion mail not sent", error));
  return { name };
}

/** @throws AppError `forbidden`, `illegal_transition` */
function refuseIfHindered(obstacles: DeletionObstacles): void {
  const reasons = deletionObstacleTexts(obstacles);
  if (reasons.length === 0) return;
  throw new AppError(obstacles.isAdmin ? "forbidden" : "illegal_transition", reasons.join(" "));
}
