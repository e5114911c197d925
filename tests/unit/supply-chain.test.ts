import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      inBundle: z.boolean().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const manifest = manifestSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
/** Packages except those that come inside another one, whose hash covers them. */
const packages = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages,
).filter(([path, { link, inBundle }]) => path.includes("node_modules/") && !link && !inBundle);

test("each dependency is pinned to one version", () => {
  const ofWorkspaces = readdirSync("packages").map((name) =>
    manifestSchema.partial().parse(JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"))),
  );
  const versions = [manifest, ...ofWorkspaces].flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  expect(versions.length).toBeGreaterThan(60);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toStrictEqual([]);
});

test("each package is checked by its hash when it is installed", () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path),
  ).toStrictEqual([]);
});

test("what npm start builds and serves with is installed without the packages of tests", () => {
  const built = ["vite", "wrangler", "node", "@react-router/dev", "tailwindcss", "subset-font"];
  expect(built.filter((name) => !(name in manifest.dependencies))).toStrictEqual([]);
  const tested = ["vitest", "playwright", "@playwright/test", "oxlint", "oxfmt"];
  expect(tested.filter((name) => !(name in manifest.devDependencies))).toStrictEqual([]);
});

test("the build, the server and the tests use one runtime", () => {
  const installed = packages
    .map(([path]) => path)
    .filter((path) => /\/(workerd|miniflare|wrangler)$/.test(path));
  expect(installed.toSorted()).toStrictEqual([
    "node_modules/miniflare",
    "node_modules/workerd",
    "node_modules/wrangler",
  ]);
});

test("only the named packages run a script when they are installed", () => {
  const running = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);
  expect([...new Set(running)].toSorted()).toStrictEqual(Object.keys(manifest.allowScripts).toSorted());
});

test("each step of the workflows is pinned to a commit", () => {
  const folder = ".github/workflows";
  const uses = readdirSync(folder).flatMap((name) =>
    Array.from(readFileSync(`${folder}/${name}`, "utf8").matchAll(/uses: (\S+)(.*)/g), ([, action, note]) => [
      name,
      action,
      note,
    ]),
  );
  expect(uses.length).toBeGreaterThan(4);
  const unpinned = uses.filter(
    ([, action = "", note = ""]) => !/@[0-9a-f]{40}$/.test(action) || !/# v\d+\.\d+\.\d+$/.test(note),
  );
  expect(unpinned).toStrictEqual([]);
});
