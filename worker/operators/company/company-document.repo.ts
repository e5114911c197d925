import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { companyDocumentLimits } from "~/domain/operators/company-document";
import type { CompanyDocument } from "~/domain/operators/company-document";
import { isStillAdmin } from "../../accounts/admin/account-status.repo";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { companyDocuments, operators } from "../../db/schema";
import { companiesWith } from "../../authz/company-rights.repo";
import { isOwnCompany } from "./own-company.repo";

const listedColumns = {
  id: companyDocuments.id,
  kind: companyDocuments.kind,
  fileName: companyDocuments.fileName,
  contentType: companyDocuments.contentType,
  size: companyDocuments.size,
  createdAt: companyDocuments.createdAt,
};

/** Returns the documents of a company, oldest first. */
export async function listDocuments(db: Database, company: string): Promise<CompanyDocument[]> {
  return db
    .select(listedColumns)
    .from(companyDocuments)
    .where(and(eq(companyDocuments.company, company), isNull(companyDocuments.removedAt)))
    .orderBy(asc(companyDocuments.createdAt), asc(companyDocuments.id));
}

/**
 * Writes an operator document.
 * @returns true if written: not for another person's company, nor for one at its limit
 */
export async function insertDocument(
  db: Database,
  document: CompanyDocument & { company: string; uploadedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { company, uploadedBy } = document;
  const kept = db.$count(
    companyDocuments,
    and(eq(companyDocuments.company, company), isNull(companyDocuments.removedAt)),
  );
  const [written] = await db.batch([
    db
      .insert(companyDocuments)
      .select(
        db
          .select({
            id: sql`${document.id}`.as("id"),
            company: operators.slug,
            kind: sql`${document.kind}`.as("kind"),
            fileName: sql`${document.fileName}`.as("file_name"),
            contentType: sql`${document.contentType}`.as("content_type"),
            size: sql`${document.size}`.as("size"),
            uploadedBy: sql`${uploadedBy}`.as("uploaded_by"),
            createdAt: sql`${document.createdAt}`.as("created_at"),
            removedAt: sql`NULL`.as("removed_at"),
          })
          .from(operators)
          .where(and(isOwnCompany(uploadedBy, company), sql`${kept} < ${companyDocumentLimits.count}`)),
      )
      .returning({ id: companyDocuments.id }),
    ...audit,
  ]);
  return written.length > 0;
}

export async function findOwnDocument(db: Database, userId: string, id: string) {
  const row = await db
    .select({ ...listedColumns, company: companyDocuments.company })
    .from(companyDocuments)
    .where(
      and(
        eq(companyDocuments.id, id),
        isNull(companyDocuments.removedAt),
        inArray(companyDocuments.company, companiesWith(userId, "company")),
      ),
    )
    .get();
  return row ?? null;
}

/**
 * Removes a document of this person's companies.
 * @returns true if it existed
 */
export async function removeDocument(
  db: Database,
  { id, userId, at }: { id: string; userId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const [removed] = await db.batch([
    db
      .update(companyDocuments)
      .set({ removedAt: at })
      .where(
        and(
          eq(companyDocuments.id, id),
          isNull(companyDocuments.removedAt),
          inArray(companyDocuments.company, companiesWith(userId, "company")),
        ),
      )
      .returning({ id: companyDocuments.id }),
    ...audit,
  ]);
  return removed.length > 0;
}

/** Returns an operator document and logs the administrator's access; null if there is none. */
export async function readDocument(
  db: Database,
  { company, id, actorId }: { company: string; id: string; actorId: string },
  audit: AuditStatements,
): Promise<CompanyDocument | null> {
  const [rows] = await db.batch([
    // A no-op update: the audit statements after it write only if the document exists.
    db
      .update(companyDocuments)
      .set({ removedAt: null })
      .where(
        and(
          eq(companyDocuments.id, id),
          eq(companyDocuments.company, company),
          isNull(companyDocuments.removedAt),
          isStillAdmin(db, actorId),
        ),
      )
      .returning(listedColumns),
    ...audit,
  ]);
  return rows[0] ?? null;
}
