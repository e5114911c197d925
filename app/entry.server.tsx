import { renderToReadableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { DocumentHtml } from "~/components/layout/server-html";
import { documentHtmlContext } from "~/context";
import { AppError } from "~/domain/errors";
import { errorForLog } from "~/domain/error-for-log";

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
  return new Response(styleBeforeScripts(await new Response(body).text()), {
    headers,
    status: failed ? 500 : status,
  });
}

const heldType = "text/x-held-module";

/** Starts the page's module, sent as inert data, once everything visible at first has loaded. */
const startWhenLoaded = `addEventListener("load",()=>{const script=document.createElement("script");script.type="module";script.textContent=document.querySelector('script[type="${heldType}"]').textContent;document.head.append(script)})`;

/** Stores the browser's offer to install the site (app/lib/pages/install-prompt.ts), and keeps it from showing its banner. */
const storeInstallPrompt = `addEventListener("beforeinstallprompt",event=>{event.preventDefault();window.installPrompt=event;dispatchEvent(new Event("installable"))})`;

/** Gives visible content priority: pages work without scripts, so scripts wait for styles, fonts and images (decision 24). */
function styleBeforeScripts(html: string): string {
  // The offline page has no scripts.
  if (!html.includes('<script type="module" async="">')) return html;
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace('<script type="module" async="">', `<script type="${heldType}">`)
    .replace("</head>", `<script>${startWhenLoaded};${storeInstallPrompt}</script></head>`);
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
