import { and, desc, eq, sql } from "drizzle-orm";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { userNotes, users } from "../../platform/db/schema";
import { isStillAdmin } from "./account-status.repo";

interface UserNote {
  id: string;
  text: string;
  authorId: string;
  authorName: string;
  /** UTC instant. */
  createdAt: number;
}

/** Returns administrators' notes about a person, newest first. */
export function listNotes(db: Database, userId: string): Promise<UserNote[]> {
  return db
    .select({
      id: userNotes.id,
      text: userNotes.text,
      authorId: userNotes.authorId,
      authorName: users.name,
      createdAt: userNotes.createdAt,
    })
    .from(userNotes)
    .innerJoin(users, eq(users.id, userNotes.authorId))
    .where(eq(userNotes.userId, userId))
    .orderBy(desc(userNotes.createdAt), desc(userNotes.id));
}

/**
 * Adds a note.
 * @returns true if the account exists and the author is still an administrator
 */
export async function insertNote(
  db: Database,
  note: typeof userNotes.$inferInsert,
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .insert(userNotes)
      .select(
        db
          .select({
            id: sql<string>`${note.id}`.as("id"),
            userId: users.id,
            authorId: sql<string>`${note.authorId}`.as("author_id"),
            text: sql<string>`${note.text}`.as("text"),
            createdAt: sql<number>`${note.createdAt}`.as("created_at"),
          })
          .from(users)
          .where(and(eq(users.id, note.userId), isStillAdmin(db, note.authorId, "users"))),
      )
      .returning({ id: userNotes.id }),
    audit,
  });
  return written.length > 0;
}

/**
 * Deletes a note.
 * @returns true if this author had the note
 */
export async function eraseNote(
  db: Database,
  { id, userId, authorId }: { id: string; userId: string; authorId: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { deleted } = await batchNamed(db, {
    deleted: db
      .delete(userNotes)
      .where(
        and(
          eq(userNotes.id, id),
          eq(userNotes.userId, userId),
          eq(userNotes.authorId, authorId),
          isStillAdmin(db, authorId, "users"),
        ),
      )
      .returning({ id: userNotes.id }),
    audit,
  });
  return deleted.length > 0;
}
