import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval, isActiveAdmin, type Viewer } from "~/domain/accounts/account";
import { loginPath } from "./require-viewer";

/** Returns the signed-in admin. Redirects guests to the login and admins awaiting approval to /pending; throws a 403 for anyone else. */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  if (!isActiveAdmin(viewer)) throw data(null, { status: 403 });
  return viewer;
}

/** Guards all pages below a route, including their data requests; the use cases check again. */
export const requireAdminMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireAdmin(context, url);
  return next();
};
