import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { z } from "zod";
import { entries as migrations } from "../../migrations/meta/_journal.json";
import { get, read } from "../support/api";
import { problemOf } from "../support/problem";

const newest = `${migrations.at(-1)?.tag}.sql`;
const healthSchema = z.object({
  status: z.literal("ok"),
  migration: z.string(),
  version: z.object({ commit: z.string(), id: z.string(), tag: z.string() }),
});

test("a deep health check names the version and its newest migration", async () => {
  const health = await read(await get("/api/health?deep=1"), healthSchema);
  expect(health).toMatchObject({
    migration: newest,
    version: { id: env.CF_VERSION_METADATA.id, tag: env.CF_VERSION_METADATA.tag },
  });
});

test("a deep health check is 503 while a migration is missing, and ignores newer ones", async () => {
  await env.DB.prepare("INSERT INTO d1_migrations (name) VALUES ('9999_of-a-newer-version.sql')").run();
  expect((await get("/api/health?deep=1")).status).toBe(200);
  await env.DB.prepare("UPDATE d1_migrations SET name = 'away' WHERE name = ?").bind(newest).run();
  const problem = await problemOf(await get("/api/health?deep=1"), "unavailable");
  expect(problem.detail).toBe(`The database lacks the migration ${newest}.`);
  await env.DB.prepare("UPDATE d1_migrations SET name = ? WHERE name = 'away'").bind(newest).run();
});

test("a deep health check is 503 without tables", async () => {
  await env.DB.prepare("ALTER TABLE d1_migrations RENAME TO migrations_away").run();
  const problem = await problemOf(await get("/api/health?deep=1"), "unavailable");
  expect(problem.detail).toBe("The database has no tables or does not answer.");
  expect((await get("/api/health")).status).toBe(200);
  await env.DB.prepare("ALTER TABLE migrations_away RENAME TO d1_migrations").run();
});
