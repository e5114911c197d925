import { and, desc, eq, or, sql } from "drizzle-orm";
import type { LedgerAccount, LedgerKind, LedgerRow } from "~/domain/money/ledger/ledger";
import type { ReportPeriod } from "~/domain/money/report-period";
import type { Database } from "../../platform/db/client";
import { containsText } from "../../platform/db/conditions";
import type { SortOf } from "../../platform/db/keyset";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { bookings, ledgerEntries, operators } from "../../platform/db/schema";
import { withinPeriod } from "./revenue.repo";

export const ledgerSortColumns = { at: ledgerEntries.createdAt, amount: ledgerEntries.amount };

/** Columns of an entry that administrators and operators see in their lists. */
export const listedEntryColumns = {
  id: ledgerEntries.id,
  kind: ledgerEntries.kind,
  debit: ledgerEntries.debit,
  credit: ledgerEntries.credit,
  amount: ledgerEntries.amount,
  booking: bookings.bookingId,
  companyName: operators.companyName,
  note: ledgerEntries.note,
  createdAt: ledgerEntries.createdAt,
};

interface LedgerQuery extends ReportPeriod, PageRequest {
  /** Part of a booking reference, operator name or note. */
  q?: string | undefined;
  kind?: LedgerKind | undefined;
  /** On either side. */
  account?: LedgerAccount | undefined;
  operator?: string | undefined;
  /** Full booking reference. */
  booking?: string | undefined;
  sort: SortOf<keyof typeof ledgerSortColumns>;
}

export async function listLedger(
  db: Database,
  { q, kind, account, operator, booking, sort, cursor, limit, isCounted, from, to }: LedgerQuery,
): Promise<{ rows: LedgerRow[] } & PageEnd> {
  const text = sql`coalesce(${bookings.bookingId}, '') || ' ' || coalesce(${operators.companyName} || ' ' || ${operators.foldedName}, '') || ' ' ||
    coalesce(${ledgerEntries.note}, '')`;
  const { shown, ...end } = await readListPage(
    db,
    {
      columns: ledgerSortColumns,
      id: ledgerEntries.id,
      table: ledgerEntries,
      within: countedRange({ operator, booking, from, to }),
      sum: "amount",
    },
    ({ key, after, table }) =>
      db
        .select({
          row: { ...listedEntryColumns, operator: ledgerEntries.operatorSlug },
          sortKey: key,
        })
        .from(table)
        .leftJoin(bookings, eq(bookings.id, ledgerEntries.booking))
        .leftJoin(operators, eq(operators.slug, ledgerEntries.operatorSlug))
        .where(
          and(
            withinPeriod({ from, to }),
            q ? containsText(text, q) : undefined,
            kind && eq(ledgerEntries.kind, kind),
            account && or(eq(ledgerEntries.debit, account), eq(ledgerEntries.credit, account)),
            operator ? eq(ledgerEntries.operatorSlug, operator) : undefined,
            booking ? eq(bookings.bookingId, booking) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ row }) => row.id,
  );
  return { rows: shown.map(({ row }) => row), ...end };
}

/** Returns the range of an index that holds the entries. */
function countedRange({
  operator,
  booking,
  from,
  to,
}: Pick<LedgerQuery, "operator" | "booking" | "from" | "to">) {
  if (booking) {
    const ids = sql`(SELECT of_entry.id FROM bookings AS of_entry WHERE of_entry.booking_id = ${booking})`;
    return { where: sql`${ledgerEntries.booking} IN ${ids}` };
  }
  return {
    where: and(operator ? eq(ledgerEntries.operatorSlug, operator) : undefined, withinPeriod({ from, to })),
    order: desc(ledgerEntries.createdAt),
  };
}
