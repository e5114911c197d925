import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import {
  normalizeRights,
  maxOpenInvitations,
  type OperatorInvitation,
} from "~/domain/operators/operator-member";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { operatorInvitations, operators } from "../../platform/db/schema";
import { operatorsWith } from "../../platform/authz/operator-rights.repo";
import { isOperatorOwnedBy } from "../profile/operator-profile.repo";

/** Returns an operator's open and expired invitations, by address. */
export async function listInvitations(db: Database, operator: string): Promise<OperatorInvitation[]> {
  return db
    .select({
      id: operatorInvitations.id,
      email: operatorInvitations.email,
      rights: operatorInvitations.rights,
      createdAt: operatorInvitations.createdAt,
      expiresAt: operatorInvitations.expiresAt,
    })
    .from(operatorInvitations)
    .where(and(eq(operatorInvitations.operator, operator), isNull(operatorInvitations.endedAt)))
    .orderBy(asc(operatorInvitations.email));
}

/**
 * Writes an invitation for this person's operator, up to the limit. Fails with UNIQUE `operator_invitations.operator_slug` if
 * the address already has one.
 * @returns true if written
 */
export async function insertInvitation(
  db: Database,
  invitation: typeof operatorInvitations.$inferInsert & { invitedBy: string },
  audit: AuditStatements,
): Promise<boolean> {
  const { operator, invitedBy } = invitation;
  const open = db.$count(
    operatorInvitations,
    and(eq(operatorInvitations.operator, operator), isNull(operatorInvitations.endedAt)),
  );
  const { written } = await batchNamed(db, {
    written: db
      .insert(operatorInvitations)
      .select(
        db
          .select({
            id: sql`${invitation.id}`.as("id"),
            operator: operators.slug,
            email: sql`${invitation.email}`.as("email"),
            rights: sql`${JSON.stringify(invitation.rights)}`.as("rights"),
            tokenHash: sql`${invitation.tokenHash}`.as("token_hash"),
            invitedBy: sql`${invitedBy}`.as("invited_by"),
            createdAt: sql`${invitation.createdAt}`.as("created_at"),
            expiresAt: sql`${invitation.expiresAt}`.as("expires_at"),
            endedAt: sql`NULL`.as("ended_at"),
          })
          .from(operators)
          .where(and(isOperatorOwnedBy(invitedBy, operator), sql`${open} < ${maxOpenInvitations}`)),
      )
      .returning({ id: operatorInvitations.id }),
    audit,
  });
  return written.length > 0;
}

function isOpenOf(id: string, ownerId: string): SQL | undefined {
  return and(
    eq(operatorInvitations.id, id),
    isNull(operatorInvitations.endedAt),
    inArray(operatorInvitations.operator, operatorsWith(ownerId, "company")),
  );
}

/** Returns an open invitation of this person's operators, or null. */
export async function findInvitationOf(db: Database, ownerId: string, id: string) {
  const row = await db
    .select({
      operator: operatorInvitations.operator,
      companyName: operators.companyName,
      email: operatorInvitations.email,
      rights: operatorInvitations.rights,
    })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operatorInvitations.operator, operators.slug))
    .where(isOpenOf(id, ownerId))
    .get();
  return row ? { ...row, rights: normalizeRights(row.rights) } : null;
}

/**
 * Ends an open invitation.
 * @returns true if one of this person's operators had it
 */
export async function endInvitation(
  db: Database,
  { id, ownerId, at }: { id: string; ownerId: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { ended } = await batchNamed(db, {
    ended: db
      .update(operatorInvitations)
      .set({ endedAt: at })
      .where(isOpenOf(id, ownerId))
      .returning({ id: operatorInvitations.id }),
    audit,
  });
  return ended.length > 0;
}

/**
 * Replaces the link of an invitation; the previous link stops working.
 * @returns true if one of this person's operators had it open
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
  const { renewed } = await batchNamed(db, {
    renewed: db
      .update(operatorInvitations)
      .set({ tokenHash, expiresAt })
      .where(isOpenOf(id, ownerId))
      .returning({ id: operatorInvitations.id }),
    audit,
  });
  return renewed.length > 0;
}
