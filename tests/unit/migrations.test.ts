import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { bookingSources } from "~/domain/bookings/booking-source";
import { ledgerAccounts, ledgerKinds } from "~/domain/money/ledger/ledger";
import { rules } from "../../worker/platform/db/errors";
import * as schema from "../../worker/platform/db/schema";

const folder = "migrations";
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), "utf8");

test("the journal names the migrations in their order, and the newest snapshot is the schema", async () => {
  const journal = z
    .object({ entries: z.array(z.object({ idx: z.int(), tag: z.string() })) })
    .parse(JSON.parse(read("meta", "_journal.json")));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toStrictEqual(files);
  expect(journal.entries.map(({ idx }) => idx)).toStrictEqual(files.map((_, index) => index));
  const snapshots = readdirSync(path.join(folder, "meta")).filter((name) => name.endsWith("_snapshot.json"));
  const newest = JSON.parse(read("meta", snapshots.toSorted().at(-1) ?? ""));
  expect(await generateSQLiteMigration(newest, await generateSQLiteDrizzleJson(schema))).toStrictEqual([]);
});

test("the migrations make a database whose references and rows are whole", () => {
  const database = new DatabaseSync(":memory:");
  for (const name of files) database.exec(read(name));
  expect(database.prepare("PRAGMA foreign_key_check").all()).toStrictEqual([]);
  expect(database.prepare("PRAGMA integrity_check").get()).toMatchObject({ integrity_check: "ok" });
});

test("at most 72 triggers, and each code with which one refuses is known", () => {
  const database = new DatabaseSync(":memory:");
  for (const name of files) database.exec(read(name));
  const triggers = database.prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger'").all();
  expect(triggers.length).toBeLessThanOrEqual(72);
  const codes = triggers.flatMap(({ sql }) =>
    Array.from(String(sql).matchAll(/RAISE\(ABORT, 'rule:(\w+)'\)/g), ([, code]) => code),
  );
  expect(new Set(codes)).toStrictEqual(new Set(Object.keys(rules)));
});

test("accounts, kinds and sources are rows, the same as in the domain, and no entry has another", () => {
  const database = new DatabaseSync(":memory:");
  for (const name of files) database.exec(read(name));
  const names = (table: string) =>
    database
      .prepare(`SELECT name FROM ${table}`)
      .all()
      .map(({ name }) => name);
  expect(names("ledger_accounts").toSorted()).toStrictEqual([...ledgerAccounts].toSorted());
  expect(names("ledger_kinds").toSorted()).toStrictEqual([...ledgerKinds].toSorted());
  expect(names("booking_sources").toSorted()).toStrictEqual([...bookingSources].toSorted());
  const enter = database.prepare(
    "INSERT INTO ledger_entries (key, kind, debit, credit, amount, created_at) VALUES (?, ?, ?, ?, 1, 1)",
  );
  enter.run("k", "other", "cash", "other");
  for (const [kind, debit, credit] of [
    ["gift", "cash", "other"],
    ["other", "purse", "other"],
    ["other", "cash", "purse"],
  ] as const)
    expect(() => enter.run(`${kind} ${debit} ${credit}`, kind, debit, credit)).toThrow("FOREIGN KEY");
});

test("issued documents and entries of the ledger are not changed", () => {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  for (const name of files) database.exec(read(name));
  const document = (number: number) =>
    database.exec(`INSERT INTO tax_documents (key, kind, booking, seller, financial_year, number, total, issued_at, document)
      VALUES ('key-${number}', 'invoice', 'b${number}', '*platform', '2026-27', ${number}, 9, 1, '{"buyer":{"contact":["a"]}}')`);
  database.exec(
    "INSERT INTO ledger_entries (key, kind, debit, credit, amount, created_at) VALUES ('k', 'other', 'cash', 'other', 1, 1)",
  );
  document(1);
  expect(() => document(3)).toThrow("rule:tax_document_number");
  document(2);
  for (const [sql, rule] of [
    ["DELETE FROM tax_documents", "tax_documents_kept"],
    ["UPDATE tax_documents SET total = 1", "tax_documents_kept"],
    ["UPDATE tax_documents SET document = json_set(document, '$.total', 1)", "tax_documents_kept"],
    ["DELETE FROM ledger_entries", "ledger_kept"],
    ["UPDATE ledger_entries SET amount = 2", "ledger_kept"],
  ] as const)
    expect(() => database.exec(sql), sql).toThrow(`rule:${rule}`);
  database.exec("UPDATE tax_documents SET document = json_set(document, '$.buyer.contact', NULL)");
});
