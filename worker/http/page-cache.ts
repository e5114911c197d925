import type { MiddlewareHandler } from "hono";
import { tourFilterSchema } from "~/domain/search/tour-query";
import { hasSessionCookie } from "./session-cookie";
import type { ApiEnv } from "./api";

/** Cache lifetime of a public page, in seconds. */
const maxAgeSeconds = 60;

/** Query parameters that may change a public page. A URL with any other parameter is rendered and never cached. */
const knownParameters = new Set([
  ...Object.keys(tourFilterSchema.shape),
  "sort",
  "cursor",
  "tours",
  "view",
  "season",
  "stars",
]);

/**
 * Caches public pages with their security headers in front of the renderer, in the data center of the request. Stores 200 responses that
 * are `Cache-Control: public` and set no cookie. Data requests are not cached, so that a page that revalidates gets the newest prices.
 */
export const pageCache: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const key = keyOf(c.req.raw);
  if (key === null) return next();
  // One cache per build: an older page would load files that are gone.
  const cache = await caches.open(`pages-${import.meta.env.BUILD_ID}`);
  const cached = await cache.match(key);
  if (cached) {
    const answer = new Response(cached.body, cached);
    answer.headers.set("Cache-Control", "public, no-cache");
    return answer;
  }
  await next();
  if (!isPublicPage(c.res)) return;
  const copy = new Response(c.res.clone().body, c.res);
  copy.headers.set("Cache-Control", `public, max-age=${maxAgeSeconds}`);
  c.executionCtx.waitUntil(cache.put(key, copy));
};

/** Returns the cache key, or null for a request that is not for a public page. */
function keyOf(request: Request): string | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  const isPage = !pathname.startsWith("/api/") && !pathname.endsWith(".data");
  if (
    import.meta.env.MODE === "development" ||
    !isPage ||
    request.method !== "GET" ||
    hasSessionCookie(request.headers)
  )
    return null;
  const query = [...searchParams].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
  if (query.some(([name]) => !knownParameters.has(name))) return null;
  return `${origin}${pathname}?${new URLSearchParams(query)}`;
}

function isPublicPage({ headers, status }: Response): boolean {
  return (
    status === 200 &&
    (headers.get("Content-Type")?.startsWith("text/html") ?? false) &&
    (headers.get("Cache-Control")?.startsWith("public") ?? false) &&
    !headers.has("Set-Cookie")
  );
}
