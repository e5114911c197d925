import { z } from "zod";

/** Parts of an OpenAPI 3.1 document that the API page shows. */

const schemaSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  get items() {
    return schemaSchema.optional();
  },
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  required: z.array(z.string()).optional(),
  description: z.string().optional(),
});
type Schema = z.infer<typeof schemaSchema>;

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema })).optional();

const operationSchema = z.object({
  tags: z.array(z.string()).default(["Other"]),
  summary: z.string(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: schemaSchema,
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema })),
});

const pathsSchema = z.record(z.string(), z.record(z.string(), operationSchema));

const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: pathsSchema,
  "x-live-feeds": pathsSchema,
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

export interface ApiField {
  name: string;
  /** "integer", "string or null", "Booking", "standard | deluxe | suite" */
  type: string;
  isRequired: boolean;
  description: string;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: ApiField[];
  body: ApiField[];
  responses: { status: string; description: string; type: string }[];
}

interface ApiPage {
  title: string;
  description: string;
  groups: { name: string; operations: Operation[] }[];
  schemas: { name: string; fields: ApiField[] }[];
}

/** Extracts the data of the API page from an OpenAPI document. */
export function describeApi(document: unknown): ApiPage {
  const { info, paths, "x-live-feeds": liveFeeds, components } = documentSchema.parse(document);
  const operations = Object.entries({ ...paths, ...liveFeeds }).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = operation.requestBody?.content?.["application/json"]?.schema;
      return {
        group: operation.tags[0] ?? "Other",
        id: `${method}${path.replaceAll(/[^a-z]+/gi, "-")}`,
        method: method.toUpperCase(),
        path,
        summary: operation.summary,
        description: operation.description ?? "",
        parameters: operation.parameters.map(({ name, required, schema, ...parameter }) => ({
          name,
          type: nameOf(schema),
          isRequired: required,
          description: [parameter.in, schema.description].filter(Boolean).join(". "),
        })),
        body: body ? fieldsOf(resolve(body, components.schemas)) : [],
        responses: Object.entries(operation.responses).map(([status, { description, content }]) => ({
          status,
          description,
          type: Object.values(content ?? {})
            .map(({ schema }) => nameOf(schema))
            .join(", "),
        })),
      };
    }),
  );
  return {
    ...info,
    groups: [...Map.groupBy(operations, ({ group }) => group)].map(([name, members]) => ({
      name,
      operations: members,
    })),
    schemas: Object.entries(components.schemas).map(([name, schema]) => ({ name, fields: fieldsOf(schema) })),
  };
}

function resolve(schema: Schema, schemas: Record<string, Schema>): Schema {
  return schema.$ref === undefined ? schema : (schemas[nameOf(schema)] ?? schema);
}

function fieldsOf(schema: Schema): ApiField[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    type: nameOf(field),
    isRequired: schema.required?.includes(name) ?? false,
    description: field.description ?? "",
  }));
}

function nameOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.enum) return schema.enum.join(" | ");
  if (schema.anyOf) return schema.anyOf.map(nameOf).join(" or ");
  if (schema.items) return `list of ${nameOf(schema.items)}`;
  if (schema.properties) {
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${name}: ${nameOf(field)}`)
      .join(", ")} }`;
  }
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "any");
}
