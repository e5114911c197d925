import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { z } from "zod";
import * as schema from "../../worker/platform/db/schema";

const dialect = new SQLiteSyncDialect();
const tables = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

/** Returns the rows of a query on the migrated database. */
async function rows<Row extends z.ZodType>(query: string, row: Row): Promise<z.output<Row>[]> {
  const { results } = await env.DB.prepare(query).all();
  return z.array(row).parse(results);
}

type Table = (typeof tables)[number];

function defaultOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === "string") return `'${value}'`;
  return typeof value === "object" ? `'${JSON.stringify(value)}'` : String(value);
}

/** Returns a table as drizzle's schema describes it, each part sorted. */
function described(table: Table) {
  const inPrimaryKey = (name: string) =>
    table.primaryKeys.some(({ columns }) => columns.some((c) => c.name === name));
  return {
    // Columns added later come last in the table, so their order is irrelevant.
    columns: table.columns
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((column) => ({
        name: column.name,
        type: column.getSQLType().toLowerCase(),
        notNull: column.notNull,
        default: defaultOf(column.default),
        inPrimaryKey: column.primary || inPrimaryKey(column.name),
      })),
    indexes: [
      ...table.indexes.map(({ config }) => ({
        name: config.name,
        unique: config.unique,
        columns: config.columns.map((column) => ("name" in column ? column.name : "an expression")),
      })),
      ...table.columns
        .filter(({ isUnique }) => isUnique)
        .map(({ name, uniqueName }) => ({ name: uniqueName, unique: true, columns: [name] })),
    ].toSorted((a, b) => String(a.name).localeCompare(String(b.name))),
    checks: table.checks.map(({ name, value }) => `${name}: ${dialect.sqlToQuery(value).sql}`).toSorted(),
    references: table.foreignKeys
      .flatMap((key) => {
        const { columns, foreignTable, foreignColumns } = key.reference();
        return columns.map(
          ({ name }, index) =>
            `${name} -> ${getTableConfig(foreignTable).name}.${foreignColumns[index]?.name}, ${key.onUpdate ?? "no action"}, ${key.onDelete ?? "no action"}`,
        );
      })
      .toSorted(),
  };
}

/** Returns the named CHECKs of a table. One that was added with its column is on the same line as others. */
function checksIn(sql: string): string[] {
  return Array.from(sql.matchAll(/CONSTRAINT "(\w+)" CHECK\(/g), ({ 0: head, 1: name, index }) => {
    const start = index + head.length;
    let depth = 1;
    let end = start;
    for (; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[sql.charAt(end)] ?? 0;
    return `${name}: ${sql.slice(start, end - 1)}`;
  });
}

/** Returns a table as it is in the migrated database. */
async function migrated(name: string) {
  const columns = await rows(
    `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo('${name}') ORDER BY name`,
    z.object({
      name: z.string(),
      type: z.string(),
      notnull: z.int(),
      dflt_value: z.string().nullable(),
      pk: z.int(),
    }),
  );
  // Indexes made by a primary key have another origin.
  const indexes = await rows(
    `SELECT name, "unique" FROM pragma_index_list('${name}') WHERE origin = 'c' ORDER BY name`,
    z.object({ name: z.string(), unique: z.int() }),
  );
  const references = await rows(
    `SELECT "from", "table", "to", on_update, on_delete FROM pragma_foreign_key_list('${name}')`,
    z.object({
      from: z.string(),
      table: z.string(),
      to: z.string(),
      on_update: z.string(),
      on_delete: z.string(),
    }),
  );
  const [master] = await rows(
    `SELECT sql FROM sqlite_master WHERE name = '${name}'`,
    z.object({ sql: z.string() }),
  );
  return {
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type.toLowerCase(),
      notNull: column.notnull === 1,
      default: column.dflt_value,
      inPrimaryKey: column.pk > 0,
    })),
    indexes: await Promise.all(
      indexes.map(async (index) => ({
        name: index.name,
        unique: index.unique === 1,
        columns: (
          await rows(
            `SELECT name FROM pragma_index_info('${index.name}') ORDER BY seqno`,
            z.object({ name: z.string().nullable() }),
          )
        ).map((column) => column.name ?? "an expression"),
      })),
    ),
    checks: checksIn(master?.sql ?? "").toSorted(),
    references: references
      .map((key) => `${key.from} -> ${key.table}.${key.to}, ${key.on_update}, ${key.on_delete}`.toLowerCase())
      .toSorted(),
  };
}

test("the migrations make the tables of the schema and no others", async () => {
  // A virtual table and its shadow tables are not in drizzle's schema.
  const made = await rows(
    String.raw`SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
      AND name NOT LIKE '\_cf\_%' ESCAPE '\' AND name <> 'd1_migrations' ORDER BY name`,
    z.object({ name: z.string() }),
  );
  expect(made.map(({ name }) => name)).toStrictEqual(tables.map(({ name }) => name).toSorted());
  expect(tables.length).toBeGreaterThan(8);
});

test.for(tables)("the migrations make $name match the schema", async (table) => {
  expect(await migrated(table.name)).toStrictEqual(described(table));
});

test("the rules for concurrent writes are in the database", async () => {
  expect((await migrated("departures")).checks).toStrictEqual([
    'departures_booked_not_negative: "departures"."booked" >= 0',
    'departures_closed_exempt: "departures"."closed_fault" IS NULL OR "departures"."closed_exemption" IS NOT NULL',
    'departures_guide_reachable: ("departures"."guide_name" IS NULL) = ("departures"."guide_phone" IS NULL)',
    'departures_held_not_negative: "departures"."held" >= 0',
    'departures_not_oversold: "departures"."booked" + "departures"."held" <= "departures"."capacity"',
  ]);
  const unique = async (table: string) =>
    (await migrated(table)).indexes.filter((index) => index.unique).map(({ columns }) => columns.join());
  expect(await unique("bookings")).toStrictEqual(["booking_id"]);
  expect(await unique("seat_holds")).toStrictEqual(["holder,slot"]);
  expect((await migrated("idempotency_keys")).columns.find(({ name }) => name === "key")?.inPrimaryKey).toBe(
    true,
  );
});

test("every CHECK has a name, so that its failure can be identified", async () => {
  const made = await rows(
    "SELECT name, sql FROM sqlite_master WHERE sql LIKE '%CHECK%'",
    z.object({ name: z.string(), sql: z.string() }),
  );
  for (const { name, sql } of made) {
    expect(sql.match(/CHECK\s*\(/g)?.length, name).toBe(sql.match(/CONSTRAINT "\w+" CHECK\(/g)?.length);
  }
});

test("no foreign key deletes rows by cascade", async () => {
  for (const { name } of tables) {
    for (const reference of (await migrated(name)).references) expect(reference).toMatch(/, no action$/);
  }
});
