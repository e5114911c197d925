import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AccountStatus, Role } from "~/domain/account";
import type { Database } from "../db/client";
import { holds, olderThan } from "../db/conditions";
import { bookings, operators, tours, users } from "../db/schema";
import { pageOf } from "../keyset";

export interface AccountFilter {
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  /** Part of a name, an e-mail address or a request code. */
  q?: string | undefined;
}

export interface ListedAccount {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  status: AccountStatus;
  requestCode: string | null;
  /** UTC instant. */
  joinedAt: number;
  /** Made while signed in. */
  bookings: number;
  /** Of the person's companies, whatever their state. */
  tours: number;
  companyNames: string[];
}

/** One page of accounts, newest first. */
export async function listAccounts(
  db: Database,
  filter: AccountFilter,
  page: { cursor?: string | undefined; limit: number },
): Promise<{ accounts: ListedAccount[]; nextCursor: string | null }> {
  const isOwnCompany = eq(operators.ownerId, users.id);
  const companyNames = db
    .select({ names: sql<string>`json_group_array(${operators.companyName})` })
    .from(operators)
    .where(isOwnCompany);
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      role: users.role,
      status: users.status,
      requestCode: users.requestCode,
      createdAt: users.createdAt,
      bookings: db.$count(bookings, eq(bookings.userId, users.id)),
      tours: db.$count(
        tours,
        inArray(tours.operatorSlug, db.select({ slug: operators.slug }).from(operators).where(isOwnCompany)),
      ),
      companyNames: sql`(${companyNames})`.mapWith((names: string): string[] => JSON.parse(names)),
    })
    .from(users)
    .where(
      and(
        filter.role && eq(users.role, filter.role),
        filter.status && eq(users.status, filter.status),
        filter.q ? containing(filter.q) : undefined,
        olderThan(users.createdAt, users.id, page.cursor),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.limit + 1);
  const { shown, nextCursor } = pageOf(rows, page.limit, ({ createdAt, id }) => [createdAt.getTime(), id]);
  return {
    accounts: shown.map(({ createdAt, ...row }) => ({ ...row, joinedAt: createdAt.getTime() })),
    nextCursor,
  };
}

function containing(q: string): SQL {
  return holds(sql`${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.requestCode}, '')`, q);
}
