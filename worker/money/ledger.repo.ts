import type { LedgerEntry } from "~/domain/ledger";
import type { Database } from "../db/client";
import { ledgerEntries } from "../db/schema";

/** What a movement of money belongs to. */
export interface LedgerSubject {
  /** What makes it one of its kind, e.g. "{booking}/{version}" or "refund/{id}": movements of one key are written once. */
  key: string;
  booking: string | null;
  operatorSlug: string | null;
  note?: string;
  /** UTC instant. */
  at: number;
}

/** The statements that write movements to the ledger; part of the batch that makes what they tell of. */
export function insertEntries(
  db: Database,
  { key, booking, operatorSlug, note, at }: LedgerSubject,
  entries: readonly LedgerEntry[],
) {
  return entries.map((entry, index) =>
    db.insert(ledgerEntries).values({
      ...entry,
      key: `${key}/${index}`,
      booking,
      operatorSlug,
      note: note ?? null,
      createdAt: at,
    }),
  );
}
