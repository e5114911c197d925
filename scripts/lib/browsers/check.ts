import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../process.mjs";
import { findNewCss } from "./css.ts";
import { findNewJs } from "./js.ts";

/** Parts of selectors with :has() whose rules may be missing in Firefox before 121. */
const hasMayMiss = [
  // Highlights of a choice that its own radio button shows too, and outlines beside `no-has:` ones.
  /has-(checked|focus-visible|\\\[\\~label_)/,
  // The chosen star is filled by itself; the others and its word are missing.
  /star-choice/,
  // The company's fields are always shown (`no-has:`), the notes for other roles never.
  /sign-up-form/,
  // All fields of a change are shown, all choices of a filter, labels of a map beside the one pointed at.
  /change-choice|not-has-checked|india-(map|state)/,
  // Widths, lines and cursors.
  /not-has-\\\[|has-\\\[details|compare-box|bar-control/,
  // A calendar is a popover on phones too.
  /sheet-below-sm/,
  // A report is printed with the frame around it, a tour on more pages.
  /data-(report|tour-print)/,
  // Within @supports of something newer.
  /early-date/,
];

/** Features that a supported browser lacks and style sheets may use, with what happens there. */
const allowedCss: [feature: RegExp, effect: string][] = [
  [
    /^cursor|^resize|^overscroll|^scrollbar|^field-sizing/,
    "fingers have no cursor; fields and bars keep their size",
  ],
  [/^text-wrap/, "lines break elsewhere"],
  [/^unit lh$/, "an empty date field of Safari is lower"],
  [/^media forced-colors$|^forced-color-adjust/, "Safari has no forced colors"],
  [/^media scripting$/, "without scripts, the room of the passkey's button stays empty"],
  [/^:view-transition-/, "a page changes at once"],
  [/^:has$/, "see hasMayMiss"],
  [/^break-after|^@page$|^size$/, "a page of paper breaks elsewhere"],
  [/^@container$|^container-type/, "cards and tables have the layout of the window's width"],
  [/^grid-template-columns: subgrid$/, "the two fields of a row end at different heights"],
  [/^:details-content$|^content-visibility/, "what wide windows show stays folded until pressed"],
  [/^@property$/, "Tailwind writes the same initial values into a layer for these browsers"],
  [/^font-family: ui-monospace$/, "the next font is used"],
];

/** Calls that a supported browser lacks and scripts may make, with the reason. */
const allowedJs: [call: RegExp, reason: string][] = [
  [
    /^\.(toReversed|toSorted|toSpliced|checkVisibility|requestSubmit)\(\)$|^AbortSignal\.timeout$/,
    "app/platform/hydration/add-built-ins.ts adds it",
  ],
  [
    /^URL\.canParse$/,
    "app/platform/hydration/add-built-ins.ts adds it; zod, which is in a web worker too, asks for it first",
  ],
  [/^\.(startViewTransition|getPublicKey|toBase64|share|segment)\(\)$/, "asked for first"],
  [
    /^Notification\.requestPermission$|^\.showNotification\(\)$/,
    "the switch is shown only where push exists",
  ],
  [/^Error\.captureStackTrace$/, "in the constructor of an error: another is thrown"],
  [
    /^\.(error|drop|resize|index|direction|initialize|use|adopt|toArray|when)\(\)$/,
    "methods of libraries and hooks of the same name",
  ],
];

const read = (name: string) => readFileSync(path.join(root, name), "utf8");

const assets = "build/client/assets";

/**
 * Compares the built style sheets and scripts with the browsers in package.json, by MDN's data.
 * @throws naming what they lack, and allowances that nothing needs
 */
export function checkBrowsers(): void {
  const used = new Set<[RegExp, string]>();
  const problems: string[] = [];
  const allows = (list: [RegExp, string][], name: string) => {
    const entry = list.find(([pattern]) => pattern.test(name));
    if (entry) used.add(entry);
    return entry !== undefined;
  };
  const checkScript = (file: string, allowed: [RegExp, string][]) => {
    for (const { name, without } of findNewJs(read(file), file))
      if (!allows(allowed, name)) problems.push(`${file}: ${name}: not in ${without.join(", ")}`);
  };
  // add-built-ins.ts runs in pages only.
  const allowedInWorkers = allowedJs.slice(1);
  for (const name of readdirSync(path.join(root, assets))) {
    const file = `${assets}/${name}`;
    if (file.endsWith(".css"))
      for (const { name, where, without } of findNewCss(read(file)))
        if (!allows(allowedCss, name) || (name === ":has" && !hasMayMiss.some((part) => part.test(where))))
          problems.push(`${file}: ${name} in ${where.slice(0, 120)}: not in ${without.join(", ")}`);
    if (file.endsWith(".js")) checkScript(file, file.includes(".worker-") ? allowedInWorkers : allowedJs);
  }
  for (const file of ["public/sw.js", "public/push-sw.js"]) checkScript(file, allowedInWorkers);
  for (const entry of [...allowedCss, ...allowedJs])
    if (!used.has(entry)) problems.push(`scripts/lib/browsers/check.ts: nothing needs ${entry[0]}`);
  if (problems.length > 0)
    throw new Error(
      `supported browsers lack:\n${[...new Set(problems)].join("\n")}\nWrite it another way, or add it to scripts/lib/browsers/check.ts with what happens there`,
    );
}
