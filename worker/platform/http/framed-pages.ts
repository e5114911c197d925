import type { MiddlewareHandler } from "hono";

/** Returns true for pages that other sites may frame. Routes match in any case. */
export function mayBeFramed(path: string): boolean {
  return /^\/widget\//i.test(path);
}

/** Answers pages in frames as if the browser had no cookies: what stands in a stranger's page shows no account and acts for none. */
export const ignoreCookiesInFrames: MiddlewareHandler = async (c, next) => {
  if (!mayBeFramed(c.req.path)) return next();
  const headers = new Headers(c.req.raw.headers);
  headers.delete("Cookie");
  c.req.raw = new Request(c.req.raw, { headers });
  await next();
  c.res.headers.delete("Set-Cookie");
};
