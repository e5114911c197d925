import { find } from "./find.mjs";

const patience = 30_000;
const pause = 100;

/** A person at a browser, who waits for what they want to press or read. */
export class Person {
  #browser;
  #origin;

  constructor(browser, origin) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(path) {
    // Firefox refuses to open a page while the last one is still on its way.
    await this.#poll(path, () => this.#browser.open(this.#origin + path).then(() => true));
    await this.until("the page's scripts", () => {
      // Pages for reading start their scripts with the first sign of interest.
      dispatchEvent(new Event("wheel"));
      return document.querySelector("header [aria-controls=menu-tours], [data-back-office]") !== null;
    });
  }

  async click(kind, name) {
    // Hydration may replace what was found before it is pressed.
    await this.#poll(`${kind} "${name}"`, async () => {
      const element = await this.#browser.element(find, kind, name);
      if (!element) return false;
      await this.#browser.click(element);
      return true;
    });
  }

  /** Types into a field, replacing its value. */
  async fill(label, text) {
    await this.#browser.fill(await this.#wait("field", label), text);
  }

  press(key) {
    return this.#browser.press(key);
  }

  resize(width, height) {
    return this.#browser.resize(width, height);
  }

  async see(text, kind = "text") {
    await this.#wait(kind, text);
  }

  /** Waits until a function returns true in the page. */
  async until(what, check, ...values) {
    await this.#poll(what, () => this.#browser.run(check, ...values));
  }

  path() {
    return this.#browser.run(() => location.pathname + location.search);
  }

  #wait(kind, name) {
    return this.#poll(`${kind} "${name}"`, () => this.#browser.element(find, kind, name));
  }

  async #poll(what, read) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // A page on its way to another has no element yet.
      const found = await read().catch(() => null);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const shown = await this.#browser.run(() => document.body.innerText.slice(0, 600));
    throw new Error(`${what} did not appear at ${await this.path()}:\n${shown}`);
  }
}
