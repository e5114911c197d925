import packageJson from "../../package.json" with { type: "json" };

/** The supported browsers as build targets. Samsung Internet is Chromium under another number. */
export const browserTargets = packageJson.browserslist
  .filter((browser) => !browser.startsWith("samsung"))
  .map((browser) => browser.replace("ios_saf", "ios").replace(" >= ", ""));
