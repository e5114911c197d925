import { createRoute, z } from "@hono/zod-openapi";
import { bookingRequestSchema } from "~/domain/booking";
import {
  cancelRequestSchema,
  changeBodySchema,
  changeQuoteBodySchema,
  changeQuoteSchema,
} from "~/domain/change-request";
import { bookingSchema } from "~/domain/booking-events";
import { bookingLookupSchema } from "~/domain/own-booking";
import { createApi, problems } from "../http/api";
import { testControlsOf } from "../http/test-controls";

const answerSchema = z.object({ booking: bookingSchema.meta({ id: "Booking" }) });

const createdSchema = answerSchema.extend({
  manageUrl: z.url().optional().meta({
    description:
      "The booking's own page. It opens the booking to whoever has it: show it to the customer only.",
  }),
  payUrl: z
    .string()
    .optional()
    .meta({ description: "Where it is paid, on this site, while it waits for its payment" }),
});

const createBookingRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Book a tour",
  description:
    "Confirmed at once, and paid on the confirmation call; with `payOnline` it is `pending` until it has been paid at `payUrl`, " +
    "keeps its seats for 20 minutes, and expires after that. The server computes the total as `POST /api/quotes` tells it: for the catalogue's tours price times " +
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
        "application/json": { schema: createdSchema },
      },
    },
    ...problems({
      400: "The body is not JSON",
      403: "Sent with a cookie from another origin",
      404: "No such tour",
      409: "`sold_out`, or `price_changed` with the new `quote`",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is wrong or not known, the date is past, the coupon is bad, paying online is not offered (`invalid`), or the key was sent with another body (`idempotency_mismatch`)",
      429: "Too many bookings from one address; see Retry-After",
      503: "Bookings are closed for the moment, or the database is out of reach; see Retry-After",
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

const params = z.object({ bookingId: z.string() });
const changeProblems = problems({
  400: "The body is not JSON",
  401: "Neither signed in nor with the booking's e-mail address",
  403: "Sent with a cookie from another origin",
  404: "No such booking, or not of whoever asks",
  413: "Over 32 KiB",
  415: "Not application/json",
  422: "A field is wrong or not known, or the date is closed",
  429: "Too many tries of this reference, or from one address; see Retry-After",
  503: "The database is out of reach; see Retry-After",
});
const byWhom =
  "For the booking's owner, by their session, or for whoever sends the customer's e-mail address with the reference.";

const quoteChangeRoute = createRoute({
  method: "post",
  path: "/{bookingId}/change-quote",
  tags: ["Bookings"],
  summary: "What cancelling, a smaller party or another date would cost and give back today",
  description: `${byWhom} Nothing is changed. Prices are those the booking was sold by; the schedule is the one it was sold with.`,
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: changeQuoteBodySchema.meta({ id: "ChangeQuoteRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "What it would come to, whole rupees",
      content: {
        "application/json": { schema: z.object({ quote: changeQuoteSchema.meta({ id: "ChangeQuote" }) }) },
      },
    },
    ...changeProblems,
    ...problems({ 409: "`illegal_transition`: it cannot be changed any more" }),
  },
});

const cancelRoute = createRoute({
  method: "post",
  path: "/{bookingId}/cancel",
  tags: ["Bookings"],
  summary: "Cancel a booking",
  description:
    `${byWhom} \`refundDue\` is what the schedule grants, \`refundAmount\` what comes back of what was paid. Its seats ` +
    "are on sale again at once.",
  request: {
    params,
    body: {
      required: false,
      content: { "application/json": { schema: cancelRequestSchema.meta({ id: "CancelRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "The booking as it is now",
      content: { "application/json": { schema: answerSchema } },
    },
    ...changeProblems,
    ...problems({
      409: "`illegal_transition`: it is cancelled already or the trip has begun; `price_changed`: less than `expectedRefund` would come back",
    }),
  },
});

const changeRoute = createRoute({
  method: "post",
  path: "/{bookingId}/change",
  tags: ["Bookings"],
  summary: "Make a party smaller, or move it to another free date",
  description: byWhom,
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: changeBodySchema.meta({ id: "ChangeRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "The booking as it is now",
      content: { "application/json": { schema: answerSchema } },
    },
    ...changeProblems,
    ...problems({
      409: "`illegal_transition`, `sold_out`, or `price_changed`: it costs something else than `expectedTotal`",
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
  const path = await services.tripPathOf(booking.bookingId);
  const manageUrl = new URL(path, c.req.url).href;
  return c.json({ booking, manageUrl, ...(booking.status === "pending" && { payUrl: `${path}/pay` }) }, 201);
});

bookingsApi.openapi(quoteChangeRoute, async (c) => {
  const { email, change } = c.req.valid("json");
  const by = { viewer: c.var.viewer, email };
  const { bookingId } = c.req.valid("param");
  const { lines: _, ...quote } = await c.var.services.quoteChange(bookingId, by, c.req.raw.headers, change);
  return c.json({ quote }, 200);
});

bookingsApi.openapi(cancelRoute, async (c) => {
  const { email, ...request } = c.req.valid("json");
  const by = { viewer: c.var.viewer, email };
  const { bookingId } = c.req.valid("param");
  return c.json(
    { booking: await c.var.services.cancelBooking(bookingId, by, c.req.raw.headers, request) },
    200,
  );
});

bookingsApi.openapi(changeRoute, async (c) => {
  const { email, ...request } = c.req.valid("json");
  const by = { viewer: c.var.viewer, email };
  const { bookingId } = c.req.valid("param");
  return c.json(
    { booking: await c.var.services.changePartyOrDate(bookingId, by, c.req.raw.headers, request) },
    200,
  );
});

bookingsApi.openapi(lookupRoute, async (c) => {
  const { booking } = await c.var.services.lookUpBooking(c.req.valid("json"), c.req.raw.headers);
  return c.json({ booking }, 200);
});
