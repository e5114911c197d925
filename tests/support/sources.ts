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
