import { z } from "zod";
import { CloudflareError, type Account, type Cloudflare } from "./cloudflare.ts";
import type { Target } from "./target.ts";

export const dashboard = "https://dash.cloudflare.com";

/** Codes of Cloudflare's API, with what to do. */
const remedies = new Map([
  [
    10000,
    "Cloudflare does not accept the token. Run npx wrangler login, or set a valid CLOUDFLARE_API_TOKEN",
  ],
  [9109, "Cloudflare does not accept the token. Run npx wrangler login, or set a valid CLOUDFLARE_API_TOKEN"],
  [10042, "R2 is not enabled in this account. Enable it at {dashboard}/r2 (it asks for a payment method)"],
]);

/** Turns an error of the API into a sentence that says what to do. */
function explain(error: unknown, doing: string, account?: Account): Error {
  if (!(error instanceof CloudflareError)) throw error;
  const remedy = remedies.get(error.code);
  if (remedy) return new Error(remedy.replace("{dashboard}", `${dashboard}/${account?.id ?? "?to="}`));
  if (error.status === 403)
    return new Error(`The token may not ${doing}. docs/deployment.md names the permissions it needs`);
  return error.status === 0 ? error : new Error(`Could not ${doing}: ${error.message}`);
}

/** Finds the account to deploy to. @throws if the token is refused, has no account, or has several and none is named */
async function findAccount(
  cloudflare: Cloudflare,
  wanted = process.env.CLOUDFLARE_ACCOUNT_ID,
): Promise<Account> {
  const schema = z.array(z.object({ id: z.string(), name: z.string() }));
  const accounts = await cloudflare.call("GET", "/accounts?per_page=50", schema).catch((error) => {
    throw explain(error, "list its accounts");
  });
  const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  if (wanted) {
    const account = accounts.find(({ id }) => id === wanted);
    if (account) return account;
    throw new Error(
      `CLOUDFLARE_ACCOUNT_ID is ${wanted}, but the token reaches only:\n${list || "  no account"}`,
    );
  }
  const [account, ...others] = accounts;
  if (!account)
    throw new Error("The token reaches no account. Create one for an account you are a member of");
  if (others.length === 0) return account;
  throw new Error(
    `The token reaches ${accounts.length} accounts:\n${list}\nSet CLOUDFLARE_ACCOUNT_ID to one of them`,
  );
}

/** True if the API says that something does not exist. 10007 is its code for a Worker or a workers.dev name. */
function isAbsent({ code, status }: CloudflareError): boolean {
  return code === 10007 || (status === 404 && !remedies.has(code));
}

/** Returns a function that reads an address of the account, null if there is nothing. */
function createFinder(cloudflare: Cloudflare, account: Account) {
  return async function find<Result>(path: string, schema: z.ZodType<Result>, doing: string) {
    try {
      return await cloudflare.call("GET", `/accounts/${account.id}${path}`, schema);
    } catch (error) {
      if (error instanceof CloudflareError && isAbsent(error)) return null;
      throw explain(error, doing, account);
    }
  };
}

const databasesSchema = z.array(z.object({ uuid: z.string(), name: z.string() }));
const settingsSchema = z.object({
  bindings: z.array(z.object({ name: z.string(), type: z.string(), text: z.string().optional() })).optional(),
});

/**
 * Reads what the account already has for an environment.
 * @throws with a sentence that says what to do, if the account cannot take the deployment
 */
export async function inspect(cloudflare: Cloudflare, target: Target) {
  const account = await findAccount(cloudflare);
  const find = createFinder(cloudflare, account);
  const { bucket: bucketName, database: databaseName, worker } = target;
  const [bucket, databases, settings, workersDev] = await Promise.all([
    find(`/r2/buckets/${bucketName}`, z.unknown(), "read R2 buckets"),
    find(`/d1/database?name=${databaseName}`, databasesSchema, "read D1 databases"),
    find(`/workers/scripts/${worker}/settings`, settingsSchema, "read Workers"),
    find("/workers/subdomain", z.object({ subdomain: z.string() }), "read the workers.dev name"),
  ]);
  const bindings = settings?.bindings ?? [];
  const variable = (name: string) => bindings.find((binding) => binding.name === name)?.text ?? null;
  return {
    account,
    hasBucket: bucket !== null,
    database: databases?.find(({ name }) => name === databaseName) ?? null,
    hasWorker: settings !== null,
    secrets: bindings.filter(({ type }) => type === "secret_text").map(({ name }) => name),
    publicOrigin: variable("PUBLIC_ORIGIN"),
    sampleTours: variable("SAMPLE_TOURS"),
    workersDev: workersDev?.subdomain ?? null,
  };
}

/** State of an account for an environment. */
export type Found = Awaited<ReturnType<typeof inspect>>;
