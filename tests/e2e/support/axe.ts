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
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules about colors. All others give the same result in light and in dark. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Checks the site's header and footer too. */
export const wholePage = "html";

/**
 * Parts checked elsewhere: the site's header and footer, which all pages share; what a modal dialog hides; the rows of a table
 * after the first ten; and all but the first group, operations and objects of the API's documentation, which one component draws.
 */
const exceptions = {
  exclude: [
    ["header:has(~ #main)"],
    ["#main ~ footer"],
    ["[data-aria-hidden=true]"],
    ["#main tbody > tr:nth-child(n+11)"],
    ["[aria-labelledby^=group-] > :nth-child(n+7)"],
    ["[aria-labelledby^=group-] ~ [aria-labelledby^=group-]"],
    ["[aria-labelledby=schemas] > :nth-child(n+7)"],
  ],
};

/**
 * Runs axe once nothing moves anymore.
 * @param rules the only rules to run; all when null
 * @param part a selector: the only part of the page to check
 */
async function findings(page: Page, rules: string[] | null, part?: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([only, context]) => {
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
        ...(only
          ? { runOnly: { type: "rule", values: only } }
          : { rules: { "target-size": { enabled: true } } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    [rules, part ?? exceptions] as const,
  );
}

/**
 * Expects no axe findings by WCAG 2.2 A and AA and its own best practices, in light and in dark.
 * The page is not loaded again: its colors follow the media query.
 * @param part a selector: the only part of the page to check
 */
export async function expectAccessible(page: Page, what = page.url(), part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await findings(page, null, part), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await findings(page, colorRules, part), `${what}, dark`).toEqual([]);
}

/**
 * Expects the same on a narrow screen in dark and on a wide one in light, which together show every part of the site in each
 * arrangement, and nothing wider than the screen. Colors do not depend on the width.
 * @param part a selector: the only part of the page to check
 */
export async function expectAccessibleAtAnyWidth(
  page: Page,
  what = page.url(),
  part?: string,
): Promise<void> {
  for (const isNarrow of [true, false]) await expectAccessibleOnce(page, what, { isNarrow, part });
}

/** Expects one of the two arrangements to be accessible, and nothing wider than a phone, a tablet or a desk. */
export async function expectAccessibleOnce(
  page: Page,
  what: string,
  { isNarrow, part }: { isNarrow: boolean; part: string | undefined },
): Promise<void> {
  for (const width of isNarrow ? [1440, 768, 320] : [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoWiderThanScreen(page, what);
  }
  const colorScheme = isNarrow ? "dark" : "light";
  await page.emulateMedia({ colorScheme });
  expect.soft(await findings(page, null, part), `${what}, ${colorScheme}`).toEqual([]);
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
