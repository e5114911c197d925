import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { DocumentHtml } from "~/platform/hydration/server-html";
import { documentHtmlContext, logErrorContext, scriptHashesHeader, viewerContext } from "~/context";
import { AppError } from "~/domain/errors";
import { dataScripts, manifestFor, styleBeforeScripts } from "~/platform/hydration/react-router-document";
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
  // A widget reports its height at once.
  const isAtOnce = isSignedIn(loadContext) || leaf === "routes/widget/widget";
  const start = isAtOnce ? "at once" : isLivePage(leaf) ? "idle" : "input";
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

/** Returns false too if the request failed before the session was read. */
function isSignedIn(context: RouterContextProvider): boolean {
  try {
    return context.get(viewerContext) !== null;
  } catch {
    return false;
  }
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
