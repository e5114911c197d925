import { earnedEntries, type LedgerEntry } from "~/domain/money/ledger/ledger";

/** Adds to the movements of a booking what each earns, as the application does. @param before its earlier ones */
export function withEarned<Entry extends LedgerEntry>(
  entries: readonly Entry[],
  before: readonly Entry[] = [],
): Entry[] {
  const known = [...before];
  for (const entry of entries) {
    known.push(entry);
    known.push(...earnedEntries(known).map((earned) => ({ ...entry, ...earned })));
  }
  return known.slice(before.length);
}
