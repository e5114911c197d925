import type { DatabaseSync } from "node:sqlite";
import { openForReading, writeLocalDatabase } from "../../../scripts/lib/local-database";

/**
 * Tables that change with any request: visits are counted, failed tries throttled, jobs noted, sums folded.
 */
const everyday =
  /^(?:visits|throttles|started_jobs|checks|figure_checks|watermarks|[a-z_]+_totals|trip_balances|spent_proofs)$/;

/** Tables whose rows are changed by the way: marked once they are sent, or extended. */
const changedLater = /^(?:mail_outbox|notifications|contact_messages|sessions)$/;

/** Adds triggers to a stopped Worker's database that log each change of a row in `crawl_changes`. */
export function logChanges(state: string): void {
  writeLocalDatabase(state, (database) => {
    database.exec(
      "CREATE TABLE crawl_changes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL)",
    );
    for (const name of tablesOf(database))
      for (const kind of changedLater.test(name) ? ["insert", "delete"] : ["insert", "update", "delete"])
        database.exec(`CREATE TRIGGER "crawl_${kind}_${name}" AFTER ${kind} ON "${name}"
          BEGIN INSERT INTO crawl_changes (name, kind) VALUES ('${name}', '${kind}'); END`);
  });
}

function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite_|_cf_|d1_|crawl_)/.test(name) && !everyday.test(name));
}

export type ChangeLog = ReturnType<typeof openChangeLog>;

/** Opens the log of a running Worker's changes. */
export function openChangeLog(state: string) {
  const database = openForReading(state);
  const since = database.prepare(
    "SELECT name || ' ' || kind AS change, count(*) AS rows, max(id) AS last FROM crawl_changes WHERE id > ? GROUP BY 1 ORDER BY 1",
  );
  let last = 0;
  return {
    database,
    /** Returns the changes since the last call: tables with what was done and the number of rows. */
    read(): string[] {
      const changes = since.all(last);
      last = Math.max(last, ...changes.map((change) => Number(change.last)));
      return changes.map(({ change, rows }) => `${String(change)} ${String(rows)}`);
    },
    close: () => database.close(),
  };
}
