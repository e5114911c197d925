import { and, eq, inArray, isNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Company, CompanyDetails } from "~/domain/operators/company";
import type { VerificationFacts } from "~/domain/operators/company-verification";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { companyDocuments, operators, users } from "../../db/schema";
import { companiesWith } from "../../authz/company-rights.repo";

/** True for the company with this slug if this person owns it and it is not suspended. */
export function isOwnCompany(userId: string, slug: string): SQL | undefined {
  return and(eq(operators.slug, slug), inArray(operators.slug, companiesWith(userId, "company")));
}

/** Returns a person's company with its verification requirements; null if it is not theirs. */
export async function findOwnCompany(
  db: Database,
  userId: string,
  slug: string,
): Promise<(Company & VerificationFacts) | null> {
  const row = await db
    .select({
      slug: operators.slug,
      companyName: operators.companyName,
      registrationNumber: operators.registrationNumber,
      address: operators.address,
      baseCity: operators.baseCity,
      status: operators.status,
      gstin: operators.gstin,
      logo: operators.logo,
      isOwnerConfirmed: users.emailVerified,
      documents: db.$count(
        companyDocuments,
        and(eq(companyDocuments.company, operators.slug), isNull(companyDocuments.removedAt)),
      ),
    })
    .from(operators)
    .innerJoin(users, eq(operators.ownerId, users.id))
    .where(isOwnCompany(userId, slug))
    .get();
  return row ?? null;
}

/**
 * Updates an owner's company profile. The status cannot be changed here.
 * @returns true if the company is this person's
 */
export async function updateOwnCompany(
  db: Database,
  { slug, userId }: { slug: string; userId: string },
  details: CompanyDetails,
  audit: AuditStatements,
): Promise<boolean> {
  const [written] = await db.batch([
    db.update(operators).set(details).where(isOwnCompany(userId, slug)).returning({ slug: operators.slug }),
    ...audit,
  ]);
  return written.length > 0;
}

/**
 * Replaces or removes a company's logo.
 * @returns the previous logo's address, and whether the company is this person's
 */
export async function replaceLogo(
  db: Database,
  { slug, userId }: { slug: string; userId: string },
  logo: string | null,
): Promise<{ replaced: string | null; hasContent: boolean }> {
  const own = isOwnCompany(userId, slug);
  const [before, written] = await db.batch([
    db.select({ logo: operators.logo }).from(operators).where(own),
    db.update(operators).set({ logo }).where(own).returning({ slug: operators.slug }),
  ]);
  return { replaced: before[0]?.logo ?? null, hasContent: written.length > 0 };
}
