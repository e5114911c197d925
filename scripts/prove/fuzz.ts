// Random requests of every role: of the API by its OpenAPI document, of all pages by the route table, and of their forms by the schemas.
// No answer is a 5xx or names internals, each 4xx of the API is a problem document, and nothing changes that the role may not change.
// The control: the same requests by an administrator must change some of it. usage: fuzz.ts REQUESTS SEED [DATABASE]
import { rmSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { openForReading, writeLocalDatabase } from "../lib/local-database.ts";
import { importModule } from "../lib/open-modules.ts";
import { root } from "../lib/process.mjs";
import { startWorkerd } from "../lib/workerd.mjs";
import { createClient, inParallel, signIn } from "./client.ts";
import { changesIn, guardsOf, snapshot, type Role } from "./forbidden-changes.ts";
import { conclude, copyState, createCounter, createProofFolder, createState } from "./proof.ts";
import { createRandom, seedFor, type Random } from "./random.ts";
import { createValues, type JsonSchema } from "./random-values.ts";

const [requests = 0, seed = 0] = process.argv.slice(2, 4).map(Number);
const prepared = process.argv[4];
const clients = 6;
const roles = ["guest", "traveler", "staff", "operator", "support", "admin"] as const;

const folder = createProofFolder();
const seeded = path.join(folder, "seeded");
await createState(seeded, prepared);
writeLocalDatabase(seeded, (database) =>
  database.exec(
    "UPDATE users SET status = 'active', email = 'support@tourbharat.example' WHERE id = 'demo-pending-admin'",
  ),
);

const { listPageShapes } = await importModule<typeof import("./form-shapes.ts")>(
  "./scripts/prove/form-shapes.ts",
);
// The sandbox of payments stands for the bank: paying there changes a booking rightly.
const pages = listPageShapes().filter(({ path: pattern }) => !/^\/(sandbox|dev|tempobook)/.test(pattern));
const forms = pages.filter(({ intents }) => intents.length > 0);

const { add: noteError, counts: errors } = createCounter();
const statuses = createCounter();

/** Values of rows that exist, by the names of parameters and fields. */
function knownValues(database: DatabaseSync, role: Role): Record<string, string[]> {
  const list = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const bookings = list("SELECT booking_id FROM bookings ORDER BY random() LIMIT 60");
  const tours = list("SELECT slug FROM tours ORDER BY random() LIMIT 40");
  const operators = list("SELECT slug FROM operators");
  const payouts = list("SELECT id FROM payouts");
  const mayKnowPeople = role === "admin" || role === "support";
  const people = list("SELECT id FROM users LIMIT 40");
  const emails = mayKnowPeople
    ? list("SELECT email FROM users LIMIT 40")
    : [`${role}@tourbharat.example`, "fuzz@example.com"];
  const reviews = list("SELECT id FROM reviews LIMIT 40");
  const codes = list("SELECT code FROM coupons");
  const days = list("SELECT DISTINCT travel_date FROM departures ORDER BY 1 DESC LIMIT 60");
  return {
    bookingId: bookings,
    slug: [...tours, ...operators],
    tour: tours,
    operator: operators,
    company: operators,
    date: days,
    travelDate: days,
    code: codes,
    couponCode: codes,
    userId: people,
    email: emails,
    payoutId: payouts,
    refundId: list("SELECT id FROM refunds LIMIT 40"),
    id: [
      ...reviews,
      ...bookings.slice(0, 10),
      ...people.slice(0, 10),
      ...payouts,
      ...codes,
      ...tours.slice(0, 10),
    ],
    ids: [...reviews, ...bookings.slice(0, 10)],
    expectedVersion: ["1", "2", "3"],
    version: ["0", "1", "2"],
    roomType: ["standard", "deluxe"],
    paymentMethod: ["upi", "card"],
    numberOfTravelers: ["1", "2", "4"],
    children: ["0", "1"],
    infants: ["0", "1"],
    phone: ["+91 98450 12345"],
    confirmed: ["yes", "on"],
    reason: ["A reason that is long enough for everybody"],
    page: ["1", "2", "999999"],
    after: ["x", "eyJ4IjoxfQ"],
    sort: ["newest", "-createdAt", "price"],
    status: ["confirmed", "cancelled", "active", "pending"],
    password: ["Not-The-Password-1"],
  };
}

interface FuzzRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: object | string | undefined;
  /** True if it comes from another origin. */
  isForeign?: boolean;
}

interface Answer {
  status: number;
  type: string;
  text: string;
}

const parameterSchema = z.object({ in: z.string(), name: z.string() });
const operationSchema = z.object({
  parameters: z.array(parameterSchema).default([]),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.custom<JsonSchema>() })) })
    .optional(),
});
const pathsSchema = z.record(z.string(), z.record(z.string(), operationSchema));
/** The part of the OpenAPI document that requests are made from. */
const documentSchema = z
  .object({
    paths: pathsSchema,
    "x-live-feeds": pathsSchema,
    components: z.object({ schemas: z.record(z.string(), z.custom<JsonSchema>()) }),
  })
  .transform(({ paths, "x-live-feeds": liveFeeds, components }) => ({
    components: components.schemas,
    operations: Object.entries({ ...paths, ...liveFeeds }).flatMap(([pattern, methods]) =>
      Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
        method: method.toUpperCase(),
        pattern: pattern.replace(/^\/api/, ""),
        parameters,
        schema: requestBody?.content["application/json"]?.schema,
      })),
    ),
  }));

interface Source {
  random: Random;
  values: ReturnType<typeof createValues>;
  operations: z.output<typeof documentSchema>["operations"];
}

/** Makes one random request. */
function makeRequest({ random, values, operations }: Source): FuzzRequest {
  const kind = random.weighted([
    ["api", 50],
    ["form", 30],
    ["page", 20],
  ]);
  if (kind === "page") {
    const pattern = random.pick(pages).path;
    const data = random.chance(0.5) && pattern !== "/" ? ".data" : "";
    const query = values.query([
      "q",
      "from",
      "to",
      "status",
      "sort",
      "page",
      "after",
      "tour",
      "month",
      "next",
    ]);
    return { method: "GET", url: `${values.path(pattern)}${data}${query}` };
  }
  if (kind === "form") {
    const shape = random.pick(forms);
    const url = `${values.path(shape.path)}${random.chance(0.5) && shape.path !== "/" ? ".data" : ""}`;
    const fields = values.form(shape);
    if (random.chance(0.1)) {
      const body = new FormData();
      for (const [name = "", value = ""] of fields) body.append(name, value);
      const bytes = Uint8Array.from({ length: random.between(0, 3000) }, () => random.between(0, 255));
      const type = random.pick(["image/png", "image/jpeg", "application/pdf", "text/csv", "x"]);
      body.append(
        random.pick(["file", "picture", "photograph", "document", "logo"]),
        new Blob([bytes], { type }),
        "a.png",
      );
      return { method: "POST", url, body };
    }
    return { method: "POST", url, body: new URLSearchParams(fields) };
  }
  const { method, pattern, parameters, schema } = random.pick(operations);
  const query = values.query(parameters.filter(({ in: place }) => place === "query").map(({ name }) => name));
  const headers: Record<string, string> = {};
  for (const { in: place, name } of parameters)
    if (place === "header" && random.chance(0.6))
      headers[name] = values.text(name).replaceAll(/[^\x20-\x7e]/g, "?");
  const url = `/api${values.path(pattern)}${query}`;
  if (!schema && random.chance(0.9)) return { method, url, headers };
  let body = JSON.stringify(values.value(schema ?? {}, "body"));
  if (random.chance(0.03)) body = body.slice(0, random.between(0, body.length));
  headers["Content-Type"] = random.chance(0.97)
    ? "application/json"
    : random.pick(["text/plain", "application/xml"]);
  return { method, url, headers, body: method === "GET" ? undefined : body };
}

/** Internals that no answer may name. */
const internals = /D1_ERROR|SQLITE_|sqlite3|node_modules|\n\s+at \w+ \(|DrizzleQueryError|ZodError/;

const filled = z.string().min(1);
const problemSchema = z.looseObject({ status: z.number(), type: filled, title: filled, code: filled });

/** Returns what is wrong with an answer, or null. */
function errorOf({ method, url, isForeign }: FuzzRequest, { status, type, text }: Answer): string | null {
  const [path = ""] = url.split("?", 1);
  const at = `${method} ${path.split("/", 4).join("/")}`;
  if (status >= 500) return `${at} was answered ${status}`;
  if (isForeign && status < 400) return `${at} from another origin was answered ${status}`;
  const internal = internals.exec(text);
  if (internal) return `${at} names internals: ${internal[0]}`;
  const isApi = /^\/api\/(?!auth\/|docs)/.test(url);
  if (!isApi || status < 400) return null;
  if (!type.startsWith("application/problem+json")) return `${at}: a ${status} is no problem document`;
  const problem = problemSchema.safeParse(JSON.parse(text));
  return problem.data?.status === status ? null : `${at}: an incomplete problem document`;
}

/** Sends random requests as a role to a fresh copy of the data. @returns what changed that must not */
async function fuzz(role: Role, count: number, guards: ReturnType<typeof guardsOf>, state: string) {
  copyState(seeded, state);
  const logged: string[] = [];
  const { server, address } = await startWorkerd(state, undefined, {
    onLog: ({ message, level }) => void (level === "error" && logged.push(message.slice(0, 300))),
  });
  const database = openForReading(state);
  const answered = await fetch(`${address}/api/openapi.json`);
  const { components, operations } = documentSchema.parse(await answered.json());
  const before = snapshot(database, guards);
  const known = knownValues(database, role);
  let client = createClient(address);
  const renew = async () => {
    if (role !== "guest") client = await signIn(address, `${role}@tourbharat.example`);
  };
  await renew();
  let sent = 0;
  let lost = 0;
  try {
    await inParallel(clients, async (number) => {
      const random = createRandom(seedFor(seed, roles.indexOf(role), number));
      const values = createValues({ random, known, components });
      while (sent < count) {
        sent += 1;
        const request = makeRequest({ random, values, operations });
        request.isForeign = role !== "guest" && request.method !== "GET" && random.chance(0.03);
        const { method, url, body, headers } = request;
        const origin = request.isForeign && { Origin: "https://example.org" };
        // Each client works in turn.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await client.send(method, url, body, { ...headers, ...origin }).catch(() => null);
        if (!answer) {
          lost += 1;
          continue;
        }
        statuses.add(String(answer.status));
        const error = errorOf(request, answer);
        if (error) {
          noteError(`${role}: ${error}`);
          if (process.env.FUZZ_VERBOSE) console.error(role, request, answer.status, logged.at(-1));
        }
        // A request may have ended the session.
        // oxlint-disable-next-line no-await-in-loop
        if (answer.status === 401 || answer.location?.startsWith("/login")) await renew();
      }
    });
    if (lost * 100 > count) noteError(`${role}: ${lost} requests had no answer`);
    return changesIn(database, guards, before);
  } finally {
    database.close();
    await server.dispose();
    rmSync(path.join(root, state), { recursive: true, force: true });
  }
}

const started = Date.now();
const perRole = Math.ceil(requests / roles.length);
for (const role of roles) {
  // One after another, each with the whole machine.
  // oxlint-disable-next-line no-await-in-loop
  const changed = await fuzz(role, perRole, guardsOf(role), path.join(folder, role));
  for (const change of changed) noteError(`${role} changed ${change}`);
  if (process.stdout.isTTY) console.log(`Fuzz: ${role} done`);
}
// The control: an administrator changes what a guest may not.
const changed = await fuzz(
  "admin",
  Math.max(300, perRole / 4),
  guardsOf("guest"),
  path.join(folder, "control"),
);
if (changed.length === 0) noteError("the control changed nothing");
for (const answer of [
  { status: 500, type: "application/problem+json", text: "{}" },
  { status: 404, type: "text/html", text: "" },
  { status: 409, type: "application/problem+json", text: '{"status":409}' },
  { status: 200, type: "text/html", text: "D1_ERROR: no such column" },
])
  if (errorOf({ method: "GET", url: "/api/tours" }, answer) === null)
    noteError("a wrong answer is overlooked");

console.log(
  `\nFuzz, seed ${seed}: ${perRole * roles.length} requests of ${roles.length} roles to ${pages.length} paths of pages, ${forms.length} of them with forms, and the API in ${Math.round((Date.now() - started) / 1000)} s`,
);
console.log(`  ${statuses.print()}`);
console.log(`  control: an administrator changed ${changed.slice(0, 4).join("; ")}`);
conclude(errors, "no error, and no change without the right.");
