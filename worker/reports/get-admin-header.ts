import type { Database } from "../db/client";
import * as repo from "./overview.repo";
import type { Admin } from "../authz/actors";

export interface AdminHeader {
  /** All accounts, in any role and state. */
  users: number;
  /** All companies that run tours, in any state. */
  operators: number;
  /** All-time revenue of the platform, in whole rupees: commission, premium places and manual entries. */
  revenue: number;
}

/** Returns the figures of the back office's header. */
export async function getAdminHeader({ db }: { db: Database }, _admin: Admin): Promise<AdminHeader> {
  return repo.getHeaderFigures(db);
}
