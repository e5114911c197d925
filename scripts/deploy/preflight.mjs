import { CloudflareError } from "./cloudflare.mjs";

const dashboard = "https://dash.cloudflare.com";

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
function explain(error, doing, account) {
  if (!(error instanceof CloudflareError)) throw error;
  const remedy = remedies.get(error.code);
  if (remedy) return new Error(remedy.replace("{dashboard}", `${dashboard}/${account?.id ?? "?to="}`));
  if (error.status === 403)
    return new Error(`The token may not ${doing}. docs/deployment.md names the permissions it needs`);
  return error.status === 0 ? error : new Error(`Could not ${doing}: ${error.message}`);
}

/** Finds the account to deploy to. @throws if the token is refused, has no account, or has several and none is named */
export async function findAccount(cloudflare, wanted = process.env.CLOUDFLARE_ACCOUNT_ID) {
  const accounts = await cloudflare.call("GET", "/accounts?per_page=50").catch((error) => {
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
  if (accounts.length === 1) return accounts[0];
  if (accounts.length === 0)
    throw new Error("The token reaches no account. Create one for an account you are a member of");
  throw new Error(
    `The token reaches ${accounts.length} accounts:\n${list}\nSet CLOUDFLARE_ACCOUNT_ID to one of them`,
  );
}

/** True if the API says that something does not exist. 10007 is its code for a Worker or a workers.dev name. */
function isAbsent({ code, status }) {
  return code === 10007 || (status === 404 && !remedies.has(code));
}

/** Returns the answer, or null if there is nothing at the address. */
async function find(cloudflare, path, doing, account) {
  try {
    return await cloudflare.call("GET", path);
  } catch (error) {
    if (error instanceof CloudflareError && isAbsent(error)) return null;
    throw explain(error, doing, account);
  }
}

/** Plan of Workers: "paid", "free", or "unknown" if the token may not read subscriptions. */
async function findPlan(cloudflare, { id }) {
  try {
    const subscriptions = await cloudflare.call("GET", `/accounts/${id}/subscriptions`);
    const plans = subscriptions.map(({ rate_plan }) => String(rate_plan?.id ?? ""));
    return plans.some((plan) => /^workers_(?!free)/.test(plan)) ? "paid" : "free";
  } catch (error) {
    if (error instanceof CloudflareError && error.status !== 0) return "unknown";
    throw error;
  }
}

/**
 * Reads what the account already has for an environment.
 * @throws with a sentence that says what to do, if the account cannot take the deployment
 */
export async function inspect(cloudflare, target) {
  const account = await findAccount(cloudflare);
  const base = `/accounts/${account.id}`;
  const [plan, bucket, databases, settings, workersDev] = await Promise.all([
    findPlan(cloudflare, account),
    find(cloudflare, `${base}/r2/buckets/${target.bucket}`, "read R2 buckets", account),
    find(cloudflare, `${base}/d1/database?name=${target.database}`, "read D1 databases", account),
    find(cloudflare, `${base}/workers/scripts/${target.worker}/settings`, "read Workers", account),
    find(cloudflare, `${base}/workers/subdomain`, "read the workers.dev name", account),
  ]);
  const bindings = settings?.bindings ?? [];
  const variable = (name) => bindings.find((binding) => binding.name === name)?.text ?? null;
  return {
    account,
    plan,
    hasBucket: bucket !== null,
    database: databases?.find(({ name }) => name === target.database) ?? null,
    hasWorker: settings !== null,
    secrets: bindings.filter(({ type }) => type === "secret_text").map(({ name }) => name),
    publicOrigin: variable("PUBLIC_ORIGIN"),
    sampleTours: variable("SAMPLE_TOURS"),
    workersDev: workersDev?.subdomain ?? null,
  };
}

/** Sentences about a plan that the site outgrows at once; none for Workers Paid. */
export function planWarnings(plan) {
  const limit =
    "Workers Free ends a request after 10 ms of processor time; signing in takes about 160 ms, so it fails there";
  if (plan === "free")
    return [
      `This account is on Workers Free. ${limit}. Workers Paid: ${dashboard}/?to=/:account/workers/plans`,
    ];
  if (plan === "unknown")
    return [`The token may not read the account's plan. Make sure that it is Workers Paid: ${limit}.`];
  return [];
}
