import { data, redirect } from "react-router";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/account";
import { loginPath } from "./require-viewer";

/** The tour operator who asks, one who waits for verification included. Sends nobody to the login and answers anybody else with 403. */
export function requireOperator(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") throw data(null, { status: 403 });
  return viewer;
}

/** Guards every page below a route, its data requests included; the use cases check again. */
export const requireOperatorMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireOperator(context, url);
  return next();
};
