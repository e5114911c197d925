import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./booking-list.repo";

/** The companies and tours that an administrator's list of bookings can be narrowed to, by name. */
export function listBookingChoices({ db }: { db: Database }, viewer: Viewer | null) {
  requireAdmin(viewer);
  return repo.listBookingChoices(db);
}
