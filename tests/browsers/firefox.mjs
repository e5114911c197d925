import { launch } from "puppeteer-core";

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath) {
  const browser = await launch({ browser: "firefox", executablePath, headless: true, defaultViewport: null });
  const page = await browser.newPage();
  return {
    name: `Firefox ${(await browser.version()).split("/")[1]}`,
    open: (url) => page.goto(url),
    run: (check, ...values) => page.evaluate(check, ...values),
    element: async (search, ...values) => (await page.evaluateHandle(search, ...values)).asElement(),
    click: (element) => element.click(),
    async fill(element, text) {
      await element.evaluate((field) => field.select?.());
      await element.type(text);
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error) => {
        // Sent beside the size; Firefox ESR does not know it yet.
        if (!String(error).includes("setScreenOrientationOverride")) throw error;
      }),
    close: () => browser.close(),
  };
}
