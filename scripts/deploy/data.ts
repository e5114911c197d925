import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { openStorage, writeLocalDatabase } from "../lib/local-database.ts";
import { root, run } from "../lib/process.mjs";
import { markAsFilled } from "../lib/set-up.ts";
import {
  CloudflareError,
  createCloudflare,
  currentBookmark,
  query,
  readToken,
  type Cloudflare,
  type Row,
} from "./cloudflare.ts";
import { inspect, type Found } from "./preflight.ts";
import { readTarget, wranglerTarget, type Target } from "./target.ts";

/** Runs a statement that reads, and returns its rows. */
export type Query = (sql: string) => Promise<Row[]>;

/** The database and the files of an environment, or of a local state. */
export interface Data {
  title: string;
  query: Query;
  /** Changes with each write. */
  bookmark: () => Promise<string>;
  /** Executes a file of SQL. */
  execute: (file: string) => Promise<void>;
  listObjects: () => AsyncIterable<{ key: string; contentType: string }>;
  getObject: (key: string) => Promise<Buffer>;
  putObject: (key: string, body: Buffer, contentType: string) => Promise<void>;
  close: () => Promise<void>;
}

const anyBytes = "application/octet-stream";

/** Opens the data of a state folder. No server may use the folder. */
export async function openLocalData(state: string): Promise<Data> {
  let storage = openStorage(state);
  const bucket = () => storage.getR2Bucket("MEDIA", "data");
  return {
    title: state,
    async query(sql) {
      const { results } = await (await storage.getD1Database("DB", "data")).prepare(sql).all();
      return results;
    },
    // No server writes while the folder is open here.
    bookmark: async () => "local",
    async execute(file) {
      await storage.dispose();
      writeLocalDatabase(state, (database) => database.exec(readFileSync(file, "utf8")), {
        checksKeys: true,
      });
      markAsFilled(state);
      storage = openStorage(state);
    },
    async *listObjects() {
      let cursor: string | undefined;
      do {
        const page = await (await bucket()).list({ cursor, include: ["httpMetadata"] });
        for (const { key, httpMetadata } of page.objects)
          yield { key, contentType: httpMetadata?.contentType ?? anyBytes };
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
    },
    async getObject(key) {
      const object = await (await bucket()).get(key);
      if (!object) throw new Error(`The object ${key} does not exist`);
      return Buffer.from(await object.arrayBuffer());
    },
    putObject: async (key, body, contentType) =>
      void (await (await bucket()).put(key, Uint8Array.from(body), { httpMetadata: { contentType } })),
    close: () => storage.dispose(),
  };
}

const objectsSchema = z.array(
  z.object({ key: z.string(), http_metadata: z.object({ contentType: z.string().optional() }).nullish() }),
);

/** Opens the data of an environment in an account. @throws if it has none */
function openRemoteData(
  cloudflare: Cloudflare,
  target: Target,
  { account, database, hasBucket }: Found,
): Data {
  if (!database)
    throw new Error(`${account.name} has no database. npx wrangler d1 create ${target.database} makes one`);
  if (!hasBucket)
    throw new Error(
      `${account.name} has no bucket. npx wrangler r2 bucket create ${target.bucket} makes one`,
    );
  const objects = `/accounts/${account.id}/r2/buckets/${target.bucket}/objects`;
  // Slashes of a key are part of the path.
  const pathOf = (key: string) => `${objects}/${key.split("/").map(encodeURIComponent).join("/")}`;

  async function send(method: string, key: string, options = {}): Promise<Buffer> {
    const response = await cloudflare.request(method, pathOf(key), options);
    if (!response.ok)
      throw new CloudflareError(
        `${method} of the object ${key} was answered with ${response.status}`,
        response,
      );
    return Buffer.from(await response.arrayBuffer());
  }

  return {
    title: `${target.database} and ${target.bucket} in ${account.name}`,
    query: (sql) => query(cloudflare, account, database.uuid, sql),
    bookmark: () => currentBookmark(cloudflare, account, database.uuid),
    async execute(file) {
      const command = ["d1", "execute", "DB", "--remote", "--yes", "--file", file, ...wranglerTarget(target)];
      await run("wrangler", command, { env: { CI: "1", CLOUDFLARE_ACCOUNT_ID: account.id } });
    },
    async *listObjects() {
      let cursor: string | undefined = "";
      do {
        const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const answer = await cloudflare.page("GET", `${objects}?per_page=1000${more}`, objectsSchema);
        for (const { key, http_metadata: metadata } of answer.result)
          yield { key, contentType: metadata?.contentType ?? anyBytes };
        cursor = answer.next;
      } while (cursor);
    },
    getObject: (key) => send("GET", key),
    putObject: async (key, body, contentType) =>
      void (await send("PUT", key, { body, headers: { "Content-Type": contentType } })),
    close: async () => undefined,
  };
}

/** Options that name the data of backup and restore. */
export const dataOptions = {
  env: { type: "string", default: "production" },
  local: { type: "boolean", default: false },
  "persist-to": { type: "string", default: ".wrangler/state" },
} as const;

interface DataOptions {
  env: string;
  local: boolean;
  "persist-to": string;
}

/** Opens the data that the options name. @throws unless they exist, or a local state may be made */
export async function openData(values: DataOptions, { mayBeNew = false } = {}) {
  if (values.local) {
    const state = values["persist-to"];
    if (!mayBeNew && !existsSync(path.join(root, state, "v3/d1")))
      throw new Error(`${state} has no data. Run npm start first`);
    return { environment: "local", data: await openLocalData(state) };
  }
  const target = await readTarget(values.env);
  const cloudflare = createCloudflare(await readToken());
  const data = openRemoteData(cloudflare, target, await inspect(cloudflare, target));
  return { environment: values.env, data };
}
