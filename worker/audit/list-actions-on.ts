import type { Viewer } from "~/domain/account";
import type { AuditSubject } from "~/domain/audit";
import { requireAdmin } from "../accounts/require-admin";
import type { Database } from "../db/client";
import * as repo from "./audit-history.repo";
import type { PastAction } from "./audit-history.repo";

/**
 * What administrators did to something, newest first, for its page.
 * @param of e.g. a tour by its slug, an account by its id
 * @throws AppError `unauthenticated`, `forbidden`, `invalid` for a cursor that is none
 */
export async function listActionsOn(
  { db }: { db: Database },
  viewer: Viewer | null,
  of: { subject: AuditSubject; subjectId: string },
  page: { cursor?: string | null | undefined; limit: number },
): Promise<{ actions: PastAction[]; nextCursor: string | null }> {
  requireAdmin(viewer);
  return repo.listActionsOn(db, of, page);
}
