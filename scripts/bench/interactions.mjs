import { startWorkerd } from "../lib/workerd.mjs";
import { isAlive, openBrowser } from "./browser.mjs";
import { pause, rounds, spread } from "./harness.mjs";
import { copySeed } from "./servers.mjs";

/** Times of each interaction in a round. */
const times = 6;
/** As many times slower than this machine, like a phone. */
const slowdown = 4;
const tour = "/destinations/from-bangalore/munnar";

/** Collects how long each press or key took until its picture, in milliseconds. Runs in the page. */
function collect() {
  const durations = new Map();
  window.interactions = durations;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Returns the longest of a page's interactions; one below the browser's limit of 16 ms counts as 16. */
async function longest(page) {
  // An entry comes with the frame after next.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  return page.evaluate(() => Math.max(16, ...window.interactions.values()));
}

async function openSlowly(browser, address, { wakes = true } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(collect);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address);
  if (wakes) {
    await page.evaluate(() => dispatchEvent(new Event("wheel")));
    await page.locator(isAlive).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
  }
  return { context, page };
}

const opener = (page, name) => page.getByRole("banner").getByRole("button", { name, exact: true });

/** Interactions by name, each with its page and what is done `times` times. */
const interactions = {
  "a menu of the header": {
    path: "/",
    act: async (page) => {
      await opener(page, "Tours").click();
      const menu = page.locator("#menu-tours");
      await menu.waitFor();
      await page.keyboard.press("Escape");
      await page.mouse.move(640, 780);
      await menu.waitFor({ state: "hidden" });
    },
  },
  "a filter of the list": {
    path: "/tours",
    act: async (page) => {
      const box = page.getByRole("checkbox", { name: /^North India/ });
      const wasChecked = await box.isChecked();
      await box.click();
      await page.waitForURL((url) => url.searchParams.has("region") !== wasChecked);
      await pause(500);
    },
  },
  "the range picker": {
    path: "/",
    act: async (page) => {
      const button = page.getByRole("search", { name: "Tours" }).getByRole("button", { name: /^Dates/ });
      await button.click();
      const picker = page.getByRole("dialog", { name: "Choose dates" });
      await picker.getByRole("grid").first().waitFor();
      await picker.locator("[data-day]:not([data-outside]) button:enabled").last().click();
      await page.keyboard.press("Escape");
      await picker.waitFor({ state: "hidden" });
    },
  },
  "the booking dialog": {
    path: tour,
    act: async (page) => {
      await page.getByRole("button", { name: /^Book/ }).filter({ visible: true }).first().click();
      const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    },
  },
};

/** Presses Book on a page that has no scripts yet. @returns milliseconds until the next picture, and until the dialog is open */
async function firstTap(browser, address) {
  const { context, page } = await openSlowly(browser, address + tour, { wakes: false });
  const started = performance.now();
  await page.getByRole("button", { name: /^Book/ }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await dialog.waitFor();
  const took = performance.now() - started;
  if ((await dialog.count()) !== 1 || !page.url().endsWith(tour))
    throw new Error(`the first tap was lost or counted twice: ${page.url()}`);
  const painted = await longest(page);
  await context.close();
  return { painted, took };
}

/** Row 7: time from a press or key to the next picture, with a slow processor. */
export async function measureInteractions(report) {
  const { server, address } = await startWorkerd(copySeed("interactions"), 8797, { onLog: () => {} });
  const browser = await openBrowser();
  const shared = { row: 7, unit: "ms", better: "less" };
  try {
    for (const [name, { path, act }] of Object.entries(interactions)) {
      const slowest = [];
      for (let round = 0; round < rounds; round++) {
        const { context, page } = await openSlowly(browser, address + path);
        for (let time = 0; time < times; time++) await act(page);
        slowest.push(await longest(page));
        await context.close();
      }
      report({
        ...shared,
        what: `press to picture, the slowest of ${times}: ${name}`,
        value: spread(slowest),
        goal: 100,
      });
    }
    const taps = [];
    for (let round = 0; round < rounds; round++) taps.push(await firstTap(browser, address));
    report({
      ...shared,
      what: "press to picture: Book before the scripts have loaded",
      value: spread(taps.map(({ painted }) => painted)),
      goal: 100,
    });
    report({
      ...shared,
      what: "the same until its dialog is open, once",
      value: spread(taps.map(({ took }) => took)),
      goal: null,
    });
  } finally {
    await browser.close();
    await server.dispose();
  }
}
