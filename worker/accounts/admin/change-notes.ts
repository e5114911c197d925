import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import * as repo from "./user-notes.repo";
import type { Admin } from "../../platform/authz/actors";
import { randomId } from "../../platform/surroundings";

/**
 * Adds an admin-only note to an account.
 * @throws AppError `not_found`
 */
export async function addNote(
  { db, audit, clock }: { db: Database; audit: AuditDependencies; clock: Clock },
  admin: Admin,
  { userId, text }: { userId: string; text: string },
): Promise<void> {
  const note = { id: randomId(), userId, authorId: admin.id, text, createdAt: clock() };
  const isDone = await withAudit(
    audit,
    admin,
    { action: "user.add-note", subjectId: userId, after: { note: text } },
    (statements) => repo.insertNote(db, note, statements),
  );
  if (!isDone) throw new AppError("not_found", "Account not found.");
}

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
    (statements) => repo.eraseNote(db, { id: noteId, userId, authorId: admin.id }, statements),
  );
  if (!isDeleted) throw new AppError("not_found", "Note not found.");
}
