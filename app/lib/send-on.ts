import { redirect, redirectDocument } from "react-router";
import type { RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { homePathFor, sameOriginPath } from "~/domain/account";

/** Where the address says a person goes afterwards, on our own site, or null. */
export function nextOf(url: URL): string | null {
  return sameOriginPath(url.searchParams.get("next"));
}

/** Sends who is signed in already to where they were going, or to their own page. */
export function sendOnSignedIn(context: Readonly<RouterContextProvider>, url: URL): void {
  const viewer = context.get(viewerContext);
  if (!viewer) return;
  const next = nextOf(url) ?? homePathFor(viewer);
  // A paper is a file, which the router does not know.
  throw /\.(pdf|ics)$/.test(next) ? redirectDocument(next) : redirect(next);
}
