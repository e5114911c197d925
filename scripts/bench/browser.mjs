import { chromium } from "@playwright/test";
import { browserFlags } from "../lib/browser-flags.ts";
import { findBrowser } from "../lib/browser.mjs";

/** Opens the Chromium that is measured. */
export async function openBrowser() {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserFlags,
  });
}

/** Matches a page whose scripts run. */
export const isAlive = "header [aria-controls=menu-tours]";
