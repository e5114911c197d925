import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { buildInAllLanguages } from "../lib/one-language.ts";
import { root, run } from "../lib/process.mjs";
import { addSecretKey, readSecretKeys } from "../lib/secret-keys.ts";
import { builtMode, seedStatements } from "../lib/set-up.ts";
import { causeOf } from "./cloudflare.ts";
import type { Revision, Target } from "./target.ts";

/**
 * Finds the file of secrets to send with the upload. Creates one for a new deployment, never for one with data: values encrypted with
 * the lost key would stay unreadable.
 * @param options the given file, whether the database has tables, and whether files written here outlive the run
 * @returns path or null (the Worker has all it requires), and whether it was created
 * @throws if secrets are missing and must not be made
 */
export function secretsFor(
  target: Pick<Target, "requiredSecrets" | "secretsFile" | "database">,
  { secrets }: { secrets: string[] },
  { given, hasTables, isLasting }: { given?: string; hasTables: boolean; isLasting: boolean },
): { file: string | null; isNew: boolean } {
  if (given) {
    if (!existsSync(path.resolve(root, given)))
      throw new Error(`The file of secrets ${given} does not exist`);
    return { file: path.resolve(root, given), isNew: false };
  }
  if (target.requiredSecrets.every((name) => secrets.includes(name))) return { file: null, isNew: false };
  const file = path.resolve(root, target.secretsFile);
  if (readSecretKeys(file)) return { file, isNew: false };
  if (hasTables)
    throw new Error(
      `The database ${target.database} has data, but the Worker has no SECRET_KEYS. Its data cannot be read with a new key: put ${target.secretsFile} back, or name the file with --secrets-file`,
    );
  if (!isLasting)
    throw new Error(
      "The Worker has no SECRET_KEYS, and a key made here would be lost with this machine. Deploy once from your own, or give --secrets-file",
    );
  addSecretKey(file);
  return { file, isNew: true };
}

/** Makes a fresh production build for an environment. Demo accounts exist in demo builds only. */
export async function buildForProduction({ env }: Target, { tag }: Revision): Promise<void> {
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  await buildInAllLanguages("build", [], { CLOUDFLARE_ENV: env, COMMIT: tag });
  if (builtMode() !== "production")
    throw new Error("This is a demo build with demo accounts. Do not deploy it");
}

/** Writes the statements that load the catalogue. @returns the file, and a mark that changes with it */
export async function writeCatalogue(): Promise<{ file: string; mark: string }> {
  const file = path.join(root, ".wrangler/catalogue.sql");
  const sql = (await seedStatements()).map((statement) => `${statement};\n`).join("");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, sql);
  return { file, mark: createHash("sha256").update(sql).digest("hex").slice(0, 16) };
}

interface Sent {
  origin: string;
  domain: string | null;
  sampleTours: string;
  secretsFile: string | null;
}

/** Uploads the build with its variables and secrets. @returns id of the new version */
export async function upload({ tag, message }: Revision, sent: Sent): Promise<string> {
  const report = path.join(root, `.wrangler/upload-${process.pid}.ndjson`);
  const args = [
    ["--tag", tag],
    ["--message", message],
    ["--var", `PUBLIC_ORIGIN:${sent.origin}`],
    ["--var", `SAMPLE_TOURS:${sent.sampleTours}`],
    ...(sent.domain ? [["--domain", sent.domain]] : []),
    ...(sent.secretsFile ? [["--secrets-file", sent.secretsFile]] : []),
  ];
  try {
    await run("wrangler", ["deploy", ...args.flat()], {
      env: { CI: "1", WRANGLER_OUTPUT_FILE_PATH: report },
    });
    const schema = z.looseObject({ type: z.string(), version_id: z.string().nullish() });
    const entries = readFileSync(report, "utf8").trim().split("\n");
    const uploaded = entries.map((line) => schema.parse(JSON.parse(line)));
    return z.string().parse(uploaded.find(({ type }) => type === "deploy")?.version_id);
  } finally {
    rmSync(report, { force: true });
  }
}

const healthSchema = z.looseObject({
  version: z.looseObject({ id: z.string(), tag: z.string().optional() }),
  migration: z.string().nullish(),
});
const problemSchema = z.looseObject({ detail: z.string() });

/** Reads the deep health check of an address. @returns its version, or the reason why there is none */
async function readHealth(origin: string) {
  try {
    const response = await fetch(`${origin}/api/health?deep=1`, {
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await response.json().catch(() => null);
    const { data: health } = healthSchema.safeParse(body);
    if (response.ok && health) return health;
    return `${response.status} ${problemSchema.safeParse(body).data?.detail ?? ""}`.replace(/[. ]+$/, "");
  } catch (error) {
    return causeOf(error);
  }
}

/**
 * Waits until the deep health check answers with a version.
 * @param wanted id of the version
 * @param patience seconds
 * @throws with the last answer
 */
export async function waitForVersion(origin: string, wanted: string, patience: number) {
  const deadline = Date.now() + patience * 1000;
  for (;;) {
    const health = await readHealth(origin);
    if (typeof health === "object" && health.version.id === wanted) return health;
    if (Date.now() >= deadline) {
      const last =
        typeof health === "string" ? health : `still version ${health.version.id} (${health.version.tag})`;
      throw new Error(
        `${origin}/api/health?deep=1 did not answer with the new version within ${patience} s: ${last}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}
