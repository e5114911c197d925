import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AccountStatus, Role } from "~/domain/account";
import type { Database } from "../db/client";
import { bookings, operators, tours, users } from "../db/schema";
import { decodeCursor, encodeCursor } from "../keyset";

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
        page.cursor === undefined ? undefined : beforeCursor(page.cursor),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    accounts: shown.map(({ createdAt, ...row }) => ({ ...row, joinedAt: createdAt.getTime() })),
    nextCursor: last && rows.length > page.limit ? encodeCursor([last.createdAt.getTime(), last.id]) : null,
  };
}

// Not LIKE: D1 refuses patterns of over 50 bytes.
function containing(q: string): SQL {
  const text = sql`${users.name} || ' ' || ${users.email} || ' ' || coalesce(${users.requestCode}, '')`;
  return sql`instr(lower(${text}), lower(${q})) > 0`;
}

function beforeCursor(cursor: string): SQL | undefined {
  const [createdAt, id] = decodeCursor(cursor, "string");
  const at = new Date(createdAt);
  return or(lt(users.createdAt, at), and(eq(users.createdAt, at), lt(users.id, id)));
}
