import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../../app/routes";
import { honoAccess } from "../../support/route-access";

/** Files, pictures and calendars that Hono answers beside the pages. */
const filePatterns = Object.values(honoAccess).flatMap((lines) =>
  Array.from(lines.matchAll(/GET (\S+)/g), ([, pattern = ""]) => pattern.replace(/\{.*\}$/, "")),
);

function patternsOf(entries: RouteConfigEntry[], base = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const pattern = path === undefined || path === "" ? base : `${base}/${path}`;
    return index || !children ? [pattern || "/"] : patternsOf(children, pattern);
  });
}

/** Patterns of all pages and resources of app/routes.ts. */
export const routePatterns: readonly string[] = [...new Set(patternsOf(await routes))];

/** Weight of a part of a pattern: a name before a parameter with an ending, that before one without, that before the rest. */
function weightOf(part: string): string {
  if (part === "*") return "3";
  if (!part.includes(":")) return "0";
  return part.includes(".") ? "1" : "2";
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern.split("/").slice(1);
  const expressions = parts.map((part) => {
    if (part === "*") return "(?:/.*)?";
    if (part.endsWith("?")) return "(?:/[^/]+)?";
    return `/${part.replaceAll(".", "\\.").replace(/:\w+/, "[^/]+")}`;
  });
  return new RegExp(`^${expressions.join("")}/?$`, "i");
}

// React Router's own matching ranks all routes again for each address.
const matchers = [...routePatterns, ...filePatterns]
  .map((pattern) => ({
    pattern,
    expression: expressionOf(pattern),
    weight: pattern.split("/").map(weightOf).join(""),
  }))
  .toSorted((one, other) => one.weight.localeCompare(other.weight));

/** Returns the pattern of the route that answers a path. */
export function patternOf(path: string): string {
  return matchers.find(({ expression }) => expression.test(path))?.pattern ?? path;
}
