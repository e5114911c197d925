import type { MiddlewareHandler } from "hono";
import { isStaging } from "../configuration";
import type { ApiEnv } from "./api";

/**
 * Keeps search engines out of staging: robots.txt forbids everything, and every response says `noindex`, for addresses found by a link.
 */
export const closeToRobots: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isStaging(c.env)) return next();
  if (c.req.path === "/robots.txt") return c.text("User-agent: *\nDisallow: /\n");
  await next();
  c.header("X-Robots-Tag", "noindex");
};
