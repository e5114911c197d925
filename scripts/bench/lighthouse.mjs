import { execFile, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { browserFlags } from "../lib/browser-flags.ts";
import { findBrowser } from "../lib/browser.mjs";
import { root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { get, rounds, spread, until } from "./harness.mjs";
import { copySeed } from "./servers.mjs";

/** Kinds of public pages that the goals name. A search is not indexed, so its SEO is not judged. */
const pages = [
  ["home", "/"],
  ["category", "/category/heritage-tours"],
  ["tour", "/destinations/from-bangalore/munnar"],
  ["destinations", "/destinations"],
  ["article", "/blog/where-to-go-month-by-month"],
  ["search", "/tours?q=temple"],
];
/** Runs of each page; one takes up to twenty seconds. */
const runs = Math.min(rounds, 3);
const categories = ["accessibility", "best-practices", "seo"];

/** Row 6, and the scores of accessibility, best practices and SEO: Lighthouse's simulated phone and line. */
export async function measureLighthouse(report) {
  const { server, address } = await startWorkerd(copySeed("lighthouse"), 8794, { onLog: () => {} });
  const browser = await startBrowser();
  try {
    for (const [name, page] of pages) {
      const isIndexed = !/<meta name="robots" content="[^"]*noindex/.test(await get(`${address}${page}`));
      const results = [];
      for (let run = 0; run < runs; run++) {
        const lhr = await lighthouse(`${address}${page}`, browser.port);
        if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
        results.push(lhr);
      }
      const score = (category) => results.map((lhr) => Math.round(lhr.categories[category].score * 100));
      const figure = (audit) => spread(results.map((lhr) => lhr.audits[audit].numericValue));
      const what = `Lighthouse, phone, ${runs} runs, ${name}`;
      for (const category of categories.filter((each) => each !== "seo" || isIndexed)) {
        report({ row: 6, what: `${what}: ${category}`, unit: "", value: spread(score(category)), goal: 100 });
        for (const line of new Set(results.flatMap((lhr) => failed(lhr, category))))
          console.log(`    ${line}`);
      }
      report({
        row: 6,
        what: `${what}: performance`,
        unit: "",
        value: spread(score("performance")),
        goal: 100,
      });
      const lower = { row: 6, better: "less" };
      report({
        ...lower,
        what: `${what}: LCP`,
        unit: "ms",
        value: figure("largest-contentful-paint"),
        goal: 1200,
      });
      report({ ...lower, what: `${what}: TBT`, unit: "ms", value: figure("total-blocking-time"), goal: 50 });
      report({
        ...lower,
        what: `${what}: CLS`,
        unit: "",
        value: figure("cumulative-layout-shift"),
        goal: 0.01,
      });
    }
  } finally {
    await browser.stop();
    await server.dispose();
  }
}

/** Runs Lighthouse, which npm fetches for it: as a dependency it would bring 173 packages to every installation. */
async function lighthouse(address, port, tries = 2) {
  try {
    const { stdout } = await promisify(execFile)(
      "npx",
      ["--yes", "lighthouse@13.5.0", address, `--port=${port}`, "--output=json", "--quiet"],
      { maxBuffer: 2 ** 26 },
    );
    return JSON.parse(stdout);
  } catch (error) {
    // Now and then it misses the start of its own trace.
    if (tries === 1) throw error;
    return lighthouse(address, port, tries - 1);
  }
}

/** Audits of a category that are not passed, with the first part of the page each names. */
function failed(lhr, category) {
  return lhr.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => {
      const { title, details } = lhr.audits[id];
      return `${id}: ${title} ${JSON.stringify(details?.items?.[0]?.node?.snippet ?? details?.items?.[0] ?? "").slice(0, 300)}`;
    });
}

/** Starts Chromium with a debugging port. */
async function startBrowser() {
  const profile = path.join(root, ".wrangler/bench-lighthouse-profile");
  rmSync(profile, { recursive: true, force: true });
  mkdirSync(profile, { recursive: true });
  const port = 8795;
  const child = spawn(
    await findBrowser(),
    ["--headless=new", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...browserFlags],
    { stdio: "ignore" },
  );
  const isReady = () =>
    fetch(`http://localhost:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady, "Chromium");
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
