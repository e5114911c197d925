import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval, isActiveAdmin, type Viewer } from "~/domain/accounts/account";
import { adminRightsFor } from "~/domain/office/office-access";
import { hasAdminRight, missingAdminRightText } from "~/domain/accounts/admin-rights";
import { loginPath, secondFactorPath } from "./require-viewer";

/**
 * Returns the signed-in admin, whatever their role allows. Redirects guests to the login and admins awaiting approval to /pending; throws
 * a 403 for anyone else.
 */
export function requireAnyAdmin(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  if (!isActiveAdmin(viewer)) throw data(null, { status: 403 });
  if (viewer.needsSecondFactor) throw redirect(secondFactorPath);
  return viewer;
}

/** The same for one page: throws a 403 if the admin's role does not allow its address, before a form of it is read. */
export function requireAdmin(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = requireAnyAdmin(context, url);
  const rights = adminRightsFor(url.pathname);
  if (!rights.some((right) => hasAdminRight(viewer, right)))
    throw data(missingAdminRightText(...rights), { status: 403 });
  return viewer;
}

/** Guards all pages below a route, including their data requests; the use cases check again. */
export const requireAdminMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireAnyAdmin(context, url);
  return next();
};
