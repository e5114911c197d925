import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { app } from "../../worker/app";
import { AppError } from "~/domain/errors";
import { logError } from "../../worker/platform/log";
import { scheduledServicesFor, servicesFor, type Services } from "../../worker/services";
import { signIn } from "../support/accounts";
import { as, book, origin, get, post } from "../support/api";
import { backgroundWorkDone } from "../support/background";
import { bookingRequest } from "../support/booking-request";
import { faultyDatabase, type Fault } from "../support/faults";
import { openBookings } from "../support/opening";
import { browser, form, attempt, services } from "../support/services";
import { operatorFields, signUp } from "../support/sign-up";
import { inArray } from "drizzle-orm";
import { mailOutbox } from "../../worker/platform/db/schema";
import { personalTables } from "../../worker/privacy/personal-tables";
import { db } from "../support/database";
import { columnsWith } from "../support/text-scan";

const canary = "Canary-0123456789abcdef";

/** Every kind of URL that contains a key. */
const keyed = [
  `GET /trip/TB123456/${canary}`,
  `GET /trip/TB123456/${canary}.data`,
  `POST /trip/TB123456/${canary}`,
  `PUT /trip/TB123456/${canary}`,
  `GET /trip/TB123456/${canary}/messages`,
  `GET /trip/TB123456/${canary}/pay`,
  `GET /trip/TB123456/${canary}/voucher`,
  `GET /trip/TB123456/${canary}/voucher.pdf`,
  `GET /trip/TB123456/${canary}/nothing`,
  `GET /reset-password?token=${canary}`,
  `POST /reset-password?token=${canary}`,
  `GET /verify-email?token=${canary}`,
  `GET /keep-email?token=${canary}`,
  `GET /operator/join/${canary}`,
  `GET /operator/profile/bank/confirm?token=${canary}`,
  `GET /calendar/operator/person/${canary}.ics`,
  `POST /api/payments/callback?booking=TB123456&key=${canary}`,
  `GET /api/auth/callback/google?code=${canary}&state=${canary}`,
  `GET /api/auth/reset-password/${canary}?callbackURL=/`,
  `GET /api/trip/TB123456/${canary}`,
  `GET /login?next=${encodeURIComponent(`/trip/TB123456/${canary}`)}`,
];

/** Captures all console output. */
function captureConsole(): () => string[] {
  const spies = (["debug", "info", "log", "warn", "error"] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  return () => spies.flatMap((spy) => spy.mock.calls.map((values) => values.map(written).join(" ")));
}

function written(value: unknown): string {
  if (value instanceof Error) return `${value.stack} ${written(value.cause)}`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

async function ask(
  operation: string,
  bindings: Env,
  headers: Record<string, string> = {},
  fields: string | Record<string, string> = { a: "1" },
) {
  const [method = "", path = ""] = operation.split(" ");
  const context = createExecutionContext();
  const body = method === "GET" ? null : typeof fields === "string" ? fields : new URLSearchParams(fields);
  const request = new Request(`${bindings.PUBLIC_ORIGIN}${path}`, { method, headers, body });
  const response = await app.fetch(request, bindings, context);
  await waitOnExecutionContext(context);
  await response.text();
  return response;
}

function inProduction() {
  vi.stubEnv("MODE", "production");
}

test("no key in a URL is logged, whether the request succeeds, is refused or fails", async () => {
  const { cookie } = await signIn("user");
  inProduction();
  const lines = captureConsole();
  const failing = new Proxy(env.DB, {
    get: () => () => {
      throw new Error(`No route matches URL "/trip/TB123456/${canary}?key=${canary}&x=1"`, {
        cause: new Error(`https://tours.example.com/reset-password?token=${canary}`),
      });
    },
  });
  for (const operation of keyed) {
    await ask(operation, { ...env, PUBLIC_ORIGIN: origin });
    await ask(operation, { ...env, PUBLIC_ORIGIN: origin }, as(cookie));
    await ask(operation, { ...env, PUBLIC_ORIGIN: "https://failing.example", DB: failing });
  }
  const text = lines();
  expect(text.length).toBeGreaterThanOrEqual(3 * keyed.length);
  expect(text.filter((line) => line.includes(canary))).toStrictEqual([]);
  expect(text.join("\n")).toContain("[key]");
});

const person = {
  firstName: "Quilla",
  lastName: "Featherstone",
  name: "Quilla Featherstone",
  email: "quilla@example.net",
  phone: "+91 98450 99887",
  password: "featherstone lake at dawn",
  confirmPassword: "featherstone lake at dawn",
  message: "Quilla: our child is allergic to nuts.",
  subject: "Feedback",
  terms: "on",
  role: "user",
};

/** Use cases that pages call with personal data. */
const personal: ((services: Services) => Promise<unknown>)[] = [
  (services) => services.signUp(form(person), browser()),
  (services) =>
    services.signUp(
      form({ ...person, role: "tour_operator", ...operatorFields, businessAddress: "Featherstone Road 7" }),
      browser(),
    ),
  (services) => services.signIn(form({ ...person, password: "featherstone lake at dusk" }), browser()),
  (services) => services.requestPasswordReset(form(person), browser()),
  (services) => services.sendMessage(form(person), browser()),
  (services) => services.subscribe(form(person), browser()),
  (services) =>
    services.lookUpBooking(
      { email: person.email, bookingId: "TB123456" },
      { viewer: null, headers: browser() },
    ),
];

/** Makes writes fail with an error that names a person, as no error of D1 does. */
function failWrites(query: string): Fault | null {
  const message = `D1_ERROR: no such table, for ${person.email} at ${person.phone}`;
  return /^\s*(insert|update)/im.test(query) ? { when: "before", message } : null;
}

test("no personal data are logged, whether the database writes or not", async () => {
  await openBookings();
  inProduction();
  const lines = captureConsole();
  const { database } = faultyDatabase(env.DB, failWrites);
  for (const bindings of [
    { ...env, PUBLIC_ORIGIN: "https://logged.example" },
    { ...env, PUBLIC_ORIGIN: "https://writes-fail.example", DB: database },
  ]) {
    const headers = { Origin: bindings.PUBLIC_ORIGIN, "Content-Type": "application/json" };
    for (const overrides of [{ specialRequests: person.message }, { phone: "quilla" }]) {
      const { firstName, lastName, email, phone } = person;
      const body = JSON.stringify(bookingRequest({ firstName, lastName, email, phone, ...overrides }));
      await ask("POST /api/bookings", bindings, headers, body);
    }
    const services = servicesFor(bindings, new Request(bindings.PUBLIC_ORIGIN));
    for (const call of personal)
      await call(services).catch((error: unknown) => {
        if (!(error instanceof AppError)) logError("page failed", error);
      });
    await backgroundWorkDone();
  }
  await scheduledServicesFor({ ...env, DB: database }, Date.now())
    .runScheduled()
    .catch(() => undefined);
  const text = lines();
  for (const part of ["Failed query", "[e-mail]", "page failed", "request failed", "scheduled job failed"])
    expect(text.join("\n")).toContain(part);
  for (const line of text) {
    expect(line).not.toMatch(/quilla|featherstone|99887/i);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), event: expect.any(String) });
  }
});

test("the lines of a request share its ID", async () => {
  inProduction();
  const lines = captureConsole();
  const { database } = faultyDatabase(env.DB, () => ({ when: "before", message: "D1_ERROR: no such table" }));
  const bindings = { ...env, PUBLIC_ORIGIN: "https://all-fails.example", DB: database };
  const response = await ask("GET /api/tours/ooty", bindings, { "CF-Ray": "8f0000000000abcd-BOM" });
  expect(response.status).toBe(500);
  const logged = lines().map((line): unknown => JSON.parse(line));
  const requestId = "8f0000000000abcd-BOM";
  expect(logged).toHaveLength(2);
  expect(logged).toContainEqual(
    expect.objectContaining({ level: "error", event: "request failed", requestId }),
  );
  expect(logged).toContainEqual(expect.objectContaining({ event: "request", requestId, outcome: "failed" }));
});

test("a request is one line of JSON with its route's pattern", async () => {
  const { bookingId } = await book();
  inProduction();
  const lines = captureConsole();
  const bindings = { ...env, PUBLIC_ORIGIN: origin };
  await ask("GET /api/tours/ooty?x=1", bindings, { "CF-Ray": "8f0000000000abcd-BOM" });
  await ask("GET /api/health", bindings);
  await ask(`GET /trip/${bookingId}/${canary}/voucher.pdf`, bindings);
  await ask("GET /api/nothing", bindings);
  const logged = lines()
    .filter((line) => line.startsWith("{"))
    .map((line): unknown => JSON.parse(line));
  const line = {
    level: "info",
    event: "request",
    method: "GET",
    ms: expect.any(Number),
    requestId: expect.any(String),
  };
  expect(logged).toStrictEqual([
    {
      ...line,
      requestId: "8f0000000000abcd-BOM",
      route: "/api/tours/:slug",
      status: 200,
      outcome: "answered",
    },
    { ...line, route: "/api/health", status: 200, outcome: "answered" },
    { ...line, route: "/trip/:bookingId/:key/voucher.pdf", status: 404, outcome: "refused" },
    { ...line, route: "/api/*", status: 404, outcome: "refused" },
  ]);
});

test("outside production requests are not logged", async () => {
  const lines = captureConsole();
  await ask("GET /api/health", { ...env, PUBLIC_ORIGIN: origin });
  expect(lines()).toStrictEqual([]);
});

// Unlike anything else in the database.
const word = "Xylophonica";
const email = "xylophonica.canary@example.com";
const phone = "+919812399887";
const personalCanaries = [word, word.toLowerCase(), email, encodeURIComponent(email), phone, phone.slice(3)];

test("names, addresses and numbers reach no log, header, address, file name or count", async () => {
  const logged = captureConsole();
  await services.sendMessage(
    form({ name: word, email, subject: "Feedback", message: `${word} writes.` }),
    browser(),
  );
  await services.subscribe(form({ email }), browser());
  await attempt(services.signIn(form({ email, password: `${word} is no password` }), browser()));
  await services.requestPasswordReset(form({ email }), browser());
  const answers = await Promise.all([
    get(`/api/tours?q=${word}`),
    get(`/api/suggestions?q=${word}`),
    post("/api/bookings/lookup", { bookingId: "TB999999", email }),
    post("/api/auth/sign-in/email", { email, password: `${word} is no password` }),
  ]);
  const booked = await post(
    "/api/bookings",
    bookingRequest({ firstName: word, email, phone, specialRequests: `${word} eats no nuts` }),
  );
  expect(booked.status).toBe(201);
  await booked.text();
  await signUp({ email: `second.${email}`, firstName: word });
  await services.requestDataLink(form({ email }), browser());
  await backgroundWorkDone();

  for (const canary of personalCanaries) {
    expect(logged().join("\n")).not.toContain(canary);
    for (const { headers } of answers) expect(JSON.stringify([...headers])).not.toContain(canary);
  }
  // Every link of every mail to them.
  const mails = await db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(inArray(mailOutbox.recipient, [email, `second.${email}`]));
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(3);
  for (const link of links)
    for (const canary of personalCanaries) expect(decodeURIComponent(link)).not.toContain(canary);
  // Only tables that the export and the erasure know: no visit, sum or counter.
  const known = new Set(Object.keys(personalTables));
  const tables = (await columnsWith(personalCanaries)).map((column) => column.split(".", 1).join());
  expect(tables.length).toBeGreaterThan(3);
  expect([...new Set(tables)].filter((table) => !known.has(table))).toStrictEqual([]);
  for (const table of ["throttles", "visits"]) expect(tables).not.toContain(table);
  const { objects } = await env.MEDIA.list();
  expect(JSON.stringify(objects.map(({ key }) => key))).not.toContain(word);
});
