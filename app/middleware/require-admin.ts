import { data, redirect } from "react-router";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval, isActiveAdmin } from "~/domain/account";
import type { Viewer } from "~/domain/account";
import { loginPath } from "./require-viewer";

/**
 * The administrator who asks. Sends nobody to the login, who waits for approval to the page that says so, and answers
 * anybody else with 403.
 */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  if (!isActiveAdmin(viewer)) throw data(null, { status: 403 });
  return viewer;
}

/** Guards every page below a route, its data requests included; the use cases check again. */
export const requireAdminMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireAdmin(context, url);
  return next();
};
