import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { root } from "./process.mjs";

const noticesFile = "public/third-party-notices.txt";

/** Packages that only the build, the browser or the seed needs, and that would make the Worker larger and slower to start. */
const refusedInWorker = [
  "kysely",
  "@better-auth/kysely-adapter",
  "marked",
  "yaml",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/dictionary-compression",
];

/** Packages whose code reaches the browser by a style sheet or a web worker, or the Worker as WebAssembly or data, which are built apart. */
const alsoContained = [
  "tailwindcss",
  "harfbuzzjs",
  "any-ascii",
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  "@zxcvbn-ts/dictionary-compression",
];

/** Reads what note-packages.ts listed. */
function packagesOf(environment: "ssr" | "client"): string[] {
  return z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(root, `build/packages-${environment}.json`), "utf8")));
}

/** @throws naming the packages and web workers that the Worker must not contain */
export function checkWorkerPackages(): void {
  const found = packagesOf("ssr").filter((name) => refusedInWorker.includes(name));
  const webWorkers = readdirSync(path.join(root, "build/server/assets")).filter((file) =>
    /\.worker-/.test(file),
  );
  if (found.length + webWorkers.length > 0)
    throw new Error(`the Worker contains ${[...found, ...webWorkers].join(", ")}`);
}

const packageSchema = z.object({
  version: z.string(),
  license: z.string().optional(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
});

/** Reads a package's notice: its license file and, if it has one, its NOTICE. */
function noticeOf(name: string): string {
  const folder = path.join(root, "node_modules", name);
  if (!existsSync(folder)) throw new Error(`${name} is not installed at the top of node_modules`);
  const { version, license, author } = packageSchema.parse(
    JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")),
  );
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(file))
    .toSorted();
  const texts = files.map((file) =>
    readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim(),
  );
  const heading = `${name} ${version}, ${license ?? "license unknown"}`;
  return [heading, "", ...(texts.length > 0 ? texts : [`By ${author ?? "its authors"}.`])].join("\n");
}

/** Composes the notices of the packages whose code the Worker or the browser's files contain. */
function composeNotices(): string {
  const names = new Set([...packagesOf("ssr"), ...packagesOf("client"), ...alsoContained]);
  const notices = [...names].toSorted().map(noticeOf);
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  return `Tour Bharat contains code of these packages. /licences lists pictures, fonts and maps.${rule}${notices.join(rule)}\n`;
}

export function writeNotices(): void {
  writeFileSync(path.join(root, noticesFile), composeNotices());
}

/** @throws if a package, its version or its license has changed since `npm run notices` */
export function checkNotices(): void {
  const file = path.join(root, noticesFile);
  const written = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (written.replaceAll("\r\n", "\n") !== composeNotices())
    throw new Error(`${noticesFile} is out of date: run npm run notices`);
}
