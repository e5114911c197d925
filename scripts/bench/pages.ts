import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "../lib/process.mjs";
import { cpuPer, get, interleave, requestsPerSecond, type Report } from "./harness.ts";
import { copySeed, ourFiles, startBare, startOurs } from "./servers.ts";
import { treeOf } from "./tree.ts";

/** Bundles React Router's template around a tree of elements. */
async function templateOf(tree: unknown): Promise<string> {
  const folder = path.join(root, ".wrangler/bench-template");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "tree.json");
  writeFileSync(file, JSON.stringify(tree));
  const conditions = ["workerd", "worker", "module", "production"];
  await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: { tree: file }, conditions },
    ssr: { noExternal: true, target: "webworker", resolve: { conditions } },
    build: {
      ssr: path.join(root, "scripts/bench/workers/template.jsx"),
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: {
        external: /^(node|cloudflare):/,
        output: { entryFileNames: "template.js", codeSplitting: false },
      },
    },
  });
  return readFileSync(path.join(folder, "template.js"), "utf8");
}

/** Starts a Worker that sends the same bytes each time, behind the same static files as ours. */
function startPage(text: string, headers: Record<string, string>) {
  return startBare(
    `const text = ${JSON.stringify(text)}, headers = ${JSON.stringify(headers)};
    export default { fetch: () => new Response(text, { headers }) };`,
    ourFiles(),
  );
}

/** Measures home from the cache against a bare Worker, and rendered against React Router's template. */
export async function measurePages(report: Report): Promise<void> {
  const ours = await startOurs(copySeed("pages"));
  const servers = [ours];
  try {
    const { address } = ours;
    const response = await fetch(address);
    const html = await response.text();
    const sent = [...response.headers].filter(
      ([name]) => !["content-length", "content-encoding"].includes(name),
    );
    const bare = await startPage(html, Object.fromEntries(sent));
    servers.push(bare);
    const [cached = [], plain = []] = await interleave([
      () => requestsPerSecond(`${address}/`),
      () => requestsPerSecond(`${bare.address}/`),
    ]);
    report({
      what: `home from the page cache, ${Math.round(html.length / 1000)} kB, against a bare Worker with the same bytes`,
      unit: "requests/s",
      ours: cached,
      against: plain,
      goal: { atLeast: 0.9 },
    });
    const { tree, count } = treeOf(html);
    const template = await startBare(await templateOf(tree), ourFiles());
    servers.push(template);
    const rendered = treeOf(await get(template.address)).count;
    if (rendered < count * 0.98) throw new Error(`the template renders ${rendered} of ${count} elements`);
    const [ourHome, theirHome] = [`${address}/?rendered=1`, `${template.address}/`];
    for (let warm = 0; warm < 20; warm++) for (const url of [ourHome, theirHome]) await get(url);
    const [ourCpu = [], templateCpu] = await interleave([
      () => cpuPer(ours.process, () => get(ourHome)),
      () => cpuPer(template.process, () => get(theirHome)),
    ]);
    report({
      what: `CPU of home, rendered, ${count} elements, against React Router's template with an equal tree`,
      unit: "ms",
      ours: ourCpu,
      against: templateCpu,
      goal: { atMost: 2.4 },
    });
  } finally {
    for (const each of servers) await each.stop();
  }
}
