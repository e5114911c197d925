import { and, asc, eq, exists, inArray, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { CompanyMember } from "~/domain/operators/company-member";
import { normalizeRights } from "~/domain/operators/company-member";
import { staffRights } from "~/domain/operators/company-rights";
import type { CompanyRight } from "~/domain/operators/company-rights";
import type { CompanyStatus } from "~/domain/operators/company";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { bankAccountChanges, companyMembers, operators, users } from "../../db/schema";
import { companiesWith } from "../../authz/company-rights.repo";

export async function listMembers(db: Database, company: string): Promise<CompanyMember[]> {
  return db
    .select({
      userId: companyMembers.userId,
      name: users.name,
      email: users.email,
      rights: companyMembers.rights,
      since: sql<number>`${companyMembers.createdAt}`.as("member_since"),
    })
    .from(companyMembers)
    .innerJoin(users, eq(companyMembers.userId, users.id))
    .where(eq(companyMembers.company, company))
    .orderBy(asc(users.name), asc(users.id));
}

/** Returns the companies a person is staff of, in any state. */
export async function listMembershipsOf(db: Database, userId: string) {
  const rows: {
    company: string;
    companyName: string;
    status: CompanyStatus;
    rights: CompanyRight[];
    since: number;
  }[] = await db
    .select({
      company: companyMembers.company,
      companyName: operators.companyName,
      status: operators.status,
      rights: companyMembers.rights,
      since: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(operators, eq(companyMembers.company, operators.slug))
    .where(eq(companyMembers.userId, userId))
    .orderBy(asc(operators.companyName), asc(operators.slug));
  return rows;
}

function isMember({ company, userId }: { company: string; userId: string }): SQL | undefined {
  return and(eq(companyMembers.company, company), eq(companyMembers.userId, userId));
}

function isOfOwner(ownerId: string): SQL {
  return inArray(companyMembers.company, companiesWith(ownerId, "company"));
}

export async function findMember(db: Database, member: { company: string; userId: string }) {
  const row = await db
    .select({
      name: users.name,
      email: users.email,
      role: users.role,
      status: users.status,
      rights: companyMembers.rights,
    })
    .from(companyMembers)
    .innerJoin(users, eq(companyMembers.userId, users.id))
    .where(isMember(member))
    .get();
  return row ? { ...row, rights: normalizeRights(row.rights) } : null;
}

interface MemberChange {
  company: string;
  userId: string;
  /** The owner making the change; null for the member. */
  ownerId: string | null;
}

function isChanged({ ownerId, ...member }: MemberChange): SQL | undefined {
  return and(isMember(member), ownerId === null ? undefined : isOfOwner(ownerId));
}

/**
 * Changes a member's rights.
 * @returns true if the owner's company has this member
 */
export async function updateRights(
  db: Database,
  member: MemberChange & { ownerId: string },
  rights: CompanyRight[],
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db
      .update(companyMembers)
      .set({ rights })
      .where(isChanged(member))
      .returning({ userId: companyMembers.userId }),
    ...audit,
  ]);
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
  const [deleted] = await db.batch([
    db.delete(companyMembers).where(isChanged(member)).returning({ userId: companyMembers.userId }),
    ...audit,
  ]);
  return deleted.length > 0;
}

/**
 * Makes a member the owner and the owner a member with all staff rights, atomically. Only a verified company can be
 * transferred, and only to a verified account, so that a company's status stays consistent with its owner's.
 * @returns true if transferred
 */
export async function handOver(
  db: Database,
  { company, from, to, at }: { company: string; from: string; to: string; at: number },
  audit: AuditStatements,
): Promise<boolean> {
  const isReady = exists(
    db
      .select({ one: sql`1` })
      .from(companyMembers)
      .innerJoin(users, eq(companyMembers.userId, users.id))
      .where(
        and(
          isMember({ company, userId: to }),
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
      .where(and(eq(operators.slug, company), eq(operators.ownerId, to))),
  );
  const batch = await db.batch([
    db
      .update(operators)
      .set({ ownerId: to })
      .where(
        and(
          eq(operators.slug, company),
          eq(operators.ownerId, from),
          eq(operators.status, "verified"),
          ne(operators.ownerId, to),
          isReady,
        ),
      )
      .returning({ slug: operators.slug }),
    ...audit,
    db.delete(companyMembers).where(and(isMember({ company, userId: to }), isTheirs)),
    db
      .insert(companyMembers)
      .select(
        db
          .select({
            company: operators.slug,
            userId: sql`${from}`.as("user_id"),
            rights: sql`${JSON.stringify(staffRights)}`.as("rights"),
            addedBy: sql`${to}`.as("added_by"),
            createdAt: sql`${at}`.as("created_at"),
          })
          .from(operators)
          .where(and(eq(operators.slug, company), eq(operators.ownerId, to), sql`${from} <> ${to}`)),
      )
      .onConflictDoNothing(),
    // Only the previous owner could have confirmed this change.
    db.delete(bankAccountChanges).where(and(eq(bankAccountChanges.company, company), isTheirs)),
  ]);
  return batch[0].length > 0;
}
