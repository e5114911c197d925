import type { UIMatch } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isOfficeQuery } from "~/platform/pages/open-row";
import {
  hasListFailed,
  keepListOnFailure,
  keepShownList,
  watchListFailure,
} from "~/office/lists/list-failure";

const rows = { bookings: ["TB1"] };

function matchOf(id: string, pathname: string, loaderData: unknown): UIMatch {
  return { id, pathname, loaderData, params: {}, handle: undefined };
}

const frame = matchOf("frame", "/admin", { work: 1 });
const list = matchOf("list", "/admin/bookings", rows);

function load(
  results: Awaited<ReturnType<typeof keepListOnFailure>>,
  path = "/admin/bookings?q=meera",
  init = {},
) {
  const request = new Request(`https://tours.example${path}`, init);
  return keepListOnFailure({ request }, () => Promise.resolve(results));
}

const unreachable = { type: "error" as const, result: new TypeError("Failed to fetch") };

beforeEach(() => keepShownList([frame, list]));
afterEach(() => keepShownList(null));

test("a list that cannot be loaded stays as it is, until it can", async () => {
  let told = 0;
  const stop = watchListFailure(() => (told += 1));
  expect(await load({ list: unreachable })).toStrictEqual({ list: { type: "data", result: rows } });
  expect(hasListFailed()).toBe(true);
  // Each route of the request keeps its own data; one that had none fails as before.
  const results = await load({ frame: unreachable, list: unreachable, other: unreachable });
  expect(results).toStrictEqual({
    frame: { type: "data", result: { work: 1 } },
    list: { type: "data", result: rows },
    other: unreachable,
  });
  const found = { list: { type: "data" as const, result: { bookings: [] } } };
  expect(await load(found)).toStrictEqual(found);
  expect(hasListFailed()).toBe(false);
  expect(told).toBe(2);
  stop();
});

const errorResponse = (status: number) => ({
  type: "error" as const,
  result: { status, statusText: "", internal: false, data: null },
});

test("a failing server keeps the list; a refusal, a redirect and other pages pass", async () => {
  expect(await load({ list: errorResponse(503) })).toStrictEqual({ list: { type: "data", result: rows } });
  for (const result of [
    errorResponse(403),
    errorResponse(404),
    { type: "error" as const, result: Response.redirect("https://tours.example/login") },
  ]) {
    expect(await load({ list: result })).toStrictEqual({ list: result });
    expect(hasListFailed()).toBe(false);
  }
  expect(await load({ list: unreachable }, "/admin/users")).toStrictEqual({ list: unreachable });
  expect(await load({ list: unreachable }, "/admin/bookings", { method: "POST" })).toStrictEqual({
    list: unreachable,
  });
  expect(hasListFailed()).toBe(false);
});

test("a request that the next key replaced does not count as failed, nor does a list that was left", async () => {
  const abort = new AbortController();
  abort.abort();
  await load({ list: unreachable }, "/admin/bookings?q=m", { signal: abort.signal });
  expect(hasListFailed()).toBe(false);
  await load({ list: unreachable });
  expect(hasListFailed()).toBe(true);
  keepShownList(null);
  expect(hasListFailed()).toBe(false);
  expect(await load({ list: unreachable })).toStrictEqual({ list: unreachable });
});

function url(path: string): URL {
  return new URL(path, "https://tours.example");
}

test("a query of a back-office page needs no new data of the site; another page, or none, does", () => {
  expect(isOfficeQuery(url("/admin/bookings"), url("/admin/bookings?q=m"))).toBe(true);
  expect(isOfficeQuery(url("/operator/bookings?q=m"), url("/operator/bookings"))).toBe(true);
  // The same address again reloads everything.
  expect(isOfficeQuery(url("/admin/bookings?q=m"), url("/admin/bookings?q=m"))).toBe(false);
  expect(isOfficeQuery(url("/admin/bookings"), url("/admin/users?q=m"))).toBe(false);
  expect(isOfficeQuery(url("/tours"), url("/tours?q=m"))).toBe(false);
});
