import { matchRoutes, type EntryContext, type RouteObject } from "react-router";
import { splitPath } from "~/domain/language/addresses";
import { earlyInputScript, heldType, type ScriptStart } from "./hold-early-input";

/**
 * One of the two places where a library's output is changed (decision 34), written for React Router 8.5.3.
 * Reason: its document loads all scripts at once, and carries its data in inline scripts whose hashes would be others for each visitor. Our
 * pages are cached with a policy by hashes, and scripts wait for the first sign of interest; it has settings for neither.
 * Test: tests/unit/react-router-document.test.ts changes the document that the installed version renders.
 */

/** Characters that end a script or a line of one, as React Router escapes them. */
const escapes: Record<string, string> = {
  "&": String.raw`\u0026`,
  ">": String.raw`\u003e`,
  "<": String.raw`\u003c`,
  "\u2028": String.raw`\u2028`,
  "\u2029": String.raw`\u2029`,
};

/** Passes the data block before it to the stream that React Router reads. */
const readData = `{const{streamController}=window.__reactRouterContext;streamController.enqueue(JSON.parse(document.currentScript.previousElementSibling.textContent));streamController.close()}`;

/** Writes the loaders' data where React Router's own `StreamTransfer` does, as a data block, which is never executed. */
export function dataScripts(loaderData: string, nonce: string): string {
  const text = JSON.stringify(loaderData).replace(
    /[&><\u2028\u2029]/g,
    (letter) => escapes[letter] ?? letter,
  );
  return `<!--$--><script type="application/json">${text}</script><script nonce="${nonce}">${readData}</script><!--/$-->`;
}

type Manifest = EntryContext["manifest"];

/** The manifest's routes that a page renders or leads up to, by the language's build and the page's own route: React Router ranks all it is given, each time. */
const manifests = new Map<string, Manifest>();

export function manifestFor({
  manifest,
  staticHandlerContext: { matches, location },
}: Pick<EntryContext, "manifest" | "staticHandlerContext">): Manifest {
  // The development server changes its manifest.
  const leaf = matches.at(-1)?.route.id;
  if (import.meta.env.DEV || leaf === undefined) return manifest;
  const key = `${manifest.version} ${leaf}`;
  const known = manifests.get(key);
  if (known) return known;
  const ids = new Set(matches.map(({ route }) => route.id));
  const names = splitPath(location.pathname).path.split("/").filter(Boolean);
  for (let length = 0; length < names.length; length++) {
    const ancestors = matchRoutes(routesOf(manifest), `/${names.slice(0, length).join("/")}`);
    for (const { route } of ancestors ?? []) if (route.id !== undefined) ids.add(route.id);
  }
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  const reduced = { ...manifest, routes };
  manifests.set(key, reduced);
  return reduced;
}

/** Builds the tree of a manifest's routes below one of them, or below none. */
function routesOf({ routes }: Pick<Manifest, "routes">, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    return [
      index
        ? { id, path, caseSensitive, index }
        : { id, path, caseSensitive, children: routesOf({ routes }, id) },
    ];
  });
}

const startScripts: Record<ScriptStart, string> = {
  "at once": earlyInputScript("at once"),
  idle: earlyInputScript("idle"),
  input: earlyInputScript("input"),
};

/**
 * Marks the root of an English page if the browser lists Hindi before any English, and its user has neither chosen a language (the cookie of
 * app/routes/resources/language.ts) nor dismissed the offer: then `LanguageOffer` is shown. Runs before the page is painted, so nothing moves,
 * and hides the offer without the page's scripts. At most 0.5 kB.
 */
export const offerLanguage = [
  `{const{dataset}=document.documentElement,first=navigator.languages.find(code=>/^(hi|en)\\b/i.test(code));`,
  `try{if(/^hi/i.test(first)&&!/\\blanguage=/.test(document.cookie)&&!localStorage.languageOffer){dataset.offer="";`,
  `addEventListener("click",({target})=>{if(target.closest(".language-offer button")){localStorage.languageOffer="no";delete dataset.offer}},true)}`,
  `}catch{}}`,
].join("");

/** Stores the browser's offer to install the site (app/platform/offline/install-prompt.ts), and keeps it from showing its banner. */
const storeInstallPrompt = `addEventListener("beforeinstallprompt",event=>{event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("installable"))})`;

/**
 * Gives visible content priority: pages work without scripts, so scripts wait for styles, fonts and images, and for
 * guests until the first sign of interest (decision 47).
 */
export function styleBeforeScripts(html: string, nonce: string, start: ScriptStart): string {
  const module = `<script nonce="${nonce}" type="module" async="">`;
  // The offline page has no scripts.
  if (!html.includes(module)) return html;
  const offer = html.includes('class="language-offer"') ? offerLanguage : "";
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(module, `<script nonce="${nonce}" type="${heldType}">`)
    .replace(
      "</head>",
      `<script nonce="${nonce}">${offer}${startScripts[start]};${storeInstallPrompt}</script></head>`,
    );
}
