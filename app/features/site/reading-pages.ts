const readingPages =
  /^(collection .*|routes\/site\/(about|article|blog|category|compare|destination|destination-alias|destinations|experiences|home|operator|region|tour|tour-reviews))$/;

/** Returns true for the routes whose pages are mostly read: their style sheet is site.css, which has nothing of others. */
export function isReadingPage(routeId: string | undefined): boolean {
  return routeId !== undefined && readingPages.test(routeId);
}

/** Pages for reading that show live seats. */
const livePages = /^routes\/site\/(destination|destination-alias|tour)$/;

/** Returns true for the routes whose pages must change without input: seat counts, time left, payments that arrive. */
export function isLivePage(routeId: string | undefined): boolean {
  return !isReadingPage(routeId) || livePages.test(routeId ?? "");
}
