import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half the size of the package's main file, which every page would have to parse. */
export const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Checks the site's header and footer too. */
export const wholePage = "html";

/**
 * Parts checked elsewhere: the frames of the site and of the offices, which their pages share; what a modal dialog hides; and of
 * lists, tables and the API's documentation all but the first rows, which one component draws.
 */
const exceptions = {
  exclude: [
    ["header:has(~ #main)"],
    ["#main ~ footer"],
    ["[data-office] > :not(:has(#main))"],
    ["[data-office] #main ~ nav"],
    ["[data-aria-hidden=true]"],
    ["#main tbody > tr:nth-child(n+5)"],
    ["#main li:nth-child(n+5)"],
    ["[aria-labelledby^=group-] > :nth-child(n+7)"],
    ["[aria-labelledby^=group-] ~ [aria-labelledby^=group-]"],
    ["[aria-labelledby=schemas] > :nth-child(n+7)"],
  ],
};

/**
 * Expects no axe findings by WCAG 2.2 A and AA and its own best practices, once nothing moves anymore.
 * @param part a selector: the only part of the page to check
 */
export async function expectAccessible(
  page: Page,
  what: string,
  colorScheme: "light" | "dark",
  part?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const findings = await page.evaluate(async (context) => {
    // A sticky header covers parts of a scrolled page, which axe would take for too small.
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    // Animation.finished cannot be awaited: Chromium never settles it for an animation inside closed details.
    while (document.getAnimations().some(({ playState }) => playState === "running"))
      await new Promise(requestAnimationFrame);
    const { violations } = await window.axe.run(context, {
      resultTypes: ["violations"],
      // axe is not loaded into frames. A message to the sandboxed frame of a mail fails with a console error in the headless shell.
      iframes: false,
      // Loads style sheets again for rules that are off by default.
      preload: false,
      // target-size, the one new rule of WCAG 2.2 AA, is off by default.
      rules: { "target-size": { enabled: true } },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, part ?? exceptions);
  expect.soft(findings, `${what}, ${colorScheme}`).toEqual([]);
}

/**
 * Expects that nothing is wider than a phone, a tablet or a desk, and that the page is accessible on the first in dark or on the last in
 * light. The page is not loaded again: it follows the media queries.
 * @param part a selector: the only part of the page to check
 */
export async function expectAccessibleOn(
  page: Page,
  screen: "phone" | "desk",
  what: string,
  part?: string,
): Promise<void> {
  for (const width of screen === "phone" ? [1440, 768, 320] : [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoWiderThanScreen(page, what);
  }
  await expectAccessible(page, what, screen === "phone" ? "dark" : "light", part);
}

/** Charts take a moment to follow the screen. */
export async function expectNoWiderThanScreen(page: Page, what = page.url()): Promise<void> {
  const width = page.viewportSize()?.width;
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${what} on ${width} px`,
    })
    .toBeLessThanOrEqual(0);
}
