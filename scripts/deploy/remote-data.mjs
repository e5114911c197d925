import { run } from "../lib/process.mjs";
import { CloudflareError } from "./cloudflare.mjs";
import { createBucket, createDatabase, currentBookmark, query } from "./storage.mjs";
import { wranglerTarget } from "./target.mjs";

/** Opens the data of an environment in an account. */
export function openRemoteData(cloudflare, target, { account, database, hasBucket }, { location } = {}) {
  const objects = `/accounts/${account.id}/r2/buckets/${target.bucket}/objects`;
  // Slashes of a key are part of the path.
  const pathOf = (key) => `${objects}/${key.split("/").map(encodeURIComponent).join("/")}`;
  let databaseId = database?.uuid ?? null;

  async function send(method, key, options) {
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
    query: async (sql) => (databaseId ? query(cloudflare, account, databaseId, sql) : []),
    bookmark: async () => (databaseId ? currentBookmark(cloudflare, account, databaseId) : null),
    /** Creates what is missing. */
    async prepare() {
      databaseId ??= await createDatabase(cloudflare, account, target, location);
      if (!hasBucket) await createBucket(cloudflare, account, target, location);
    },
    execute: (file) =>
      run(
        "wrangler",
        ["d1", "execute", "DB", "--remote", "--yes", "--file", file, ...wranglerTarget(target)],
        {
          env: { CI: "1", CLOUDFLARE_ACCOUNT_ID: account.id },
        },
      ),
    async *listObjects() {
      if (!hasBucket) return;
      let cursor = "";
      do {
        const { result, result_info: info } = await cloudflare.page(
          "GET",
          `${objects}?per_page=1000${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        for (const { key, http_metadata: metadata } of result)
          yield { key, contentType: metadata?.contentType ?? "application/octet-stream" };
        cursor = info?.is_truncated ? info.cursor : "";
      } while (cursor);
    },
    getObject: (key) => send("GET", key),
    putObject: async (key, body, contentType) =>
      void (await send("PUT", key, { body, headers: { "Content-Type": contentType } })),
    close: async () => undefined,
  };
}
