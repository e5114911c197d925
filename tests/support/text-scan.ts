import { env } from "cloudflare:workers";
import { z } from "zod";

const tableSchema = z.object({ name: z.string() });

async function names(query: string): Promise<string[]> {
  const { results } = await env.DB.prepare(query).all();
  return z
    .array(tableSchema)
    .parse(results)
    .map(({ name }) => name);
}

/** Lists all tables of the application. */
export function allTables(): Promise<string[]> {
  return names(
    String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
      AND name NOT LIKE '\_cf\_%' ESCAPE '\' AND name <> 'd1_migrations' ORDER BY name`,
  );
}

export function columnsOf(table: string): Promise<string[]> {
  return names(`SELECT name FROM pragma_table_info('${table}')`);
}

/** Returns "table.column" for each column that contains one of these texts, ignoring case. */
export async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables()) {
    for (const column of await columnsOf(table)) {
      const condition = texts.map(
        (_, index) => `instr(lower(CAST("${column}" AS TEXT)), lower(?${index + 1})) > 0`,
      );
      const row = await env.DB.prepare(`SELECT 1 FROM "${table}" WHERE ${condition.join(" OR ")} LIMIT 1`)
        .bind(...texts)
        .first();
      if (row) found.push(`${table}.${column}`);
    }
  }
  return found;
}
