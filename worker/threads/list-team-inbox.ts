import type { Database } from "../db/client";
import { listToTeam } from "./team-inbox.repo";
import type { TeamInboxThread } from "./team-inbox.repo";
import type { Admin } from "../authz/actors";

/**
 * Lists one page of the bookings with messages to the administrators, newest message first, for an administrator.
 * @throws AppError `invalid` (cursor)
 */
export async function listTeamInbox(
  { db }: { db: Database },
  _admin: Admin,
  { cursor, limit, ...filter }: Parameters<typeof listToTeam>[1] & Parameters<typeof listToTeam>[2],
): Promise<{ threads: TeamInboxThread[]; nextCursor: string | null }> {
  return listToTeam(db, filter, { cursor, limit });
}
