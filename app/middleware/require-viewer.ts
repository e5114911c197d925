import { redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval, type Viewer } from "~/domain/accounts/account";
import { pathIn, splitPath } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** Returns the signed-in user. Redirects guests to the login and users awaiting approval to /pending. */
export function requireViewer(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  return viewer;
}

/** Guards all pages below a route, including their data requests; the use cases check again. */
export const requireViewerMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const viewer = context.get(viewerContext);
  // React Router adds the language's folder to what loaders and actions throw, but not to what middleware does.
  const to = viewer ? awaitsApproval(viewer) && "/pending" : loginPath(url);
  if (to) throw redirect(pathIn(currentLanguage(), to));
  return next();
};

/** Returns the login URL that leads back to this page, whose language the redirect keeps. */
export function loginPath(url: URL): string {
  return `/login?next=${encodeURIComponent(splitPath(url.pathname).path + url.search)}`;
}

/** Page for accounts that must turn two-step verification on before their office opens. */
export const secondFactorPath = "/profile/security?required=1#two-step";
