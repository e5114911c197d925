import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { apiDocumentContext, nowContext, routePatternContext, servicesContext } from "~/context";
import { systemClock } from "./clock";
import type { ApiEnv } from "./http/api";
import { servicesForPages, withRetryAfter } from "./http/page-services";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/**
 * Renders a page, its action or its data. The only file that imports the React Router build.
 * @param apiDocument given for the page that shows it
 */
export async function renderPage(c: Context<ApiEnv>, apiDocument: object | null = null): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, servicesForPages(c.var.services));
  context.set(nowContext, systemClock());
  context.set(apiDocumentContext, apiDocument);
  const response = await handleRequest(c.req.raw, context);
  // React Router omits the leading slash.
  c.set("routePattern", context.get(routePatternContext).replace(/^\/?/, "/"));
  return withRetryAfter(response);
}
