import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { backgroundWorkDone } from "../support/background";

// What the previous file's last requests left to the background would write into this file's database.
await backgroundWorkDone();
await reset();
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
await env.DB.batch(env.TEST_CATALOGUE.map((statement) => env.DB.prepare(statement)));
