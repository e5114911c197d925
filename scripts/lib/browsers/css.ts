import { parse, walk, generate, type CssNode } from "css-tree";
import { browsersWithout, compat, compatData, featuresIn, type Feature } from "./support.ts";

const { properties, selectors, types = {}, "at-rules": atRules } = compatData.css;

/** Functions and units by name, from all types of values. */
const values = new Map<string, Feature | undefined>();
(function collect(group: Feature) {
  for (const [name, feature] of featuresIn(group)) {
    if (feature[compat] && !values.has(name)) values.set(name, feature);
    collect(feature);
  }
})(types);
values.set("dvh", types.length?.viewport_percentage_units_dynamic);

const forgiving = new Set(["is", "where"]);

/** Finds what a node of a style sheet needs. @returns names and entries of MDN's data */
function needsOf(node: CssNode, property: string | null): [name: string, feature: Feature | undefined][] {
  const { name = "", unit = "" } = node;
  // Prefixed names are for one browser.
  if (/^-\w+-/.test(node.property ?? name)) return [];
  const ofProperty = property === null ? undefined : properties?.[property];
  switch (node.type) {
    case "Declaration":
      return [[node.property ?? "", properties?.[node.property ?? ""]]];
    case "Identifier":
      return property ? [[`${property}: ${name}`, ofProperty?.[name]]] : [];
    case "Function":
      return [[`${name}()`, ofProperty?.[name] ?? values.get(name)]];
    case "Dimension":
      return [[`unit ${unit}`, values.get(unit)]];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [[`:${name}`, selectors?.[name]]];
    case "NestingSelector":
    case "NestedRule":
      return [["nesting", selectors?.nesting]];
    case "Atrule":
      return [[`@${name}`, atRules?.[name]]];
    case "Feature":
      return [[`media ${name}`, atRules?.media?.[name]]];
    case "FeatureRange":
      return [["media ranges", atRules?.media?.range_syntax]];
    default:
      return [];
  }
}

/** Finds the same declaration with a prefix, or an earlier one of the same property, which is its fallback. */
function hasFallback(declaration: CssNode, block: CssNode | null): boolean {
  const all = block?.children?.toArray() ?? [];
  const before = all.slice(0, all.indexOf(declaration));
  return (
    before.some(({ property }) => property === declaration.property) ||
    all.some(
      ({ property = "" }) =>
        /^-(webkit|moz)-/.test(property) && property.endsWith(`-${declaration.property}`),
    )
  );
}

/**
 * Finds what a supported browser lacks in a style sheet. What `@supports` asks for, and what has a fallback in the same rule, is left out.
 * @returns names of features with the browsers, and where they stand
 */
export function findNewCss(text: string): { name: string; without: string[]; where: string }[] {
  const found: ReturnType<typeof findNewCss> = [];
  let property: string | null = null;
  let supportsDepth = 0;
  let forgivingDepth = 0;
  let fallback = false;
  walk(parse(text, { parseCustomProperty: false, parseValue: true }), {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") supportsDepth += 1;
      if (node.type === "Declaration") {
        property = node.property?.startsWith("-") ? null : (node.property ?? null);
        fallback = hasFallback(node, this.block);
      }
      if (node.type === "PseudoClassSelector" && forgiving.has(node.name ?? "")) forgivingDepth += 1;
      if (supportsDepth > 0 || fallback || this.atrule?.name === "property") return;
      // Lists of :is() and :where() skip what a browser does not know.
      if (forgivingDepth > 0 && node.type !== "Declaration" && node.name !== "has") return;
      if (node.type === "FeatureRange" && this.atrule?.name !== "media") return;
      // The parser leaves rules within rules as they are, unless they begin with "&".
      const isNested =
        node.type === "Raw" ? /\{/.test(node.value ?? "") : node.type === "Atrule" && this.rule;
      const needs = isNested ? needsOf({ type: "NestedRule" }, null) : needsOf(node, property);
      for (const [name, feature] of needs) {
        const without = browsersWithout(feature);
        if (without.length > 0)
          found.push({
            name,
            without,
            where: this.rule ? generate(this.rule.prelude) : generate(node).slice(0, 80),
          });
      }
    },
    leave(node) {
      if (node.type === "Atrule" && node.name === "supports") supportsDepth -= 1;
      if (node.type === "PseudoClassSelector" && forgiving.has(node.name ?? "")) forgivingDepth -= 1;
      if (node.type === "Declaration") {
        property = null;
        fallback = false;
      }
    },
  });
  return found;
}
