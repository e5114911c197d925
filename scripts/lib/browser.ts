import { existsSync } from "node:fs";
import path from "node:path";
import { run } from "./process.mjs";

// The headless shell comes first: Playwright starts it by itself too, and it needs about half the processor time.
const commands = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = [
    ...(process.env.BROWSER_PATH ? [process.env.BROWSER_PATH] : []),
    ...commands.flatMap((command) => folders.map((folder) => path.join(folder, command))),
    ...macApplications,
  ];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Runs apt-get, with sudo if needed and possible without a password. */
function apt(...args: string[]): Promise<string> {
  return process.getuid?.() === 0 ? run("apt-get", args) : run("sudo", ["-n", "apt-get", ...args]);
}

/** Returns the path of a Chromium: an installed one, else Playwright's download (""), else Debian's package. */
export async function findBrowser(): Promise<string> {
  const installed = installedBrowser();
  if (installed) return installed;
  try {
    await run("playwright", ["install", "chromium"]);
    return "";
  } catch {
    await apt("update", "-qq");
    const install = (name: string) => apt("install", "-y", "-qq", "--no-install-recommends", name);
    await install("chromium-headless-shell").catch(() => install("chromium"));
    const debian = installedBrowser();
    if (!debian) throw new Error("Chromium not found and could not be installed; set BROWSER_PATH");
    return debian;
  }
}
