import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** D1 refuses longer statements. Bytes. */
const maxStatementLength = 90_000;

interface StoredObject {
  type: "table" | "index" | "trigger" | "view";
  name: string;
  sql: string;
}

function literal(value: unknown): string {
  if (value === null) return "NULL";
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString("hex")}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}

/** Returns INSERT statements for the rows of a table, each as long as D1 allows. */
function insertStatements(database: DatabaseSync, table: string, isVirtual: boolean): string[] {
  // Generated columns are hidden and cannot be inserted; the rows of a full-text search are found by their rowid.
  const columns = database.prepare("SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0").all(table);
  const names = columns.map(({ name }) => `"${String(name)}"`);
  if (isVirtual) names.unshift("rowid");
  const rows = database.prepare(`SELECT ${names.join(", ")} FROM "${table}"`).all();
  if (rows.length === 0) return [];
  const head = `INSERT INTO "${table}" (${names.join(", ")}) VALUES `;
  const statements: string[] = [];
  let values: string[] = [];
  let length = 0;
  for (const row of rows) {
    const tuple = `(${Object.values(row).map(literal).join(", ")})`;
    const bytes = Buffer.byteLength(tuple);
    if (length + bytes > maxStatementLength && values.length > 0) {
      statements.push(head + values.join(", "));
      [values, length] = [[], 0];
    }
    values.push(tuple);
    length += bytes;
  }
  return [...statements, head + values.join(", ")];
}

/**
 * Applies the migrations and the catalogue to a database in memory, and returns statements that create the same database: tables and their
 * rows, then indexes, views and triggers. One batch of them takes a fraction of the time of all migrations.
 * @param catalogue statements that load the catalogue
 */
export function snapshotStatements(migrations: string, catalogue: string[]): string[] {
  const database = new DatabaseSync(":memory:");
  const files = readdirSync(migrations).filter((file) => file.endsWith(".sql"));
  for (const file of files.toSorted()) database.exec(readFileSync(path.join(migrations, file), "utf8"));
  for (const statement of catalogue) database.exec(statement);

  const objects = database
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    .all() as unknown as StoredObject[];
  const searches = objects.filter(({ sql }) => sql.startsWith("CREATE VIRTUAL TABLE"));
  // A foreign key to a column without its unique index is an error.
  const isUnique = ({ sql }: StoredObject) => sql.startsWith("CREATE UNIQUE INDEX");
  // A full-text search creates its tables itself.
  const isPart = (name: string) => searches.some((search) => name.startsWith(`${search.name}_`));
  const tables = objects.filter(
    ({ type, name }) => type === "table" && !isPart(name) && name !== "sqlite_sequence",
  );
  const configurations = searches.flatMap(({ name }) =>
    database
      .prepare(`SELECT k, v FROM "${name}_config" WHERE k <> 'version'`)
      .all()
      .map(({ k, v }) => `INSERT INTO "${name}"("${name}", rank) VALUES (${literal(k)}, ${literal(v)})`),
  );
  return [
    "PRAGMA defer_foreign_keys = on",
    ...[...tables, ...objects.filter(isUnique)].map(({ sql }) => sql),
    ...configurations,
    ...tables.flatMap(({ name, sql }) =>
      // An index of another table's content has no rows of its own.
      /content\s*=\s*'/.test(sql)
        ? []
        : insertStatements(database, name, sql.startsWith("CREATE VIRTUAL TABLE")),
    ),
    ...objects.filter((each) => each.type !== "table" && !isUnique(each)).map(({ sql }) => sql),
    // Isolates remember the catalogue of an epoch: each new database begins its own, as the migration does.
    "UPDATE catalogue_epoch SET token = lower(hex(randomblob(8)))",
    "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)",
    `INSERT INTO d1_migrations (name) VALUES ${files
      .toSorted()
      .map((file) => `(${literal(file)})`)
      .join(", ")}`,
  ];
}
