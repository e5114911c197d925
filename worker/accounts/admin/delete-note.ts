import { AppError } from "~/domain/errors";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import * as repo from "./user-notes.repo";
import type { Admin } from "../../authz/actors";

/**
 * Deletes one's own note about an account.
 * @throws AppError `not_found`, also for another author's note
 */
export async function deleteNote(
  { db, audit }: { db: Database; audit: AuditDependencies },
  admin: Admin,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<void> {
  const isDeleted = await withAudit(
    audit,
    admin,
    { action: "user.delete-note", subjectId: userId, before: { noteId } },
    (statements) => repo.deleteNote(db, { id: noteId, userId, authorId: admin.id }, statements),
  );
  if (!isDeleted) throw new AppError("not_found", "Note not found.");
}
