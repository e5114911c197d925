import { and, asc, eq, gte, lt, ne, sql, type SQL } from "drizzle-orm";
import type { LedgerKind } from "~/domain/money/ledger/ledger";
import { addDays } from "~/domain/calendar/calendar";
import { addMonths, startOfMonth, type Month } from "~/domain/calendar/months";
import { grossOf } from "~/domain/money/earnings/earnings";
import type { OperatorLedgerRow } from "~/domain/money/earnings/operator-earnings";
import { reportInstantsOf } from "~/domain/money/revenue";
import {
  maxStatementLines,
  type StatementMovement,
  type StatementPeriod,
} from "~/domain/money/earnings/statement";
import { sumsOf } from "../../analytics/sums.repo";
import { operatorAccountSum } from "../../analytics/totals.repo";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import type { SortOf } from "../../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { bookings, ledgerEntries, ledgerTotals, operators, tours } from "../../platform/db/schema";
import { added } from "../payouts/payable.repo";
import { ledgerSortColumns, listedEntryColumns } from "../ledger/ledger-list.repo";
import { sumsWithin } from "../ledger/revenue.repo";
import { isEntryOf, isSumOf, salesSums } from "../ledger/sales.repo";
import { isOperatorOf } from "../../platform/authz/operator-rights.repo";

/**
 * The tour of a ledger entry: its booking's, or the one whose featured place was charged. The key of such a charge is
 * "premium/{slug}/{yyyy-MM}/0" (premiumKey in app/domain/money/premium/premium-listing.ts): 8 characters before the slug, 10 after it.
 */
const tourOfEntry: SQL<number | null> = sql`coalesce(${bookings.tourId}, (
  SELECT promoted.id FROM tours AS promoted WHERE ${ledgerEntries.kind} = 'premium'
    AND promoted.slug = substr(${ledgerEntries.key}, 9, length(${ledgerEntries.key}) - 18)))`;

export interface OperatorLedgerQuery extends PageRequest {
  operator?: string | undefined;
  month?: Month | undefined;
  /** Slug. */
  tour?: string | undefined;
  kind?: LedgerKind | undefined;
  sort: SortOf<keyof typeof ledgerSortColumns>;
}

/** Lists one page of the ledger movements of a user's operators. */
export async function listOperatorLedgerRows(
  db: Database,
  userId: string,
  { operator, month, tour, kind, sort, cursor, limit, isCounted }: OperatorLedgerQuery,
): Promise<{ rows: OperatorLedgerRow[] } & PageEnd> {
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: ledgerSortColumns,
      id: ledgerEntries.id,
      table: ledgerEntries,
      within: {
        where: and(isEntryOf(userId, operator), month === undefined ? undefined : withinMonth(month)),
      },
      sum: "change",
    },
    ({ key, after, table }) =>
      db
        .select({
          row: {
            ...listedEntryColumns,
            change: added.as("change"),
            tour: sql<string | null>`${tours.slug}`.as("tour"),
            tourTitle: tours.title,
          },
          sortKey: key,
        })
        .from(table)
        .innerJoin(operators, eq(operators.slug, ledgerEntries.operatorSlug))
        .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
        .leftJoin(tours, eq(tours.id, tourOfEntry))
        .where(
          and(
            isEntryOf(userId, operator),
            month === undefined ? undefined : withinMonth(month),
            tour === undefined ? undefined : eq(tours.slug, tour),
            kind ? eq(ledgerEntries.kind, kind) : ne(ledgerEntries.kind, "earning"),
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ row }) => row.id,
  );
  return { rows: shown.map(({ row }) => row), ...end };
}

function withinMonth(month: Month): SQL | undefined {
  return and(
    gte(ledgerEntries.createdAt, startOfMonth(month)),
    lt(ledgerEntries.createdAt, startOfMonth(addMonths(month, 1))),
  );
}

/** Finds an operator for its statements; null if the user may not see its earnings. */
export async function findStatementOperator(db: Database, userId: string, operator: string) {
  const row = await db
    .select({
      operator: operators.slug,
      companyName: operators.companyName,
      address: operators.address,
      gstin: operators.gstin,
    })
    .from(operators)
    .where(isOperatorOf(operators.slug, userId, "earnings", operator))
    .get();
  return row ?? null;
}

/**
 * Reads the data of a statement in one batch: the balance before its first day, each movement on the operator's account (at most one more
 * than a statement can hold), and the sales.
 */
export async function readStatement(
  db: Database,
  userId: string,
  operator: string,
  period: StatementPeriod,
): Promise<{
  opening: number;
  movements: StatementMovement[];
  gross: number;
  commission: number;
  borne: number;
}> {
  const { since, until } = reportInstantsOf(period);
  const ofOperator = isEntryOf(userId, operator);
  const sumsOfOperator = isSumOf(userId, operator);
  const within = and(gte(ledgerEntries.createdAt, since ?? 0), lt(ledgerEntries.createdAt, until ?? 0));
  const { before, movements, sold } = await batchNamed(db, {
    before: db
      .select({ opening: operatorAccountSum.as("opening") })
      .from(
        sumsOf(ledgerTotals, and(sumsOfOperator, sumsWithin({ from: null, to: addDays(period.from, -1) }))),
      ),
    movements: db
      .select({
        id: ledgerEntries.id,
        at: sql<number>`${ledgerEntries.createdAt}`.as("at"),
        kind: ledgerEntries.kind,
        booking: bookings.bookingId,
        tour: tours.title,
        note: ledgerEntries.note,
        change: added.as("change"),
      })
      .from(ledgerEntries)
      .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
      .leftJoin(tours, eq(tours.id, tourOfEntry))
      .where(and(ofOperator, within, sql`${added} <> 0`))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id))
      .limit(maxStatementLines + 1),
    sold: db.select(salesSums).from(sumsOf(ledgerTotals, and(sumsOfOperator, sumsWithin(period)))),
  });
  const { commission = 0, share = 0, borne = 0 } = sold[0] ?? {};
  const gross = grossOf({ share, commission, borne });
  return { opening: before[0]?.opening ?? 0, movements, gross, commission, borne };
}
