import type { Viewer } from "~/domain/accounts/account";
import { requireAdmin } from "../authz/require-admin";
import type { Database } from "../db/client";
import { listToTeam } from "./team-inbox.repo";
import type { TeamInboxThread } from "./team-inbox.repo";

/**
 * Lists one page of the bookings with messages to the administrators, newest message first, for an administrator.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (cursor)
 */
export async function listTeamInbox(
  { db }: { db: Database },
  viewer: Viewer | null,
  { cursor, limit, ...filter }: Parameters<typeof listToTeam>[1] & Parameters<typeof listToTeam>[2],
): Promise<{ threads: TeamInboxThread[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return listToTeam(db, filter, { cursor, limit });
}
