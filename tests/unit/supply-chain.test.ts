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
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const manifest = manifestSchema.parse(JSON.parse(readFileSync("package.json", "utf8")));
const packages = Object.entries(
  lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages,
).filter(([path, { link }]) => path.includes("node_modules/") && !link);

/** Licenses of packages that are part of the product. Another one is a decision (docs/decisions/034-libraries.md). */
const allowed = [
  "MIT",
  "Apache-2.0",
  "ISC",
  "BSD-3-Clause",
  "0BSD",
  "Unlicense",
  // File by file: it leaves our own files alone, and we change none of its files.
  "MPL-2.0",
  // Data of browsers, which the build reads.
  "CC-BY-3.0",
  "CC-BY-4.0",
  "(MIT AND Zlib)",
  "(MIT OR Apache-2.0)",
  "MIT AND ISC AND BSD-3-Clause",
];

test("each dependency is pinned to one version", () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(60);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toStrictEqual([]);
});

test("each package is checked by its hash when it is installed", () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path),
  ).toStrictEqual([]);
});

test("each package of the product has a license of the list", () => {
  const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  expect(shipped.length).toBeGreaterThan(100);
  const others = shipped.filter(([, { license }]) => !allowed.includes(license ?? ""));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toStrictEqual([]);
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
