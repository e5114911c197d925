import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A text that visitors and operators could have stored: markup that runs a script, ends a script, breaks an attribute, a formula, a header line. */
const payload = `=1+1"'></script><b data-payload></b><img src=x onerror="window.ranPayload=1"><script>window.ranPayload=1</script>\nX-Payload: 1 `;

/** Columns whose texts are written by the platform or chosen from its lists, and are read as keys or as HTML. */
const closed = new Set([
  "tours.state",
  "tours.states",
  "tours.motif",
  "bookings.tour_duration",
  "climate_stations.normals",
  "mail_outbox.html",
  "settings.value",
  "tax_documents.document",
  "booking_events.type",
]);

interface Column {
  table: string;
  name: string;
}

/**
 * Puts the payload before each text of each column of the database that holds free text, the leaves of JSON included, as the schema has
 * them: a column that is added is covered. Free text is what contains a space.
 * @returns the columns that hold it now
 */
export function storePayloads(databaseFolder: string): Column[] {
  const database = open(databaseFolder);
  const columns = database
    .prepare(
      `SELECT m.name AS "table", c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '%search%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND upper(c.type) = 'TEXT'`,
    )
    .all() as unknown as Column[];
  const stored = columns.filter(
    (column) => !closed.has(`${column.table}.${column.name}`) && store(database, column),
  );
  database.close();
  return stored;
}

function store(database: DatabaseSync, { table, name }: Column): boolean {
  const { wr } = database.prepare(`PRAGMA table_list("${table}")`).get() as { wr: number };
  // A table without rowids is updated by its texts.
  const key = wr ? `"${name}"` : "rowid";
  const rows = database
    .prepare(`SELECT ${key} AS id, "${name}" AS text FROM "${table}" WHERE "${name}" LIKE '% %' LIMIT 2000`)
    .all() as { id: number | string; text: string }[];
  if (rows.length === 0) return false;
  try {
    database.exec("BEGIN");
    const update = database.prepare(`UPDATE "${table}" SET "${name}" = ? WHERE ${key} = ?`);
    for (const { id, text } of rows) update.run(withPayload(text), id);
    database.exec("COMMIT");
    return true;
  } catch {
    // The log and the books cannot be changed, and checked columns hold no free text.
    database.exec("ROLLBACK");
    return false;
  }
}

function withPayload(text: string): string {
  const json = parseJson(text);
  return json === undefined ? payload + text : JSON.stringify(json);
}

/** Parses an object or array, with the payload in its texts; undefined for any other text. */
function parseJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" && value.includes(" ") ? payload + value : value,
    );
  } catch {
    return undefined;
  }
}

/** Returns the HTML of the newest mails. */
export function readMails(databaseFolder: string): string[] {
  const database = open(databaseFolder);
  const mails = database
    .prepare("SELECT html FROM mail_outbox WHERE html <> '' ORDER BY created_at DESC LIMIT 3")
    .all();
  database.close();
  return mails.map(({ html }) => String(html));
}

function open(databaseFolder: string): DatabaseSync {
  const [file] = readdirSync(databaseFolder).filter(
    (name) => name.endsWith(".sqlite") && name !== "metadata.sqlite",
  );
  return new DatabaseSync(path.join(databaseFolder, file ?? ""), { timeout: 20_000 });
}
