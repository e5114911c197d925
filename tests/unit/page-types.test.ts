import { matchRoutes, type RouteObject } from "react-router";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "../../app/routes";
import { officePageTypes, pageTypes } from "../support/page-types";

/** Pages behind a login or an unguessable URL, the offline page, and routes that are not pages; they have their own tests. */
const elsewhere =
  /^routes\/(admin|dev|office|operator|resources)\/|site\/(offline|photograph|my-data-(link|json)|newsletter-link|shared-wishlist|trip|booking-change|confirm-booking|unsubscribe|verify-invoice|waiting-(entry|offer))|account\/(login-again|review|join-operator|dashboard|pending|profile\S*)|log(out|in-with)\.ts$|tempobook|site\/pay/;

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

/** Returns the files of the routes that have one of the addresses. */
function filesAt(addresses: readonly string[], entries: RouteConfigEntry[]): Set<string | undefined> {
  const all = toRoutes(entries);
  return new Set(addresses.map((path) => matchRoutes(all, path.split("?")[0] ?? "")?.at(-1)?.route.id));
}

test("the page types that axe and the HTML checker test include every page of the site", async () => {
  const entries = await routes;
  const seen = filesAt(Object.values(pageTypes).flat(), entries);
  const pages = new Set(filesOf(entries).filter((file) => !elsewhere.test(file)));
  expect(pages.size).toBeGreaterThan(20);
  expect([...pages].filter((file) => !seen.has(file))).toEqual([]);
});

test.each(["admin", "operator"] as const)(
  "the page types of /%s include every page of it",
  async (office) => {
    const entries = (await routes).filter(({ path }) => path === office);
    // Other routes load data or files.
    const pages = filesOf(entries).filter((file) => file.endsWith(".tsx"));
    expect(pages.length).toBeGreaterThan(35);
    const seen = filesAt(Object.values(officePageTypes[office]).flat(), entries);
    expect(pages.filter((file) => !seen.has(file))).toEqual([]);
  },
);
