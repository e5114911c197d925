import { readFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Plugin } from "vite";
import { parseMarkdown } from "./parse-markdown.ts";
import { searchWordsModule, wordFiles } from "./search-words.ts";

const passwords = "virtual:common-passwords";
const searchWords = "virtual:search-words";

/** Shorter passwords are refused for their length: passwordLength in app/domain/accounts/account-forms.ts. */
const minLength = 8;

/**
 * Prepares modules at build time, so that the Worker contains neither their parsers nor the data it does not need:
 * - `*.md?parsed` is a content file as ParsedMarkdown;
 * - `virtual:common-passwords` is the list of common passwords that are long enough, in lower case, one per line;
 * - `virtual:search-words` are the words that searches are read by (worker/catalogue/words).
 */
export function prepareModules(): Plugin {
  return {
    name: "tour-bharat:prepare-modules",
    enforce: "pre",
    resolveId: (id) => (id === passwords || id === searchWords ? `\0${id}` : null),
    load(id) {
      if (id === `\0${passwords}`) {
        const list = dictionary["passwords-common"].filter((password) => password.length >= minLength);
        return `export default ${JSON.stringify(list.join("\n"))}`;
      }
      if (id === `\0${searchWords}`) {
        for (const file of wordFiles) this.addWatchFile(file);
        return { code: searchWordsModule(), moduleSideEffects: false };
      }
      const [file = "", query] = id.split("?");
      if (query !== "parsed" || !file.endsWith(".md")) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(parseMarkdown(readFileSync(file, "utf8")))}`;
    },
  };
}

/** Leaves web workers, which only browsers start, out of the server's build: the one for passwords is half a megabyte. */
export function withoutWebWorkers(): Plugin {
  return {
    name: "tour-bharat:without-web-workers",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        if (this.environment.name !== "ssr") return;
        for (const file of Object.keys(bundle)) if (/\.worker-[^/]+\.js$/.test(file)) delete bundle[file];
      },
    },
  };
}

/** Modules of zod that write and read JSON schemas. Its schemas name them, so that no build leaves them out. */
const jsonSchemas =
  /\/node_modules\/zod\/v4\/(core\/(to-json-schema|json-schema-processors)|classic\/from-json-schema)\.js$/;

/** Leaves zod's JSON schemas out of the browser's code: only the API's description has any. They are 5 kB (gzip). */
export function withoutJsonSchemas(): Plugin {
  return {
    name: "tour-bharat:without-json-schemas",
    enforce: "pre",
    transform: {
      filter: { id: jsonSchemas },
      handler(code) {
        if (this.environment.name !== "client") return null;
        const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
        const stubs = names.map((name = "") => {
          // Called for every schema; only the method it returns must not be.
          const makesMethod = name.startsWith("create");
          return `export const ${name} = ${makesMethod ? "() => refuse" : "refuse"};`;
        });
        return { code: stubs.join("\n") + refuse, map: null };
      },
    },
  };
}

const refuse = `
function refuse() {
  throw new Error("JSON schemas are left to the server");
}`;
