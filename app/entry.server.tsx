import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  matchRoutes,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouteObject,
  type RouterContextProvider,
} from "react-router";
import { DocumentHtml } from "~/platform/hydration/server-html";
import { documentHtmlContext, logErrorContext, scriptHashesHeader, viewerContext } from "~/context";
import { AppError } from "~/domain/errors";
import { earlyInputScript, heldType, type ScriptStart } from "~/platform/hydration/hold-early-input";
import { isLivePage } from "~/features/site/reading-pages";
import { allowOwnScripts } from "~/platform/policy/script-hashes";

/** Renders a page completely before sending it: the security policy lists the hashes of its own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { serverHandoffStream, ...context } = routerContext;
  const loaderData = serverHandoffStream ? await new Response(serverHandoffStream).text() : null;
  const nonce = crypto.randomUUID();
  const page = (
    <DocumentHtml value={loadContext.get(documentHtmlContext)}>
      <ServerRouter
        context={{ ...context, manifest: manifestFor(context) }}
        url={request.url}
        nonce={nonce}
      />
    </DocumentHtml>
  );
  const { html, failed } =
    renderAtOnce(page) ??
    (await renderInParts(page, nonce, request.signal, loadContext.get(logErrorContext)));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Pages without scripts need no data.
  const isAlive = loaderData !== null && context.renderMeta?.didRenderScripts === true;
  const withData = isAlive
    ? html.replace(/(?=<\/body><\/html>$)/, () => dataScripts(loaderData, nonce))
    : html;
  const leaf = context.staticHandlerContext.matches.at(-1)?.route.id;
  const start = isSignedIn(loadContext) ? "at once" : isLivePage(leaf) ? "idle" : "input";
  const own = await allowOwnScripts(styleBeforeScripts(withData, nonce, start), nonce);
  headers.set(scriptHashesHeader, own.hashes.join(" "));
  return new Response(own.html, { headers, status: failed ? 500 : status });
}

/**
 * Renders to a string, at a third of the CPU of a stream, which encodes each attribute by itself.
 * @returns null if something suspends or fails: the stream then waits for it, or logs the error
 */
function renderAtOnce(page: React.ReactNode): { html: string; failed: boolean } | null {
  try {
    const html = renderToString(page);
    // Only the stream writes the document's type.
    return html.includes("<!--$!-->") ? null : { html: `<!DOCTYPE html>${html}`, failed: false };
  } catch {
    return null;
  }
}

async function renderInParts(
  page: React.ReactNode,
  nonce: string,
  signal: AbortSignal,
  logError: (event: string, error: unknown) => void,
) {
  let failed = false;
  const body = await renderToReadableStream(page, {
    nonce,
    signal,
    // Disables outlining: a large Suspense boundary would otherwise be sent separately and need JavaScript to
    // appear.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error: unknown) {
      failed = true;
      logError("page not rendered", error);
    },
  });
  await body.allReady;
  return { html: await new Response(body).text(), failed };
}

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
function dataScripts(loaderData: string, nonce: string): string {
  const text = JSON.stringify(loaderData).replace(
    /[&><\u2028\u2029]/g,
    (letter) => escapes[letter] ?? letter,
  );
  return `<!--$--><script type="application/json">${text}</script><script nonce="${nonce}">${readData}</script><!--/$-->`;
}

type Manifest = EntryContext["manifest"];

/** The manifest's routes that a page renders or leads up to, by the page's own route: React Router ranks all it is given, each time. */
const manifests = new Map<string, Manifest>();

function manifestFor({
  manifest,
  staticHandlerContext: { matches, location },
}: Pick<EntryContext, "manifest" | "staticHandlerContext">): Manifest {
  // The development server changes its manifest.
  const leaf = matches.at(-1)?.route.id;
  if (import.meta.env.DEV || leaf === undefined) return manifest;
  const known = manifests.get(leaf);
  if (known) return known;
  const ids = new Set(matches.map(({ route }) => route.id));
  const names = location.pathname.split("/").filter(Boolean);
  for (let length = 0; length < names.length; length++) {
    const ancestors = matchRoutes(routesOf(manifest), `/${names.slice(0, length).join("/")}`);
    for (const { route } of ancestors ?? []) if (route.id !== undefined) ids.add(route.id);
  }
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  const reduced = { ...manifest, routes };
  manifests.set(leaf, reduced);
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

/** Returns false too if the request failed before the session was read. */
function isSignedIn(context: RouterContextProvider): boolean {
  try {
    return context.get(viewerContext) !== null;
  } catch {
    return false;
  }
}

const startScripts: Record<ScriptStart, string> = {
  "at once": earlyInputScript("at once"),
  idle: earlyInputScript("idle"),
  input: earlyInputScript("input"),
};

/** Stores the browser's offer to install the site (app/platform/offline/install-prompt.ts), and keeps it from showing its banner. */
const storeInstallPrompt = `addEventListener("beforeinstallprompt",event=>{event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("installable"))})`;

/**
 * Gives visible content priority: pages work without scripts, so scripts wait for styles, fonts and images, and for
 * guests until the first sign of interest (decision 47).
 */
function styleBeforeScripts(html: string, nonce: string, start: ScriptStart): string {
  const module = `<script nonce="${nonce}" type="module" async="">`;
  // The offline page has no scripts.
  if (!html.includes(module)) return html;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(module, `<script nonce="${nonce}" type="${heldType}">`)
    .replace(
      "</head>",
      `<script nonce="${nonce}">${startScripts[start]};${storeInstallPrompt}</script></head>`,
    );
}

/**
 * Logs unexpected errors of loaders and actions. Expected refusals, including React Router's own (404, 405), are not logged,
 * nor are aborted requests.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = error instanceof AppError || (isRouteErrorResponse(error) && error.status < 500);
  if (isRefusal || request.signal.aborted) return;
  context.get(logErrorContext)(
    "loader or action failed",
    isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error,
  );
};
