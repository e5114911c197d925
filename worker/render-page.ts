import { createRequestHandler, RouterContextProvider } from "react-router";
import { apiDocumentContext, servicesContext } from "~/context";
import { servicesForPages, withRetryAfter } from "./http/page-services";
import type { Services } from "./services";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/**
 * Answers a page, its action or its data. The only file that knows the React Router build.
 * @param apiDocument given for the page that shows it
 */
export async function renderPage(
  request: Request,
  services: Services,
  apiDocument: object | null = null,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, servicesForPages(services));
  context.set(apiDocumentContext, apiDocument);
  return withRetryAfter(await handleRequest(request, context));
}
