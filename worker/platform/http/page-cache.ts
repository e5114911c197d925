import type { MiddlewareHandler } from "hono";
import { tourFilterSchema } from "~/domain/search/tour-query";
import { systemClock } from "../clock";
import { hasSessionCookie } from "./session-cookie";
import type { ApiEnv } from "./api";
import { mayBeFramed } from "./framed-pages";

/** Cache lifetime of a public page, in seconds: an edit shows this soon. */
const maxAgeSeconds = 5;

/** Pages that this isolate rendered, oldest first: reading them from the data center's cache would take most of a response's time. */
const rendered = new Map<string, { body: ArrayBuffer; headers: Headers; at: number }>();
let renderedBytes = 0;
const maxRenderedBytes = 16 * 1024 * 1024;

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
  const known = rendered.get(key);
  if (known && systemClock() - known.at < maxAgeSeconds * 1000)
    return new Response(known.body, { headers: known.headers });
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
  const body = await c.res.arrayBuffer();
  const { headers } = c.res;
  c.res = new Response(body, { headers });
  remember(key, body, headers);
  const copy = new Response(body, { headers });
  copy.headers.set("Cache-Control", `public, max-age=${maxAgeSeconds}`);
  c.executionCtx.waitUntil(cache.put(key, copy));
};

function remember(key: string, body: ArrayBuffer, headers: Headers): void {
  forget(key);
  rendered.set(key, { body, headers: new Headers(headers), at: systemClock() });
  renderedBytes += body.byteLength;
  for (const oldest of rendered.keys()) {
    if (renderedBytes <= maxRenderedBytes) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  renderedBytes -= rendered.get(key)?.body.byteLength ?? 0;
  rendered.delete(key);
}

/** Returns the cache key, or null for a request that is not for a public page. */
function keyOf(request: Request): string | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  // A widget names who may frame it, and ends at once when it is turned off.
  const isPage = !pathname.startsWith("/api/") && !pathname.endsWith(".data") && !mayBeFramed(pathname);
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
