import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { runnerImport } from "vite";
import { expect, test } from "vitest";
import { countRows, dumpDatabase } from "../../scripts/deploy/dump.ts";

const folder = "migrations";
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted()
  .map((name) => readFileSync(path.join(folder, name), "utf8"));

async function statementsOf(file, name, ...args) {
  const { module } = await runnerImport(file, {
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
  });
  return module[name](...args);
}

const reading = (database) => async (sql) => database.prepare(sql).all();

/** Reads all rows of all tables, without what a restore renews. */
async function contentOf(database) {
  const query = reading(database);
  const names = Object.keys(await countRows(query)).filter((name) => name !== "catalogue_epoch");
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const [{ wr }] = await query(`PRAGMA table_list("${name}")`);
        return [name, await query(`SELECT ${wr ? "" : "rowid, "}* FROM "${name}" ORDER BY 1, 2`)];
      }),
    ),
  );
}

async function copyOf(database) {
  let sql = "";
  for await (const statement of dumpDatabase(reading(database))) sql += `${statement}\n`;
  const copy = new DatabaseSync(":memory:");
  copy.exec(`BEGIN;\n${sql}COMMIT;`);
  return { copy, sql };
}

/** A database as the demo leaves it: every table that bookings, money and messages fill. */
const original = new DatabaseSync(":memory:");
original.exec(`PRAGMA foreign_keys = OFF; ${migrations.join(";\n")}`);
for (const statement of await statementsOf("./scripts/seed/catalogue.ts", "catalogueStatements"))
  original.exec(statement);
original.exec("CREATE TABLE odd (a BLOB, b REAL, c TEXT, d INTEGER)");
original
  .prepare("INSERT INTO odd VALUES (?, ?, ?, ?), (NULL, NULL, NULL, NULL)")
  .run(new Uint8Array([0, 39, 255]), 0.1 + 0.2, "it's\n; -- 'quoted'", 9007199254740991);
// More rows than a page of the backup.
original.exec("INSERT INTO odd (d) SELECT a.id * 1000 + b.id FROM tours a, tours b LIMIT 1200");
original.exec("DELETE FROM catalogue_changes WHERE version > 200");

test("a restored copy has the same rows, schema and numbers", async () => {
  const { copy } = await copyOf(original);
  expect(await contentOf(copy)).toStrictEqual(await contentOf(original));
  expect((await contentOf(copy)).tours).toHaveLength(125);
  const schema =
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name";
  expect(copy.prepare(schema).all()).toStrictEqual(original.prepare(schema).all());
  const sequences = "SELECT name, seq FROM sqlite_sequence ORDER BY name";
  expect(copy.prepare(sequences).all()).toStrictEqual(original.prepare(sequences).all());
  expect(copy.prepare("PRAGMA foreign_key_check").all()).toStrictEqual([]);
  expect(copy.prepare("PRAGMA integrity_check").get()).toMatchObject({ integrity_check: "ok" });
});

test("a restored copy searches as before", async () => {
  const { copy } = await copyOf(original);
  const search =
    "SELECT rowid, rank FROM tours_search WHERE tours_search MATCH 'temple' ORDER BY rank, rowid LIMIT 20";
  const found = original.prepare(search).all();
  expect(found.length).toBeGreaterThan(5);
  expect(copy.prepare(search).all()).toStrictEqual(found);
});

test("the triggers of a restored copy work", async () => {
  const { copy } = await copyOf(original);
  copy.exec("UPDATE tours SET title = 'Zanzibar of the north' WHERE id = 1");
  const found = copy.prepare("SELECT rowid FROM tours_search WHERE tours_search MATCH 'zanzibar'").all();
  expect(found).toMatchObject([{ rowid: 1 }]);
});

test("a restored copy makes isolates read the tours again", async () => {
  const { copy } = await copyOf(original);
  const token = "SELECT token FROM catalogue_epoch";
  expect(copy.prepare(token).get()).not.toStrictEqual(original.prepare(token).get());
});

test("the triggers come after the rows", async () => {
  const { sql } = await copyOf(original);
  expect(sql.indexOf("CREATE TRIGGER")).toBeGreaterThan(sql.lastIndexOf('INSERT INTO "tours" '));
});
