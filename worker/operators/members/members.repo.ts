import { and, asc, eq, exists, inArray, ne, sql, type SQL } from "drizzle-orm";
import { normalizeRights, type OperatorMember } from "~/domain/operators/operator-member";
import { staffRights, type OperatorRight } from "~/domain/operators/operator-rights";
import type { OperatorStatus } from "~/domain/operators/operator";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bankAccountChanges, operatorMembers, operators, users } from "../../platform/db/schema";
import { operatorsWith } from "../../platform/authz/operator-rights.repo";

export async function listMembersOf(db: Database, operator: string): Promise<OperatorMember[]> {
  return db
    .select({
      userId: operatorMembers.userId,
      name: users.name,
      email: users.email,
      rights: operatorMembers.rights,
      since: sql<number>`${operatorMembers.createdAt}`.as("member_since"),
    })
    .from(operatorMembers)
    .innerJoin(users, eq(operatorMembers.userId, users.id))
    .where(eq(operatorMembers.operator, operator))
    .orderBy(asc(users.name), asc(users.id));
}

/** Returns the operators a person is staff of, in any state. */
export async function listMembershipsOf(db: Database, userId: string) {
  const rows: {
    operator: string;
    companyName: string;
    status: OperatorStatus;
    rights: OperatorRight[];
    since: number;
  }[] = await db
    .select({
      operator: operatorMembers.operator,
      companyName: operators.companyName,
      status: operators.status,
      rights: operatorMembers.rights,
      since: operatorMembers.createdAt,
    })
    .from(operatorMembers)
    .innerJoin(operators, eq(operatorMembers.operator, operators.slug))
    .where(eq(operatorMembers.userId, userId))
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows;
}

function isMember({ operator, userId }: { operator: string; userId: string }): SQL | undefined {
  return and(eq(operatorMembers.operator, operator), eq(operatorMembers.userId, userId));
}

function isOfOwner(ownerId: string): SQL {
  return inArray(operatorMembers.operator, operatorsWith(ownerId, "company"));
}

export async function findMember(db: Database, member: { operator: string; userId: string }) {
  const row = await db
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      rights: operatorMembers.rights,
    })
    .from(operatorMembers)
    .innerJoin(users, eq(operatorMembers.userId, users.id))
    .where(isMember(member))
    .get();
  return row ? { ...row, rights: normalizeRights(row.rights) } : null;
}

interface MemberChange {
  operator: string;
  userId: string;
  /** The owner making the change; null for the member. */
  ownerId: string | null;
}

function isChanged({ ownerId, ...member }: MemberChange): SQL | undefined {
  return and(isMember(member), ownerId === null ? undefined : isOfOwner(ownerId));
}

/**
 * Changes a member's rights.
 * @returns true if the owner's operator has this member
 */
export async function updateRights(
  db: Database,
  member: MemberChange & { ownerId: string },
  rights: OperatorRight[],
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    written: db
      .update(operatorMembers)
      .set({ rights })
      .where(isChanged(member))
      .returning({ userId: operatorMembers.userId }),
    audit,
  });
  return written.length > 0;
}

/**
 * Removes a member.
 * @returns true if there was one
 */
export async function deleteMember(
  db: Database,
  member: MemberChange,
  audit: AuditStatements,
): Promise<boolean> {
  const { deleted } = await batchNamed(db, {
    deleted: db
      .delete(operatorMembers)
      .where(isChanged(member))
      .returning({ userId: operatorMembers.userId }),
    audit,
  });
  return deleted.length > 0;
}

/**
 * Makes a member the owner and the owner a member with all staff rights, atomically. Only a verified operator can be
 * transferred, and only to a verified account, so that an operator's status stays consistent with its owner's.
 * @returns true if transferred
 */
export async function handOver(
  db: Database,
  { operator, from, to, at }: { operator: string; from: string; to: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isReady = exists(
    db
      .select({ one: sql`1` })
      .from(operatorMembers)
      .innerJoin(users, eq(operatorMembers.userId, users.id))
      .where(
        and(
          isMember({ operator, userId: to }),
          eq(users.role, "tour_operator"),
          eq(users.status, "verified"),
          eq(users.emailVerified, true),
        ),
      ),
  );
  // True once the transfer is done, for the statements after it.
  const isTheirs = exists(
    db
      .select({ one: sql`1` })
      .from(operators)
      .where(and(eq(operators.slug, operator), eq(operators.ownerId, to))),
  );
  const { moved } = await batchNamed(db, {
    moved: db
      .update(operators)
      .set({ ownerId: to })
      .where(
        and(
          eq(operators.slug, operator),
          eq(operators.ownerId, from),
          eq(operators.status, "verified"),
          ne(operators.ownerId, to),
          isReady,
        ),
      )
      .returning({ slug: operators.slug }),
    audit,
    deletedMember: db.delete(operatorMembers).where(and(isMember({ operator, userId: to }), isTheirs)),
    newMember: db
      .insert(operatorMembers)
      .select(
        db
          .select({
            operator: operators.slug,
            userId: sql`${from}`.as("user_id"),
            rights: sql`${JSON.stringify(staffRights)}`.as("rights"),
            addedBy: sql`${to}`.as("added_by"),
            createdAt: sql`${at}`.as("created_at"),
          })
          .from(operators)
          .where(and(eq(operators.slug, operator), eq(operators.ownerId, to), sql`${from} <> ${to}`)),
      )
      .onConflictDoNothing(),
    // Only the previous owner could have confirmed this change.
    deletedChange: db
      .delete(bankAccountChanges)
      .where(and(eq(bankAccountChanges.operator, operator), isTheirs)),
  });
  return moved.length > 0;
}
