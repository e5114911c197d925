import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  findImportCircles,
  importsOf,
  mutualFolders,
  readSources,
  type Import,
  type Source,
} from "../support/sources";

const app = readSources("app");
const worker = readSources("worker");
const packages = readSources("packages");

/** Returns "file -> target" for each import that a rule forbids. */
function forbidden(sources: Source[], isForbidden: (imported: Import, source: Source) => boolean): string[] {
  return sources.flatMap((source) =>
    importsOf(source)
      .filter((imported) => isForbidden(imported, source))
      .map(({ target }) => `${source.file} -> ${target}`),
  );
}

/** Returns the files that match a pattern. */
function filesWith(sources: Source[], pattern: RegExp): string[] {
  return sources.filter(({ code }) => pattern.test(code)).map(({ file }) => file);
}

const isValueFromWorker = ({ target, isType }: Import) => target.startsWith("worker/") && !isType;
const isOursOutsideTheDomain = ({ target }: Import) =>
  !target.startsWith("app/domain/") && /^(app|worker|scripts|tests|\.\.)(\/|$)/.test(target);
const isPage = ({ target }: Import) =>
  target.startsWith("app/") &&
  !target.startsWith("app/domain/") &&
  !["app/context", "app/content/platform"].includes(target);
const isPdf = ({ target, isType }: Import) => target === "@cantoo/pdf-lib" && !isType;
const isDrizzle = ({ target, isType }: Import) => target.startsWith("drizzle-orm") && !isType;
const queries =
  /\bsql(?:\.raw\()?[`<]|\bbatchNamed\(|\b(?:db|database|tx)\s*\.\s*(?:select|selectDistinct|insert|update|delete|run|all|batch|prepare|query)\b/;
/** Finds a batch whose results are read, which have no names. */
const takenBatch = /(?:[=(?:,[|>]|\breturn)\s*(?:await\s+)?\w+\s*\.\s*batch\(/;
const isRepository = (file: string) => file.endsWith(".repo.ts") || file.startsWith("worker/platform/db/");
const kindOf = (file: string) =>
  file.endsWith(".tsx") ? "component" : isRepository(file) ? "repository" : "other";

test("there are source files to check", () => {
  expect(app.length).toBeGreaterThan(40);
  expect(worker.length).toBeGreaterThan(25);
  expect(
    importsOf(app.find(({ file }) => file === "app/context.ts") ?? { file: "", code: "" }),
  ).toStrictEqual([
    { target: "react-router", isType: false },
    { target: "worker/platform/http/page-services", isType: true },
    { target: "app/domain/accounts/account", isType: true },
  ]);
});

test("PDFs are drawn on sheets, which print every script", () => {
  expect(forbidden(worker, isPdf)).toStrictEqual([
    "worker/documents/pdf-sheet.ts -> @cantoo/pdf-lib",
    "worker/documents/text/document-font.ts -> @cantoo/pdf-lib",
  ]);
});

// Lint has the walls (walls.test.ts), but does not see `import()`.
test("app imports only types from worker", () => {
  expect(forbidden(app, isValueFromWorker)).toStrictEqual([]);
});

test("app/domain imports nothing else of the project", () => {
  const domain = app.filter(({ file }) => file.startsWith("app/domain/"));
  expect(domain.length).toBeGreaterThan(5);
  expect(forbidden(domain, isOursOutsideTheDomain)).toStrictEqual([]);
});

test("worker imports only the domain, the context keys and the company details from app", () => {
  expect(forbidden(worker, isPage)).toStrictEqual([]);
});

test("packages import nothing of the product, which imports only their entry points", () => {
  expect(packages.length).toBeGreaterThan(50);
  expect(
    forbidden(packages, ({ target }) => /^(~|app|worker|scripts|tests)(\/|$)/.test(target)),
  ).toStrictEqual([]);
  expect(forbidden([...app, ...worker], ({ target }) => target.startsWith("packages/"))).toStrictEqual([]);
});

test("no files import each other in a circle", () => {
  expect(findImportCircles([...app, ...worker, ...packages])).toStrictEqual([]);
});

test("the circle check finds circles of types and across folders", () => {
  const circle = [
    { file: "app/a.ts", code: 'import type { B } from "./b";' },
    { file: "app/b.ts", code: 'import { c } from "../worker/c";' },
    { file: "worker/c/index.ts", code: 'const a = await import("~/a");' },
    { file: "worker/d.ts", code: 'import { c } from "./c";' },
  ];
  expect(findImportCircles(circle)).toStrictEqual([["app/a", "app/b", "worker/c/index"]]);
  expect(findImportCircles(circle.slice(1))).toStrictEqual([]);
});

test.for([
  ["app/domain", ["accounts > operators", "bookings > prices"]],
  ["app/features", ["accounts/office/admin > operators/office/admin", "tours > wishlist"]],
  ["app/office", []],
  ["app/platform", []],
  [
    "worker",
    [
      "bookings > check-in",
      "bookings > money/invoices",
      "bookings > money/payments",
      "bookings > notifications/bookings",
      "bookings > realtime",
      "money/invoices > trips",
      "money/payouts > operators/profile",
      "notifications/bookings > threads",
      "resources > seats",
      "seats > tours",
    ],
  ],
] as const)("only these rooms of %s import each other", ([root, pairs]) => {
  expect(mutualFolders([...app, ...worker], root)).toStrictEqual(pairs);
});

test("no folder has more than 40 files, but the pages of a portal", () => {
  const files = [...app, ...worker].map(({ file }) => path.dirname(file));
  const crowded = Array.from(Map.groupBy(files, (folder) => folder)).filter(([, { length }]) => length > 40);
  expect(crowded.map(([folder]) => folder).toSorted()).toStrictEqual([
    "app/routes/admin",
    "app/routes/operator",
    "app/routes/site",
  ]);
});

test("a short file with one importer beside it is part of that file", () => {
  // One use case a file, SQL in repositories, code that browsers load later or servers keep, and each language's messages.
  const mayStandAlone = /\.(?:repo|server|worker)\.tsx?$|\/use-cases\.ts$|\/messages(?:\.[a-z]{2})?\.tsx?$/;
  const sources = [...app, ...worker];
  const importers = Map.groupBy(
    sources.flatMap((source) =>
      importsOf(source).map(({ target }) => ({ target, file: source.file, code: source.code })),
    ),
    ({ target }) => target,
  );
  const short = sources.filter(({ file }) => {
    const target = file.replace(/\.tsx?$/, "");
    const from = importers.get(target) ?? [];
    const [importer] = from;
    return (
      importer !== undefined &&
      new Set(from.map((each) => each.file)).size === 1 &&
      path.dirname(importer.file) === path.dirname(file) &&
      !mayStandAlone.test(file) &&
      !mayStandAlone.test(importer.file) &&
      !importer.code.includes(`import("./${path.basename(target)}")`) &&
      readFileSync(file, "utf8").split("\n").length <= 30
    );
  });
  expect(short.map(({ file }) => file)).toStrictEqual([]);
});

test("no exported name has two meanings", () => {
  // A component may share the name of its data, a repository's function that of the use case which calls it; messages differ by folder.
  const pageExports =
    /^(?:messages|ErrorBoundary|action|clientMiddleware|handle|headers|links|loader|meta|middleware|shouldRevalidate)$/;
  const declared = [...app, ...worker].flatMap(({ file, code }) =>
    Array.from(
      code.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type)\s+(\w+)/gm),
      ([, name = ""]) => ({ name, kind: kindOf(file) }),
    ),
  );
  const twice = Array.from(Map.groupBy(declared, ({ name }) => name))
    .filter(
      ([name, uses]) => new Set(uses.map(({ kind }) => kind)).size < uses.length && !pageExports.test(name),
    )
    .map(([name]) => name)
    .toSorted();
  expect(twice).toStrictEqual([]);
});

test("one file on each side reads the clock", () => {
  const clock = /\bDate\.now\b|\bnew Date\(\)/;
  expect(filesWith(app, clock)).toStrictEqual(["app/platform/browser/use-device-clock.ts"]);
  expect(filesWith(worker, clock)).toStrictEqual(["worker/platform/surroundings.ts"]);
  // Only code that runs in the browser may use the device's clock.
  const onServer = app.filter(
    ({ file }) => /^app\/(domain|middleware|routes|root)/.test(file) || file.includes(".server."),
  );
  expect(
    forbidden(onServer, ({ target }) => target === "app/platform/browser/use-device-clock"),
  ).toStrictEqual([]);
});

test("one hook reads the root loader's data", () => {
  expect(filesWith(app, /useRouteLoaderData(<[^>]*>)?\(\s*"root"/)).toStrictEqual([
    "app/platform/pages/use-site.ts",
  ]);
  expect(forbidden(app, ({ target }) => target === "app/root")).toStrictEqual([]);
});

test.for([
  ["BOOKING_FEED", "worker/realtime/booking-feed-client.ts"],
  ["TOUR_SEATS", "worker/realtime/tour-seats-client.ts"],
] as const)("one file names the binding %s", ([binding, file]) => {
  expect(filesWith([...app, ...worker], new RegExp(`\\b${binding}\\b`))).toStrictEqual([file]);
});

test("only the guards make actors", () => {
  const claims = /\b(?:as|is) (?:Account|Traveler|Admin|Operator|Staff)\b/;
  expect(filesWith([...app, ...worker], claims)).toStrictEqual(["worker/platform/authz/actors.ts"]);
});

test("only the composition root, the configuration check and the live channels read the environment", () => {
  const names = Array.from(
    readFileSync("worker/env.d.ts", "utf8").matchAll(/^\s+([A-Z_]+)\??:/gm),
    ([, name]) => name,
  );
  expect(names).toContain("DB");
  const readers = filesWith([...app, ...worker], new RegExp(`\\b(?:${names.join("|")})\\b`));
  const allowed =
    /^worker\/(dependencies|platform\/(configuration|keys\/keys)|realtime\/(booking-feed|tour-seats)(-client)?)\.ts$/;
  expect(readers).toContain("worker/dependencies.ts");
  expect(readers.filter((file) => !allowed.test(file))).toStrictEqual([]);
});

test("all SQL is in the repositories", () => {
  const files = filesWith([...app, ...worker], queries);
  expect(files).toContain("worker/bookings/bookings.repo.ts");
  expect(files.filter((file) => !isRepository(file))).toStrictEqual([]);
});

test("only the repositories and the database folder import drizzle", () => {
  expect(forbidden(worker, (imported, { file }) => isDrizzle(imported) && !isRepository(file))).toStrictEqual(
    [],
  );
  expect(forbidden(app, isDrizzle)).toStrictEqual([]);
});

test("results of a batch are read by name: an inserted statement moves no rows", () => {
  const others = worker.filter(({ file }) => !file.startsWith("worker/platform/db/"));
  expect(filesWith(others, takenBatch)).toStrictEqual([]);
});

test.for([
  ["const [, rows] = await db.batch([write, read]);", true],
  ["return db.batch([read]);", true],
  ["const [row] = (await db.batch([read]))[0];", true],
  ["if (first) await db.batch([first, ...others]);", false],
  ["  await db.batch([write]);", false],
] as const)("the check of batches handles %j", ([code, isTaken]) => {
  expect(takenBatch.test(code)).toBe(isTaken);
});

test.for([
  ['import { getTour } from "../../worker/tours/get-tour";', true],
  ['import { type Services, createAuth } from "../../worker/accounts/auth";', true],
  ['export { getTour } from "../../worker/tours/get-tour";', true],
  ['const { app } = await import("../../worker/app");', true],
  ['import "../../worker/index";', true],
  ['import type { Services } from "../../worker/services";', false],
  ['import type {\n  Services,\n} from "../../worker/services";', false],
] as const)("the import direction check handles %j", ([code, isBroken]) => {
  expect(importsOf({ file: "app/routes/page.tsx", code }).some(isValueFromWorker)).toBe(isBroken);
});
