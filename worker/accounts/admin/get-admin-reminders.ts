import type { Database } from "../../platform/db/client";
import * as repo from "./account-status.repo";
import type { Admin } from "../../platform/authz/actors";

interface AdminReminders {
  /** True if this administrator signs in with a password alone. */
  lacksSecondFactor: boolean;
  waitingAdmins: number;
  waitingOperators: number;
}

/** Returns an administrator's reminders: a missing second factor, and accounts awaiting approval. */
export async function getAdminReminders({ db }: { db: Database }, admin: Admin): Promise<AdminReminders> {
  const { passkeys, ...waiting } = await repo.getReminderFacts(db, admin.id);
  return { lacksSecondFactor: !admin.twoFactorEnabled && passkeys === 0, ...waiting };
}
