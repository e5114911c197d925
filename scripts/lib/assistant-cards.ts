import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { browserTargets } from "./browser-targets.ts";
import { oneLanguage } from "./one-language.ts";
import { root } from "./process.mjs";

const theme = path.join(root, "app/theme.css");

/** Returns the style sheet with the colors and radii of the site's theme. */
function withTheme(css: string): string {
  const tokens = readFileSync(theme, "utf8").match(/--(?:color|radius)-[\w-]+: [^;]+;/g) ?? [];
  return `${css}\n@theme { ${tokens.join(" ")} }`;
}

/**
 * Bundles each card of worker/agents/ui, which a host shows in a frame without network, into one HTML file.
 * @returns a module that exports their texts, and the files that it was made of
 */
export async function assistantCards(): Promise<{ code: string; files: string[] }> {
  const cards = await Promise.all(["quote", "seats", "tours"].map(bundleCard));
  return {
    code: cards.map(({ name, html }) => `export const ${name} = ${JSON.stringify(html)};`).join("\n"),
    files: cards.flatMap(({ files }) => files),
  };
}

async function bundleCard(name: string): Promise<{ name: string; html: string; files: string[] }> {
  const files = [theme];
  const results = await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { tsconfigPaths: true },
    define: { LANGUAGE_OF_BUILD: JSON.stringify("en") },
    plugins: [
      oneLanguage("en"),
      {
        name: "tour-bharat:card-theme",
        enforce: "pre",
        transform(code, id) {
          files.push(id);
          return id.endsWith("/card.css") ? withTheme(code) : null;
        },
      },
      tailwindcss(),
    ],
    build: {
      write: false,
      copyPublicDir: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: { input: path.join(root, `worker/agents/ui/${name}.ts`) },
    },
  });
  const output = [results].flat().flatMap((result) => ("output" in result ? result.output : []));
  const code = output
    .map((file) => (file.type === "chunk" ? file.code : ""))
    .join("")
    .trim();
  const css = output
    .map((file) => (file.type === "asset" ? String(file.source) : ""))
    .join("")
    .replaceAll(/\/\*[^]*?\*\//g, "");
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tour Bharat</title>
<style>${css}</style>
<main></main>
<script type="module">${code.replaceAll("</script", String.raw`<\/script`)}</script>
</html>
`;
  return { name, html, files };
}
