import { desc, eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { AuditStatements } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { bankLines, resolvedLines, settlementLines, users } from "../../platform/db/schema";

/** Matches lines that nobody has resolved. @param id column of a line of the source */
export function isUnresolved(source: "settlement" | "statement", id: SQLWrapper): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${resolvedLines} WHERE ${resolvedLines.line} = ${`${source}/`} || ${id})`;
}

const ofSettlement = sql`${resolvedLines.line} = 'settlement/' || ${settlementLines.entity}`;
const ofStatement = sql`${resolvedLines.line} = 'statement/' || ${bankLines.id}`;

/** True for a line that matches nothing. @param line "settlement/{entity}" or "statement/{id}" */
export async function isUnmatched(db: Database, line: string): Promise<boolean> {
  const [source, id] = [line.slice(0, line.indexOf("/")), line.slice(line.indexOf("/") + 1)];
  const found =
    source === "settlement"
      ? await db.$count(settlementLines, sql`${settlementLines.entity} = ${id} AND booked IS NOT gross`)
      : await db.$count(bankLines, sql`${bankLines.id} = ${id} AND ${bankLines.matchId} IS NULL`);
  return found > 0;
}

/** Fails with UNIQUE `resolved_lines.line` if it is resolved already. */
export async function createResolvedLine(
  db: Database,
  row: typeof resolvedLines.$inferInsert,
  audit: AuditStatements,
): Promise<void> {
  await db.batch([db.insert(resolvedLines).values(row), ...audit]);
}

export async function deleteResolvedLine(db: Database, line: string, audit: AuditStatements): Promise<void> {
  await db.batch([db.delete(resolvedLines).where(eq(resolvedLines.line, line)), ...audit]);
}

export async function findResolvedLine(db: Database, line: string) {
  return (await db.select().from(resolvedLines).where(eq(resolvedLines.line, line)).get()) ?? null;
}

/** Lists the lines resolved last, with what they say. Paise. */
export function listResolvedLines(db: Database) {
  return db
    .select({
      line: resolvedLines.line,
      text: sql<string>`coalesce(${bankLines.description}, ${settlementLines.entity})`.as("line_text"),
      amount: sql<number>`coalesce(${bankLines.amount}, ${settlementLines.gross})`.as("line_amount"),
      note: resolvedLines.note,
      resolvedBy: users.name,
      resolvedAt: resolvedLines.resolvedAt,
    })
    .from(resolvedLines)
    .leftJoin(settlementLines, ofSettlement)
    .leftJoin(bankLines, ofStatement)
    .leftJoin(users, eq(users.id, resolvedLines.resolvedBy))
    .orderBy(desc(resolvedLines.resolvedAt))
    .limit(resolvedShown);
}

const resolvedShown = 20;
