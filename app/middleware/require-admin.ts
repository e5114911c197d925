import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval, isActiveAdmin, type Viewer } from "~/domain/accounts/account";
import { hasAdminRight, missingAdminRightText, type AdminRight } from "~/domain/accounts/admin-rights";
import { loginPath, secondFactorPath } from "./require-viewer";

/**
 * Returns the signed-in admin. Redirects guests to the login and admins awaiting approval to /pending; throws a 403 for anyone else.
 * @param right for pages whose data need none
 */
export function requireAdmin(
  context: Readonly<RouterContextProvider>,
  url: URL,
  right: AdminRight = "read",
): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  if (!isActiveAdmin(viewer)) throw data(null, { status: 403 });
  if (viewer.needsSecondFactor) throw redirect(secondFactorPath);
  if (!hasAdminRight(viewer, right)) throw data(missingAdminRightText(right), { status: 403 });
  return viewer;
}

/** Guards all pages below a route, including their data requests; the use cases check again. */
export const requireAdminMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireAdmin(context, url);
  return next();
};
