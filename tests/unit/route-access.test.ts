import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test, vi } from "vitest";
import { pageAccess } from "../support/route-access";

/** Paths of the routes without children. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children ? pathsOf(children, own) : [own || "/"];
  });
}

// A route that is added needs a row: who may open it is a decision. tests/worker/route-access.test.ts sends its requests as every role.
test("every page and resource has a row in the table of access, and each row its route", async () => {
  // Other files load the routes of other modes.
  vi.resetModules();
  const { default: routeTable } = await import("../../app/routes");
  const rows = Object.values(pageAccess).flatMap((paths) => paths.trim().split(/\s+/));
  expect(rows.toSorted()).toStrictEqual([...new Set(pathsOf(await routeTable))].toSorted());
});
