// npm run admin:create: creates an admin, usually the first of a deployment.
// usage: npm run admin:create -- [--remote [--env staging]] [--name NAME] [--email ADDRESS] [--role owner|support|finance|content]
// The role is owner by default. Prompts for missing values. The password is typed at the prompt or is the first line of stdin, never an argument.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { readTarget, wranglerTarget } from "./deploy/target.ts";
import { openModules } from "./lib/open-modules.ts";
import { fail, root, run } from "./lib/process.mjs";

const modules = await openModules();
const loaded = await modules.ssrLoadModule("/scripts/lib/admin-account.ts");
const adminStatements: typeof import("./lib/admin-account.ts").adminStatements = loaded.adminStatements;

const isTyped = process.stdin.isTTY === true;
let isSilent = false;
const output = new Writable({
  write(chunk, _, done) {
    if (!isSilent) process.stdout.write(chunk);
    done();
  },
});
const prompt = createInterface({ input: process.stdin, output, terminal: isTyped });
const lines = prompt[Symbol.asyncIterator]();

async function ask(question: string, { isSecret = false } = {}): Promise<string> {
  if (!isTyped) return (await lines.next()).value ?? "";
  process.stdout.write(question);
  isSilent = isSecret;
  const { value } = await lines.next();
  isSilent = false;
  if (isSecret) process.stdout.write("\n");
  return value ?? "";
}

/** Executes the statements as one file, which D1 runs atomically. @param environment of the deployment, or null for the local data */
async function execute(statements: string[], environment: string | null): Promise<void> {
  const file = path.join(root, `.wrangler/admin-${process.pid}.sql`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""), { mode: 0o600 });
  const where =
    environment === null
      ? ["--local", "--persist-to", ".wrangler/state"]
      : ["--remote", ...wranglerTarget(await readTarget(environment))];
  try {
    await run("wrangler", ["d1", "execute", "DB", ...where, "--yes", "--file", file], { env: { CI: "1" } });
  } finally {
    rmSync(file);
  }
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const output = error instanceof Error && "output" in error ? String(error.output) : "";
  const said = `${message} ${output}`;
  if (said.includes("users.email")) return "This e-mail address already has an account. Nothing was changed.";
  if (said.includes("no such table"))
    return "The database has no tables yet. Run npm start (or npm run deploy) first.";
  return output ? `${message}:\n${output}` : message;
}

try {
  // The password is no option: other users of the machine can read the arguments.
  const { values } = parseArgs({
    options: {
      remote: { type: "boolean", default: false },
      env: { type: "string", default: "production" },
      name: { type: "string" },
      email: { type: "string" },
      role: { type: "string", default: "owner" },
    },
  });
  const { role } = values;
  if (!values.remote && !existsSync(path.join(root, ".wrangler/state")))
    throw new Error("No local data found. Run npm start first, or use --remote for the deployment.");
  const name = values.name ?? (await ask("Name: "));
  const email = values.email ?? (await ask("E-mail address: "));
  const password = await ask("Password, at least 8 characters: ", { isSecret: true });
  if (isTyped && (await ask("Repeat the password: ", { isSecret: true })) !== password)
    throw new Error("The two passwords differ. Nothing was changed.");
  prompt.close();
  const statements = await adminStatements({ name, email, password, role }, Date.now());
  await execute(statements, values.remote ? values.env : null);
  console.log(
    `✓ ${email} is an administrator (${role}) ${values.remote ? "of the deployment" : "in the local data"}.`,
  );
} catch (error) {
  prompt.close();
  fail(reasonOf(error));
}
