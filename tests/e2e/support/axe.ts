import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules that look at colours. All others find the same in light and in dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function findings(page: Page, rules: string[] | null) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    // The header stays where it is while a page is scrolled, and covers what axe would then take for too small.
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    // Not by their promises: Chromium never settles that of an animation inside of closed details.
    while (document.getAnimations().some(({ playState }) => playState === "running"))
      await new Promise(requestAnimationFrame);
    const { violations } = await window.axe.run({
      resultTypes: ["violations"],
      // axe has the one new rule of WCAG 2.2 AA switched off.
      ...(only
        ? { runOnly: { type: "rule", values: only } }
        : { rules: { "target-size": { enabled: true } } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, rules);
}

/**
 * Expects axe to find nothing by WCAG 2.2 A and AA and its own best practices, in light and in dark, once nothing moves
 * any more. The page is not loaded again: its colours follow the media query.
 */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  expect.soft(await findings(page, null), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await findings(page, colourRules), `${what}, dark`).toEqual([]);
}

/**
 * The same on a narrow screen in the dark and on a wide one in the light, between which every part of the site is shown in
 * each arrangement, and that nothing is wider than the screen. Colours do not depend on the width.
 */
export async function expectAccessibleAtAnyWidth(page: Page, what = page.url()): Promise<void> {
  for (const [width, colorScheme] of [
    [320, "dark"],
    [1440, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await findings(page, null), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    await expectNoWiderThanScreen(page, what);
  }
}

export async function expectNoWiderThanScreen(page: Page, what = page.url()): Promise<void> {
  const { shown, screen } = await page.evaluate(() => ({
    shown: document.documentElement.scrollWidth,
    screen: innerWidth,
  }));
  expect.soft(shown, `${what} on ${screen} px`).toBeLessThanOrEqual(screen);
}
