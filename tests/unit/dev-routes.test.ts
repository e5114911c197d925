import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { build } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { matchRoutes, type RouteObject } from "react-router";
import routes from "../../app/routes";
import { officePageTypes, pageTypes } from "../support/page-types";
import { pageAccess } from "../support/route-access";

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [path ?? "", ...pathsOf(children ?? [])]);
}

/** Returns the site's routes in a build of this mode. */
async function pathsIn(mode: string): Promise<string[]> {
  vi.stubEnv("MODE", mode);
  // Other files share the modules.
  onTestFinished(() => void vi.resetModules());
  vi.resetModules();
  const { default: entries } = await import("../../app/routes");
  return pathsOf(await entries);
}

test.for(["production", "staging", ""])(
  "a build in mode %j has neither mailbox nor sandbox nor gallery",
  async (mode) => {
    const paths = await pathsIn(mode);
    expect(paths).toContain("tours/:slug");
    expect(paths.filter((path) => /^(dev|mail|sandbox)\b|tempobook/.test(path))).toStrictEqual([]);
  },
);

test("demo and test builds have the mailbox and the sandbox, a development build the gallery too", async () => {
  for (const mode of ["demo", "test"]) {
    const paths = await pathsIn(mode);
    expect(paths).toContain("dev/mail/:id?");
    expect(paths).toContain("dev/outbox");
    expect(paths).toContain("dev/outbox/:id");
    expect(paths).toContain("sandbox/pay/:orderId");
    expect(paths).not.toContain("tempobook/*");
  }
  const development = await pathsIn("development");
  expect(development).toContain("dev/outbox/:id");
  expect(development).toContain("tempobook/*");
});

/** Returns the modules of the Worker's own code in a build of this mode, and their code. */
async function workerIn(mode: string): Promise<{ modules: string[]; code: string }> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    mode,
    build: {
      ssr: "worker/app.ts",
      write: false,
      rolldownOptions: { external: (id) => !id.startsWith(".") && !path.isAbsolute(id) },
    },
  });
  const chunks = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return {
    modules: chunks.flatMap((chunk) =>
      chunk.type === "chunk" ? Object.keys(chunk.modules).map((id) => path.relative(".", id)) : [],
    ),
    code: chunks.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n"),
  };
}

test("a production build has no fixtures of the conformance suite, a demo build has them", async () => {
  const [production, demo] = await Promise.all([workerIn("production"), workerIn("demo")]);
  expect(production.modules).toContain("worker/agents/api.ts");
  expect(production.modules).not.toContain("worker/agents/fixtures.ts");
  expect(production.code).not.toMatch(/test_simple_text|mcp\/fixtures/);
  expect(demo.modules).toContain("worker/agents/fixtures.ts");
  expect(demo.code).toMatch(/test_simple_text/);
});

/** Pages behind a login or an unguessable URL, the offline page, and routes that are not pages; they have their own tests. */
const elsewhere =
  /^routes\/(admin|dev|office|operator|resources)\/|site\/(offline|photograph|my-data-(link|json)|newsletter-link|own-day|shared-wishlist|trip|booking-change|confirm-booking|question|unsubscribe|verify-invoice|waiting-(entry|offer))|account\/(login-again|review|join-operator|dashboard|pending|profile\S*)|log(out|in-with)\.ts$|tempobook|site\/(agree|pay|booked)\./;

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

/** Paths of the routes without children. */
function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return children ? addressesOf(children, own) : [own || "/"];
  });
}

// A route that is added needs a row: who may open it is a decision. tests/worker/route-access.test.ts sends its requests as every role.
test("every page and resource has a row in the table of access, and each row its route", async () => {
  // Other files load the routes of other modes.
  vi.resetModules();
  const { default: routeTable } = await import("../../app/routes");
  const rows = Object.values(pageAccess).flatMap((paths) => paths.trim().split(/\s+/));
  expect(rows.toSorted()).toStrictEqual([...new Set(addressesOf(await routeTable))].toSorted());
});
