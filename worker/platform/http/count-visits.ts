import { isbot } from "isbot";
import type { Context, MiddlewareHandler } from "hono";
import { splitPath } from "~/domain/language/addresses";
import type { Services } from "../../services";
import type { ApiEnv } from "./api";

/** Paths without a language's folder that are not counted: back offices, personal pages, sign-in and payment pages. */
const notPublic =
  /^\/(admin|operator|api|media|dev|sandbox|trip|widget|bookings|dashboard|profile|login|logout|signup|forgot-password|reset-password|verify-email|keep-email|pending|goodbye|language)(\/|$)/i;

/**
 * Counts a visit when a browser enters a public page from outside, signed in or not, whether the page was cached or rendered. Does not
 * delay the response and ignores database errors. Stores a number for each day: no cookie, no address, nothing personal.
 */
export function countVisits(
  servicesOf: (c: Context<ApiEnv>) => Pick<Services, "countVisit">,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!isVisit(c.req.raw) || !isShownPage(c.res)) return;
    c.executionCtx.waitUntil(
      servicesOf(c)
        .countVisit()
        .catch(() => undefined),
    );
  };
}

function isVisit({ method, url, headers }: Request): boolean {
  const { origin, pathname } = new URL(url);
  const userAgent = headers.get("User-Agent");
  return (
    method === "GET" &&
    !notPublic.test(splitPath(pathname).path) &&
    isNavigation(headers) &&
    comesFromOutside(headers, origin) &&
    !/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "") &&
    userAgent !== null &&
    !isbot(userAgent)
  );
}

/** Returns true for a page navigation, as opposed to a script or a frame. Old browsers send only `Accept`. */
function isNavigation(headers: Headers): boolean {
  return (
    (headers.get("Sec-Fetch-Mode") ?? "navigate") === "navigate" &&
    (headers.get("Sec-Fetch-Dest") ?? "document") === "document" &&
    (headers.get("Accept")?.includes("text/html") ?? false)
  );
}

function comesFromOutside(headers: Headers, origin: string): boolean {
  const referrer = URL.parse(headers.get("Referer") ?? "");
  return headers.get("Sec-Fetch-Site") !== "same-origin" && referrer?.origin !== origin;
}

/** Returns true for a rendered page. Errors and redirects do not count as visits; the redirect's target does. */
function isShownPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}
