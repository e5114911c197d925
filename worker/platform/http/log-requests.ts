import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import { systemClock } from "../clock";
import { logInfo } from "../log";
import { currentTrace, runTraced } from "../request-trace";
import type { ApiEnv } from "./api";

/**
 * Traces a request and, in production, logs it as one JSON line. Logs the route's pattern, never the path or query: those contain keys that
 * open bookings and accounts.
 */
export const logRequests: MiddlewareHandler<ApiEnv> = (c, next) =>
  runTraced(c.req.raw, async () => {
    const startedAt = systemClock();
    await next();
    const { status } = c.res;
    logInfo("request", {
      method: c.req.method,
      route: currentTrace()?.route ?? routePath(c),
      status,
      ms: systemClock() - startedAt,
      outcome: status < 400 ? "answered" : status < 500 ? "refused" : "failed",
    });
  });
