import { createRoute, z } from "@hono/zod-openapi";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import {
  cancelRequestSchema,
  changeBodySchema,
  changeQuoteBodySchema,
  changeQuoteSchema,
} from "~/domain/bookings/change-request";
import { bookingSchema } from "~/domain/bookings/booking-schema";
import { bookingLookupSchema } from "~/domain/trips/traveler-booking";
import { createApi, problems } from "../platform/http/api";
import { testControlsOf } from "../platform/http/test-controls";

const answerSchema = z.object({ booking: bookingSchema.meta({ id: "Booking" }) });

const createdSchema = answerSchema.extend({
  manageUrl: z.url().optional().meta({
    description:
      "The booking's own page. It opens the booking to anyone who has the link: show it only to the customer.",
  }),
  payUrl: z
    .url()
    .optional()
    .meta({ description: "Payment page on this site, while the booking waits for an online payment" }),
  statusUrl: z
    .url()
    .optional()
    .meta({ description: "For a `widget`: JSON with the booking's `status`, and nothing else" }),
});

const createBookingRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Bookings"],
  summary: "Book a tour",
  description:
    "Confirmed immediately, and paid later: it expires at `paymentDueAt` unless it is paid, and at `verifyBy` unless its email address " +
    "is confirmed through the mailed link or it is paid. With `payOnline` it is `pending` until it is paid at `payUrl`, " +
    "reserves its seats for 20 minutes, and then expires. In production, once more than 20 unpaid seats or 3 departures of one IP address have unconfirmed " +
    "email addresses, or three quarters of a departure have, further bookings are `pending` until `verifyBy`, in 15 minutes; browsers get " +
    "`proof_required` in the second case, and book with the `proof`. With a `deposit`, paying that is enough: the balance is due at " +
    "`balanceDueAt`, after which the booking is cancelled by its refund schedule. The server computes the total like `POST /api/quotes`: for the catalogue's " +
    "tours, price times travelers plus the room surcharge once. The coupon is redeemed with the booking, and released if the " +
    "booking is cancelled before the travel date. " +
    "`expectedTotal` protects the customer: if it differs, nothing is booked and the problem contains the new `quote`. " +
    "`widget` names the widget of an operator's website that sends it: it is booked as by a guest, and the tour must be the widget's. " +
    "`holdId` is the hold whose seats the booking takes; an expired hold is ignored if seats are free. " +
    "With an `Idempotency-Key`, the same request makes one booking within 24 hours, however often it is sent.",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\x21-\x7e]{1,255}$/, "Use 1 to 255 printable characters.")
        .optional(),
    }),
    body: {
      required: true,
      content: { "application/json": { schema: bookingRequestSchema.meta({ id: "BookingRequest" }) } },
    },
  },
  responses: {
    201: {
      description: "The booking; the same one if the request is repeated with the same key",
      content: {
        "application/json": { schema: createdSchema },
      },
    },
    ...problems({
      400: "The body is not JSON",
      403: "Sent with a cookie from another origin",
      404: "No such tour",
      409: "`sold_out`; `price_changed` with the new `quote`; `unpaid_limit`: the email address has 3 unpaid upcoming bookings or 20 unpaid seats (book with `payOnline`, or pay for one of them first)",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is invalid or unknown, the date is past, the coupon is invalid, online payment is not offered (`invalid`), or the key was used with another body (`idempotency_mismatch`)",
      429: "`proof_required`, with the `challenge`; too many bookings a minute from one address, or, with `errors.couponCode`, too many wrong coupon codes; see Retry-After",
      503: "Bookings are temporarily closed, or have not opened yet (`bookings_closed`), or the database is unreachable; see Retry-After",
    }),
  },
});

const lookupRoute = createRoute({
  method: "post",
  path: "/lookup",
  tags: ["Bookings"],
  summary: "Find a booking by its reference and the customer's email address",
  description:
    "For travelers without an account. The response is the same whichever of the two is wrong. The reference may have any case " +
    "and contain spaces. After 20 failed attempts per reference, 50 per email address and, in production, 50 per IP address (200 per IPv6 /48) within an hour " +
    "right and wrong pairs get 429, and a right one gets a mail with the booking's link. Its signed-in owner is not limited.",
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
      404: "No booking has this reference and email address",
      413: "Over 32 KiB",
      415: "Not application/json",
      422: "A field is invalid or unknown",
      429: "Too many failed attempts for this reference, email address or IP address, whether the pair is right or not; see Retry-After",
      503: "The database is unreachable; see Retry-After",
    }),
  },
});

const params = z.object({ bookingId: z.string() });
const changeProblems = problems({
  400: "The body is not JSON",
  401: "Neither signed in nor sent with the booking's email address",
  403: "Sent with a cookie from another origin",
  404: "Booking not found, or another customer's",
  413: "Over 32 KiB",
  415: "Not application/json",
  422: "A field is invalid or unknown, or the date is closed",
  429: "Too many failed attempts for this reference or email address, or from one IP address, as for lookups; see Retry-After",
  503: "The database is unreachable; see Retry-After",
});
const byWhom = "For the signed-in owner of the booking, or with the customer's email address.";

const quoteChangeRoute = createRoute({
  method: "post",
  path: "/{bookingId}/change-quote",
  tags: ["Bookings"],
  summary: "Quote a cancellation, a smaller party or another date",
  description: `${byWhom} Nothing is changed. Uses the prices and the refund schedule that the booking was sold with.`,
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: changeQuoteBodySchema.meta({ id: "ChangeQuoteRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "The quote, in whole rupees",
      content: {
        "application/json": { schema: z.object({ quote: changeQuoteSchema.meta({ id: "ChangeQuote" }) }) },
      },
    },
    ...changeProblems,
    ...problems({ 409: "`illegal_transition`: it can no longer be changed" }),
  },
});

const cancelRoute = createRoute({
  method: "post",
  path: "/{bookingId}/cancel",
  tags: ["Bookings"],
  summary: "Cancel a booking",
  description:
    `${byWhom} \`refundDue\` is the refund by the schedule, \`refundAmount\` the part of it that was paid. Its seats ` +
    "go back on sale immediately.",
  request: {
    params,
    body: {
      required: false,
      content: { "application/json": { schema: cancelRequestSchema.meta({ id: "CancelRequest" }) } },
    },
  },
  responses: {
    200: {
      description: "The updated booking",
      content: { "application/json": { schema: answerSchema } },
    },
    ...changeProblems,
    ...problems({
      409: "`illegal_transition`: already cancelled, or the trip has begun; `price_changed`: the refund is less than `expectedRefund`",
    }),
  },
});

const changeRoute = createRoute({
  method: "post",
  path: "/{bookingId}/change",
  tags: ["Bookings"],
  summary: "Reduce a party, or move it to another free date",
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
      description: "The updated booking",
      content: { "application/json": { schema: answerSchema } },
    },
    ...changeProblems,
    ...problems({
      409: "`illegal_transition`, `sold_out`, or `price_changed`: the price differs from `expectedTotal`",
    }),
  },
});

export const bookingsApi = createApi();

bookingsApi.use("/", async (c, next) => {
  if (c.req.method === "POST") {
    const { services } = c.var;
    const key = c.req.header("Idempotency-Key");
    // A repeated request makes no booking, so it is not counted.
    const isReplay = key !== undefined && (await services.isKeyUsed(key));
    if (!isReplay) await services.limitBookings(c.req.raw.headers);
  }
  await next();
});

bookingsApi.openapi(createBookingRoute, async (c) => {
  const { services, viewer } = c.var;
  const { headers } = c.req.raw;
  const request = c.req.valid("json");
  const { widget } = request;
  const booking = await services.createBooking(request, {
    viewer: widget === undefined ? viewer : null,
    idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null,
    holder: widget === undefined ? await services.holderOf(headers) : null,
    caller: services.callerIdOf(headers),
    isProofAsked: headers.has("Sec-Fetch-Site"),
    ...testControlsOf(headers),
  });
  const path = await services.tripPathOf(booking.bookingId);
  const manageUrl = new URL(path, c.req.url).href;
  return c.json(
    {
      booking,
      manageUrl,
      ...(booking.status === "pending" && booking.verifyBy === undefined && { payUrl: `${manageUrl}/pay` }),
      ...(widget !== undefined && {
        statusUrl: new URL(
          `/widget/${widget}/${booking.bookingId}/${await services.widgetStatusKey(booking.bookingId)}`,
          c.req.url,
        ).href,
      }),
    },
    201,
  );
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
  const { viewer, services } = c.var;
  const visitor = { viewer, headers: c.req.raw.headers };
  const { booking } = await services.lookUpBooking(c.req.valid("json"), visitor);
  return c.json({ booking }, 200);
});
