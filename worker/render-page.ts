import { createRequestHandler, RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import type { Services } from "./services";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/** Answers a page, its action or its data. The only file that knows the React Router build. */
export function renderPage(request: Request, services: Services): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return handleRequest(request, context);
}
