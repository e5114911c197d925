import { exampleOf, exampleProblems, type Schema } from "./api-examples";

interface Content {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, unknown>;
}

interface Described {
  description: string;
  content?: Record<string, Content>;
}

interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; schema: Schema; required?: boolean; example?: unknown }[];
  requestBody?: Described;
  responses: Record<string, Described>;
}

type Paths = Record<string, Record<string, Operation>>;

interface Document {
  paths?: Paths;
  components?: { schemas?: Record<string, Schema>; [kind: string]: unknown };
}

/** Name of the security scheme that a signed-in browser's cookie meets. */
const session = "session";

const securitySchemes = {
  [session]: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-tour-bharat.session_token",
    description:
      "Cookie of a signed-in account; on `http` without the prefix `__Host-`. API keys open `/octo` only, none of these calls.",
  },
};

const problem = { $ref: "#/components/schemas/Problem" };

/** Answers that any call may give. */
const anyCall = {
  421: {
    description: "Sent to another host than the public one (`misdirected`); a read is redirected instead",
  },
  default: { description: "An unexpected error (`internal`), without details" },
};

/**
 * Completes the document that the routes describe: names of the operations, who may call them, and an example of each body and answer.
 * WebSockets, which OpenAPI has no answer for, are described beside the paths in `x-live-feeds`.
 */
export function completeDocument(described: object) {
  const document = structuredClone(described) as Document;
  const components = document.components?.schemas ?? {};
  correctSchemas(document);
  const paths: Paths = {};
  const liveFeeds: Paths = {};
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const place = "101" in operation.responses ? liveFeeds : paths;
      place[path] = { ...place[path], [method]: complete(operation, { method, path, components }) };
    }
  }
  return {
    ...document,
    paths,
    "x-live-feeds": liveFeeds,
    components: { ...document.components, securitySchemes },
  };
}

function complete(
  operation: Operation,
  { method, path, components }: { method: string; path: string; components: Record<string, Schema> },
): Operation {
  for (const [status, { description }] of Object.entries(anyCall)) {
    operation.responses[status] ??= {
      description,
      content: { "application/problem+json": { schema: problem } },
    };
  }
  const { responses, requestBody } = operation;
  for (const [status, response] of Object.entries(responses)) {
    for (const [mediaType, content] of Object.entries(response.content ?? {})) {
      if (mediaType !== "application/problem+json") content.example = exampleOf(content.schema, components);
      else content.examples = exampleProblems(status, response.description);
    }
  }
  for (const content of Object.values(requestBody?.content ?? {})) {
    content.example = exampleOf(content.schema, components);
  }
  for (const parameter of operation.parameters ?? []) {
    if (parameter.required) parameter.example = exampleOf(parameter.schema, components, parameter.name);
  }
  return { operationId: operationIdOf(method, path), security: securityOf(path), ...operation };
}

/** Returns "getTourAvailability" for `GET /api/tours/{slug}/availability`: what stands before a parameter is in the singular. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace("/api", method)
    .replaceAll(/s?\/\{\w+\}/g, "")
    .split(/[/-]/);
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
}

/** Administrators and operators sign in; travelers may book signed in or as guests; the rest is open. */
function securityOf(path: string): Record<string, string[]>[] {
  if (/^\/api\/(admin|operator)\//.test(path)) return [{ [session]: [] }];
  return path.startsWith("/api/bookings") ? [{}, { [session]: [] }] : [];
}

/** Corrects what the generator writes against JSON Schema: patterns with flags, defaults that are too short, tuples without `items`. */
function correctSchemas(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const schema = value as Schema;
  if (typeof schema.pattern === "string") schema.pattern = portablePattern(schema.pattern);
  if (Array.isArray(schema.default) && schema.default.length < (schema.minItems ?? 0)) delete schema.default;
  if (Array.isArray(schema.prefixItems)) schema.items ??= schema.prefixItems[0] ?? {};
  Object.values(value).forEach(correctSchemas);
}

/** A pattern that means the same without the flag `u`. Lone surrogates are not mentioned: JSON in UTF-8 has none. */
function portablePattern(pattern: string): string {
  return pattern
    .replace(/\$\/u$/, "$")
    .replaceAll(String.raw`\p{Cc}`, String.raw`\u0000-\u001f\u007f-\u009f`)
    .replaceAll(String.raw`\p{Cs}`, "");
}
