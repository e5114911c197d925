import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { Builder, Capabilities, Key } from "selenium-webdriver";

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

/** Starts WebKitGTK's small browser, driven over WebDriver. It needs a display. */
export async function startWebkit(executablePath, display) {
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display },
  });
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: executablePath, args: ["--automation"] },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  return {
    name: `WebKitGTK ${(await session.getCapabilities()).get("browserVersion")}`,
    open: (url) => session.get(url),
    run: (check, ...values) => session.executeScript(check, ...values),
    element: (search, ...values) => session.executeScript(search, ...values),
    async click(element) {
      await session.executeScript((shown) => shown.scrollIntoView({ block: "center" }), element);
      await element.click();
    },
    async fill(element, text) {
      await element.clear();
      await element.sendKeys(text);
    },
    press: (key) => session.actions().sendKeys(Key[key.toUpperCase()]).perform(),
    resize: (width, height) => session.manage().window().setRect({ width, height }),
    async close() {
      await session.quit();
      driver.kill();
    },
  };
}
