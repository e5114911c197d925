import type { Random } from "./random.ts";

/** A schema of JSON, as far as values are made for it. */
export interface JsonSchema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** Texts that have broken parsers, pages and databases elsewhere. */
const hostileTexts = [
  "",
  " ",
  "\0",
  "\uD800",
  "‮abc",
  "<script>alert(1)</script>",
  "'; DROP TABLE bookings; --",
  "%00%ff",
  "../../etc/passwd",
  "${7*7}{{7*7}}",
  "=1+1",
  "a\r\nSet-Cookie: a=b",
  "__proto__",
  "9".repeat(40),
  "x".repeat(5000),
  "é😀".repeat(300),
  "null",
  "-1",
  "1e309",
  "2026-02-30",
  "9999-12-31",
  "+919845012345",
  "javascript:alert(1)",
];
const hostileNumbers = [0, -1, 1, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, 999_999_999];
const hostileValues = [null, true, false, [], {}, [[[]]], { __proto__x: 1 }, 0, "", [null], { $gt: "" }];

/**
 * Creates a generator of values for JSON schemas: mostly valid ones, some hostile.
 * @param options.random seeded
 * @param options.known values by the name of the field or parameter, as of rows that exist
 * @param options.components schemas that "$ref" names
 */
export function createValues({
  random,
  known,
  components = {},
}: {
  random: Random;
  known: Record<string, string[]>;
  components?: Record<string, JsonSchema>;
}) {
  const hostileText = () => random.pick(hostileTexts);
  const day = () => new Date(Date.now() + random.between(-40, 400) * 86_400_000).toISOString().slice(0, 10);

  function text(name: string, schema: JsonSchema = {}): string {
    const rows = known[name] ?? [];
    if (rows.length > 0 && random.chance(0.8)) return random.pick(rows);
    if (random.chance(0.15)) return hostileText();
    if (schema.format === "date" || /date|from|until|day/i.test(name)) return day();
    if (schema.format === "date-time") return new Date(Date.now()).toISOString();
    if (schema.format === "email" || /email/i.test(name)) return `fuzz${random.between(1, 9999)}@example.com`;
    if (schema.format === "uuid" || /key$/i.test(name))
      return `00000000-0000-4000-8000-${String(random.between(0, 1e11)).padStart(12, "0")}`;
    if (/phone/i.test(name)) return "+91 98450 12345";
    if (/amount|price|total|seats|percent|number|capacity|version/i.test(name))
      return String(random.between(0, 5000));
    const length = Math.max(schema.minLength ?? 1, random.between(1, Math.min(schema.maxLength ?? 30, 60)));
    return "Lorem ipsum dolor sit amet ".repeat(3).slice(0, length);
  }

  function number({ minimum, maximum, exclusiveMinimum }: JsonSchema): number {
    if (random.chance(0.2)) return random.pick(hostileNumbers);
    const min = Math.max(minimum ?? exclusiveMinimum ?? 0, -1e6);
    return random.between(min, Math.max(min, Math.min(maximum ?? min + 20, min + 1000)));
  }

  /** @param name of the field */
  function value(schema: JsonSchema | undefined, name = "", depth = 0): unknown {
    if (depth > 6 || random.chance(0.04)) return random.pick(hostileValues);
    if (!schema) return text(name);
    if (schema.$ref) return value(resolve(schema.$ref), name, depth + 1);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return value(random.pick(choices), name, depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, name, depth + 1)));
    const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
    if (type === "object" || schema.properties) return object(schema, depth);
    if (type === "array")
      return Array.from({ length: random.chance(0.03) ? 300 : random.between(0, 3) }, () =>
        value(schema.items, name.replace(/s$/, ""), depth + 1),
      );
    if (type === "integer" || type === "number") return number(schema);
    if (type === "boolean") return random.chance(0.5);
    return type === "null" ? null : text(name, schema);
  }

  function object({ properties = {}, required = [] }: JsonSchema, depth: number) {
    const made: Record<string, unknown> = {};
    for (const [key, schema] of Object.entries(properties))
      if (random.chance(required.includes(key) ? 0.95 : 0.6)) made[key] = value(schema, key, depth + 1);
    if (random.chance(0.05))
      made[random.pick(["__proto__", "constructor", "isAdmin", "role"])] = hostileText();
    return made;
  }

  const resolve = (reference: string) => components[reference.split("/").at(-1) ?? ""];

  /** Fills the parameters of a path, ":name" or "{name}". */
  function path(pattern: string): string {
    return pattern.replaceAll(/:(\w+)\??|\{(\w+)\}|\*/g, (_, a?: string, b?: string) =>
      encodeURIComponent(text(a ?? b ?? "rest").toWellFormed()),
    );
  }

  /** Returns a query of the given names, or none. */
  function query(names: string[]): string {
    const pairs = names.filter(() => random.chance(0.3)).map((name) => [name, text(name).toWellFormed()]);
    return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  }

  /** Fills a form of a page: by one of its schemas, and with the names that its sources read. */
  function form({
    intents,
    schemas,
    names,
  }: {
    intents: string[];
    schemas: JsonSchema[];
    names: string[];
  }): string[][] {
    const intent = intents.length > 0 ? random.pick(intents) : "";
    const fields = new Map<string, string>();
    for (const name of names) if (random.chance(0.85)) fields.set(name, text(name));
    for (const schema of schemas.length > 0 ? [random.pick(schemas), random.pick(schemas)] : []) {
      const chosen = (schema.oneOf ?? schema.anyOf ?? []).find(
        (each) => each.properties?.intent?.const === intent,
      );
      const made = value(chosen ?? schema);
      if (made !== null && typeof made === "object" && !Array.isArray(made))
        for (const [name, each] of Object.entries(made))
          fields.set(name, typeof each === "object" ? JSON.stringify(each) : String(each));
    }
    if (intent) fields.set("intent", intent);
    if (random.chance(0.05)) fields.set("intent", hostileText());
    return [...fields].map(([name, each]) => [name, each.toWellFormed()]);
  }

  return { value, text, path, query, form, hostileText };
}
