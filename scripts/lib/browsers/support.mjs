import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { root } from "../process.mjs";

/** Browsers of package.json by their names in MDN's data. */
const dataNames = {
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  samsung: ["samsunginternet_android"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios_saf: ["safari_ios"],
};

/** Key of the support of a feature itself. */
export const compat = "__compat";

/** MDN's tree of what browsers support. */
export const compatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

const { browserslist } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const supported = browserslist.flatMap((line) => {
  const [name, version] = line.split(" >= ");
  return dataNames[name].map((browser) => ({ browser, version }));
});

/** Orders versions such as 109 and 15.6. */
function isAtMost(version, limit) {
  const [major, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [maxMajor, maxMinor = 0] = limit.split(".").map(Number);
  return major < maxMajor || (major === maxMajor && minor <= maxMinor);
}

/** Without a prefix, a flag or another name. */
function isPlain({ version_added, version_removed, flags, prefix, alternative_name }, limit) {
  return (
    typeof version_added === "string" &&
    version_added !== "preview" &&
    !(typeof version_removed === "string" && isAtMost(version_removed, limit)) &&
    !flags &&
    !prefix &&
    !alternative_name &&
    isAtMost(version_added, limit)
  );
}

/**
 * Returns the supported browsers that lack a feature.
 * @param feature an entry of MDN's data; one it does not have counts as supported
 */
export function browsersWithout(feature) {
  const support = feature?.[compat]?.support;
  if (!support) return [];
  return supported
    .filter(({ browser, version }) => ![support[browser] ?? []].flat().some((each) => isPlain(each, version)))
    .map(({ browser, version }) => `${browser} ${version}`);
}
