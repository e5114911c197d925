import { parseSync, Visitor, type ESTree } from "vite";
import { browsersWithout, compat, compatData, featuresIn, type Feature } from "./support.ts";

const { api } = compatData;
const { builtins = {}, classes, regular_expressions: regularExpressions } = compatData.javascript;

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
const methods = new Map<string, Feature[]>();
const groups = [builtins, builtins.Intl ?? {}].flatMap((parent) =>
  featuresIn(parent).map(([, group]) => group),
);
for (const group of [...groups, ...interfaces.map((name) => api[name] ?? {})])
  for (const [name, feature] of featuresIn(group))
    if (feature[compat] && !name.endsWith("_static"))
      methods.set(name, [...(methods.get(name) ?? []), feature]);

const lacking = new Map<string, string[]>();

/** Returns the browsers in which no built-in or interface has a method of this name. */
function withoutMethod(name: string): string[] {
  const known = lacking.get(name);
  if (known) return known;
  const all = (methods.get(name) ?? []).map(browsersWithout);
  const min = all.toSorted((one, other) => one.length - other.length)[0] ?? [];
  lacking.set(name, min);
  return min;
}

function globalNamed(name: string): Feature | undefined {
  // Shorter names are those of minified variables.
  if (name.length < 3) return undefined;
  return [builtins, api].find((group) => Object.hasOwn(group, name))?.[name];
}

/** Finds what a call of a method needs. @returns its name and the browsers without it */
function needOfCall({
  callee,
  optional,
}: ESTree.CallExpression | (ESTree.NewExpression & { optional?: false })) {
  if (callee.type !== "MemberExpression" || callee.optional || optional) return null;
  const { object, property } = callee;
  const name = property.type === "Literal" ? property.value : "name" in property ? property.name : null;
  if (typeof name !== "string" || (callee.computed && property.type !== "Literal")) return null;
  const owner =
    object.type === "Identifier" ? { name: object.name, feature: globalNamed(object.name) } : null;
  const exact =
    owner?.feature?.[`${name}_static`] ??
    (owner?.feature && Object.hasOwn(owner.feature, name) ? owner.feature[name] : undefined);
  return owner && exact
    ? { name: `${owner.name}.${name}`, without: browsersWithout(exact) }
    : { name: `.${name}()`, without: withoutMethod(name) };
}

const lookbehind = /\(\?<[=!]/;

/**
 * Finds what a supported browser lacks in a built script: syntax that no build lowers, and calls of newer built-ins by their names. A name
 * that is also one of something older is not found; "map" of iterators, for example, the compiler refuses. Optional calls are left out.
 * @returns names with the browsers
 */
export function findNewJs(text: string, file: string): { name: string; without: string[] }[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: { name: string; without: string[] }[] = [];
  const need = (name: string, without: string[]) =>
    void (without.length > 0 && found.push({ name, without }));
  const call = (node: Parameters<typeof needOfCall>[0]) => {
    const needed = needOfCall(node);
    if (needed) need(needed.name, needed.without);
  };
  new Visitor({
    StaticBlock: () => need("static blocks", browsersWithout(classes?.static?.initialization_blocks)),
    Literal(node) {
      const regex = "regex" in node ? node.regex : null;
      const pattern = regex?.pattern ?? (typeof node.value === "string" ? node.value : "");
      if (lookbehind.test(pattern))
        need("lookbehind", browsersWithout(regularExpressions?.lookbehind_assertion));
      if (regex?.flags.includes("v")) need("flag v", browsersWithout(builtins.RegExp?.unicodeSets));
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier")
        need(node.callee.name, browsersWithout(globalNamed(node.callee.name)));
      else call(node);
    },
    CallExpression: call,
  }).visit(program);
  return found;
}
