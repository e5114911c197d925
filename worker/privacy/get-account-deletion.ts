import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { AccountDeletion } from "~/domain/accounts/profile";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { findAccountDeletion } from "./deletion-obstacles.repo";
import { requireViewer } from "../authz/require-viewer";

export async function getAccountDeletion(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<AccountDeletion> {
  requireViewer(viewer);
  const { refusal, passwordHash, trips } = await findAccountDeletion(db, viewer, todayInIndia(clock()));
  return { refusal, hasPassword: passwordHash !== null, trips };
}
