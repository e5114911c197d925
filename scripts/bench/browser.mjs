import { chromium } from "@playwright/test";
import { findBrowser } from "../lib/browser.mjs";

/** Opens Chromium as the measured person's: on two cores, without what a browser does besides. */
export async function openBrowser() {
  const executablePath = await findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** Matches a page whose scripts run. */
export const isAlive = "header [aria-controls=menu-tours]";
