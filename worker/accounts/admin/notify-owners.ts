import type { Database } from "../../platform/db/client";
import { adminRightsMail } from "../../notifications/mail/account-mails";
import type { Mailer } from "../../notifications/mail/mailer";
import { listOwners } from "./account-status.repo";

/**
 * Mails all owners that an administrator got or lost rights.
 * @param change what was done, for example "was suspended"
 */
export async function notifyOwners(
  { db, mailer, origin }: { db: Database; mailer: Mailer; origin: string },
  { userId, admin, change, by }: { userId: string; admin: string; change: string; by: string },
): Promise<void> {
  const url = new URL(`/admin/users/${userId}`, origin).href;
  for (const { name, email } of await listOwners(db))
    await mailer.send(adminRightsMail({ to: email, name, admin, change, by, url }));
}
