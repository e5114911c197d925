import { chromium } from "@playwright/test";
import { findBrowser } from "../lib/browser.mjs";

/** Flags of Chromium without what it does besides, which would take the processor from what is measured. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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
