import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { pageTypes } from "../support/page-types";

/** Pages behind a login or an unguessable URL, the offline page, and routes that are not pages; they have their own tests. */
const elsewhere =
  /^routes\/(admin|dev|office|operator|resources)\/|site\/(offline|photograph|shared-wishlist|trip|booking-change|confirm-booking|unsubscribe|verify-invoice|waiting-(entry|offer))|account\/(review|join-operator|dashboard|pending|profile\S*)|log(out|in-with)\.ts$|tempobook|site\/pay/;

function toRoutes(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children }) =>
    index
      ? { id: file, index: true }
      : { id: file, path: path ?? "", children: children ? toRoutes(children) : undefined },
  );
}

/** The layout of a signed-in user's own pages, which have their own tests. */
const personal = "routes/account/layout.tsx";

function filesOf(entries: RouteConfigEntry[]): string[] {
  return entries
    .filter(({ file }) => file !== personal)
    .flatMap(({ file, children }) => (children ? filesOf(children) : [file]));
}

test("the page types that axe and the HTML checker test include every page of the site", async () => {
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
