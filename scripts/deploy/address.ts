import { createInterface } from "node:readline/promises";
import { z } from "zod";
import { causeOf, type Account, type Cloudflare } from "./cloudflare.ts";
import type { Found } from "./preflight.ts";

const dashboard = "https://dash.cloudflare.com";

/** Public address, and the custom domain or null. */
interface Address {
  origin: string;
  domain: string | null;
}

/** Parses a public address. @throws unless it is an https origin */
export function parseOrigin(value: string): string {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  const url = URL.parse(address);
  if (!url || !url.hostname.includes("."))
    throw new Error(`"${value}" is no address. Give one like https://tours.example.com, or workers.dev`);
  if (url.protocol !== "https:")
    throw new Error(`The public address must be https, not ${url.protocol}//${url.host}`);
  if (url.port || url.pathname !== "/" || url.search || url.hash || url.username)
    throw new Error(`The public address is only the scheme and host, like https://${url.hostname}`);
  return url.origin;
}

/** Finds the zone that a host belongs to, the longest first. */
async function findZone(cloudflare: Cloudflare, { id }: Account, host: string) {
  const schema = z.array(z.object({ name: z.string(), status: z.string() }));
  const labels = host.split(".");
  for (let from = 0; from <= labels.length - 2; from++) {
    const name = labels.slice(from).join(".");
    const [zone] = await cloudflare.call("GET", `/zones?name=${name}&account.id=${id}`, schema);
    if (zone) return zone;
  }
  return null;
}

/**
 * Checks that the account can serve an address: its workers.dev address, or a host in one of its zones.
 * @param wanted "workers.dev", or an https origin
 */
export async function checkAddress(
  cloudflare: Cloudflare,
  { account, workersDev }: Pick<Found, "account" | "workersDev">,
  { worker }: { worker: string },
  wanted: string,
): Promise<Address> {
  if (wanted === "workers.dev" || wanted.endsWith(".workers.dev")) {
    if (workersDev === null)
      throw new Error(
        `This account has no workers.dev name. Give one with --workers-dev NAME, choose one at ${dashboard}/${account.id}/workers/subdomain, or use a domain with --origin`,
      );
    const origin = `https://${worker}.${workersDev}.workers.dev`;
    if (wanted !== "workers.dev" && parseOrigin(wanted) !== origin)
      throw new Error(`This Worker's workers.dev address is ${origin}, not ${wanted}`);
    return { origin, domain: null };
  }
  const origin = parseOrigin(wanted);
  const domain = new URL(origin).hostname;
  const zone = await findZone(cloudflare, account, domain);
  if (zone === null)
    throw new Error(
      `${domain} is in no zone of the account "${account.name}". Add its domain at ${dashboard}/${account.id}/add-site, or use --origin workers.dev`,
    );
  if (zone.status !== "active")
    throw new Error(
      `The zone ${zone.name} is ${zone.status}. Its registrar must name Cloudflare's name servers first: ${dashboard}/${account.id}/${zone.name}`,
    );
  return { origin, domain };
}

/** Reserves the account's workers.dev name. @throws if another account has it */
export async function reserveWorkersDev(
  cloudflare: Cloudflare,
  { id }: Account,
  subdomain: string,
): Promise<string> {
  const path = `/accounts/${id}/workers/subdomain`;
  await cloudflare.call("PUT", path, z.unknown(), { subdomain }).catch((error) => {
    throw new Error(`The workers.dev name "${subdomain}" is not available: ${causeOf(error)}`);
  });
  return subdomain;
}

/** True if a person can answer. */
function isInteractive(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && !process.env.CI;
}

/** Asks a question on the terminal. */
async function ask(question: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await prompt.question(question)).trim();
  } finally {
    prompt.close();
  }
}

/**
 * Chooses the public address: the given one, the deployed one, or what the person answers.
 * @throws if the account cannot serve it, or none is known and nobody can answer
 */
export async function chooseAddress(
  cloudflare: Cloudflare,
  found: Pick<Found, "account" | "workersDev" | "publicOrigin">,
  target: { worker: string },
  { origin, workersDev }: { origin?: string; workersDev?: string },
): Promise<Address> {
  const known = origin ?? found.publicOrigin;
  if (!known && !isInteractive())
    throw new Error(
      "The public address is unknown. Give --origin https://tours.example.com, or --origin workers.dev",
    );
  const wanted =
    known ??
    ((await ask("Public address, such as tours.example.com (Enter: workers.dev): ")) || "workers.dev");
  const isOnWorkersDev = wanted === "workers.dev" || wanted.endsWith(".workers.dev");
  if (isOnWorkersDev && found.workersDev === null) {
    const name =
      workersDev ??
      (isInteractive() ? await ask("Name of this account on workers.dev, such as my-company: ") : "");
    if (name) found.workersDev = await reserveWorkersDev(cloudflare, found.account, name);
  }
  return checkAddress(cloudflare, found, target, isOnWorkersDev ? wanted : parseOrigin(wanted));
}

/**
 * Chooses if the sample tours are loaded: as given, as before, or what the person answers.
 * @param remembered SAMPLE_TOURS of the deployed version: "no", the mark of what was loaded, or null
 */
export async function chooseSampleTours(remembered: string | null, given?: boolean): Promise<boolean> {
  if (given !== undefined) return given;
  if (remembered !== null) return remembered !== "no";
  if (!isInteractive()) return false;
  return /^y/i.test(await ask("Load the 125 sample tours and their operators into this site? [y/N] "));
}
