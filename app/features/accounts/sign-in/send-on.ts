import { redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { homePathFor, sameOriginPath } from "~/domain/accounts/account";

/** Returns the same-origin path to continue to after login, or null. */
export function nextOf(url: URL): string | null {
  return sameOriginPath(url.searchParams.get("next"));
}

/** Redirects a signed-in user to where they were going, or to their role's start page. */
export function sendOnSignedIn(context: Readonly<RouterContextProvider>, url: URL): void {
  const viewer = context.get(viewerContext);
  if (!viewer) return;
  const next = nextOf(url) ?? homePathFor(viewer);
  // Booking documents are files, which the client router does not handle.
  throw /\.(pdf|ics)$/.test(next) ? redirectDocument(next) : redirect(next);
}
