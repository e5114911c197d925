import { expect, test } from "vitest";
import { z } from "zod";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { api } from "../../worker/api";
import { app } from "../../worker/app";
import { get, read } from "../support/api";

/** The description itself and the page that shows it. */
const pagesAboutTheApi = ["GET /api/openapi.json", "GET /api/docs"];

const methods = ["get", "post", "put", "patch", "delete"] as const;
const jsonSchema = z.custom<z.core.JSONSchema.JSONSchema>((value) => typeof value === "object");
const contentSchema = z.record(
  z.string(),
  z.object({
    schema: z.record(z.string(), z.unknown()),
    example: z.unknown().optional(),
    examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
  }),
);
const operationSchema = z.object({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  requestBody: z.object({ content: contentSchema.optional() }).optional(),
  responses: z.record(
    z.string(),
    z.object({ description: z.string().min(1), content: contentSchema.optional() }),
  ),
});
const pathsSchema = z.record(z.string(), z.partialRecord(z.enum(methods), operationSchema));
const documentSchema = z
  .object({
    openapi: z.string(),
    info: z.looseObject({ title: z.string().min(1), contact: z.object({ name: z.string(), url: z.url() }) }),
    servers: z.array(z.object({ url: z.string(), description: z.string() })).length(1),
    tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
    paths: pathsSchema,
    "x-live-feeds": pathsSchema,
    components: z.object({
      securitySchemes: z.record(z.string(), z.looseObject({ description: z.string() })),
      schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
    }),
  })
  .loose();

async function readDocument() {
  return read(await get("/api/openapi.json"), documentSchema);
}

/** "GET /api/tours/{slug}" for each operation of the document. */
function operationsOf({ paths, "x-live-feeds": liveFeeds }: z.output<typeof documentSchema>) {
  return Object.entries({ ...paths, ...liveFeeds }).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, path, ...operation }] : [];
    }),
  );
}

/** Rules of Spectral and Redocly, without their programs. */
test("every operation has an id of its own, a described tag, known security, a success and a refusal", async () => {
  const document = await readDocument();
  const operations = operationsOf(document);
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.toSorted()).toStrictEqual([...new Set(ids)].toSorted());
  const tags = document.tags.map(({ name }) => name);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { name, path, tags: used, security, responses } of operations) {
    expect(tags, name).toEqual(expect.arrayContaining(used));
    expect(schemes, name).toEqual(expect.arrayContaining(security.flatMap((one) => Object.keys(one))));
    const statuses = Object.keys(responses).filter((status) => status !== "default");
    expect(
      statuses.some((status) => status.startsWith("4")),
      name,
    ).toBe(true);
    expect(
      statuses.some((status) => /^[23]/.test(status)),
      name,
    ).toBe(path in document.paths);
  }
  expect(document.servers[0]?.url).toBe("http://localhost");
});

test("calls of administrators and operators need the session's cookie", async () => {
  for (const { name, path, security } of operationsOf(await readDocument())) {
    if (/^\/api\/(admin|operator)\//.test(path)) expect(security, name).toStrictEqual([{ session: [] }]);
  }
});

test("the example of each body and answer is valid by its description", async () => {
  const document = await readDocument();
  const $defs = z.record(z.string(), jsonSchema).parse(withLocalReferences(document.components.schemas));
  let checked = 0;
  for (const { name, requestBody, responses } of operationsOf(document)) {
    for (const [place, { content = {} }] of Object.entries({
      ...responses,
      ...(requestBody && { body: requestBody }),
    })) {
      for (const { schema, example, examples = {} } of Object.values(content)) {
        const values = example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
        expect(values.length, `${name} ${place}`).toBeGreaterThan(0);
        const described = z.fromJSONSchema({ ...withLocalReferences(schema), $defs });
        for (const value of values)
          expect(described.safeParse(value).error, `${name} ${place}`).toBeUndefined();
        checked += values.length;
      }
    }
  }
  expect(checked).toBeGreaterThan(200);
});

test("the routes accept the examples of their bodies", async () => {
  const operations = operationsOf(await readDocument());
  const refused = new Map<string, z.ZodError>();
  let checked = 0;
  for (const definition of api.openAPIRegistry.definitions) {
    if (definition.type !== "route") continue;
    const { method, path, request } = definition.route;
    const name = `${method.toUpperCase()} /api${path.replace(/^\/api/, "")}`.replace(/\/$/, "");
    for (const [mediaType, media] of Object.entries(request?.body?.content ?? {})) {
      if (!media || !("schema" in media) || !(media.schema instanceof z.ZodType)) continue;
      const shown = operations.find((operation) => operation.name === name);
      const example = shown?.requestBody?.content?.[mediaType]?.example;
      const { error } = media.schema.safeParse(example);
      if (error) refused.set(name, error);
      checked += 1;
    }
  }
  expect(Object.fromEntries(refused)).toStrictEqual({});
  expect(checked).toBeGreaterThan(10);
});

/** Returns schemas with references that are local to one JSON Schema. */
function withLocalReferences<Value>(schemas: Value): Value {
  return JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/$defs/"));
}

/** Returns the values of every `$ref` in a document. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
}

test("health responds", async () => {
  expect(await read(await get("/api/health"), z.unknown())).toStrictEqual({ status: "ok" });
});

test("the API is described in OpenAPI 3.1", async () => {
  expect((await readDocument()).openapi).toMatch(/^3\.1\.\d+$/);
});

test("the description lists exactly the Worker's routes", async () => {
  const routes = [...app.routes, ...api.routes]
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}").replace(/\/$/, "")}`)
    .filter((route) => !pagesAboutTheApi.includes(route));
  expect(routes.length).toBeGreaterThan(5);
  const described = operationsOf(await readDocument()).map(({ name }) => name);
  expect(described.toSorted()).toStrictEqual([...new Set(routes)].toSorted());
});

test("every reference in the description resolves", async () => {
  const document = await readDocument();
  const references = referencesIn(document);
  expect(references).toContain("#/components/schemas/Problem");
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(references.filter((reference) => !known.includes(reference))).toStrictEqual([]);
});

test("every refusal is described as a problem document", async () => {
  for (const { name, responses } of operationsOf(await readDocument())) {
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) < 400) continue;
      expect(response, `${name} ${status}`).toHaveProperty(["content", "application/problem+json"]);
    }
  }
});

test("the refusals of a booking are described with every status of the contract", async () => {
  const [booking] = operationsOf(await readDocument()).filter(({ name }) => /^POST .*\/bookings$/.test(name));
  const statuses = Object.keys(booking?.responses ?? {});
  expect(statuses).toEqual(
    expect.arrayContaining(["201", "400", "403", "404", "409", "413", "415", "422", "429", "503"]),
  );
});

test("the body of a booking is described by the schema that validates it", async () => {
  const { schemas } = (await readDocument()).components;
  expect(Object.keys(schemas.BookingRequest?.properties ?? {})).toStrictEqual(
    Object.keys(bookingRequestSchema.shape),
  );
  expect(schemas.BookingRequest).toMatchObject({ additionalProperties: false });
});
