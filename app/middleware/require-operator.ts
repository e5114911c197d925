import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { loginPath, secondFactorPath } from "./require-viewer";

/**
 * Returns the signed-in tour operator, including one awaiting verification. Redirects guests to the login; throws a 403 for
 * anyone else.
 */
export function requireOperator(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (viewer.role !== "tour_operator" || viewer.status === "suspended") throw data(null, { status: 403 });
  if (viewer.needsSecondFactor) throw redirect(secondFactorPath);
  return viewer;
}

/** Guards all pages below a route, including their data requests; the use cases check again. */
export const requireOperatorMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireOperator(context, url);
  return next();
};
