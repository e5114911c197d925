import { redirect } from "react-router";
import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { awaitsApproval } from "~/domain/account";
import type { Viewer } from "~/domain/account";

/** The signed-in person who asks. Sends nobody to the login, and who waits for approval to the page that says so. */
export function requireViewer(context: Readonly<RouterContextProvider>, url: URL): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(loginPath(url));
  if (awaitsApproval(viewer)) throw redirect("/pending");
  return viewer;
}

/** Guards every page below a route, its data requests included; the use cases check again. */
export const requireViewerMiddleware: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  requireViewer(context, url);
  return next();
};

/** The login that leads back to an address of ours. */
export function loginPath(url: URL): string {
  return `/login?next=${encodeURIComponent(url.pathname + url.search)}`;
}
