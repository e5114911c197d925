import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorker } from "wrangler";
import { root, run } from "../lib/process.mjs";
import { markAsFilled } from "../lib/set-up.mjs";

/** Opens the data of a state folder, as remote-data.mjs opens an account's. No server may use the folder. */
export async function openLocalData(state) {
  // Wrangler reports which file of secrets it reads, and warns if there is none; no secret is needed here.
  process.env.WRANGLER_LOG ??= "error";
  const { workerOptions } = readWorker(path.join(root, "wrangler.toml"));
  const { d1Databases, r2Buckets } = workerOptions;
  const open = () =>
    new Miniflare(
      convertV4MiniflareOptions({
        name: "data",
        modules: true,
        script: "export default {};",
        d1Databases,
        r2Buckets,
        resourcePersistencePath: path.join(root, state, "v3"),
        cf: false,
      }),
    );
  let server = open();
  const bucket = () => server.getR2Bucket("MEDIA", "data");
  return {
    title: state,
    async query(sql) {
      const { results } = await (await server.getD1Database("DB", "data")).prepare(sql).all();
      return results;
    },
    // No server writes while the folder is open here.
    bookmark: async () => "local",
    prepare: async () => undefined,
    async execute(file) {
      await server.dispose();
      await run(
        "wrangler",
        ["d1", "execute", "DB", "--local", "--persist-to", state, "--yes", "--file", file],
        {
          env: { CI: "1" },
        },
      );
      markAsFilled(state);
      server = open();
    },
    async *listObjects() {
      let cursor;
      do {
        const page = await (await bucket()).list({ cursor, include: ["httpMetadata"] });
        for (const { key, httpMetadata } of page.objects)
          yield { key, contentType: httpMetadata?.contentType ?? "application/octet-stream" };
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
    },
    getObject: async (key) => Buffer.from(await (await (await bucket()).get(key)).arrayBuffer()),
    putObject: async (key, body, contentType) =>
      void (await (await bucket()).put(key, body, { httpMetadata: { contentType } })),
    close: () => server.dispose(),
  };
}
