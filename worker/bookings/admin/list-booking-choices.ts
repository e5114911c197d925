import type { Database } from "../../db/client";
import * as repo from "./booking-list.repo";
import type { Admin } from "../../authz/actors";

/** Returns the companies and tours offered as filters for an administrator, by name. */
export function listBookingChoices({ db }: { db: Database }, _admin: Admin) {
  return repo.listBookingChoices(db);
}
