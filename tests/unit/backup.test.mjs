import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "../../scripts/deploy/backup.ts";
import { openLocalData } from "../../scripts/deploy/data.ts";
import { root } from "../../scripts/lib/process.mjs";
import { createLocalDatabase, writeLocalDatabase } from "../../scripts/lib/local-database.ts";
import { readMigrations } from "../../scripts/lib/migrations.ts";
import { demoPart, markAsFilled, migrate } from "../../scripts/lib/set-up.ts";

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "backup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database and a bucket in memory. `writes` of its bookmarks are followed by a change. */
function openMemory({ writes = 0 } = {}) {
  const database = new DatabaseSync(":memory:");
  const objects = new Map();
  let changes = 0;
  return {
    title: "memory",
    database,
    objects,
    query: async (sql) => database.prepare(sql).all(),
    bookmark: async () => (changes < writes ? String((changes += 1)) : "at rest"),
    execute: async (file) => database.exec(readFileSync(file, "utf8")),
    async *listObjects() {
      for (const [key, { contentType }] of objects) yield { key, contentType };
    },
    getObject: async (key) => objects.get(key).body,
    putObject: async (key, body, contentType) => void objects.set(key, { body, contentType }),
  };
}

function openSeeded(options) {
  const data = openMemory(options);
  data.database.exec(`
    CREATE TABLE trips (id INTEGER PRIMARY KEY AUTOINCREMENT, seats INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE bookings (id TEXT PRIMARY KEY, trip INTEGER NOT NULL REFERENCES trips(id), seats INTEGER);
    CREATE TRIGGER counted AFTER INSERT ON bookings BEGIN UPDATE trips SET seats = seats + NEW.seats WHERE id = NEW.trip; END;
    INSERT INTO trips (id) VALUES (1); INSERT INTO bookings VALUES ('a', 1, 2), ('b', 1, 3);`);
  data.objects.set("avatars/a b/é.png", { body: Buffer.from([0, 1, 255]), contentType: "image/png" });
  return data;
}

const about = { environment: "local", createdAt: "2026-11-28T00:00:00Z" };

test("a backup is restored once, without counting the seats again", async () => {
  const source = openSeeded();
  const manifest = await backUp(source, folder, about);
  expect(manifest).toMatchObject({
    isOfOneMoment: true,
    tooLong: [],
    database: { counts: { trips: 1, bookings: 2 } },
  });
  const target = openMemory();
  await restore(target, folder);
  expect(await target.query("SELECT seats FROM trips")).toMatchObject([{ seats: 5 }]);
  expect(target.objects).toStrictEqual(source.objects);
  target.database.exec("INSERT INTO bookings VALUES ('c', 1, 4)");
  expect(await target.query("SELECT seats FROM trips")).toMatchObject([{ seats: 9 }]);
  await expect(restore(target, folder)).rejects.toThrow("into an empty database only");
});

test("local data with files of any name are backed up, and restored into an empty state", async () => {
  const [from, to] = ["from", "to"].map((name) => path.relative(root, path.join(folder, name)));
  await createLocalDatabase(from);
  writeLocalDatabase(from, (database) =>
    database.exec("CREATE TABLE trips (id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO trips VALUES (1)"),
  );
  const source = await openLocalData(from);
  const picture = Buffer.from([0, 1, 255]);
  await source.putObject("operator documents/ä b.pdf", picture, "application/pdf");
  await backUp(source, path.join(folder, "backup"), about);
  await source.close();
  const target = await openLocalData(to);
  await restore(target, path.join(folder, "backup"));
  expect(await target.query("SELECT id FROM trips")).toStrictEqual([{ id: 1 }]);
  const objects = [];
  for await (const object of target.listObjects()) objects.push(object);
  expect(objects).toStrictEqual([{ key: "operator documents/ä b.pdf", contentType: "application/pdf" }]);
  expect(await target.getObject("operator documents/ä b.pdf")).toStrictEqual(picture);
  await target.close();
});

test("a damaged or incomplete backup is refused before anything is written", async () => {
  await backUp(openSeeded(), folder, about);
  const target = openMemory();
  writeFileSync(path.join(folder, "media/000000"), "damaged");
  await expect(restore(target, folder)).rejects.toThrow("avatars/a b/é.png of the backup was changed");
  rmSync(path.join(folder, "media/000000"));
  await expect(restore(target, folder)).rejects.toThrow("no complete backup");
  writeFileSync(path.join(folder, "database.sql"), "CREATE TABLE other (a);");
  await expect(restore(target, folder)).rejects.toThrow("database.sql of the backup was changed");
  expect(await target.query("SELECT name FROM sqlite_master")).toStrictEqual([]);
});

test("a restored database that differs from its backup is reported", async () => {
  await backUp(openSeeded(), folder, about);
  const target = openMemory();
  const { execute } = target;
  target.execute = async (file) => {
    await execute(file);
    target.database.exec("DELETE FROM bookings WHERE id = 'b'");
  };
  await expect(restore(target, folder)).rejects.toThrow("The table bookings has 1 rows, the backup 2");
});

test("a backup of a database that other migrations made is refused, and nothing is written", async () => {
  const source = openSeeded();
  source.database.exec(`
    CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE);
    INSERT INTO d1_migrations (name) VALUES ('0000_tables.sql');`);
  await backUp(source, folder, about);
  await restore(openMemory(), folder);
  source.database.exec("INSERT INTO d1_migrations (name) VALUES ('0001_tour-search.sql')");
  await backUp(source, folder, about);
  const target = openMemory();
  await expect(restore(target, folder)).rejects.toThrow("the migration 0001_tour-search.sql");
  expect(await target.query("SELECT name FROM sqlite_master")).toStrictEqual([]);
});

test("a database that is written meanwhile is read again, at most three times", async () => {
  expect((await backUp(openSeeded({ writes: 3 }), folder, about)).isOfOneMoment).toBe(true);
  expect((await backUp(openSeeded({ writes: 100 }), folder, about)).isOfOneMoment).toBe(false);
});

test("a row that D1 would refuse as a statement is named", async () => {
  const source = openSeeded();
  source.database.exec("CREATE TABLE long (text TEXT)");
  source.database.prepare("INSERT INTO long VALUES (?)").run("x".repeat(100_001));
  expect((await backUp(source, folder, about)).tooLong).toMatchObject([
    expect.stringContaining('INSERT INTO "long"'),
  ]);
});

test("the start after a local restore adds no demo accounts, which would fail if the backup has them", () => {
  const state = path.relative(root, folder);
  expect(demoPart(state)).toBe("demo");
  markAsFilled(state);
  expect(demoPart(state)).toBe("demo-tours");
});

test("a local database gets the migrations it lacks, and one of another version is refused with what a reset deletes", async () => {
  const state = path.relative(root, folder);
  await migrate(state);
  const applied = () =>
    writeLocalDatabase(state, (database) => database.prepare("SELECT name FROM d1_migrations").all());
  const ours = readMigrations().map(({ name }) => ({ name }));
  expect(applied()).toMatchObject(ours);
  await migrate(state);
  expect(applied()).toMatchObject(ours);
  writeLocalDatabase(state, (database) =>
    database.exec("INSERT INTO d1_migrations (name) VALUES ('0001_tour-search.sql')"),
  );
  await expect(migrate(state)).rejects.toThrow(
    "another version (0001_tour-search.sql). npm run reset deletes them: accounts, bookings",
  );
});
