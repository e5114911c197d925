import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "../lib/process.mjs";
import { cpuPer, get, interleave, load, median, type Report } from "./harness.ts";
import { copySeed, ourFiles, signIn, startBare, startOurs } from "./servers.ts";
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

/** Measures the CPU of pages and of other costly answers, in milliseconds. */
async function measureCpu(
  { address, process: id }: { address: string; process: number },
  tour: string,
  report: Report,
): Promise<void> {
  const traveler = await signIn(address, "traveler");
  const [, booking] = /\/bookings\/(TB\d+)/.exec(await get(`${address}/dashboard`, traveler)) ?? [];
  const ways: [string, () => Promise<unknown>][] = [
    ["home", () => get(`${address}/?rendered=1`)],
    ["list", () => get(`${address}/tours?rendered=1`)],
    ["search", () => get(`${address}/tours?q=temple&rendered=1`)],
    ["tour page", () => get(`${address}${tour}?rendered=1`)],
    ["home, signed in", () => get(`${address}/`, traveler)],
    ["dashboard, signed in", () => get(`${address}/dashboard`, traveler)],
    ["home, from the page cache", () => get(`${address}/`)],
    ["sign-in", () => signIn(address, "operator")],
    ["voucher", () => get(`${address}/bookings/${booking}/voucher.pdf`, traveler)],
  ];
  for (const [, request] of ways) for (let warm = 0; warm < 15; warm++) await request();
  const measured = await interleave(
    ways.map(
      ([name, request]) =>
        () =>
          cpuPer(id, request, name === "sign-in" ? 3 : undefined),
    ),
  );
  for (const [index, [name]] of ways.entries())
    report({ what: `CPU: ${name}`, unit: "ms", ours: measured[index] ?? [] });
}

const perSecond = (url: string) => async () => (await load(url)).perSecond;

/** Measures pages from the cache and rendered, and the API, against bare Workers. */
export async function measurePages(report: Report): Promise<void> {
  const ours = await startOurs(copySeed("pages"));
  const servers = [ours];
  try {
    const { address } = ours;
    await measureCpu(ours, "/destinations/from-bangalore/munnar", report);
    const response = await fetch(address);
    const html = await response.text();
    const sent = [...response.headers].filter(
      ([name]) => !["content-length", "content-encoding"].includes(name),
    );
    const bare = await startPage(html, Object.fromEntries(sent));
    servers.push(bare);
    const [cached = [], plain = []] = await interleave([
      perSecond(`${address}/`),
      perSecond(`${bare.address}/`),
    ]);
    report({
      what: `home from the page cache, ${Math.round(html.length / 1000)} kB, against a bare Worker with the same bytes`,
      unit: "requests/s",
      ours: cached,
      against: plain,
      goal: { atLeast: 0.9 },
    });
    const p99 = (url: string) => async () => (await load(url, { rate: median(cached) / 2 })).p99 || 0.5;
    const [ourP99 = [], bareP99] = await interleave([p99(`${address}/`), p99(`${bare.address}/`)]);
    report({ what: "p99 of the same at half of that load", unit: "ms", ours: ourP99, against: bareP99 });

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

    const json = await startPage(await get(`${address}/api/tours/ooty`), {
      "content-type": "application/json",
    });
    servers.push(json);
    const [tour = [], same] = await interleave([
      perSecond(`${address}/api/tours/ooty`),
      perSecond(`${json.address}/`),
    ]);
    report({
      what: "a tour by API against a bare Worker with the same bytes",
      unit: "requests/s",
      ours: tour,
      against: same,
    });
  } finally {
    for (const each of servers) await each.stop();
  }
}
