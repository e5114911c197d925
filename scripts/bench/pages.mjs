import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "../lib/process.mjs";
import { cpuPer, get, interleave, load, ratio, spread } from "./harness.mjs";
import { copySeed, ourFiles, signIn, startBare, startOurs } from "./servers.mjs";
import { treeOf } from "./tree.mjs";

/** Bundles React Router's template around a tree of elements. */
async function templateOf(tree) {
  const folder = path.join(root, ".wrangler/bench-template");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, "tree.json");
  writeFileSync(file, JSON.stringify(tree));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { alias: { tree: file }, conditions: ["workerd", "worker", "module", "production"] },
    ssr: {
      noExternal: true,
      target: "webworker",
      resolve: { conditions: ["workerd", "worker", "module", "production"] },
    },
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

/** Starts a Worker that sends the same bytes each time. @param options of `startBare` */
function startPage(text, headers, options) {
  return startBare(
    `
    const text = ${JSON.stringify(text)}, headers = ${JSON.stringify(headers)};
    export default { fetch: () => new Response(text, { headers }) };`,
    options,
  );
}

/** Row 3: CPU of pages and of other costly answers. */
async function measureCpu({ address, process: id }, tour, report) {
  const traveler = await signIn(address, "traveler");
  const trips = await get(`${address}/dashboard`, traveler);
  const booking = /\/bookings\/(TB\d+)/.exec(trips)?.[1];
  let signIns = 0;
  const ways = [
    ["home", 8, () => get(`${address}/?rendered=1`)],
    ["list", 8, () => get(`${address}/tours?rendered=1`)],
    ["search", 8, () => get(`${address}/tours?q=temple&rendered=1`)],
    ["tour page", 8, () => get(`${address}${tour}?rendered=1`)],
    ["home, signed in", 12, () => get(`${address}/`, traveler)],
    ["dashboard, signed in", 12, () => get(`${address}/dashboard`, traveler)],
    ["home, from the page cache", null, () => get(`${address}/`)],
    ["sign-in", 120, () => signIn(address, ["traveler", "operator", "admin"][signIns++ % 3])],
    ...(booking ? [["voucher", 25, () => get(`${address}/bookings/${booking}/voucher.pdf`, traveler)]] : []),
  ];
  for (const [, , request] of ways) for (let warm = 0; warm < 15; warm++) await request();
  const measured = await interleave(
    ways.map(
      ([name, , request]) =>
        () =>
          cpuPer(id, request, name === "sign-in" ? 3 : undefined),
    ),
  );
  for (const [index, [what, goal]] of ways.entries())
    report({
      row: 3,
      what: `CPU: ${what}`,
      unit: "ms",
      value: spread(measured[index]),
      goal,
      better: "less",
    });
}

/** Rows 3, 4 and 5: pages from the cache and rendered, against bare Workers. */
export async function measurePages(report) {
  const ours = await startOurs(copySeed("pages"));
  const servers = [ours];
  try {
    const { address } = ours;
    const tour = JSON.parse(await get(`${address}/api/tours/munnar`)).tour.path;
    await measureCpu(ours, tour, report);

    const response = await fetch(address);
    const html = await response.text();
    const sent = Object.fromEntries(
      [...response.headers].filter(([name]) => !["content-length", "content-encoding"].includes(name)),
    );
    const bare = await startPage(html, sent, ourFiles());
    const alone = await startPage(html, sent);
    servers.push(bare, alone);
    for (const each of [bare, alone]) for (let warm = 0; warm < 15; warm++) await get(`${each.address}/`);
    const [bareCpu, aloneCpu] = await interleave(
      [bare, alone].map((each) => () => cpuPer(each.process, () => get(`${each.address}/`))),
    );
    report({
      row: 3,
      what: "CPU: the same bytes as home from a bare Worker behind the same static files, against one without any",
      unit: "ms",
      value: spread(bareCpu),
      against: spread(aloneCpu),
      ratio: ratio(bareCpu, aloneCpu),
      goal: null,
    });
    const [cached, plain, plainAlone] = await interleave(
      [ours, bare, alone].map((each) => async () => (await load(`${each.address}/`)).perSecond),
    );
    const size = `${Math.round(html.length / 1000)} kB`;
    report({
      row: 4,
      what: `home from the page cache, ${size}, against a bare Worker with the same bytes behind the same static files`,
      unit: "requests/s",
      value: spread(cached),
      against: spread(plain),
      ratio: ratio(cached, plain),
      goal: 0.8,
    });
    report({
      row: 4,
      what: "the same against a bare Worker without static files",
      unit: "requests/s",
      value: spread(cached),
      against: spread(plainAlone),
      ratio: ratio(cached, plainAlone),
      goal: null,
    });
    const half = spread(cached).median / 2;
    const [ourP99, bareP99] = await interleave([
      async () => (await load(`${address}/`, { rate: half })).p99,
      async () => (await load(`${bare.address}/`, { rate: half })).p99,
    ]);
    report({
      row: 4,
      what: "p99 of the same at half of that load",
      unit: "ms",
      value: spread(ourP99),
      against: spread(bareP99),
      ratio: ratio(
        ourP99.map((value) => value || 0.5),
        bareP99.map((value) => value || 0.5),
      ),
      goal: 1.5,
      better: "less",
    });

    const { tree, count } = treeOf(html);
    const template = await startBare(await templateOf(tree), ourFiles());
    servers.push(template);
    const rendered = treeOf(await get(template.address)).count;
    if (rendered < count * 0.98) throw new Error(`the template renders ${rendered} of ${count} elements`);
    const pages = [`${address}/?rendered=1`, `${template.address}/`];
    for (let warm = 0; warm < 20; warm++) for (const url of pages) await get(url);
    const [ourCpu, templateCpu] = await interleave([
      () => cpuPer(ours.process, () => get(pages[0])),
      () => cpuPer(template.process, () => get(pages[1])),
    ]);
    report({
      row: 5,
      what: `CPU of home, rendered, ${count} elements, against React Router's template with an equal tree`,
      unit: "ms",
      value: spread(ourCpu),
      against: spread(templateCpu),
      ratio: ratio(ourCpu, templateCpu),
      goal: 1.5,
      better: "less",
    });
  } finally {
    for (const each of servers) await each.stop();
  }
}

/** Row 9: the API against the bare Worker. */
export async function measureApi(report) {
  const ours = await startOurs(copySeed("api"));
  const answer = await get(`${ours.address}/api/tours/ooty`);
  const json = { "content-type": "application/json" };
  const bare = await startPage(answer, json, ourFiles());
  const alone = await startPage(answer, json);
  try {
    const [tour, plain, health, plainAlone] = await interleave([
      async () => (await load(`${ours.address}/api/tours/ooty`)).perSecond,
      async () => (await load(`${bare.address}/`)).perSecond,
      async () => (await load(`${ours.address}/api/health`)).perSecond,
      async () => (await load(`${alone.address}/`)).perSecond,
    ]);
    const shared = { row: 9, unit: "requests/s", against: spread(plain) };
    report({
      ...shared,
      what: "one tour by API against the same without static files",
      value: spread(tour),
      against: spread(plainAlone),
      ratio: ratio(tour, plainAlone),
      goal: null,
    });
    report({
      ...shared,
      what: "one tour by API against a bare Worker with the same bytes behind the same static files",
      value: spread(tour),
      ratio: ratio(tour, plain),
      goal: 0.6,
    });
    report({
      ...shared,
      what: "/api/health against the same",
      value: spread(health),
      ratio: ratio(health, plain),
      goal: 0.9,
    });
    const queries = ["q=temple&region=south", "q=kerala", "q=houseboat+under+20000", "sort=price"];
    for (const query of queries) await get(`${ours.address}/api/tours?${query}`);
    const [search] = await interleave([
      async () => {
        const started = performance.now();
        for (const query of queries) await get(`${ours.address}/api/tours?${query}`);
        return (performance.now() - started) / queries.length;
      },
    ]);
    report({
      row: 9,
      what: "search with facets by API, four searches one after another",
      unit: "ms",
      value: spread(search),
      goal: 15,
      better: "less",
    });
  } finally {
    for (const each of [alone, bare, ours]) await each.stop();
  }
}
