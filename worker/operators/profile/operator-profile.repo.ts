import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { OperatorProfile, OperatorDetails } from "~/domain/operators/operator";
import type { VerificationFacts } from "~/domain/operators/operator-verification";
import { foldText } from "~/domain/folded-text";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { operatorDecisions, operators, users } from "../../platform/db/schema";
import { profileColumns } from "../operators.repo";
import { operatorsWith } from "../../platform/authz/operator-rights.repo";

/** True for the operator with this slug if this person owns it and it is not suspended. */
export function isOperatorOwnedBy(userId: string, slug: string): SQL | undefined {
  return and(eq(operators.slug, slug), inArray(operators.slug, operatorsWith(userId, "company")));
}

/** Returns a person's operator with its verification requirements; null if they aren't a member. */
export async function findOperatorProfile(
  db: Database,
  userId: string,
  slug: string,
): Promise<(OperatorProfile & VerificationFacts) | null> {
  const row = await db
    .select({ ...profileColumns, isOwnerConfirmed: users.emailVerified })
    .from(operators)
    .innerJoin(users, eq(operators.ownerId, users.id))
    .where(isOperatorOwnedBy(userId, slug))
    .get();
  return row ?? null;
}

/**
 * Updates an owner's operator profile. The status cannot be changed here.
 * @param review what a verified operator has changed, for its review; without a text there is nothing to review
 * @returns true if the operator is this person's
 */
export async function updateOperator(
  db: Database,
  { slug, userId }: { slug: string; userId: string },
  details: OperatorDetails,
  review: { id: string; text: string | null; createdAt: number },
  audit: AuditStatements,
): Promise<boolean> {
  const { written } = await batchNamed(db, {
    decision: db.insert(operatorDecisions).select(
      sql`SELECT ${review.id}, ${operators.slug}, 'answered', '[]', ${review.text}, ${userId}, ${review.createdAt}
        FROM ${operators} WHERE ${isOperatorOwnedBy(userId, slug)} AND ${operators.status} = 'verified'
        AND ${review.text} IS NOT NULL`,
    ),
    written: db
      .update(operators)
      .set({ ...details, foldedName: foldText(details.companyName) })
      .where(isOperatorOwnedBy(userId, slug))
      .returning({ slug: operators.slug }),
    audit,
  });
  return written.length > 0;
}

/**
 * Replaces or removes an operator's logo.
 * @returns the previous logo's address, and whether the operator is this person's
 */
export async function replaceLogo(
  db: Database,
  { slug, userId }: { slug: string; userId: string },
  logo: string | null,
): Promise<{ replaced: string | null; isDone: boolean }> {
  const owned = isOperatorOwnedBy(userId, slug);
  const { before, written } = await batchNamed(db, {
    before: db.select({ logo: operators.logo }).from(operators).where(owned),
    written: db.update(operators).set({ logo }).where(owned).returning({ slug: operators.slug }),
  });
  return { replaced: before[0]?.logo ?? null, isDone: written.length > 0 };
}
