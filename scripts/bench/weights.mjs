import { gzipSync } from "node:zlib";
import { startWorkerd } from "../lib/workerd.mjs";
import { isAlive, openBrowser } from "./browser.mjs";
import { get, spread } from "./harness.mjs";
import { copySeed } from "./servers.mjs";

/** Kinds of public pages, and the address of one. */
const pages = [
  ["home", "/"],
  ["list", "/tours"],
  ["search", "/tours?q=temple"],
  ["category", "/category/heritage-tours"],
  ["tour", "/destinations/from-bangalore/munnar"],
  ["article", "/blog/where-to-go-month-by-month"],
];

const kilobytes = (bytes) => bytes / 1000;
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** Returns the size of the inline scripts that run, in bytes (gzip). */
function inlineScripts(html) {
  const texts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/ type="(?!module")/.test(attributes))
    .map(([, , text]) => text);
  return gzipped(texts.join("\n"));
}

/** Opens a page as a new visitor. @returns the page and the bytes of what it has loaded so far, by the type of the resource */
async function visit(browser, address) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const loads = [];
  let isLeft = false;
  async function weigh(response) {
    const type = response.request().resourceType();
    try {
      const body = await response.body();
      return { type, bytes: type === "font" ? body.length : gzipped(body) };
    } catch (error) {
      if (isLeft) return { type, bytes: 0 };
      throw error;
    }
  }
  page.on("response", (response) => loads.push(weigh(response)));
  const loaded = async (type) => {
    await page.waitForLoadState("networkidle");
    const all = await Promise.all(loads);
    return all.filter((load) => load.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  };
  await page.goto(address);
  const leave = () => {
    isLeft = true;
    return context.close();
  };
  return { page, loaded, leave };
}

/** Rows 1 and 2: what a new visitor's browser loads of each kind of page, before and after the first sign of interest. */
export async function measureWeights(report) {
  const { server, address } = await startWorkerd(copySeed("weights"), 8796, { onLog: () => {} });
  const browser = await openBrowser();
  // Our own pages trust no text as HTML.
  const blank = await browser.newPage();
  const kB = { unit: "kB", better: "less" };
  try {
    for (const [name, path] of pages) {
      const html = await get(address + path);
      const { page, loaded, leave } = await visit(browser, address + path);
      const before = inlineScripts(html) + (await loaded("script"));
      report({
        ...kB,
        row: 1,
        what: `scripts before the first sign of interest, ${name}`,
        value: spread([kilobytes(before)]),
        goal: 60,
      });
      const styles = await loaded("stylesheet");
      const fonts = await loaded("font");
      await page.evaluate(() => dispatchEvent(new Event("wheel")));
      await page.locator(isAlive).first().waitFor({ state: "attached" });
      const alive = inlineScripts(html) + (await loaded("script"));
      report({
        ...kB,
        row: 1,
        what: `scripts once everything is alive, ${name}`,
        value: spread([kilobytes(alive)]),
        goal: 130,
      });
      if (name === "tour") {
        await page.getByRole("button", { name: /^Book/ }).filter({ visible: true }).first().click();
        await page.getByRole("dialog", { name: "Book Your Tour Package" }).waitFor();
        const withDialog = inlineScripts(html) + (await loaded("script"));
        report({
          ...kB,
          row: 1,
          what: "further scripts of the booking dialog",
          value: spread([kilobytes(withDialog - alive)]),
          goal: 60,
        });
      }
      const isHome = name === "home";
      report({
        ...kB,
        row: 2,
        what: `HTML, ${name}`,
        value: spread([kilobytes(Buffer.byteLength(html))]),
        goal: isHome ? 90 : null,
      });
      report({
        row: 2,
        what: `elements, ${name}`,
        unit: "elements",
        value: spread([await blank.evaluate(countElements, html)]),
        goal: isHome ? 900 : null,
        better: "less",
      });
      report({
        ...kB,
        row: 2,
        what: `style sheets (gzip), ${name}`,
        value: spread([kilobytes(styles)]),
        goal: 15,
      });
      report({ ...kB, row: 2, what: `fonts, ${name}`, value: spread([kilobytes(fonts)]), goal: 45 });
      await leave();
    }
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Counts the elements that a browser with scripts builds, scripts left out: the content of noscript is a text. Runs in the browser. */
function countElements(html) {
  return new DOMParser().parseFromString(html, "text/html").querySelectorAll(":not(script, noscript *)")
    .length;
}
