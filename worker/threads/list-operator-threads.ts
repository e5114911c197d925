import type { ListedThread } from "~/domain/bookings/booking-message";
import type { Database } from "../db/client";
import { listThreads } from "./operator-threads.repo";
import type { ThreadFilter } from "./operator-threads.repo";
import type { Staff } from "../authz/actors";

/**
 * Lists one page of the threads of an operator's companies: unread first, then newest.
 * @throws AppError `invalid` (cursor)
 */
export async function listOperatorThreads(
  { db }: { db: Database },
  staff: Staff<"bookings">,
  { cursor, limit, ...filter }: ThreadFilter & { cursor?: string | undefined; limit: number },
): Promise<{ threads: ListedThread[]; nextCursor: string | null }> {
  return listThreads(db, staff.id, filter, { cursor, limit });
}
