import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "~/domain/errors";
import { createApi, problems } from "../http/api";
import { checkOrigin } from "../http/guards";

const liveRoute = createRoute({
  method: "get",
  path: "/live",
  tags: ["Operators"],
  summary: "Live feed of the bookings of one's companies (WebSocket)",
  description:
    'First `{type:"hello",seq}`, then `booking.created` and `booking.updated` in order, of the companies for which the ' +
    'person has the right "bookings" and of no other: the numbers have gaps. With `since`, everything after that number, or ' +
    '`{type:"reset",seq}` when the list must be read again. `ping` is answered `pong`. Closed with 4001 when the right is ' +
    "gone, and with 4002 when it is to be asked for again.",
  request: { query: z.strictObject({ since: z.coerce.number().int().min(0).optional() }) },
  responses: {
    101: { description: "The socket" },
    ...problems({
      401: "Not signed in",
      403: 'No operator, without the right "bookings", or another origin',
      422: "Not an upgrade, or a bad `since`",
    }),
  },
});

export const operatorBookingsApi = createApi();

// Before anything of the request is looked at.
operatorBookingsApi.use(async (c, next) => {
  await c.var.services.requireRight(c.var.viewer, "bookings");
  await next();
});

operatorBookingsApi.openapi(liveRoute, (c) => {
  // A page asks without an upgrade why it was refused.
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("invalid", "This address is a WebSocket.", {
      errors: { Upgrade: ["Please ask for a websocket."] },
    });
  }
  checkOrigin(c.req.raw);
  return c.var.services.watchBookings(c.var.viewer, c.req.valid("query").since ?? null);
});
