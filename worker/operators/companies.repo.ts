import { and, asc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { CompanySort } from "~/domain/accounts/account-list";
import type { Company, CompanyStatus } from "~/domain/operators/company";
import type { Database } from "../db/client";
import { containsText } from "../db/conditions";
import { keyset } from "../db/keyset";
import { operators, tours, users } from "../db/schema";
import type { AccountState } from "../accounts/admin/account-status.repo";
import { sortedPageOf } from "../keyset";

export interface CompanyFilter {
  status?: CompanyStatus | undefined;
  /** Part of a company's name or registration number, or of its owner's name or e-mail address. */
  q?: string | undefined;
}

export interface CompanyOwner extends Omit<AccountState, "role"> {
  /** UTC instant. */
  joinedAt: number;
}

export interface ListedCompany extends Company {
  /** Null for a catalogue company without an account. */
  owner: CompanyOwner | null;
  /** In any state. */
  tours: number;
}

const companyColumns = {
  slug: operators.slug,
  companyName: operators.companyName,
  registrationNumber: operators.registrationNumber,
  address: operators.address,
  baseCity: operators.baseCity,
  status: operators.status,
  gstin: operators.gstin,
  logo: operators.logo,
};

const ownerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  status: users.status,
  joinedAt: sql<number>`${users.createdAt}`.as("joined_at"),
};

/** Lists one page of companies in the requested order. A company joined when its owner did; catalogue companies count as the oldest. */
export async function listCompanies(
  db: Database,
  {
    sort = "-joined",
    cursor,
    limit,
    ...filter
  }: CompanyFilter & { sort?: CompanySort; cursor?: string | undefined; limit: number },
): Promise<{ companies: ListedCompany[]; nextCursor: string | null }> {
  const tourCount = db.$count(tours, eq(tours.operatorSlug, operators.slug));
  const { key, after, order } = keyset(
    {
      joined: sql`coalesce(${users.createdAt}, 0)`,
      name: sql`lower(${operators.companyName})`,
      tours: sql`${tourCount}`,
    },
    sort,
    operators.slug,
    cursor,
  );
  const rows = await db
    .select({ company: companyColumns, owner: ownerColumns, tours: tourCount, sortKey: key })
    .from(operators)
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(
      and(
        filter.status && eq(operators.status, filter.status),
        filter.q ? containing(filter.q) : undefined,
        after,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, limit, sort, ({ company }) => company.slug);
  return {
    companies: shown.map(({ company, owner, tours }) => ({ ...company, owner, tours })),
    nextCursor,
  };
}

function containing(q: string): SQL {
  return containsText(
    sql`${operators.companyName} || ' ' || coalesce(${operators.registrationNumber}, '') || ' ' || coalesce(${users.name} || ' ' || ${users.email}, '')`,
    q,
  );
}

export async function findCompany(
  db: Database,
  slug: string,
): Promise<(Company & { owner: CompanyOwner | null }) | null> {
  const row = await db
    .select({ company: companyColumns, owner: ownerColumns })
    .from(operators)
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(eq(operators.slug, slug))
    .get();
  return row ? { ...row.company, owner: row.owner } : null;
}

/** Lists the companies a user owns, by name. */
export async function listCompaniesOf(db: Database, ownerId: string): Promise<Company[]> {
  return db
    .select(companyColumns)
    .from(operators)
    .where(eq(operators.ownerId, ownerId))
    .orderBy(asc(operators.companyName), asc(operators.slug));
}
