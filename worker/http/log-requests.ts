import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { systemClock } from "../clock";
import type { ApiEnv } from "./api";

/**
 * Logs one JSON line per request in production. Logs the route's pattern, never the path or query: those contain keys that open bookings
 * and accounts.
 */
export const logRequests: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (import.meta.env.MODE !== "production") return next();
  const startedAt = systemClock();
  await next();
  const { status } = c.res;
  const line = {
    requestId: c.req.header("CF-Ray") ?? crypto.randomUUID(),
    method: c.req.method,
    route: c.var.routePattern ?? routePath(c),
    status,
    ms: systemClock() - startedAt,
    outcome: status < 400 ? "answered" : status < 500 ? "refused" : "failed",
  };
  // The one line that is neither an error nor a warning.
  // oxlint-disable-next-line no-console
  console.log(JSON.stringify(line));
};
