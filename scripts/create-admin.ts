// npm run admin:create: creates an admin, usually the first of a deployment.
// usage: npm run admin:create -- [--remote [--env staging]] [--name NAME] [--email ADDRESS] [--role owner|support|finance|content]
// The role is owner by default. Prompts for missing values. The password is typed at the prompt or is the first line of stdin, never an argument.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { readTarget, wranglerTarget } from "./deploy/target.ts";
import { openModules } from "./lib/open-modules.ts";
import { fail, root, run } from "./lib/process.mjs";

const modules = await openModules();
const loaded = await modules.ssrLoadModule("/scripts/lib/admin-account.ts");
const readOptions: typeof import("./lib/admin-account.ts").readOptions = loaded.readOptions;
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

/** Executes the statements as one file, which D1 runs atomically. */
async function execute(
  statements: string[],
  { isRemote, environment }: { isRemote: boolean; environment: string },
): Promise<void> {
  const file = path.join(root, `.wrangler/admin-${process.pid}.sql`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, statements.map((statement) => `${statement};\n`).join(""), { mode: 0o600 });
  const where = isRemote
    ? ["--remote", ...wranglerTarget(await readTarget(environment))]
    : ["--local", "--persist-to", ".wrangler/state"];
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
  const options = readOptions(process.argv.slice(2));
  if (!options.isRemote && !existsSync(path.join(root, ".wrangler/state")))
    throw new Error("No local data found. Run npm start first, or use --remote for the deployment.");
  const name = options.name ?? (await ask("Name: "));
  const email = options.email ?? (await ask("E-mail address: "));
  const password = await ask("Password, at least 8 characters: ", { isSecret: true });
  if (isTyped && (await ask("Repeat the password: ", { isSecret: true })) !== password)
    throw new Error("The two passwords differ. Nothing was changed.");
  prompt.close();
  await execute(await adminStatements({ name, email, password, role: options.role }, Date.now()), options);
  console.log(
    `✓ ${email} is an administrator (${options.role}) ${options.isRemote ? "of the deployment" : "in the local data"}.`,
  );
} catch (error) {
  prompt.close();
  fail(reasonOf(error));
}
