import { format, resolveConfig } from "prettier";
import { z } from "zod";
import { maxFileTours, tourFileSchema } from "../app/domain/tour-files/tour-file";
import { innermost } from "../app/domain/typed-values";

/** Writes docs/tour-format.md from the schema of tour files. */

type Definition = z.core.$ZodTypes["_zod"]["def"];

function definitionOf(schema: z.core.$ZodType): Definition {
  const { _zod: internals } = schema as z.core.$ZodTypes;
  return internals.def;
}

const boundsSchema = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
});

/** Returns the limits of a text, number or list in words. */
function limits(schema: z.core.$ZodType): string {
  const json: Record<string, unknown> = z.toJSONSchema(schema, { unrepresentable: "any" });
  const { min, max } = boundsSchema.parse({
    min: json.minLength ?? json.minItems ?? json.minimum,
    max: json.maxLength ?? json.maxItems ?? json.maximum,
  });
  const from = min !== undefined && Math.abs(min) < 1e12 ? min : undefined;
  const to = max !== undefined && max < 1e12 ? max : undefined;
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from} to ${to}`;
  if (to !== undefined) return `at most ${to}`;
  return from === undefined ? "" : `at least ${from}`;
}

const quoted = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");

/** Describes a type in words. */
function typeOf(schema: z.core.$ZodType): string {
  const inner = innermost(schema);
  const definition = definitionOf(inner);
  switch (definition.type) {
    case "string":
      return ["text", limits(inner)].filter(Boolean).join(", ");
    case "number":
      return ["format" in definition ? "integer" : "number", limits(inner)].filter(Boolean).join(", ");
    case "boolean":
      return "true or false";
    case "literal":
      return quoted(definition.values);
    case "enum":
      return `one of ${quoted(Object.values(definition.entries))}`;
    case "tuple":
      return "[latitude, longitude] in degrees, within India";
    case "array": {
      const element = innermost(definition.element);
      const rows = limits(inner);
      const of = ["object", "union"].includes(definitionOf(element).type) ? "objects" : typeOf(element);
      return `list${rows && ` of ${rows}`}: ${of}`;
    }
    case "record":
      return `object: ${typeOf(definition.keyType)}, each with ${typeOf(definition.valueType)}`;
    case "union":
      return `object, one of ${definition.options.length} kinds`;
    default:
      return "object";
  }
}

function isOptional(schema: z.core.$ZodType): boolean {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case "optional":
    case "default":
    case "prefault":
      return true;
    case "pipe":
      return isOptional(definitionOf(definition.in).type === "transform" ? definition.out : definition.in);
    case "nullable":
      return isOptional(definition.innerType);
    default:
      return false;
  }
}

function describe(schema: z.core.$ZodType): string {
  const classic = schema as z.ZodType;
  const inner = innermost(schema) as z.ZodType;
  return classic.description ?? inner.description ?? "";
}

/** Returns a line for each field: path, a mark if it is optional, type and meaning. */
function rowsOf(shape: Readonly<Record<string, z.core.$ZodType>>, prefix = ""): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const path = `${prefix}${name}`;
    const meaning = describe(schema);
    const mark = isOptional(schema) ? "?" : "";
    const row = `- \`${path}${mark}\`: ${typeOf(schema)}${meaning && `. ${meaning}`}.`;
    return [row, ...partsOf(innermost(schema), path)];
  });
}

function partsOf(schema: z.core.$ZodType, path: string): string[] {
  const definition = definitionOf(schema);
  if (definition.type === "object") return rowsOf(definition.shape, `${path}.`);
  if (definition.type === "array") return partsOf(innermost(definition.element), `${path}[]`);
  if (definition.type === "union")
    return definition.options.flatMap((option) => partsOf(innermost(option), path));
  return [];
}

export async function tourFormatDocument(): Promise<string> {
  const rows = rowsOf(tourFileSchema.shape);
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
  return format(text, { ...(await resolveConfig("docs/tour-format.md")), parser: "markdown" });
}
