import { and, eq } from "drizzle-orm";
import type { PerishableKind } from "~/domain/tours/practical-facts";
import type { Database } from "../../db/client";
import { containsText } from "../../db/conditions";
import { keyset } from "../../db/keyset";
import { perishableFacts, tours } from "../../db/schema";
import { sortedPageOf } from "../../keyset";
import { notDeleted } from "../tour-conditions.repo";

interface PerishableFact {
  id: number;
  kind: PerishableKind;
  fact: string;
  /** 1 to 12. */
  month: number;
  /** yyyy-MM-dd, or null. */
  checkedOn: string | null;
  /** yyyy-MM; empty if the tour was never checked. */
  due: string;
  slug: string;
  title: string;
}

/** Lists facts of tours to look up again, those due the longest first. */
export async function listPerishableFacts(
  db: Database,
  filter: {
    kind?: PerishableKind | undefined;
    month?: string | undefined;
    q?: string | undefined;
    sort?: "due" | "-due" | undefined;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<{ facts: PerishableFact[]; nextCursor: string | null }> {
  const { kind, month, q, sort = "due", cursor, limit } = filter;
  const { key, after, order } = keyset({ due: perishableFacts.due }, sort, perishableFacts.id, cursor);
  const rows = await db
    .select({
      id: perishableFacts.id,
      kind: perishableFacts.kind,
      fact: perishableFacts.fact,
      month: perishableFacts.month,
      checkedOn: perishableFacts.checkedOn,
      due: perishableFacts.due,
      slug: tours.slug,
      title: tours.title,
      sortKey: key,
    })
    .from(perishableFacts)
    .innerJoin(tours, eq(perishableFacts.tourId, tours.id))
    .where(
      and(
        notDeleted,
        kind && eq(perishableFacts.kind, kind),
        month === undefined ? undefined : eq(perishableFacts.month, Number(month)),
        q ? containsText(perishableFacts.fact, q) : undefined,
        after,
      ),
    )
    .orderBy(...order)
    .limit(limit + 1);
  const { shown, nextCursor } = sortedPageOf(rows, limit, sort, ({ id }) => id);
  return { facts: shown, nextCursor };
}
