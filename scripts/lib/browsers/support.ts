import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type {
  BrowserName,
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data/types";
import { z } from "zod";
import { root } from "../process.mjs";

/** A feature in MDN's data: its support, and features of its own. */
export type Feature = Identifier;

/** Key of the support of a feature itself. */
export const compat = "__compat";

/** MDN's tree of what browsers support. */
export const compatData: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

/** Lists the features in a group of MDN's data. */
export function featuresIn(group: Feature): [name: string, feature: Feature][] {
  return Object.keys(group).flatMap((name) => {
    const feature = name === compat ? undefined : group[name];
    return feature === undefined ? [] : [[name, feature]];
  });
}

/** Browsers of package.json by their names in MDN's data. */
const dataNames: Readonly<Record<string, BrowserName[]>> = {
  chrome: ["chrome", "chrome_android"],
  edge: ["edge"],
  samsung: ["samsunginternet_android"],
  firefox: ["firefox", "firefox_android"],
  safari: ["safari"],
  ios_saf: ["safari_ios"],
};

const packageSchema = z.object({ browserslist: z.array(z.string()) });
const supported = packageSchema
  .parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")))
  .browserslist.flatMap((line) => {
    const [name = "", version = ""] = line.split(" >= ");
    return (dataNames[name] ?? []).map((browser) => ({ browser, version }));
  });

/** Orders versions such as 109 and 15.6. */
function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  const [maxMajor = 0, maxMinor = 0] = limit.split(".").map(Number);
  return major < maxMajor || (major === maxMajor && minor <= maxMinor);
}

/** Returns true for support without a prefix, a flag or another name. */
function isPlain(support: SimpleSupportStatement, limit: string): boolean {
  const { version_added: added, version_removed: removed } = support;
  return (
    typeof added === "string" &&
    added !== "preview" &&
    !(removed !== undefined && isAtMost(removed, limit)) &&
    !support.flags &&
    !support.prefix &&
    !support.alternative_name &&
    isAtMost(added, limit)
  );
}

/**
 * Returns the supported browsers that lack a feature.
 * @param feature an entry of MDN's data; one it does not have counts as supported
 */
export function browsersWithout(feature: Feature | null | undefined): string[] {
  const support = feature?.[compat]?.support;
  if (!support) return [];
  return supported
    .filter(({ browser, version }) => ![support[browser] ?? []].flat().some((each) => isPlain(each, version)))
    .map(({ browser, version }) => `${browser} ${version}`);
}
