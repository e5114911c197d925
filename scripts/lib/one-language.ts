import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { defaultLanguage, languageCodes } from "../../app/domain/language/language.ts";
import { root, run } from "./process.mjs";

const otherLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** File of messages of one language: app/domain/language/messages.ts. */
const messages = /^(.*\/messages)\.[a-z]{2}$/;

/**
 * Leaves all languages but one out of the browser's code: where a feature imports the messages of another language, it gets those of this one.
 * The server's code holds all.
 */
export function oneLanguage(language: string): Plugin {
  return {
    name: "tour-bharat:one-language",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer, options) {
      const stem = messages.exec(source)?.[1];
      return stem === undefined
        ? null
        : this.resolve(`${stem}.${language}`, importer, { ...options, skipSelf: true });
    },
  };
}

const clientAssets = "virtual:client-assets";

/**
 * `virtual:client-assets` is React Router's manifest of the browser's code by language, for those but English. Before the build proper, that code
 * is built with the environment variable `LANGUAGE`; the Worker of that build is its manifest.
 * @param directory of the build proper
 */
export function clientAssetsByLanguage(directory: string): Plugin {
  return {
    name: "tour-bharat:client-assets",
    resolveId: (id) => (id === clientAssets ? `\0${clientAssets}` : null),
    load(id) {
      if (id !== `\0${clientAssets}`) return null;
      const built = otherLanguages
        .map((code) => [code, path.resolve(`${directory}-${code}`, "server/index.js")] as const)
        .filter(([, file]) => existsSync(file));
      const imports = built.map(([code, file]) => `import ${code} from ${JSON.stringify(file)};`);
      return `${imports.join("")}export default { ${built.map(([code]) => code).join(", ")} };`;
    },
  };
}

/**
 * Builds the Worker and the browser's code in all languages.
 * @param args of React Router's `build`
 */
export async function buildInAllLanguages(
  directory: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<void> {
  for (const language of otherLanguages) {
    const folder = `${directory}-${language}`;
    await run("react-router", ["build", ...args], {
      env: { ...env, BUILD_DIRECTORY: folder, LANGUAGE: language },
    });
  }
  await run("react-router", ["build", ...args], { env: { ...env, BUILD_DIRECTORY: directory } });
  for (const language of otherLanguages) {
    const folder = path.join(root, `${directory}-${language}`);
    cpSync(path.join(folder, "client/assets"), path.join(root, directory, "client/assets"), {
      recursive: true,
    });
    rmSync(folder, { recursive: true });
  }
}
