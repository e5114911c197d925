import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "../../authz/require-admin";
import type { Database } from "../../db/client";
import * as repo from "./booking-list.repo";

/** Returns the companies and tours offered as filters for an administrator, by name. */
export function listBookingChoices({ db }: { db: Database }, viewer: Viewer | null) {
  requireAdmin(viewer);
  return repo.listBookingChoices(db);
}
