import { redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { viewerContext } from "~/context";
import { homePathFor, sameOriginPath } from "~/domain/accounts/account";
import { isEnglishOnly, splitPath } from "~/domain/language/addresses";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";

/** Returns the same-origin path to continue to after login, without a language's folder, or null. */
export function nextOf(url: URL): string | null {
  const next = sameOriginPath(url.searchParams.get("next"));
  return next === null ? null : splitPath(next).path;
}

/**
 * Returns the address of a path for `redirect`, which puts a path below the folder of the page's language. What exists in English only,
 * such as an office, needs its full address then: the browser loads it as another document.
 */
export function redirectAddress(path: string, url: URL): string {
  const isElsewhere = currentLanguage() !== defaultLanguage && isEnglishOnly(new URL(path, url).pathname);
  return isElsewhere ? new URL(path, url).href : path;
}

/** Redirects a signed-in user to where they were going, or to their role's start page. */
export function sendOnSignedIn(context: Readonly<RouterContextProvider>, url: URL): void {
  const viewer = context.get(viewerContext);
  if (!viewer) return;
  const next = nextOf(url) ?? homePathFor(viewer);
  // Booking documents are files, which the client router does not handle.
  const address = redirectAddress(next, url);
  throw /\.(pdf|ics)$/.test(next) ? redirectDocument(address) : redirect(address);
}
