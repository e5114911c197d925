import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { operatorDocumentLimits, type OperatorDocument } from "~/domain/operators/operator-document";
import { isStillAdmin } from "../../accounts/admin/account-status.repo";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { operatorDocuments, operators } from "../../platform/db/schema";
import { operatorsWith } from "../../platform/authz/operator-rights.repo";
import { isOperatorOwnedBy } from "./operator-profile.repo";

const listedColumns = {
  id: operatorDocuments.id,
  kind: operatorDocuments.kind,
  fileName: operatorDocuments.fileName,
  contentType: operatorDocuments.contentType,
  size: operatorDocuments.size,
  createdAt: operatorDocuments.createdAt,
};

/** Returns the documents of an operator, oldest first. */
export async function listDocuments(db: Database, operator: string): Promise<OperatorDocument[]> {
  return db
    .select(listedColumns)
    .from(operatorDocuments)
    .where(and(eq(operatorDocuments.operator, operator), isNull(operatorDocuments.removedAt)))
    .orderBy(asc(operatorDocuments.createdAt), asc(operatorDocuments.id));
}

/**
 * Writes an operator document.
 * @returns true if written: not for another person's operator, nor for one at its limit
 */
export async function insertDocument(
  db: Database,
  document: OperatorDocument & { operator: string; uploadedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { operator, uploadedBy } = document;
  const stored = db.$count(
    operatorDocuments,
    and(eq(operatorDocuments.operator, operator), isNull(operatorDocuments.removedAt)),
  );
  const { written } = await batchNamed(db, {
    written: db
      .insert(operatorDocuments)
      .select(
        db
          .select({
            id: sql`${document.id}`.as("id"),
            operator: operators.slug,
            kind: sql`${document.kind}`.as("kind"),
            fileName: sql`${document.fileName}`.as("file_name"),
            contentType: sql`${document.contentType}`.as("content_type"),
            size: sql`${document.size}`.as("size"),
            uploadedBy: sql`${uploadedBy}`.as("uploaded_by"),
            createdAt: sql`${document.createdAt}`.as("created_at"),
            removedAt: sql`NULL`.as("removed_at"),
          })
          .from(operators)
          .where(
            and(isOperatorOwnedBy(uploadedBy, operator), sql`${stored} < ${operatorDocumentLimits.count}`),
          ),
      )
      .returning({ id: operatorDocuments.id }),
    audit,
  });
  return written.length > 0;
}

export async function findOperatorDocument(db: Database, userId: string, id: string) {
  const row = await db
    .select({ ...listedColumns, operator: operatorDocuments.operator })
    .from(operatorDocuments)
    .where(
      and(
        eq(operatorDocuments.id, id),
        isNull(operatorDocuments.removedAt),
        inArray(operatorDocuments.operator, operatorsWith(userId, "company")),
      ),
    )
    .get();
  return row ?? null;
}

/**
 * Removes a document of this person's operators.
 * @returns true if it existed
 */
export async function deleteDocument(
  db: Database,
  { id, userId, at }: { id: string; userId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { removed } = await batchNamed(db, {
    removed: db
      .update(operatorDocuments)
      .set({ removedAt: at })
      .where(
        and(
          eq(operatorDocuments.id, id),
          isNull(operatorDocuments.removedAt),
          inArray(operatorDocuments.operator, operatorsWith(userId, "company")),
        ),
      )
      .returning({ id: operatorDocuments.id }),
    audit,
  });
  return removed.length > 0;
}

/** Returns an operator document and logs the administrator's access; null if there is none. */
export async function findDocument(
  db: Database,
  { operator, id, actorId }: { operator: string; id: string; actorId: string },
  audit: AuditStatements,
): Promise<OperatorDocument | null> {
  const { rows } = await batchNamed(db, {
    // A no-op update: the audit statements after it write only if the document exists.
    rows: db
      .update(operatorDocuments)
      .set({ removedAt: null })
      .where(
        and(
          eq(operatorDocuments.id, id),
          eq(operatorDocuments.operator, operator),
          isNull(operatorDocuments.removedAt),
          isStillAdmin(db, actorId, "users"),
        ),
      )
      .returning(listedColumns),
    audit,
  });
  return rows[0] ?? null;
}
