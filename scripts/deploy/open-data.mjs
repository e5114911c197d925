import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "../lib/process.mjs";
import { createCloudflare, readToken } from "./cloudflare.mjs";
import { openLocalData } from "./local-data.mjs";
import { inspect } from "./preflight.mjs";
import { openRemoteData } from "./remote-data.mjs";
import { readTarget } from "./target.mjs";

/** Options that name the data of backup and restore. */
export const dataOptions = {
  env: { type: "string", default: "production" },
  local: { type: "boolean", default: false },
  "persist-to": { type: "string", default: ".wrangler/state" },
  location: { type: "string", default: "apac" },
};

/** Opens the data that the options name. @param needsData true if it must exist already */
export async function openData(values, { needsData }) {
  if (values.local) {
    const state = values["persist-to"];
    if (needsData && !existsSync(path.join(root, state, "v3/d1")))
      throw new Error(`${state} has no data. Run npm start first`);
    return { environment: "local", data: await openLocalData(state) };
  }
  const target = await readTarget(values.env);
  const cloudflare = createCloudflare(await readToken());
  const found = await inspect(cloudflare, target);
  if (needsData && !found.database) throw new Error(`The account has no database ${target.database}`);
  return { environment: values.env, data: openRemoteData(cloudflare, target, found, values) };
}
