import type { MiddlewareHandler } from "hono";
import { AppError } from "~/domain/errors";
import { publicOriginOf } from "../configuration";
import type { ApiEnv } from "./api";

/**
 * Restricts production to the public origin: reads elsewhere (another host, http instead of https) are redirected to it, anything else is
 * rejected. Demo and development builds respond on any host.
 */
export const requirePublicOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const publicOrigin = publicOriginOf(c.env);
  const { origin, pathname, search } = new URL(c.req.url);
  if (import.meta.env.MODE !== "production" || publicOrigin === null || origin === publicOrigin)
    return next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    throw new AppError("misdirected", `Send this request to ${publicOrigin}.`);
  // Not stored, so that a changed public origin takes effect at once.
  c.header("Cache-Control", "no-store");
  return c.redirect(publicOrigin + pathname + search, 308);
};
