import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { bookingSources } from "~/domain/bookings/booking-source";
import { ledgerAccounts, ledgerKinds } from "~/domain/money/ledger";
import { root } from "../../scripts/lib/process.mjs";
import { markAsFilled, requireSameBaseline } from "../../scripts/lib/set-up.mjs";
import * as schema from "../../worker/db/schema";

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

test("a local database of other migrations is refused with what a reset deletes", () => {
  mkdirSync(path.join(root, ".wrangler"), { recursive: true });
  const state = path.relative(root, mkdtempSync(path.join(root, ".wrangler/older-")));
  onTestFinished(() => rmSync(path.join(root, state), { recursive: true }));
  const made = path.join(root, state, "migrations.sql");
  const refusal = /of an older version. npm run reset deletes .* bookings/;
  expect(() => requireSameBaseline(state)).toThrow(refusal);
  markAsFilled(state);
  requireSameBaseline(state);
  const ours = readFileSync(made, "utf8");
  // One migration came since.
  writeFileSync(made, ours.replace(`, ('${files.at(-1)}')`, ""));
  requireSameBaseline(state);
  for (const other of [
    ours.replace("CREATE TABLE", "CREATE  TABLE"),
    ours.replace(/VALUES (\('0000.*)\);/, "VALUES $1, ('9999_later.sql');"),
  ]) {
    expect(other).not.toBe(ours);
    writeFileSync(made, other);
    expect(() => requireSameBaseline(state)).toThrow(refusal);
  }
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

test("what is kept is not changed, whoever tries", () => {
  const database = new DatabaseSync(":memory:", { enableForeignKeyConstraints: false });
  for (const name of files) database.exec(read(name));
  const document = (number: number) =>
    database.exec(`INSERT INTO tax_documents (key, kind, booking, seller, financial_year, number, total, issued_at, document)
      VALUES ('key-${number}', 'invoice', 'b', '*platform', '2026-27', ${number}, 9, 1, '{"buyer":{"contact":["a"]}}')`);
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
