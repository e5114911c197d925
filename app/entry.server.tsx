import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { DocumentHtml } from "~/components/layout/server-html";
import { documentHtmlContext, viewerContext } from "~/context";
import { AppError } from "~/domain/errors";
import { errorForLog } from "~/domain/error-for-log";
import { earlyInputScript, heldType } from "~/lib/pages/hold-early-input";

/** Renders a page completely before sending it: worker/http/security-headers.ts hashes its inline scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const body = await renderToReadableStream(
    <DocumentHtml value={loadContext.get(documentHtmlContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </DocumentHtml>,
    {
      signal: request.signal,
      // Disables outlining: a large Suspense boundary would otherwise be sent separately and need JavaScript to
      // appear.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error: unknown) {
        failed = true;
        console.error(errorForLog(error));
      },
    },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const html = await new Response(body).text();
  return new Response(styleBeforeScripts(html, isSignedIn(loadContext)), {
    headers,
    status: failed ? 500 : status,
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

const startScripts = { guest: earlyInputScript(false), signedIn: earlyInputScript(true) };

/** Stores the browser's offer to install the site (app/lib/pages/install-prompt.ts), and keeps it from showing its banner. */
const storeInstallPrompt = `addEventListener("beforeinstallprompt",event=>{event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("installable"))})`;

/**
 * Gives visible content priority: pages work without scripts, so scripts wait for styles, fonts and images (decision 24), and
 * for guests until the first sign of interest (decision 103).
 */
function styleBeforeScripts(html: string, isSignedIn: boolean): string {
  // The offline page has no scripts.
  if (!html.includes('<script type="module" async="">')) return html;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace('<script type="module" async="">', `<script type="${heldType}">`)
    .replace(
      "</head>",
      `<script>${isSignedIn ? startScripts.signedIn : startScripts.guest};${storeInstallPrompt}</script></head>`,
    );
}

/**
 * Logs unexpected errors of loaders and actions. Expected refusals, including React Router's own (404, 405), are not logged,
 * nor are aborted requests.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isRefusal = error instanceof AppError || (isRouteErrorResponse(error) && error.status < 500);
  if (isRefusal || request.signal.aborted) return;
  console.error(isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : errorForLog(error));
};
