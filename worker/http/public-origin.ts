import type { MiddlewareHandler } from "hono";
import { AppError } from "~/domain/errors";
import { publicOriginOf } from "../configuration";
import type { ApiEnv } from "./api";

/**
 * Answers on the public origin only, in production: reads elsewhere (another host, http instead of https) are redirected to it,
 * anything else is refused. Demo and development builds answer on any host.
 */
export const requirePublicOrigin: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const publicOrigin = publicOriginOf(c.env);
  const { origin, pathname, search } = new URL(c.req.url);
  if (import.meta.env.MODE !== "production" || publicOrigin === null || origin === publicOrigin)
    return next();
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    throw new AppError("misdirected", `Please send this to ${publicOrigin}.`);
  // Not stored, so that a changed public origin takes effect at once.
  c.header("Cache-Control", "no-store");
  return c.redirect(publicOrigin + pathname + search, 308);
};
