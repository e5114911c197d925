import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, inject, test } from "vitest";
import { app } from "../../worker/app";
import { honoAccess, pageAccess, type Access } from "../support/route-access";
import { faultyDatabase } from "../support/faults";
import {
  ask,
  askersOf,
  createAccessWorld,
  honoRequests,
  isAdmitted,
  pageRequests,
  type AccessWorld,
  type RouteRequest,
} from "../support/route-access-world";

/** Requests by path, or by method and path: a page has one row for its loader and its action. */
const keyOfPage = ({ path }: RouteRequest) => path;
const keyOfHono = ({ method, path }: RouteRequest) => `${method} ${path}`;

function rowsOf(table: Record<Access, string>, separator: RegExp): Map<string, Access> {
  return new Map(
    Object.entries(table).flatMap(([access, paths]) =>
      paths
        .trim()
        .split(separator)
        .map((path) => [path, access] as const),
    ),
  );
}

const pageRows = rowsOf(pageAccess, /\s+/);
const honoRows = rowsOf(honoAccess, /\n\s*/);
const requests = [
  ...pageRequests().map((request) => ({ ...request, access: pageRows.get(keyOfPage(request)) })),
  ...honoRequests().map((request) => ({ ...request, access: honoRows.get(keyOfHono(request)) })),
];
const groups = [...new Set([...pageRows.values(), ...honoRows.values()])];

// A route that is added needs a row: who may open it is a decision.
test("every page, resource, API call, socket and file has a row, and each row its route", () => {
  const pages = new Set(pageRequests().map(keyOfPage));
  const others = new Set(honoRequests().map(keyOfHono));
  expect(requests.length).toBeGreaterThan(350);
  expect([...pageRows.keys()].toSorted()).toStrictEqual([...pages].toSorted());
  expect([...honoRows.keys()].toSorted()).toStrictEqual([...others].toSorted());
});

let world: AccessWorld;

beforeAll(async () => {
  world = await createAccessWorld();
});

/** Long forms, sessions and counters that an empty form would change. */
const changesSomething = ["/logout", "/office/list-choice", "/office/preferences"];

/** Returns true if the person's request is answered in a short run: what is refused costs little. */
function isAskedInShort(access: Access, person: string): boolean {
  return (
    !isAdmitted(access, person) || person.startsWith("another") || access === "public" || access === "key"
  );
}

test.for(groups)("%s: its routes are open to exactly those people, by loader and action", async (group) => {
  const wrong: string[] = [];
  for (const request of requests) {
    const { access, method, path } = request;
    if (access !== group || changesSomething.includes(path)) continue;
    for (const person of askersOf(access)) {
      if (!inject("isLong") && !isAskedInShort(access, person)) continue;
      const admitted = isAdmitted(access, person);
      // An empty form of an admitted person is refused by its fields; use cases check the rights of real ones (role-guards.test.ts).
      const isOfOffice = /^(admin|staff|owner)/.test(person);
      if (request.isPage && method === "POST" && (admitted || isOfOffice)) continue;
      const { outcome, status, text } = await ask(world, request, person);
      const isRefused = outcome !== "open";
      // It is not found, has no such method, or is refused by its fields before anyone asks who sent them; a file's GET may lead to its page.
      const isHidden = [404, 405, 422].includes(status) || (status === 302 && !request.isPage);
      if (
        admitted ? isRefused && !(access === "key" || person.startsWith("another")) : !isRefused && !isHidden
      )
        wrong.push(`${method} ${path} as ${person}: ${outcome} ${status}`);
      const leaks = person !== "owner" && person !== "traveler" && !person.startsWith("admin");
      // The outbox of a demo build shows all mail.
      const secret =
        leaks &&
        !person.startsWith("staff") &&
        !path.startsWith("/dev/") &&
        world.secrets.find((each) => text.includes(each));
      if (secret) wrong.push(`${method} ${path} as ${person} shows ${secret}`);
      if (status >= 500) wrong.push(`${method} ${path} as ${person}: ${status}`);
    }
  }
  expect(wrong).toStrictEqual([]);
});

// Without this check, objects that no route shows would not be missed anywhere.
test("the owner and the traveler see their own objects", async () => {
  for (const [path, person] of [
    ["/operator/messages/:bookingId", "owner"],
    ["/operator/profile/bank", "owner"],
    ["/bookings/:bookingId", "traveler"],
    ["/bookings/:bookingId/messages", "traveler"],
  ] as const) {
    const { status, text } = await ask(world, { method: "GET", path, isPage: true }, person);
    expect.soft(status, path).toBe(200);
    expect
      .soft(
        world.secrets.filter((each) => text.includes(each)),
        `${path} ${text.slice(0, 300)}`,
      )
      .not.toEqual([]);
  }
});

/** Pages that need one more: a preview reads the draft first, a rescue the departure, the analytics the first day. */
const longer = new Set([
  "/admin/tours/:slug/preview",
  "/operator/tours/:slug/page",
  "/admin/tours/:slug/departures/:date",
  "/operator/departures/:slug/:date/cancel",
  "/admin/analytics",
]);

test("no page makes more than three trips to the database one after another", async () => {
  const slow: string[] = [];
  const pages = requests.filter(({ isPage, method, access }) => isPage && method === "GET" && access);
  for (const [index, { access = "public", path }] of pages.entries()) {
    const person = askersOf(access).findLast((each) => isAdmitted(access, each)) ?? "guest";
    // Services of its own.
    const PUBLIC_ORIGIN = `http://trips-${index}.localhost`;
    let tripsInARow = 0;
    // The first time fills caches and writes to the log of readings.
    for (const time of ["first", "second"]) {
      const database = faultyDatabase(env.DB, () => null);
      const headers = { Cookie: world.people.get(person) ?? "" };
      const request = new Request(`${PUBLIC_ORIGIN}${time}${world.fill(path)}`, { headers });
      const context = createExecutionContext();
      const bindings = { ...env, DB: database.database, PUBLIC_ORIGIN: `${PUBLIC_ORIGIN}${time}` };
      const response = await app.fetch(request, bindings, context);
      await response.text();
      await waitOnExecutionContext(context);
      tripsInARow = database.tripsInARow();
    }
    if (tripsInARow > (longer.has(path) ? 4 : 3)) slow.push(`${path} as ${person}: ${tripsInARow}`);
  }
  expect(pages.length).toBeGreaterThan(150);
  expect(slow).toStrictEqual([]);
});
