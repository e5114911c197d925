import { isbot } from "isbot";
import type { Context, MiddlewareHandler } from "hono";
import type { Services } from "../services";
import type { ApiEnv } from "./api";

/** Where nobody comes to look for a tour: the back offices, a person's own pages, and the ways in, to pay and back. */
const notPublic =
  /^\/(admin|operator|api|media|dev|sandbox|trip|bookings|dashboard|profile|login|logout|signup|forgot-password|reset-password|verify-email|pending|goodbye)(\/|$)/i;

/**
 * Counts a visit when a person's browser comes to a public page from outside, signed in or not, whether the page was kept or
 * rendered. The answer does not wait for it, and a database that fails is not noticed. Stored is a number for each day: no
 * cookie, no address, nothing of whose it was.
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
    !notPublic.test(pathname) &&
    isNavigation(headers) &&
    comesFromOutside(headers, origin) &&
    !/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "") &&
    userAgent !== null &&
    !isbot(userAgent)
  );
}

/** Somebody goes to a page, rather than a script asking for it or a frame showing it. Old browsers only say what they accept. */
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

/** What is not found, refused or led elsewhere is no visit; the page it leads to is. */
function isShownPage({ status, headers }: Response): boolean {
  return status === 200 && (headers.get("Content-Type")?.startsWith("text/html") ?? false);
}
