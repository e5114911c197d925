import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { OperatorListSort } from "~/domain/accounts/account-list";
import type { OperatorProfile, OperatorStatus, VerificationState } from "~/domain/operators/operator";
import type { Database } from "../platform/db/client";
import { containsText, foldedOr } from "../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../platform/db/list-page";
import { submissionColumns } from "../platform/db/operator-submission";
import { reviewState } from "../platform/db/review-state";
import { operators, tours, users } from "../platform/db/schema";
import type { AccountState } from "../accounts/admin/account-status.repo";

interface OperatorFilter {
  status?: OperatorStatus | undefined;
  review?: VerificationState | undefined;
  /** Part of an operator's name or registration number, or of its owner's name or e-mail address. */
  q?: string | undefined;
}

interface OperatorOwner extends Omit<AccountState, "role" | "adminRole"> {
  /** UTC instant. */
  joinedAt: number;
}

export interface ListedOperator extends OperatorProfile {
  /** Null for a catalogue operator without an account. */
  owner: OperatorOwner | null;
  /** In any state. */
  tours: number;
  /** UTC instant since when an operator waits for our decision; null for others. */
  waitingSince: number | null;
}

/** Selects an operator's profile and what it submitted for verification. */
export const profileColumns = {
  slug: operators.slug,
  companyName: operators.companyName,
  foundedYear: operators.foundedYear,
  status: operators.status,
  gstin: operators.gstin,
  supply: operators.supply,
  logo: operators.logo,
  verification: reviewState.as("verification"),
  ...submissionColumns,
};

const ownerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  status: users.status,
  joinedAt: sql<number>`${users.createdAt}`.as("joined_at"),
};

/** UTC instant of the owner's last answer, or of its sign-up. */
const answeredAt = sql<number | null>`coalesce((
  SELECT max(answer.created_at) FROM operator_decisions answer
  WHERE answer.operator_slug = ${operators.slug} AND answer.kind = 'answered'
), ${users.createdAt})`;

const waitingSince = sql<number | null>`CASE WHEN ${reviewState} = 'waiting' THEN ${answeredAt} END`;

/** Lists one page of operators in the requested order. An operator joined when its owner did; catalogue operators count as the oldest. */
export async function listOperators(
  db: Database,
  {
    sort = "-joined",
    cursor,
    limit,
    isCounted,
    ...filter
  }: OperatorFilter & PageRequest & { sort?: OperatorListSort },
): Promise<{ operators: ListedOperator[] } & PageEnd> {
  const tourCount = db.$count(tours, eq(tours.operatorSlug, operators.slug));
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: {
        joined: sql`coalesce(${users.createdAt}, 0)`,
        name: foldedOr(operators.foldedName, operators.companyName),
        tours: sql`${tourCount}`,
        // Operators with questions to answer come last.
        waiting: sql`coalesce(${waitingSince}, 9e15)`,
      },
      id: operators.slug,
      table: operators,
    },
    ({ key, after, table }) =>
      db
        .select({
          operator: profileColumns,
          owner: ownerColumns,
          tours: tourCount,
          waitingSince: waitingSince.as("waiting_since"),
          sortKey: key,
        })
        .from(table)
        .leftJoin(users, eq(operators.ownerId, users.id))
        .where(
          and(
            filter.status && eq(operators.status, filter.status),
            filter.review && eq(reviewState, filter.review),
            filter.q ? containing(filter.q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ operator }) => operator.slug,
  );
  return {
    operators: shown.map(({ operator, ...row }) => ({ ...operator, ...row })),
    ...end,
  };
}

function containing(q: string): SQL {
  return containsText(
    sql`${operators.companyName} || ' ' || ${operators.foldedName} || ' ' || coalesce(${operators.registrationNumber}, '') || ' ' || coalesce(${users.name} || ' ' || ${users.foldedName} || ' ' || ${users.email}, '')`,
    q,
  );
}

export async function findOperator(
  db: Database,
  slug: string,
): Promise<(OperatorProfile & { owner: OperatorOwner | null }) | null> {
  const row = await db
    .select({ operator: profileColumns, owner: ownerColumns })
    .from(operators)
    .leftJoin(users, eq(operators.ownerId, users.id))
    .where(eq(operators.slug, slug))
    .get();
  return row ? { ...row.operator, owner: row.owner } : null;
}

/** Lists the operators a user owns, by name. */
export async function listOperatorsOf(db: Database, ownerId: string): Promise<OperatorProfile[]> {
  return db
    .select(profileColumns)
    .from(operators)
    .where(eq(operators.ownerId, ownerId))
    .orderBy(asc(operators.companyName), asc(operators.slug));
}

/** Lists up to ten operators that have tours on sale but no address. */
export function listSellersWithoutAddress(db: Database): Promise<{ slug: string; companyName: string }[]> {
  return db
    .select({ slug: operators.slug, companyName: operators.companyName })
    .from(operators)
    .where(
      sql`${operators.status} = 'verified' AND coalesce(${operators.address}, '') = '' AND EXISTS (SELECT 1 FROM ${tours}
        WHERE ${tours.operatorSlug} = ${operators.slug} AND ${tours.status} = 'active' AND ${tours.deletedAt} IS NULL)`,
    )
    .orderBy(asc(operators.companyName))
    .limit(10);
}
