import type { Viewer } from "~/domain/account";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./overview.repo";

export interface AdminHeader {
  /** All accounts, whatever their role and state. */
  users: number;
  /** All companies that run tours, whatever their state. */
  operators: number;
  /** What the platform has kept since it began, in whole rupees: commission, premium places and what was entered by hand. */
  revenue: number;
}

/** What stands above every page of the back office. */
export async function getAdminHeader({ db }: { db: Database }, viewer: Viewer | null): Promise<AdminHeader> {
  requireAdmin(viewer);
  return repo.getHeaderFigures(db);
}
