import { z } from "zod";
import type { Cloudflare } from "./cloudflare.ts";
import { dashboard, type Found } from "./preflight.ts";

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

/** Finds the active zone that a host belongs to. @throws if the account has none */
async function requireZone(cloudflare: Cloudflare, { account }: Pick<Found, "account">, host: string) {
  const schema = z.array(z.object({ name: z.string(), status: z.string() }));
  const labels = host.split(".");
  for (let from = 0; from <= labels.length - 2; from++) {
    const name = labels.slice(from).join(".");
    const [zone] = await cloudflare.call("GET", `/zones?name=${name}&account.id=${account.id}`, schema);
    if (zone?.status === "active") return;
    if (zone)
      throw new Error(
        `The zone ${name} is ${zone.status}. Its registrar must name Cloudflare's name servers first: ${dashboard}/${account.id}/${name}`,
      );
  }
  throw new Error(
    `${host} is in no zone of the account "${account.name}". Add its domain at ${dashboard}/${account.id}/add-site, or use --origin workers.dev`,
  );
}

/**
 * Chooses the public address: the given one, or the deployed one.
 * @param given "workers.dev", or a host
 * @throws if the account cannot serve it, or none is known
 */
export async function chooseAddress(
  cloudflare: Cloudflare,
  found: Pick<Found, "account" | "workersDev" | "publicOrigin">,
  { worker }: { worker: string },
  given?: string,
): Promise<Address> {
  const wanted = given ?? found.publicOrigin;
  if (!wanted)
    throw new Error(
      "The public address is unknown. Give --origin https://tours.example.com, or --origin workers.dev",
    );
  if (wanted !== "workers.dev" && !wanted.endsWith(".workers.dev")) {
    const origin = parseOrigin(wanted);
    const domain = new URL(origin).hostname;
    await requireZone(cloudflare, found, domain);
    return { origin, domain };
  }
  if (found.workersDev === null)
    throw new Error(
      `This account has no workers.dev name. Choose one at ${dashboard}/${found.account.id}/workers/subdomain, or use a domain with --origin`,
    );
  const origin = `https://${worker}.${found.workersDev}.workers.dev`;
  if (wanted !== "workers.dev" && parseOrigin(wanted) !== origin)
    throw new Error(`This Worker's workers.dev address is ${origin}, not ${wanted}`);
  return { origin, domain: null };
}
