import { expect, test } from "vitest";
import { findNewCss } from "../../scripts/lib/browsers/css.ts";
import { findNewJs } from "../../scripts/lib/browsers/js.ts";

const namesOf = (found) => [...new Set(found.map(({ name }) => name))];

test.each([
  ["a{color:light-dark(#fff,#000)}", "light-dark()"],
  ["a{color:color-mix(in srgb,red,blue)}", "color-mix()"],
  ["a{b &{color:red}}", "nesting"],
  ["@media (width>=40rem){a{color:red}}", "media ranges"],
  ["@media (scripting:none){a{color:red}}", "media scripting"],
  ["a:has(b){color:red}", ":has"],
  ["a:popover-open{color:red}", ":popover-open"],
  ["@container (width>1px){a{color:red}}", "@container"],
  ["a{text-wrap:balance}", "text-wrap"],
  ["a{backdrop-filter:blur(1px)}", "backdrop-filter"],
])("style sheets: %s needs %s", (text, name) => {
  expect(namesOf(findNewCss(text))).toContain(name);
});

test("style sheets may use what has a fallback, and what is asked for", () => {
  for (const text of [
    "a{height:100vh;height:50lh}",
    "a{-webkit-mask:none;mask:none}",
    "@supports selector(:has(*)){a:has(b){color:red}}",
    ".g:is([open],:popover-open) b{color:red}",
    "a{height:1dvh;inset:0;aspect-ratio:1}",
  ])
    expect(findNewCss(text)).toEqual([]);
});

test.each([
  ["list.toSorted()", ".toSorted()"],
  ["Map.groupBy(list, first)", "Map.groupBy"],
  ["Promise.withResolvers()", "Promise.withResolvers"],
  ["URL.parse(text)", "URL.parse"],
  ["AbortSignal.any(signals)", "AbortSignal.any"],
  ["new Intl.Segmenter()", "Intl.Segmenter"],
  ["text.isWellFormed()", ".isWellFormed()"],
  ["one.isSubsetOf(other)", ".isSubsetOf()"],
  ["element.checkVisibility()", ".checkVisibility()"],
  ["panel.showPopover()", ".showPopover()"],
  ["new BarcodeDetector()", "BarcodeDetector"],
  ["/(?<=a)b/.test(text)", "lookbehind"],
  ['new RegExp("(?<!a)b")', "lookbehind"],
  ["/a/v.test(text)", "flag v"],
  ["class A { static { start(); } }", "static blocks"],
])("scripts: %s needs %s", (text, name) => {
  expect(namesOf(findNewJs(text, "a.js"))).toContain(name);
});

test("scripts may call what every supported browser has, and what they ask for", () => {
  for (const text of [
    "list.findLast(first); Object.hasOwn(a, b); structuredClone(a); list.at(-1); crypto.randomUUID()",
    "navigator.vibrate?.(50); document.startViewTransition?.(run)",
    "list.map(first).filter(second)",
  ])
    expect(findNewJs(text, "a.js")).toEqual([]);
});
