import { gzipSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { browserFlags } from "../lib/browser-flags.ts";
import { findBrowser } from "../lib/browser.ts";
import { startWorkerd } from "../lib/workerd.mjs";
import { get, type Report } from "./harness.ts";
import { copySeed } from "./servers.ts";

/** Kinds of public pages, and the address of one. */
const pages = new Map([
  ["home", "/"],
  ["list", "/tours"],
  ["category", "/category/heritage-tours"],
  ["tour", "/destinations/from-bangalore/munnar"],
  ["article", "/blog/where-to-go-month-by-month"],
]);

/** Matches a page whose scripts run. */
const isAlive = "header [aria-controls=menu-tours]";

const kilobytes = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length / 1000;

/** Returns the size of the inline scripts that run, in kB (gzip). */
function inlineScripts(html: string): number {
  const texts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !/ type="(?!module")/.test(attributes))
    .map(([, , text]) => text);
  return kilobytes(texts.join("\n"));
}

/** Opens a page as a new visitor. @returns the page, and what it has loaded so far of a type of resource, in kB */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const loads: Promise<{ type: string; size: number }>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    loads.push(
      response
        .body()
        .then((body) => ({ type, size: type === "font" ? body.length / 1000 : kilobytes(body) })),
    );
  });
  await page.goto(address);
  const loaded = async (type: string) => {
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(loads);
    return all.reduce((sum, load) => sum + (load.type === type ? load.size : 0), 0);
  };
  return { page, loaded, leave: () => context.close() };
}

/** Measures what a new visitor's browser loads of each kind of page, before and after the first sign of interest. */
export async function measureWeights(report: Report): Promise<void> {
  const { server, address } = await startWorkerd(copySeed("weights"), 8796, { onLog: () => {} });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags });
  const add = (what: string, size: number, atMost?: number) =>
    report({ what, unit: "kB", ours: [size], ...(atMost !== undefined && { goal: { atMost } }) });
  try {
    for (const [name, path] of pages) {
      const html = await get(address + path);
      const { page, loaded, leave } = await visit(browser, address + path);
      const inline = inlineScripts(html);
      add(`scripts before the first sign of interest, ${name}`, inline + (await loaded("script")), 20);
      add(`style sheets (gzip), ${name}`, await loaded("stylesheet"));
      add(`fonts, ${name}`, await loaded("font"));
      add(`HTML, ${name}`, Buffer.byteLength(html) / 1000);
      await page.evaluate(() => dispatchEvent(new Event("wheel")));
      await page.locator(isAlive).first().waitFor({ state: "attached" });
      const alive = inline + (await loaded("script"));
      add(`scripts once everything is alive, ${name}`, alive, 165);
      if (name === "tour") {
        await page.getByRole("button", { name: /^Book/ }).filter({ visible: true }).first().click();
        await page.getByRole("dialog", { name: "Book Your Tour Package" }).waitFor();
        add("further scripts of the booking dialog", inline + (await loaded("script")) - alive);
      }
      await leave();
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}
