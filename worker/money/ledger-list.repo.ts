import { and, eq, or, sql } from "drizzle-orm";
import type { LedgerAccount, LedgerKind, LedgerRow } from "~/domain/money/ledger";
import type { ReportPeriod } from "~/domain/money/revenue";
import type { Database } from "../db/client";
import { containsText } from "../db/conditions";
import { keyset, type SortOf } from "../db/keyset";
import { bookings, ledgerEntries, operators } from "../db/schema";
import { sortedPageOf } from "../keyset";
import { withinPeriod } from "./revenue.repo";

const sortColumns = { at: ledgerEntries.createdAt, amount: ledgerEntries.amount };

interface LedgerQuery extends ReportPeriod {
  /** Part of a booking reference, operator name or note. */
  q?: string | undefined;
  kind?: LedgerKind | undefined;
  /** On either side. */
  account?: LedgerAccount | undefined;
  operator?: string | undefined;
  /** Full booking reference. */
  booking?: string | undefined;
  sort: SortOf<keyof typeof sortColumns>;
  cursor?: string | undefined;
  limit: number;
}

export async function listLedger(
  db: Database,
  { q, kind, account, operator, booking, sort, cursor, limit, from, to }: LedgerQuery,
): Promise<{ rows: LedgerRow[]; nextCursor: string | null }> {
  const { key, after, order } = keyset(sortColumns, sort, ledgerEntries.id, cursor);
  const text = sql`coalesce(${bookings.bookingId}, '') || ' ' || coalesce(${operators.companyName}, '') || ' ' ||
    coalesce(${ledgerEntries.note}, '')`;
  const found = await db
    .select({
      row: {
        id: ledgerEntries.id,
        kind: ledgerEntries.kind,
        debit: ledgerEntries.debit,
        credit: ledgerEntries.credit,
        amount: ledgerEntries.amount,
        booking: bookings.bookingId,
        operator: ledgerEntries.operatorSlug,
        companyName: operators.companyName,
        note: ledgerEntries.note,
        createdAt: ledgerEntries.createdAt,
      },
      sortKey: key,
    })
    .from(ledgerEntries)
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
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { shown, nextCursor } = sortedPageOf(found, limit, sort, ({ row }) => row.id);
  return { rows: shown.map(({ row }) => row), nextCursor };
}
