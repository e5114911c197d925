import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface Source {
  /** Path from the project root, with forward slashes. */
  file: string;
  /** Source text without comments. */
  code: string;
}

export interface Import {
  /** One of our files, from the project root without extension, or a package. */
  target: string;
  isType: boolean;
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/^\s*\/\/.*$/gm, "");
}

/** Reads the TypeScript sources under the folders, without declaration files. */
export function readSources(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
      .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
      .map((file) => ({ file, code: withoutComments(readFileSync(file, "utf8")) })),
  );
}

/**
 * Finds the groups of files that import each other in a circle, types and `import()` included.
 * @returns files without extension, sorted
 */
export function findImportCircles(sources: Source[]): string[][] {
  const isFile = new Set(sources.map(({ file }) => withoutExtension(file)));
  const targets = new Map(
    sources.map((source) => [
      withoutExtension(source.file),
      importsOf(source)
        .flatMap(({ target }) => [target, `${target}/index`])
        .filter((target) => isFile.has(target)),
    ]),
  );
  const reachable = new Map(Array.from(targets.keys(), (file) => [file, reachableFrom(file, targets)]));
  return Array.from(reachable, ([file, others]) => {
    const circle = Array.from(others).filter((other) => reachable.get(other)?.has(file));
    // Each circle is listed once, by its first file.
    return circle.toSorted()[0] === file ? circle.toSorted() : [];
  }).filter((circle) => circle.length > 0);
}

/** Lists the pairs of folders under `root` whose files import each other, as "a > b"; a folder and its own rooms may. */
export function mutualFolders(sources: Source[], root: string): string[] {
  const folderOf = (file: string) => path.posix.dirname(path.posix.relative(root, file));
  const imports = new Set(
    sources.flatMap((source) =>
      importsOf(source).map(({ target }) => `${folderOf(source.file)} > ${folderOf(target)}`),
    ),
  );
  return Array.from(imports)
    .filter((pair) => {
      const [from = "", to = ""] = pair.split(" > ");
      const areBelow = ![from, to].some((folder) => folder.startsWith("."));
      return areBelow && from < to && !to.startsWith(`${from}/`) && imports.has(`${to} > ${from}`);
    })
    .toSorted();
}

/** Returns the files that a file imports directly or through others; includes the file itself only if it is in a circle. */
function reachableFrom(file: string, targets: Map<string, string[]>): Set<string> {
  const found = new Set<string>();
  const open = [...(targets.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(targets.get(next) ?? []));
  }
  return found;
}

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, "");
}

const statement = /\b(?:import|export)\s+(type\s)?(?:[\w*${},\s]+?\sfrom\s+)?["']([^"']+)["']/g;
const call = /\bimport\(\s*["']([^"']+)["']/g;

/** Lists the imports and re-exports of a source, static or by `import()`. */
export function importsOf({ file, code }: Source): Import[] {
  const resolve = (specifier: string) => {
    if (specifier.startsWith("~/")) return `app/${specifier.slice(2)}`;
    return specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  };
  return [
    ...Array.from(code.matchAll(statement), ([, type, specifier = ""]) => ({
      target: resolve(specifier),
      isType: type !== undefined,
    })),
    ...Array.from(code.matchAll(call), ([, specifier = ""]) => ({
      target: resolve(specifier),
      isType: false,
    })),
  ];
}
