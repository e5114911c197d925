import { createRoute, z } from "@hono/zod-openapi";
import { bookingRequestSchema } from "~/domain/booking";
import { bookingSchema } from "~/domain/booking-events";
import { bookingLookupSchema } from "~/domain/own-booking";
import { createApi, problems } from "../http/api";
import { testControlsOf } from "../http/test-controls";

const answerSchema = z.object({ booking: bookingSchema.meta({ id: "Booking" }) });

const createBookingRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Book a tour",
  description:
    "Confirmed at once. The server computes the total as `POST /api/quotes` tells it: for the catalogue's tours price times " +
    "travelers, plus the room surcharge once. A coupon is used with the booking, and given back when it is cancelled before " +
    "the travel date. " +
    "`expectedTotal` guards the customer: if it differs, nothing is booked and the problem carries the new `quote`. " +
    "`holdId` names the hold whose seats the booking takes; one that has ended does no harm while seats are free. " +
    "With an `Idempotency-Key` the same request makes one booking however often it is sent within 24 hours.",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, "Please use 1 to 255 printable characters.")
        .optional(),
    }),
    body: {
      required: true,
      content: { "application/json": { schema: bookingRequestSchema.meta({ id: "BookingRequest" }) } },
    },
  },
  responses: {
    201: {
      description: "The booking. Repeated with the same key, the same booking",
      content: {
        "application/json": { schema: answerSchema },
      },
    },
    ...problems({
      400: "The body is not JSON",
      403: "Sent with a cookie from another origin",
      404: "No such tour",
      409: "`sold_out`, or `price_changed` with the new `quote`",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is wrong or not known, the date is past, the coupon is bad (`invalid`), or the key was sent with another body (`idempotency_mismatch`)",
      429: "Too many bookings from one address; see Retry-After",
      503: "The database is out of reach; see Retry-After",
    }),
  },
});

const lookupRoute = createRoute({
  method: "post",
  path: "/lookup",
  tags: ["Bookings"],
  summary: "Find a booking by its reference and the customer's e-mail address",
  description:
    "For travellers without an account. The answer is the same whichever of the two is wrong. The reference may be typed in " +
    "any case and with spaces. After 20 wrong tries of one reference, or 50 with one address, within an hour it is refused until the hour is over.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: bookingLookupSchema.meta({ id: "BookingLookup" }) } },
    },
  },
  responses: {
    200: { description: "The booking", content: { "application/json": { schema: answerSchema } } },
    ...problems({
      400: "The body is not JSON",
      403: "Sent with a cookie from another origin",
      404: "No booking has this reference and this e-mail address",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is wrong or not known",
      429: "Too many tries of this reference, or from one address; see Retry-After",
      503: "The database is out of reach; see Retry-After",
    }),
  },
});

export const bookingsApi = createApi();

bookingsApi.use("/", async (c, next) => {
  if (c.req.method === "POST") await c.var.services.limitBookings(c.req.raw.headers);
  await next();
});

bookingsApi.openapi(createBookingRoute, async (c) => {
  const { services, viewer } = c.var;
  const { headers } = c.req.raw;
  const booking = await services.createBooking(c.req.valid("json"), {
    viewer,
    idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null,
    holder: await services.holderOf(headers),
    ...testControlsOf(headers),
  });
  return c.json({ booking }, 201);
});

bookingsApi.openapi(lookupRoute, async (c) => {
  const { booking } = await c.var.services.lookUpBooking(c.req.valid("json"), c.req.raw.headers);
  return c.json({ booking }, 200);
});
