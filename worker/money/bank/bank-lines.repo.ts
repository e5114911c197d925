import { and, desc, inArray, sql } from "drizzle-orm";
import { addDays, startOfDayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import type { BankMatchKind } from "~/domain/money/bank/bank-file";
import type { AuditStatements } from "../../audit/with-audit";
import { batchNamed } from "../../platform/db/batch";
import type { Database } from "../../platform/db/client";
import { bankLines } from "../../platform/db/schema";
import { insertImport, type BankImport } from "./bank-imports.repo";
import { isUnresolved } from "./resolved-lines.repo";
import { inJson, maxShown } from "./settlements.repo";

type BankLine = Pick<typeof bankLines.$inferSelect, "id" | "day" | "description" | "reference" | "amount">;

/** Returns those of the ids that are known. */
export async function findBankLines(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(inArray(bankLines.id, inJson(ids)));
  return new Set(rows.map(({ id }) => id));
}

/** Stores new lines. Fails with UNIQUE `bank_lines.id` if one is known. */
export async function createBankLines(
  db: Database,
  file: BankImport,
  lines: readonly BankLine[],
  audit: AuditStatements,
): Promise<void> {
  await batchNamed(db, {
    file: insertImport(db, file),
    audit,
    lines: db.insert(bankLines).select(
      sql`SELECT value ->> 'id', value ->> 'day', value ->> 'description', value ->> 'reference', value ->> 'amount', NULL, NULL, ${file.id}
        FROM json_each(${JSON.stringify(lines)})`,
    ),
  });
}

/** Days between a record's day and the bank's, at most. */
const maxDaysApart = 10;
/** Shortest reference that is looked for in a line. */
const minReference = 6;

/** Records that a statement should have from a day on: settlements, transfers of payouts and those that came back, and taxes paid. */
function expectedSince(day: TravelDate) {
  const since = startOfDayInIndia(day);
  const own = sql`'TB' || upper(substr(replace(id, '-', ''), 1, 14))`;
  return sql`(
    SELECT 'settlement' AS kind, id, net AS amount, settled_on AS day, upper(utr) AS mark, '' AS own, id AS name
      FROM settlements WHERE settled_on >= ${day} AND net <> 0
    UNION ALL SELECT 'payout', id, -amount * 100, date(paid_at / 1000 + 19800, 'unixepoch'), upper(reference), ${own}, reference
      FROM payouts WHERE status IN ('paid', 'returned') AND paid_at >= ${since}
    UNION ALL SELECT 'payout-return', id, amount * 100, date(returned_at / 1000 + 19800, 'unixepoch'), upper(reference), ${own}, reference
      FROM payouts WHERE status = 'returned' AND returned_at >= ${since}
    UNION ALL SELECT 'tax', id, -amount * 100, paid_on, upper(reference), '', reference
      FROM tax_payments WHERE reversed_at IS NULL AND paid_on >= ${day})`;
}

/**
 * Matches lines from a day on that match nothing yet, by amount and a reference in the line's text, at most ten days apart. A record
 * matches one line.
 */
export async function matchBankLines(db: Database, from: TravelDate): Promise<void> {
  const text = sql`upper(bank_lines.description || ' ' || bank_lines.reference)`;
  const has = (mark: "mark" | "own") =>
    sql`(length(${sql.raw(mark)}) >= ${minReference} AND instr(${text}, ${sql.raw(mark)}) > 0)`;
  await db.run(
    sql`UPDATE OR IGNORE bank_lines SET (match_kind, match_id) = (
        SELECT kind, id FROM ${expectedSince(addDays(from, -maxDaysApart))} AS expected
        WHERE expected.amount = bank_lines.amount AND abs(julianday(expected.day) - julianday(bank_lines.day)) <= ${maxDaysApart}
          AND (${has("mark")} OR ${has("own")})
          AND NOT EXISTS (SELECT 1 FROM bank_lines AS matched WHERE matched.match_kind = expected.kind AND matched.match_id = expected.id)
        LIMIT 1)
      WHERE match_id IS NULL AND day >= ${from}`,
  );
}

/** Lists the newest lines that match nothing. Paise. */
export function listUnmatchedBankLines(db: Database) {
  return db
    .select({
      id: bankLines.id,
      day: bankLines.day,
      description: bankLines.description,
      reference: bankLines.reference,
      amount: bankLines.amount,
    })
    .from(bankLines)
    .where(and(sql`${bankLines.matchId} IS NULL`, isUnresolved("statement", bankLines.id)))
    .orderBy(desc(bankLines.day), bankLines.id)
    .limit(maxShown);
}

/** Days before the newest line that are looked through. */
const lookedThrough = 60;

/** Lists records within the statements of the last two months that no line has. Paise; negative for money that left. */
export async function listMissingOnStatement(db: Database) {
  const [known] = await db.all<{ first: string | null; last: string | null }>(
    sql`SELECT (SELECT min(day) FROM bank_lines) AS first, (SELECT max(day) FROM bank_lines) AS last`,
  );
  if (!known?.last || !known.first) return [];
  const { first, last } = known;
  const from = [first, addDays(last, -lookedThrough)].toSorted().at(-1) ?? last;
  return db.all<{ kind: BankMatchKind; id: string; name: string; day: string; amount: number }>(
    sql`SELECT kind, id, coalesce(name, id) AS name, day, amount FROM ${expectedSince(from)} AS expected
      WHERE day <= ${last} AND NOT EXISTS (
        SELECT 1 FROM bank_lines WHERE match_kind = expected.kind AND match_id = expected.id)
      ORDER BY day DESC, id LIMIT ${maxShown}`,
  );
}
