import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { HeldKind, HeldSubject } from "~/domain/office/held-changes";
import type { Viewer } from "~/domain/accounts/account";
import { instant } from "../columns";
import { users } from "./accounts";

/**
 * Changes of administrators and operators that are held back for some seconds and can be undone meanwhile. The trigger
 * `delayed_changes_settled` keeps an outcome: of undoing and applying at once, the second rolls back.
 */
export const delayedChanges = sqliteTable(
  "delayed_changes",
  {
    id: text("id").primaryKey(),
    /** Same for all rows of one form, which are undone together. */
    batch: text("batch").notNull(),
    kind: text("kind").$type<HeldKind>().notNull(),
    subject: text("subject").$type<HeldSubject>().notNull(),
    /** Reference, slug, code or id of the subject. */
    subjectId: text("subject_id").notNull(),
    /** Version of the subject as it was seen; null if its state alone decides. */
    version: integer("version"),
    actorId: text("actor_id")
      .notNull()
      .references(() => users.id),
    /** For the audit log. */
    requestedFrom: text("requested_from", { mode: "json" }).$type<NonNullable<Viewer["requestedFrom"]>>(),
    dueAt: instant("due_at").notNull(),
    /** Null while it is held back. */
    outcome: text("outcome").$type<"applied" | "undone" | "refused">(),
    /** The reason of a refusal, a sentence for the actor. */
    problem: text("problem"),
  },
  (table) => [
    uniqueIndex("delayed_changes_one_per_subject")
      .on(table.subject, table.subjectId)
      .where(sql`"outcome" IS NULL`),
    index("delayed_changes_by_outcome").on(table.outcome, table.dueAt),
    index("delayed_changes_by_batch").on(table.batch),
    check("delayed_changes_outcome_known", sql`${table.outcome} IN ('applied', 'undone', 'refused')`),
  ],
);
