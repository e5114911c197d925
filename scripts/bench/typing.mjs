import { openBrowser } from "./browser.mjs";
import { isQuick, spread } from "./harness.mjs";
import { copySeed, signIn, startOurs } from "./servers.mjs";

/** Lists with a search that have rows in the demo data, by role, and a letter that changes their rows. */
const lists = {
  admin: [
    ["/admin/bookings", "m"],
    ["/admin/tours", "k"],
    ["/admin/users", "v"],
    ["/admin/operators", "d"],
  ],
  operator: [
    ["/operator/bookings", "m"],
    ["/operator/tours", "k"],
  ],
};

/** Keys per list after the first two, which fill caches; the letter and Backspace take turns. */
const keys = isQuick ? 4 : 10;

/** Milliseconds without a key, after which a list rests. */
const rest = 400;

/**
 * Row 14: time from a key in a list's search to its new rows on the screen, with the browser's own clock, and the processor time that
 * the page's thread takes meanwhile, which other work on the machine stretches less.
 */
export async function measureTyping(report) {
  const ours = await startOurs(copySeed("typing"));
  const browser = await openBrowser();
  try {
    for (const [role, paths] of Object.entries(lists)) {
      const { Cookie } = await signIn(ours.address, role);
      for (const [address, letter] of paths) {
        const { times, busy } = await timesOf(browser, { url: ours.address + address, Cookie, letter });
        const what = `a key in the search of ${address} to its new rows`;
        report({ row: 14, what, unit: "ms", value: spread(times), goal: 100, better: "less" });
        report({ row: 14, what: `${what}: processor time of the page`, unit: "ms", value: spread(busy) });
      }
    }
  } finally {
    await browser.close();
    await ours.stop();
  }
}

async function timesOf(browser, { url, Cookie, letter }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    serviceWorkers: "block",
    extraHTTPHeaders: { Cookie },
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByLabel("Search", { exact: true }).focus();
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const busySoFar = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    };
    const times = [];
    const busy = [];
    for (let round = 0; round < keys + 2; round++) {
      await page.waitForTimeout(rest);
      const watched = await page.evaluateHandle(watchRows);
      const before = await busySoFar();
      await page.keyboard.press(round % 2 === 0 ? letter : "Backspace");
      times.push(await watched.evaluate(({ painted }) => painted));
      busy.push((await busySoFar()) - before);
    }
    return { times: times.slice(2), busy: busy.slice(2) };
  } finally {
    await context.close();
  }
}

/** In the page: measures from the next key to the frame after the list's rows change. */
function watchRows() {
  const painted = new Promise((resolve, reject) => {
    let pressed = 0;
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { once: true, capture: true },
    );
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target.closest("main table, main [data-row]"))) return;
      observer.disconnect();
      // After the frame that shows them.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    observer.observe(document.querySelector("main"), { subtree: true, childList: true });
    setTimeout(() => reject(new Error("The rows did not change.")), 5000);
  });
  // Handled where it is awaited.
  painted.catch(() => {});
  return { painted };
}
