import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import type { Database } from "../db/client";
import { bankAccounts, companyDocuments, companyInvitations, companyMembers, operators } from "../db/schema";

/**
 * Returns the data stored about a person as company owner or staff, without secrets such as account numbers and
 * tokens.
 */
export async function readCompanyData(db: Database, owner: Pick<Viewer, "id" | "email" | "emailVerified">) {
  const { id, email } = owner;
  const [memberships, invitations, documents, accounts] = await db.batch([
    db
      .select({
        companyName: operators.companyName,
        rights: companyMembers.rights,
        createdAt: companyMembers.createdAt,
      })
      .from(companyMembers)
      .innerJoin(operators, eq(companyMembers.company, operators.slug))
      .where(eq(companyMembers.userId, id))
      .orderBy(asc(operators.companyName)),
    db
      .select({
        companyName: operators.companyName,
        email: companyInvitations.email,
        rights: companyInvitations.rights,
        createdAt: companyInvitations.createdAt,
        expiresAt: companyInvitations.expiresAt,
        endedAt: companyInvitations.endedAt,
      })
      .from(companyInvitations)
      .innerJoin(operators, eq(companyInvitations.company, operators.slug))
      .where(owner.emailVerified ? eq(companyInvitations.email, email) : sql`false`)
      .orderBy(asc(companyInvitations.createdAt)),
    db
      .select({
        companyName: operators.companyName,
        kind: companyDocuments.kind,
        fileName: companyDocuments.fileName,
        size: companyDocuments.size,
        createdAt: companyDocuments.createdAt,
      })
      .from(companyDocuments)
      .innerJoin(operators, eq(companyDocuments.company, operators.slug))
      .where(and(eq(operators.ownerId, id), isNull(companyDocuments.removedAt)))
      .orderBy(asc(companyDocuments.createdAt)),
    db
      .select({
        companyName: operators.companyName,
        holder: bankAccounts.holder,
        lastDigits: bankAccounts.lastDigits,
        ifsc: bankAccounts.ifsc,
        confirmedAt: bankAccounts.confirmedAt,
      })
      .from(bankAccounts)
      .innerJoin(operators, eq(bankAccounts.company, operators.slug))
      .where(eq(operators.ownerId, id)),
  ]);
  return {
    memberships,
    invitations,
    companyDocuments: documents,
    bankAccounts: accounts,
  };
}
