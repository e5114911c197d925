import { createRoute, z } from "@hono/zod-openapi";
import { quoteSchema } from "~/domain/prices/quote";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import { createApi, problems } from "../platform/http/api";

const quoteRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Get the price of a booking",
  description:
    "Price lines apply in this order, each percentage to the sum so far: the adult fare of the season, the " +
    "child fare, the group discount, early-bird or last-minute (the better one), the room surcharge once, the coupon. " +
    "Discounts are negative lines and the lines add up to `total`, which includes `gst`. The refund schedule counts " +
    "calendar days in India, both ends included. Nothing is held or stored.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: quoteRequestSchema.meta({ id: "QuoteRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "The price",
      content: {
        "application/json": { schema: z.object({ quote: quoteSchema.meta({ id: "Quote" }) }) },
      },
    },
    ...problems({
      400: "The body is not JSON",
      403: "Sent with a cookie from another origin",
      404: "Tour not found",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is invalid or unknown, the date is past, or the coupon can't be used; see `errors`",
      429: "Too many quotes from one IP address, or, with `errors.couponCode`, too many wrong coupon codes: 30 in an hour; see Retry-After",
      503: "Bookings have not opened yet (`bookings_closed`), or the database is unavailable; see Retry-After",
    }),
  },
});

export const quotesApi = createApi();

quotesApi.use("/", async (c, next) => {
  if (c.req.method === "POST") await c.var.services.limitQuotes(c.req.raw.headers);
  await next();
});

quotesApi.openapi(quoteRoute, async (c) =>
  c.json(
    {
      quote: await c.var.services.getQuote(c.req.valid("json"), c.var.services.callerIdOf(c.req.raw.headers)),
    },
    200,
  ),
);
