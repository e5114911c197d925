import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { requireAdmin } from "../../authz/require-admin";
import * as repo from "./user-notes.repo";

/**
 * Deletes one's own note about an account.
 * @throws AppError `not_found`, also for another author's note
 */
export async function deleteNote(
  { db, audit }: { db: Database; audit: AuditDependencies },
  viewer: Viewer | null,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<void> {
  requireAdmin(viewer);
  const isDeleted = await withAudit(
    audit,
    viewer,
    { action: "user.delete-note", subjectId: userId, before: { noteId } },
    (statements) => repo.deleteNote(db, { id: noteId, userId, authorId: viewer.id }, statements),
  );
  if (!isDeleted) throw new AppError("not_found", "Note not found.");
}
