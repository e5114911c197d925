import { and, eq } from "drizzle-orm";
import type { PerishableKind } from "~/domain/tours/practical-facts";
import type { Database } from "../../platform/db/client";
import { containsText } from "../../platform/db/conditions";
import { readListPage, type PageEnd, type PageRequest } from "../../platform/db/list-page";
import { perishableFacts, tours } from "../../platform/db/schema";
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
  filter: PageRequest & {
    kind?: PerishableKind | undefined;
    month?: string | undefined;
    q?: string | undefined;
    sort?: "due" | "-due" | undefined;
  },
): Promise<{ facts: PerishableFact[] } & PageEnd> {
  const { kind, month, q, sort = "due", cursor, limit, isCounted } = filter;
  const { shown, ...end } = await readListPage(
    db,
    { columns: { due: perishableFacts.due }, id: perishableFacts.id, table: perishableFacts },
    ({ key, after, table }) =>
      db
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
        .from(table)
        .innerJoin(tours, eq(perishableFacts.tourId, tours.id))
        .where(
          and(
            notDeleted,
            kind && eq(perishableFacts.kind, kind),
            month === undefined ? undefined : eq(perishableFacts.month, Number(month)),
            q ? containsText(perishableFacts.fact, q) : undefined,
            after,
          ),
        ),
    { sort, cursor, limit, isCounted },
    ({ id }) => id,
  );
  return { facts: shown, ...end };
}
