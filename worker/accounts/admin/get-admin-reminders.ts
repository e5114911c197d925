import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../../db/client";
import * as repo from "./account-status.repo";
import { requireAdmin } from "../../authz/require-admin";

export interface AdminReminders {
  /** True if this administrator signs in with a password alone. */
  lacksSecondFactor: boolean;
  waitingAdmins: number;
  waitingOperators: number;
}

/** Returns an administrator's reminders: a missing second factor, and accounts awaiting approval. */
export async function getAdminReminders(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<AdminReminders> {
  requireAdmin(viewer);
  const { passkeys, ...waiting } = await repo.getReminderFacts(db, viewer.id);
  return { lacksSecondFactor: !viewer.twoFactorEnabled && passkeys === 0, ...waiting };
}
