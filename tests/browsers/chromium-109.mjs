import packed from "@sparticuz/chromium";
import { chromium } from "playwright";

const call = (check, values) => `(${check})(${values.map((value) => JSON.stringify(value)).join()})`;

/** Starts Chromium 109, the oldest that the site supports, driven by Playwright. It is for Linux on x64. */
export async function startChromium109() {
  const browser = await chromium.launch({
    executablePath: await packed.executablePath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ locale: "en-IN" });
  return {
    name: `Chromium ${browser.version()}`,
    open: (url) => page.goto(url),
    run: (check, ...values) => page.evaluate(call(check, values)),
    element: async (search, ...values) => (await page.evaluateHandle(call(search, values))).asElement(),
    click: (element) => element.click(),
    fill: (element, text) => element.fill(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}
