import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { languages } from "../../app/domain/language/language.ts";
import { root } from "./process.mjs";

const budgetFile = "scripts/page-weights.json";

const moduleSchema = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.object({
  entry: moduleSchema,
  routes: z.record(
    z.string(),
    moduleSchema.extend({ id: z.string(), parentId: z.string().optional(), hasDefaultExport: z.boolean() }),
  ),
});

/** Weights in kilobytes, by page or style sheet. */
type Weights = Record<string, number>;

/** Reads React Router's manifest of the English pages. Its file name has a hash, and routes may be named manifest too. */
function readManifest(client: string): z.output<typeof manifestSchema> {
  const begin = "window.__reactRouterManifest=";
  for (const name of readdirSync(path.join(client, "assets"))) {
    if (!/^manifest-.*\.js$/.test(name)) continue;
    const source = readFileSync(path.join(client, "assets", name), "utf8");
    if (!source.startsWith(begin)) continue;
    const manifest = manifestSchema.parse(
      JSON.parse(source.slice(begin.length, source.lastIndexOf("}") + 1)),
    );
    const ofAllPages = manifest.entry.imports.map((file) => readFileSync(path.join(client, file), "utf8"));
    // All languages name each other.
    if (!/\p{Script=Devanagari}/u.test(ofAllPages.join("").replaceAll(languages.hi.name, "")))
      return manifest;
  }
  throw new Error("the build has no route manifest of English pages");
}

/**
 * Measures every page of the build in build/: kilobytes (gzip) of its scripts, which guests load with the first sign of interest, by
 * route, of the booking dialog beside its page, of what every page imports once it is idle, and of each style sheet.
 */
function weighPages(): Weights {
  const client = path.join(root, "build/client");
  const { entry, routes } = readManifest(client);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const kilobytes = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  const filesOf = (id: string) => {
    const files = new Set([entry.module, ...entry.imports]);
    for (let at = routes[id]; at; at = routes[at.parentId ?? ""])
      for (const file of [at.module, ...at.imports]) files.add(file);
    return files;
  };
  const weights: Weights = {};
  for (const { id, hasDefaultExport } of Object.values(routes))
    if (hasDefaultExport) weights[id] = kilobytes(filesOf(id));
  const besides = (page: string, chunk: RegExp) =>
    kilobytes(importedLater(client, filesOf(page), chunk).filter((file) => !filesOf(page).has(file)));
  weights["booking dialog"] = besides("routes/site/tour", /\bbooking-dialog-[\w-]+\.js/);
  weights["idle pages"] = besides("root", /\bsite-worker-[\w-]+\.js/);
  for (const name of readdirSync(path.join(client, "assets")))
    if (name.endsWith(".css"))
      weights[`style sheet ${name.replace(/-[\w-]{8}\.css$/, "")}`] = kilobytes([path.join("assets", name)]);
  return weights;
}

/** Lists the chunk of this name that a page's files import later, and all that it imports before it runs. */
function importedLater(client: string, ofPage: ReadonlySet<string>, name: RegExp): string[] {
  const read = (file: string) => readFileSync(path.join(client, file), "utf8");
  const found = new Set<string>();
  const open = [...ofPage].flatMap((file) => name.exec(read(file))?.[0] ?? []);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(`/assets/${file}`)) continue;
    found.add(`/assets/${file}`);
    for (const [, imported] of read(`/assets/${file}`).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      if (imported !== undefined) open.push(imported);
  }
  return [...found];
}

/** True if a weight is over its budget by more than 1 kB and 1 %: bytes of a shared chunk are not worth a change. */
export function exceeds(weight: number, budget: number): boolean {
  return weight - budget > Math.max(1, budget / 100);
}

/** Compares the pages with scripts/page-weights.json. @throws if a page has grown or is missing there */
export function checkPageWeights(): void {
  const budget = z
    .record(z.string(), z.number())
    .parse(JSON.parse(readFileSync(path.join(root, budgetFile), "utf8")));
  const heavier = Object.entries(weighPages()).filter(([page, weight]) => {
    const max = budget[page];
    return max === undefined || exceeds(weight, max);
  });
  if (heavier.length === 0) return;
  const lines = heavier.map(
    ([page, weight]) => `${page}: ${weight.toFixed(1)} kB, budget ${budget[page] ?? "none"}`,
  );
  throw new Error(
    `pages are heavier than ${budgetFile} allows:\n${lines.join("\n")}\nMake them lighter, or run npm run check -- --accept-weights and say why in the commit`,
  );
}

/** Stores the current weights as the budget. */
export function acceptPageWeights(): void {
  const sorted = Object.fromEntries(
    Object.entries(weighPages())
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([page, weight]) => [page, Math.ceil(weight)]),
  );
  writeFileSync(path.join(root, budgetFile), `${JSON.stringify(sorted, null, 2)}\n`);
}
