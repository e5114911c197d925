import { checkAddress, parseOrigin, reserveWorkersDev } from "./address.mjs";
import { ask, isInteractive } from "./prompt.mjs";

/**
 * Chooses the public address: the given one, the deployed one, or what the person answers.
 * @returns origin, and the custom domain or null
 * @throws if the account cannot serve it, or none is known and nobody can answer
 */
export async function chooseAddress(cloudflare, found, target, { origin, workersDev }) {
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
export async function chooseSampleTours(remembered, given) {
  if (given !== undefined) return given;
  if (remembered !== null) return remembered !== "no";
  if (!isInteractive()) return false;
  return /^y/i.test(await ask("Load the 125 sample tours and their operators into this site? [y/N] "));
}
