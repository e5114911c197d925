import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { batchNamed } from "../platform/db/batch";
import type { Database } from "../platform/db/client";
import {
  bankAccounts,
  operatorDecisions,
  operatorDocuments,
  operatorInvitations,
  operatorMembers,
  operators,
} from "../platform/db/schema";

/**
 * Returns the data stored about a person as operator owner or staff, without secrets such as account numbers and
 * tokens.
 */
export async function readOperatorData(db: Database, owner: Pick<Viewer, "id" | "email" | "emailVerified">) {
  const { id, email } = owner;
  const { memberships, invitations, documents, accounts, decisions } = await batchNamed(db, {
    memberships: db
      .select({
        companyName: operators.companyName,
        rights: operatorMembers.rights,
        createdAt: operatorMembers.createdAt,
      })
      .from(operatorMembers)
      .innerJoin(operators, eq(operatorMembers.operator, operators.slug))
      .where(eq(operatorMembers.userId, id))
      .orderBy(asc(operators.companyName)),
    invitations: db
      .select({
        companyName: operators.companyName,
        email: operatorInvitations.email,
        rights: operatorInvitations.rights,
        createdAt: operatorInvitations.createdAt,
        expiresAt: operatorInvitations.expiresAt,
        endedAt: operatorInvitations.endedAt,
      })
      .from(operatorInvitations)
      .innerJoin(operators, eq(operatorInvitations.operator, operators.slug))
      .where(owner.emailVerified ? eq(operatorInvitations.email, email) : sql`false`)
      .orderBy(asc(operatorInvitations.createdAt)),
    documents: db
      .select({
        companyName: operators.companyName,
        kind: operatorDocuments.kind,
        fileName: operatorDocuments.fileName,
        size: operatorDocuments.size,
        createdAt: operatorDocuments.createdAt,
      })
      .from(operatorDocuments)
      .innerJoin(operators, eq(operatorDocuments.operator, operators.slug))
      .where(and(eq(operators.ownerId, id), isNull(operatorDocuments.removedAt)))
      .orderBy(asc(operatorDocuments.createdAt)),
    accounts: db
      .select({
        companyName: operators.companyName,
        holder: bankAccounts.holder,
        lastDigits: bankAccounts.lastDigits,
        ifsc: bankAccounts.ifsc,
        confirmedAt: bankAccounts.confirmedAt,
      })
      .from(bankAccounts)
      .innerJoin(operators, eq(bankAccounts.operator, operators.slug))
      .where(eq(operators.ownerId, id)),
    decisions: db
      .select({
        companyName: operators.companyName,
        kind: operatorDecisions.kind,
        documents: operatorDecisions.documents,
        text: operatorDecisions.text,
        createdAt: operatorDecisions.createdAt,
      })
      .from(operatorDecisions)
      .innerJoin(operators, eq(operatorDecisions.operator, operators.slug))
      .where(eq(operators.ownerId, id))
      .orderBy(asc(operatorDecisions.createdAt)),
  });
  return {
    memberships,
    invitations,
    companyDocuments: documents,
    bankAccounts: accounts,
    verifications: decisions,
  };
}
