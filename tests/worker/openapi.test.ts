import { expect, test } from "vitest";
import { z } from "zod";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { api } from "../../worker/api";
import { app } from "../../worker/app";
import { get, read } from "../support/api";

/** The description itself and the page that shows it. */
const pagesAboutTheApi = ["GET /api/openapi.json", "GET /api/docs"];

const methods = ["get", "post", "put", "patch", "delete"] as const;
const operationSchema = z.object({
  summary: z.string().min(1),
  responses: z.record(z.string(), z.object({ description: z.string().min(1) }).loose()),
});
const documentSchema = z
  .object({
    openapi: z.string(),
    info: z.object({ title: z.string().min(1), version: z.string().min(1) }).loose(),
    servers: z.array(z.object({ url: z.string() })).optional(),
    paths: z.record(z.string(), z.partialRecord(z.enum(methods), operationSchema)),
    components: z.object({
      schemas: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()) })),
    }),
  })
  .loose();

async function readDocument() {
  return read(await get("/api/openapi.json"), documentSchema);
}

/** "GET /api/tours/{slug}" for each operation of the document, with the document's base URL. */
function operationsOf({ servers, paths }: z.output<typeof documentSchema>) {
  const base = (servers?.[0]?.url ?? "").replace(/\/$/, "");
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ name: `${method.toUpperCase()} ${base}${path}`, ...operation }] : [];
    }),
  );
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
