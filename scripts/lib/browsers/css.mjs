import { parse, walk, generate } from "css-tree";
import { browsersWithout, compat, compatData } from "./support.mjs";

const { properties, selectors, types, "at-rules": atRules } = compatData.css;

/** Functions and units by name, from all types of values. */
const values = new Map();
(function collect(group) {
  for (const [name, feature] of Object.entries(group))
    if (name !== compat) {
      if (feature[compat] && !values.has(name)) values.set(name, feature);
      collect(feature);
    }
})(types);
values.set("dvh", types.length.viewport_percentage_units_dynamic);

const forgiving = new Set(["is", "where"]);

/** Finds what a node of a style sheet needs. @returns names and entries of MDN's data */
function needsOf(node, property) {
  // Prefixed names are for one browser.
  if (/^-\w+-/.test(node.property ?? node.name ?? "")) return [];
  switch (node.type) {
    case "Declaration":
      return [[node.property, properties[node.property]]];
    case "Identifier":
      return property ? [[`${property}: ${node.name}`, properties[property]?.[node.name]]] : [];
    case "Function":
      return [[`${node.name}()`, properties[property]?.[node.name] ?? values.get(node.name)]];
    case "Dimension":
      return [[`unit ${node.unit}`, values.get(node.unit)]];
    case "PseudoClassSelector":
    case "PseudoElementSelector":
      return [[`:${node.name}`, selectors[node.name]]];
    case "NestingSelector":
    case "NestedRule":
      return [["nesting", selectors.nesting]];
    case "Atrule":
      return [[`@${node.name}`, atRules[node.name]]];
    case "Feature":
      return [[`media ${node.name}`, atRules.media[node.name]]];
    case "FeatureRange":
      return [["media ranges", atRules.media.range_syntax]];
    default:
      return [];
  }
}

/** Finds the same declaration with a prefix, or an earlier one of the same property, which is its fallback. */
function hasFallback(declaration, block) {
  const all = block?.children.toArray() ?? [];
  const before = all.slice(0, all.indexOf(declaration));
  return (
    before.some(({ property }) => property === declaration.property) ||
    all.some(
      ({ property }) => /^-(webkit|moz)-/.test(property) && property.endsWith(`-${declaration.property}`),
    )
  );
}

/**
 * Finds what a supported browser lacks in a style sheet. What `@supports` asks for, and what has a fallback in the same rule, is left out.
 * @returns names of features with the browsers, and where they stand
 */
export function findNewCss(text) {
  const found = [];
  let property = null;
  let supportsDepth = 0;
  let forgivingDepth = 0;
  let fallback = false;
  walk(parse(text, { parseCustomProperty: false, parseValue: true }), {
    enter(node) {
      if (node.type === "Atrule" && node.name === "supports") supportsDepth += 1;
      if (node.type === "Declaration") {
        property = node.property.startsWith("-") ? null : node.property;
        fallback = hasFallback(node, this.block);
      }
      if (node.type === "PseudoClassSelector" && forgiving.has(node.name)) forgivingDepth += 1;
      if (supportsDepth > 0 || fallback || this.atrule?.name === "property") return;
      // Lists of :is() and :where() skip what a browser does not know.
      if (forgivingDepth > 0 && node.type !== "Declaration" && node.name !== "has") return;
      if (node.type === "FeatureRange" && this.atrule?.name !== "media") return;
      // The parser leaves rules within rules as they are, unless they begin with "&".
      const isNested = node.type === "Raw" ? /\{/.test(node.value) : node.type === "Atrule" && this.rule;
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
      if (node.type === "PseudoClassSelector" && forgiving.has(node.name)) forgivingDepth -= 1;
      if (node.type === "Declaration") {
        property = null;
        fallback = false;
      }
    },
  });
  return found;
}
