import { parseSync } from "vite";
import { browsersWithout, compat, compatData } from "./support.mjs";

const { api, javascript } = compatData;
const { builtins, regular_expressions: regularExpressions } = javascript;

/** Interfaces of the browser whose methods count by their names alone. Others are found by their constructors. */
const interfaces = [
  "Blob CSS Crypto CSSStyleSheet CustomElementRegistry DOMTokenList Document DocumentFragment Element Event EventTarget File",
  "FormData HTMLButtonElement HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement Headers History",
  "Location MediaDevices MediaQueryList Navigator Node Performance Range ReadableStream Request Response Selection ServiceWorkerRegistration",
  "Storage SubtleCrypto URL URLSearchParams Window",
]
  .join(" ")
  .split(" ");

/** Methods by name, with all features of this name: an older one of the same name hides a newer one. */
const methods = new Map();
const groups = [
  ...Object.values(builtins),
  ...Object.values(builtins.Intl),
  ...interfaces.map((name) => api[name] ?? {}),
];
for (const group of groups)
  for (const [name, feature] of Object.entries(group))
    if (feature?.[compat] && !name.endsWith("_static"))
      methods.set(name, [...(methods.get(name) ?? []), feature]);

const lacking = new Map();

/** Returns the browsers in which no built-in or interface has a method of this name. */
function withoutMethod(name) {
  if (!lacking.has(name)) {
    const all = (methods.get(name) ?? []).map(browsersWithout);
    lacking.set(name, all.toSorted((one, other) => one.length - other.length)[0] ?? []);
  }
  return lacking.get(name);
}

function globalNamed(name) {
  // Shorter names are those of minified variables.
  if (name.length < 3) return null;
  for (const group of [builtins, api]) if (Object.hasOwn(group, name)) return group[name];
  return null;
}

const lookbehind = /\(\?<[=!]/;

/** Finds what a node of a script needs. @returns names and the browsers without it */
function needsOf(node) {
  switch (node.type) {
    case "StaticBlock":
      return [["static blocks", browsersWithout(javascript.classes.static.initialization_blocks)]];
    case "Literal": {
      const pattern = node.regex?.pattern ?? (typeof node.value === "string" ? node.value : "");
      return [
        ...(lookbehind.test(pattern)
          ? [["lookbehind", browsersWithout(regularExpressions.lookbehind_assertion)]]
          : []),
        ...(node.regex?.flags.includes("v")
          ? [["flag v", browsersWithout(builtins.RegExp.unicodeSets)]]
          : []),
      ];
    }
    case "NewExpression":
    case "CallExpression": {
      const { callee } = node;
      if (callee.type === "Identifier" && node.type === "NewExpression")
        return [[callee.name, browsersWithout(globalNamed(callee.name))]];
      if (callee.type !== "MemberExpression" || callee.optional || node.optional) return [];
      const { object, property, computed } = callee;
      const name = computed ? property.value : property.name;
      if (typeof name !== "string") return [];
      const owner = object.type === "Identifier" ? globalNamed(object.name) : null;
      const exact = owner && (owner[`${name}_static`] ?? (Object.hasOwn(owner, name) ? owner[name] : null));
      return exact
        ? [[`${object.name}.${name}`, browsersWithout(exact)]]
        : [[`.${name}()`, withoutMethod(name)]];
    }
    default:
      return [];
  }
}

/**
 * Finds what a supported browser lacks in a built script: syntax that no build lowers, and calls of newer built-ins by their names. A name
 * that is also one of something older is not found; "map" of iterators, for example, the compiler refuses. Optional calls are left out.
 * @returns names with the browsers
 */
export function findNewJs(text, file) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const open = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [name, without] of needsOf(node)) if (without.length > 0) found.push({ name, without });
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (typeof child?.type === "string") open.push(child);
  }
  return found;
}
