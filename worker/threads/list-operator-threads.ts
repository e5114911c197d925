import type { Viewer } from "~/domain/accounts/account";
import type { ListedThread } from "~/domain/bookings/booking-message";
import type { Database } from "../db/client";
import { requireRight } from "../authz/require-right";
import { listThreads } from "./operator-threads.repo";
import type { ThreadFilter } from "./operator-threads.repo";

/**
 * Lists one page of the threads of an operator's companies: unread first, then newest.
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` (cursor)
 */
export async function listOperatorThreads(
  { db }: { db: Database },
  asking: Viewer | null,
  { cursor, limit, ...filter }: ThreadFilter & { cursor?: string | undefined; limit: number },
): Promise<{ threads: ListedThread[]; nextCursor: string | null }> {
  const { viewer } = await requireRight(db, asking, "bookings");
  return listThreads(db, viewer.id, filter, { cursor, limit });
}
