import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { pageTypes } from "../support/page-types";

/** Pages that open after signing in or by an address nobody can guess, and what is not a page; their tests are their own. */
const elsewhere =
  /^routes\/(admin|dev|operator|resources)\/|site\/trip|account\/(review|join-company|dashboard|pending|profile\S*)|log(out|in-with)\.ts$|tempobook|site\/pay/;

function toRoutes(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, index: true }
      : { id: file, path: path ?? "", children: children ? toRoutes(children) : undefined },
  );
}

/** The layout of a signed-in person's own pages, which are looked at by tests of their own. */
const personal = "routes/account/layout.tsx";

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => file !== personal)
    .flatMap(({ file, children }) => (children ? filesOf(children) : [file]));
}

test("every page of the site is among the page types that axe and the HTML checker look at", async () => {
  const entries = await routes;
  const seen = new Set(
    Object.values(pageTypes)
      .flat()
      .map((path) => matchRoutes(toRoutes(entries), path.split("?")[0] ?? "")?.at(-1)?.route.id),
  );
  const pages = new Set(filesOf(entries).filter((file) => !elsewhere.test(file)));
  expect(pages.size).toBeGreaterThan(20);
  expect([...pages].filter((file) => !seen.has(file))).toEqual([]);
});
