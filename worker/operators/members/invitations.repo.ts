import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { normalizeRights, maxOpenInvitations } from "~/domain/operators/company-member";
import type { CompanyInvitation } from "~/domain/operators/company-member";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { companyInvitations, operators } from "../../db/schema";
import { companiesWith } from "../../authz/company-rights.repo";
import { isOwnCompany } from "../company/own-company.repo";

/** Returns a company's open and expired invitations, by address. */
export async function listInvitations(db: Database, company: string): Promise<CompanyInvitation[]> {
  return db
    .select({
      id: companyInvitations.id,
      email: companyInvitations.email,
      rights: companyInvitations.rights,
      createdAt: companyInvitations.createdAt,
      expiresAt: companyInvitations.expiresAt,
    })
    .from(companyInvitations)
    .where(and(eq(companyInvitations.company, company), isNull(companyInvitations.endedAt)))
    .orderBy(asc(companyInvitations.email));
}

/**
 * Writes an invitation for this person's company, up to the limit. Fails with UNIQUE `company_invitations.company` if
 * the address already has one.
 * @returns true if written
 */
export async function insertInvitation(
  db: Database,
  invitation: typeof companyInvitations.$inferInsert & { invitedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { company, invitedBy } = invitation;
  const open = db.$count(
    companyInvitations,
    and(eq(companyInvitations.company, company), isNull(companyInvitations.endedAt)),
  );
  const [written] = await db.batch([
    db
      .insert(companyInvitations)
      .select(
        db
          .select({
            id: sql`${invitation.id}`.as("id"),
            company: operators.slug,
            email: sql`${invitation.email}`.as("email"),
            rights: sql`${JSON.stringify(invitation.rights)}`.as("rights"),
            tokenHash: sql`${invitation.tokenHash}`.as("token_hash"),
            invitedBy: sql`${invitedBy}`.as("invited_by"),
            createdAt: sql`${invitation.createdAt}`.as("created_at"),
            expiresAt: sql`${invitation.expiresAt}`.as("expires_at"),
            endedAt: sql`NULL`.as("ended_at"),
          })
          .from(operators)
          .where(and(isOwnCompany(invitedBy, company), sql`${open} < ${maxOpenInvitations}`)),
      )
      .returning({ id: companyInvitations.id }),
    ...audit,
  ]);
  return written.length > 0;
}

function isOpenOf(id: string, ownerId: string): SQL | undefined {
  return and(
    eq(companyInvitations.id, id),
    isNull(companyInvitations.endedAt),
    inArray(companyInvitations.company, companiesWith(ownerId, "company")),
  );
}

/** Returns an open invitation of this person's companies, or null. */
export async function findOwnInvitation(db: Database, ownerId: string, id: string) {
  const row = await db
    .select({
      company: companyInvitations.company,
      companyName: operators.companyName,
      email: companyInvitations.email,
      rights: companyInvitations.rights,
    })
    .from(companyInvitations)
    .innerJoin(operators, eq(companyInvitations.company, operators.slug))
    .where(isOpenOf(id, ownerId))
    .get();
  return row ? { ...row, rights: normalizeRights(row.rights) } : null;
}

/**
 * Ends an open invitation.
 * @returns true if one of this person's companies had it
 */
export async function endInvitation(
  db: Database,
  { id, ownerId, at }: { id: string; ownerId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const [ended] = await db.batch([
    db
      .update(companyInvitations)
      .set({ endedAt: at })
      .where(isOpenOf(id, ownerId))
      .returning({ id: companyInvitations.id }),
    ...audit,
  ]);
  return ended.length > 0;
}

/**
 * Replaces the link of an invitation; the previous link stops working.
 * @returns true if one of this person's companies had it open
 */
export async function renewInvitation(
  db: Database,
  {
    id,
    ownerId,
    tokenHash,
    expiresAt,
  }: { id: string; ownerId: string; tokenHash: string; expiresAt: number },
  audit: AuditStatements,
): Promise<boolean> {
  const [renewed] = await db.batch([
    db
      .update(companyInvitations)
      .set({ tokenHash, expiresAt })
      .where(isOpenOf(id, ownerId))
      .returning({ id: companyInvitations.id }),
    ...audit,
  ]);
  return renewed.length > 0;
}
