import { readFileSync } from "node:fs";
import { dictionary } from "@zxcvbn-ts/language-common";
import type { Plugin } from "vite";
import { assistantCards } from "./assistant-cards.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import { searchWordsModule, wordFiles } from "./search-words.ts";

const passwords = "virtual:common-passwords";
const searchWords = "virtual:search-words";
const cards = "virtual:assistant-cards";
const virtualModules = [passwords, searchWords, cards];

/** Shorter passwords are refused for their length: passwordLength in app/domain/accounts/account-forms.ts. */
const minLength = 8;

/**
 * Prepares modules at build time, so that the Worker contains neither their parsers nor the data it does not need:
 * - `*.md?parsed` is a content file as ParsedMarkdown;
 * - `virtual:assistant-cards` are the cards of worker/agents/ui, each as the text of one HTML file;
 * - `virtual:common-passwords` is the list of common passwords that are long enough, in lower case, one per line;
 * - `virtual:search-words` are the words that searches are read by (worker/catalogue/words).
 */
export function prepareModules(): Plugin {
  return {
    name: "tour-bharat:prepare-modules",
    enforce: "pre",
    resolveId: (id) => (virtualModules.includes(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${passwords}`) {
        const list = dictionary["passwords-common"].filter((password) => password.length >= minLength);
        return `export default ${JSON.stringify(list.join("\n"))}`;
      }
      if (id === `\0${searchWords}`) {
        for (const file of wordFiles) this.addWatchFile(file);
        return { code: searchWordsModule(), moduleSideEffects: false };
      }
      if (id === `\0${cards}`) {
        const { code, files } = await assistantCards();
        for (const file of files) this.addWatchFile(file);
        return { code, moduleSideEffects: false };
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
