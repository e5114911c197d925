import { format } from "oxfmt";
import { z } from "zod";
import { maxFileTours, tourFileSchema } from "../app/domain/tour-files/tour-file";

/** Writes docs/tour-format.md from the schema of tour files. */

type Schema = z.core.JSONSchema.BaseSchema;

/** Reads a part of a schema. "Or null" is left out: a field without a value is left out. */
function partOf(part: unknown): Schema {
  const schema: Schema = z.record(z.string(), z.unknown()).parse(part ?? {});
  const options = (schema.anyOf ?? schema.oneOf)?.map(partOf).filter(({ type }) => type !== "null");
  return options?.length === 1
    ? { ...schema, anyOf: undefined, ...options[0] }
    : { ...schema, anyOf: options };
}

/** Returns limits in words; "" for none, which JSON writes as the largest integer. */
function limits(min: number | undefined, max: number | undefined): string {
  const from = min === undefined || min < -1e12 ? null : min;
  const to = max === undefined || max > 1e12 ? null : max;
  if (from !== null && to !== null) return from === to ? `${from}` : `${from} to ${to}`;
  if (to !== null) return `at most ${to}`;
  return from === null ? "" : `at least ${from}`;
}

const quoted = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");

/** Describes a type in words. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return quoted([schema.const]);
  if (schema.enum) return `one of ${quoted(schema.enum)}`;
  if (schema.anyOf) return `object, one of ${schema.anyOf.length} kinds`;
  switch (schema.type) {
    case "string":
      return ["text", limits(schema.minLength, schema.maxLength)].filter(Boolean).join(", ");
    case "integer":
    case "number":
      return [schema.type, limits(schema.minimum, schema.maximum)].filter(Boolean).join(", ");
    case "boolean":
      return "true or false";
    case "array": {
      if (schema.prefixItems) return "[latitude, longitude] in degrees, within India";
      const item = partOf(schema.items);
      const count = limits(schema.minItems, schema.maxItems);
      return `list${count && ` of ${count}`}: ${item.type === "object" || item.anyOf ? "objects" : typeOf(item)}`;
    }
    default:
      return schema.propertyNames
        ? `object: ${typeOf(partOf(schema.propertyNames))}, each with ${typeOf(partOf(schema.additionalProperties))}`
        : "object";
  }
}

/** Returns a line for each field: path, a mark if it is optional, type and meaning. */
function rowsOf({ properties = {}, required = [] }: Schema, prefix = ""): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = partOf(property);
    const path = `${prefix}${name}`;
    const meaning = schema.description ? `. ${schema.description}` : "";
    const mark = required.includes(name) ? "" : "?";
    return [`- \`${path}${mark}\`: ${typeOf(schema)}${meaning}.`, ...partsOf(schema, path)];
  });
}

function partsOf(schema: Schema, path: string): string[] {
  if (schema.type === "array" && !schema.prefixItems) return partsOf(partOf(schema.items), `${path}[]`);
  if (schema.anyOf) return schema.anyOf.flatMap((option) => partsOf(partOf(option), path));
  return rowsOf(schema, `${path}.`);
}

export async function tourFormatDocument(): Promise<string> {
  const rows = rowsOf(z.toJSONSchema(tourFileSchema, { io: "input", unrepresentable: "any" }));
  const text = `# Tour files

<!-- Written from app/domain/tour-files/tour-file.ts; tests/unit/tour-file.test.ts checks it. -->

A tour file is JSON with the structure of the catalogue's files (\`worker/catalogue/tours\`). "Export" on a tour writes one,
"Import tours" in the operator portal and \`POST /api/operator/tours/import\` read one.

\`\`\`json
{ "format": "tour-bharat/tours", "version": 1, "tours": [{ "place": "Malvan", "title": "Malvan, forts and coves" }] }
\`\`\`

- A file has 1 to ${maxFileTours} tours and at most 2 MiB, as UTF-8.
- Each tour is imported or refused on its own. Unknown fields are errors.
- A tour becomes a draft of the company; nothing is published. Pictures are not part of a file.
- A tour with the \`slug\` of a draft of the company replaces it, so importing twice doubles nothing. Without \`slug\`, the title's
  is taken. Of a published or booked tour, the texts and facts become unsubmitted changes; its price, seats, departures and FAQ
  stay. Departures, price rules and questions that a file leaves out stay as they are.
- Texts have no control characters. Times are \`HH:mm\` IST, days of the year \`MM-dd\`, dates \`yyyy-MM-dd\`, amounts whole rupees.
- Limits of the form apply, with two rules across fields: the title begins with the first word of \`place\` and holds no price, and
  \`itinerary\` has \`days\` days.

## Fields

A field with ? may be left out. Limits of a text are characters.

${rows.join("\n")}
`;
  return (await format("tour-format.md", text, { printWidth: 110 })).code;
}
