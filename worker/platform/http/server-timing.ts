import type { MiddlewareHandler } from "hono";
import type { Viewer } from "~/domain/accounts/account";
import { systemClock } from "../clock";
import type { ApiEnv } from "./api";

/** @param viewer null or undefined for an anonymous reader */
export function mayBeTimed(viewer: Viewer | null | undefined, mode: string = import.meta.env.MODE): boolean {
  return mode !== "production" || (viewer !== null && viewer !== undefined);
}

/**
 * Adds `Server-Timing` to pages and API responses that were made for the request: in front of the page cache, whose copies have none. Reads
 * only: the time of a sign-in must not show if an account exists. In production, signed-in readers only: times distinguish what is
 * stored from what is not. On Cloudflare clocks stand still between two calls of bindings, so the
 * total contains little of the CPU's time. Source: developers.cloudflare.com/workers/runtime-apis/performance
 */
export const serverTiming: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const startedAt = systemClock();
  await next();
  // Cached pages are sent before the services exist.
  const services: ApiEnv["Variables"]["services"] | undefined = c.var.services;
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!services || !isRead || c.res.status === 101 || !mayBeTimed(c.var.viewer)) return;
  c.res.headers.set("Server-Timing", `total;dur=${systemClock() - startedAt}`);
};
