import { desc, eq } from "drizzle-orm";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { bankImports, users } from "../../platform/db/schema";

export type BankImport = typeof bankImports.$inferInsert;

/** Builds the statement that records a file, with the rows that were new or changed a payout. */
export function insertImport(db: Database, file: BankImport) {
  return db.insert(bankImports).values(file);
}

/** Records a file whose rows were changed by their own use cases. */
export async function createImport(db: Database, file: BankImport, audit: AuditStatements): Promise<void> {
  await db.batch([insertImport(db, file), ...audit]);
}

/** Lists the last files, newest first. */
export function listImports(db: Database) {
  return db
    .select({
      id: bankImports.id,
      kind: bankImports.kind,
      fileName: bankImports.fileName,
      rows: bankImports.rows,
      importedBy: users.name,
      createdAt: bankImports.createdAt,
    })
    .from(bankImports)
    .leftJoin(users, eq(users.id, bankImports.importedBy))
    .orderBy(desc(bankImports.createdAt))
    .limit(10);
}
