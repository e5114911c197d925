import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/domain/errors";
import { createApi, problems } from "../platform/http/api";
import { checkOrigin } from "../platform/http/guards";

const liveRoute = createRoute({
  method: "get",
  path: "/live",
  tags: ["Operators"],
  summary: "Live feed of the bookings of the operator's companies (WebSocket)",
  description:
    'First `{type:"hello",seq}`, then `booking.created` and `booking.updated` in order, of the operators for which the ' +
    'user has the right "bookings" only, so the numbers have gaps. With `since`, all events after that number, or ' +
    '`{type:"reset",seq}` if the list must be reloaded. Responds to `ping` with `pong`. Closes with 4001 if the right was ' +
    "revoked, and with 4002 if the client should reconnect.",
  request: { query: z.strictObject({ since: z.coerce.number().int().min(0).optional() }) },
  responses: {
    101: { description: "WebSocket opened" },
    ...problems({
      401: "Not signed in",
      403: 'Not an operator, without the right "bookings", or another origin',
      422: "Not a WebSocket upgrade, or an invalid `since`",
    }),
  },
});

export const operatorBookingsApi = createApi();

// Authorization before validation.
operatorBookingsApi.use(async (c, next) => {
  await c.var.services.requireBookingsRight(c.var.viewer);
  await next();
});

operatorBookingsApi.openapi(liveRoute, (c) => {
  // Without the upgrade header, a page can read why the socket was refused.
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("invalid", "This endpoint is a WebSocket.", {
      errors: { Upgrade: ["Send `Upgrade: websocket`."] },
    });
  }
  checkOrigin(c.req.raw);
  return c.var.services.watchBookings(c.var.viewer, c.req.valid("query").since ?? null);
});
