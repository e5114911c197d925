const dashboard = "https://dash.cloudflare.com";

/** Parses a public address. @throws unless it is an https origin */
export function parseOrigin(value) {
  const address = /^[a-z]+:\/\//i.test(value) ? value : `https://${value}`;
  // Node 20, which may run this, has no URL.parse.
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !url.hostname.includes("."))
    throw new Error(`"${value}" is no address. Give one like https://tours.example.com, or workers.dev`);
  if (url.protocol !== "https:")
    throw new Error(`The public address must be https, not ${url.protocol}//${url.host}`);
  if (url.port || url.pathname !== "/" || url.search || url.hash || url.username)
    throw new Error(`The public address is only the scheme and host, like https://${url.hostname}`);
  return url.origin;
}

/** Finds the zone that a host belongs to, the longest first. */
async function findZone(cloudflare, { id }, host) {
  const labels = host.split(".");
  for (let from = 0; from <= labels.length - 2; from++) {
    const name = labels.slice(from).join(".");
    const zones = await cloudflare.call("GET", `/zones?name=${name}&account.id=${id}`);
    if (zones.length > 0) return zones[0];
  }
  return null;
}

/**
 * Checks that the account can serve an address: its workers.dev address, or a host in one of its zones.
 * @param wanted "workers.dev", or an https origin
 * @returns origin, and the custom domain or null
 */
export async function checkAddress(cloudflare, { account, workersDev }, { worker }, wanted) {
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
export async function reserveWorkersDev(cloudflare, { id }, subdomain) {
  await cloudflare.call("PUT", `/accounts/${id}/workers/subdomain`, { subdomain }).catch((error) => {
    throw new Error(`The workers.dev name "${subdomain}" is not available: ${error.message}`);
  });
  return subdomain;
}
