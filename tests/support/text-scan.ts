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
  const tables = await Promise.all(
    (await allTables()).map(async (table) => ({ table, columns: await columnsOf(table) })),
  );
  // One statement a table, all in one trip: the database has hundreds of columns.
  const scans = tables.map(({ table, columns }) => {
    const found = columns.map((column) => {
      const condition = texts.map(
        (_, index) => `instr(lower(CAST("${column}" AS TEXT)), lower(?${index + 1})) > 0`,
      );
      return `max(${condition.join(" OR ")}) AS "${column}"`;
    });
    return env.DB.prepare(`SELECT ${found.join(", ")} FROM "${table}"`).bind(...texts);
  });
  const results = await env.DB.batch<Record<string, number | null>>(scans);
  return tables.flatMap(({ table, columns }, index) =>
    columns
      .filter((column) => results[index]?.results[0]?.[column] === 1)
      .map((column) => `${table}.${column}`),
  );
}
