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

/**
 * Chooses the public address: the given one, or the deployed one.
 * @param given "workers.dev", or a host
 * @throws if the account cannot serve it, or none is known
 */
export function chooseAddress(
  found: Pick<Found, "account" | "workersDev" | "publicOrigin">,
  { worker }: { worker: string },
  given?: string,
): Address {
  const wanted = given ?? found.publicOrigin;
  if (!wanted)
    throw new Error(
      "The public address is unknown. Give --origin https://tours.example.com, or --origin workers.dev",
    );
  if (wanted !== "workers.dev" && !wanted.endsWith(".workers.dev")) {
    const origin = parseOrigin(wanted);
    return { origin, domain: new URL(origin).hostname };
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
