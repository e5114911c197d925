import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AccountStatus } from "~/domain/account";
import type { Company, CompanyDetails, CompanyStatus } from "~/domain/company";
import type { Database } from "../db/client";
import { holds, olderThan } from "../db/conditions";
import { operators, tours, users } from "../db/schema";
import { pageOf } from "../keyset";

export interface CompanyFilter {
  status?: CompanyStatus | undefined;
  /** Part of a company's name or registration number, or of its owner's name or e-mail address. */
  q?: string | undefined;
}

export interface ListedCompany extends Company {
  /** Null for a company of the catalogue that has no account. */
  owner: { id: string; name: string; email: string; status: AccountStatus } | null;
  /** Whatever their state. */
  tours: number;
}

const companyColumns = {
  slug: operators.slug,
  companyName: operators.companyName,
  registrationNumber: operators.registrationNumber,
  address: operators.address,
  baseCity: operators.baseCity,
  status: operators.status,
};

// The order companies came in: they carry no date.
const row = sql<number>`operators.rowid`;

/** One page of companies, newest first. */
export async function listCompanies(
  db: Database,
  filter: CompanyFilter,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ companies: ListedCompany[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      company: companyColumns,
      owner: { id: users.id, name: users.name, email: users.email, status: users.status },
      tours: db.$count(tours, eq(tours.operatorSlug, operators.slug)),
      row: row.as("company_row"),
    })
    .from(operators)
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(
      and(
        filter.status && eq(operators.status, filter.status),
        filter.q ? containing(filter.q) : undefined,
        olderThan(row, operators.slug, page.cursor),
      ),
    )
    .orderBy(desc(row))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, (last) => [last.row, last.company.slug]);
  return {
    companies: shown.map(({ company, owner, tours }) => ({ ...company, owner, tours })),
    nextCursor,
  };
}

function containing(q: string): SQL {
  return holds(
    sql`${operators.companyName} || ' ' || coalesce(${operators.registrationNumber}, '') || ' ' || coalesce(${users.name} || ' ' || ${users.email}, '')`,
    q,
  );
}

/** The companies a person owns, by name. */
export async function listCompaniesOf(db: Database, ownerId: string): Promise<Company[]> {
  return db
    .select(companyColumns)
    .from(operators)
    .where(eq(operators.ownerId, ownerId))
    .orderBy(asc(operators.companyName), asc(operators.slug));
}

/**
 * Writes what an owner says of a company. Its state is not theirs to change.
 * @returns whether there is such a company of theirs
 */
export async function updateCompany(
  db: Database,
  { slug, ownerId }: { slug: string; ownerId: string },
  details: CompanyDetails,
): Promise<boolean> {
  const written = await db
    .update(operators)
    .set(details)
    .where(and(eq(operators.slug, slug), eq(operators.ownerId, ownerId)))
    .returning({ slug: operators.slug });
  return written.length > 0;
}
