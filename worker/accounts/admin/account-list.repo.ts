import { and, eq, exists, inArray, or, sql, type SQL } from "drizzle-orm";
import type { AccountStatus, Role } from "~/domain/accounts/account";
import type { AccountSort, ListedAccount } from "~/domain/accounts/account-list";
import type { Database } from "../../platform/db/client";
import { containsText, foldedOr } from "../../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { accountStateColumns } from "./account-status.repo";
import { bankAccounts, bookings, operatorDocuments, operators, tours, users } from "../../platform/db/schema";
import { reviewState } from "../../platform/db/review-state";

/** Columns of an account that administrators see in lists and on its page. */
export const accountColumns = {
  ...accountStateColumns,
  requestCode: users.requestCode,
  twoFactorEnabled: users.twoFactorEnabled,
  phone: users.phone,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

interface AccountFilter {
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  /** Part of a name, email address, request code or operator name. */
  q?: string | undefined;
}

/** Returns one page of accounts in the requested order. */
export async function listAccounts(
  db: Database,
  {
    sort = "-joined",
    cursor,
    limit,
    isCounted,
    ...filter
  }: AccountFilter & PageRequest & { sort?: AccountSort },
): Promise<{ accounts: ListedAccount[] } & PageEnd> {
  const bookingCount = db.$count(bookings, eq(bookings.userId, users.id));
  const tourCount = db.$count(
    tours,
    inArray(
      tours.operatorSlug,
      db.select({ slug: operators.slug }).from(operators).where(eq(operators.ownerId, users.id)),
    ),
  );
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: {
        joined: users.createdAt,
        name: foldedOr(users.foldedName, users.name),
        bookings: sql`${bookingCount}`,
        tours: sql`${tourCount}`,
      },
      id: users.id,
      table: users,
    },
    ({ key, after, table }) =>
      db
        .select({
          account: accountColumns,
          bookings: bookingCount,
          tours: tourCount,
          companies: operatorsOf(db),
          sortKey: key,
        })
        .from(table)
        .where(
          and(
            filter.role && eq(users.role, filter.role),
            filter.status && eq(users.status, filter.status),
            filter.q ? containing(db, filter.q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ account }) => account.id,
  );
  return {
    accounts: shown.map(({ account: { createdAt, updatedAt, ...account }, ...counts }) => ({
      ...account,
      bookings: counts.bookings,
      tours: counts.tours,
      companies: counts.companies,
      joinedAt: createdAt.getTime(),
      version: updatedAt.getTime(),
    })),
    ...end,
  };
}

/** Selects the operators of the account in the row as one JSON column. */
function operatorsOf(db: Database) {
  const operator = sql`json_object('slug', ${operators.slug}, 'companyName', ${operators.companyName},
    'registrationNumber', ${operators.registrationNumber}, 'address', ${operators.address},
    'phone', ${operators.phone}, 'baseCity', ${operators.baseCity}, 'status', ${operators.status}, 'gstin', ${operators.gstin},
    'pan', ${operators.pan}, 'verification', ${reviewState},
    'documents', (SELECT count(*) FROM ${operatorDocuments}
      WHERE ${operatorDocuments.operator} = ${operators.slug} AND ${operatorDocuments.removedAt} IS NULL),
    'hasBankAccount', json(CASE WHEN EXISTS (SELECT 1 FROM ${bankAccounts} WHERE ${bankAccounts.operator} = ${operators.slug})
      THEN 'true' ELSE 'false' END))`;
  const all = db
    .select({ all: sql<string>`json_group_array(${operator})` })
    .from(operators)
    .where(eq(operators.ownerId, users.id));
  return sql`(${all})`.mapWith((json: string): ListedAccount["companies"] => JSON.parse(json));
}

function containing(db: Database, q: string): SQL | undefined {
  const text = sql`${users.name} || ' ' || ${users.foldedName} || ' ' || ${users.email} || ' ' || coalesce(${users.requestCode}, '')`;
  const operator = db
    .select({ slug: operators.slug })
    .from(operators)
    .where(
      and(
        eq(operators.ownerId, users.id),
        containsText(sql`${operators.companyName} || ' ' || ${operators.foldedName}`, q),
      ),
    );
  return or(containsText(text, q), exists(operator));
}
