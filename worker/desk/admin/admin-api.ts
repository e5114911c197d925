import { createRoute, z } from "@hono/zod-openapi";
import { adminBookingSchema } from "~/domain/bookings/booking-schema";
import { bookingSorts, paymentFilters } from "~/domain/desk/booking-list";
import { bookingStatuses } from "~/domain/bookings/booking-status";
import { changeQuoteSchema, changeReasonSchema } from "~/domain/bookings/change-request";
import { cancellationTermsSchema } from "~/domain/bookings/cancellation-terms";
import { refundBearers } from "~/domain/money/bearers";
import { bearingSchema } from "~/domain/bookings/sale";
import { lossOutcomes } from "~/domain/money/payments/dispute";
import { AppError } from "~/domain/errors";
import { daySchema } from "~/domain/calendar/day-schema";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { assertAdmin } from "../../platform/authz/actors";
import { createApi, problems, onePage, pageParams } from "../../platform/http/api";
import { checkOrigin } from "../../platform/http/guards";

const bookingForAdmins = adminBookingSchema.meta({ id: "AdminBooking" });
const travelDate = daySchema();
const guarded = problems({ 401: "Not signed in", 403: "Not an active administrator, or another origin" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Administration"],
  summary: "List bookings, newest first by default",
  description: "All parameters narrow the list. The next page is read with `nextCursor` as `cursor`.",
  request: {
    query: z.strictObject({
      status: z.enum(bookingStatuses).optional(),
      q: z.string().trim().max(200).optional(),
      operator: z.string().max(120).optional(),
      tour: z.string().max(120).optional(),
      from: travelDate.optional().meta({ description: "First travel date" }),
      to: travelDate.optional().meta({ description: "Last travel date" }),
      bookedFrom: travelDate.optional().meta({ description: "First booking day in India" }),
      bookedTo: travelDate.optional(),
      paid: z.enum(paymentFilters).optional(),
      minTotal: typedNumber(z.int().min(0).max(1_000_000_000)).optional(),
      sort: z.enum(bookingSorts).optional().meta({ description: "Default: newest first" }),
      ...pageParams,
    }),
  },
  responses: {
    ...onePage(
      { bookings: z.array(bookingForAdmins), seq: z.int() },
      "One page, with `seq`, the number of the newest event that the list includes",
    ),
    ...guarded,
    ...problems({ 422: "A parameter is invalid or unknown" }),
  },
});

const liveRoute = createRoute({
  method: "get",
  path: "/live",
  tags: ["Administration"],
  summary: "Live feed of bookings (WebSocket)",
  description:
    'First `{type:"hello",seq}`, then `booking.created` and `booking.updated` in order and without gaps. With `since`, ' +
    'everything after that number, or `{type:"reset",seq}` if the list must be reloaded. After `{type:"held",seq}`, pages read the held-back changes again. The server answers `ping` with `pong`, and closes sockets that send nothing for over a minute.',
  request: { query: z.strictObject({ since: z.coerce.number().int().min(0).optional() }) },
  responses: {
    101: { description: "The socket" },
    ...guarded,
    ...problems({
      422: "Not an upgrade, or an invalid `since`",
      429: "Too many open feeds of this account or address; see Retry-After",
    }),
  },
});

const statusChangeSchema = z.strictObject({
  status: z.enum(bookingStatuses),
  reason: changeReasonSchema.meta({ description: "Reason, shown to the customer in the booking's history" }),
  expectedRefund: z
    .int()
    .min(0)
    .optional()
    .meta({ description: "Quoted refund: if it has decreased, the booking is not cancelled" }),
  expectedVersion: z.int().min(0).optional().meta({
    description: "The booking's `version` as it was read: if it has changed since, nothing is done",
  }),
  ...cancellationTermsSchema.shape,
});

const rupeesInAddress = z.coerce.number().int().min(0).max(1_000_000_000);
const bearing = bearingSchema.meta({ id: "Bearing" });

const cancelQuoteRoute = createRoute({
  method: "get",
  path: "/{bookingId}/cancel-quote",
  tags: ["Administration"],
  summary: "Quote the refund if the booking is cancelled today",
  description: "By its refund schedule, or by the terms of the query.",
  request: {
    params: z.object({ bookingId: z.string() }),
    query: z.object({
      fault: cancellationTermsSchema.shape.fault,
      bearer: cancellationTermsSchema.shape.bearer,
      refund: rupeesInAddress.optional(),
      compensation: rupeesInAddress.optional(),
      ground: cancellationTermsSchema.shape.ground,
    }),
  },
  responses: {
    200: {
      description: "The quote, in whole rupees. Nothing is changed",
      content: {
        "application/json": {
          schema: z.object({ quote: changeQuoteSchema.meta({ id: "ChangeQuote" }), bearing: bearing }),
        },
      },
    },
    ...guarded,
    ...problems({ 404: "No such booking", 409: "`illegal_transition`", 422: "A term is invalid" }),
  },
});

const bearingRoute = createRoute({
  method: "get",
  path: "/{bookingId}/bearing",
  tags: ["Administration"],
  summary: "Quote what a goodwill refund, or the outcome of a lost dispute, leaves to each party",
  description: "Shares of the operator and the platform.",
  request: {
    params: z.object({ bookingId: z.string() }),
    query: z.object({
      bearer: z.enum(refundBearers),
      amount: rupeesInAddress.optional().meta({ description: "Goodwill refund, in whole rupees" }),
      dispute: z.string().max(100).optional().meta({ description: "Lost dispute, instead of an `amount`" }),
      outcome: z.enum(lossOutcomes).optional(),
    }),
  },
  responses: {
    200: {
      description: "Whole rupees. Nothing is changed",
      content: { "application/json": { schema: z.object({ bearing }) } },
    },
    ...guarded,
    ...problems({ 404: "No such booking or dispute", 409: "`illegal_transition`", 422: "A term is invalid" }),
  },
});

const changeRoute = createRoute({
  method: "patch",
  path: "/{bookingId}",
  tags: ["Administration"],
  summary: "Confirm or cancel a booking, or record how its trip went",
  description:
    "A cancellation without `fault` is refunded by the schedule of the booking; the operator's and the platform's fault refund everything.",
  request: {
    params: z.object({ bookingId: z.string() }),
    body: {
      required: true,
      content: { "application/json": { schema: statusChangeSchema } },
    },
  },
  responses: {
    200: {
      description: "The updated booking",
      content: { "application/json": { schema: z.object({ booking: bookingForAdmins }) } },
    },
    ...guarded,
    ...problems({
      404: "No such booking",
      409: "`illegal_transition`; `conflict`: changed since `expectedVersion`; `price_changed`: the refund is less than `expectedRefund`",
      422: "A field is invalid or unknown",
    }),
  },
});

export const adminBookingsApi = createApi();

// Runs before anything of the request is read.
adminBookingsApi.use(async (c, next) => {
  assertAdmin(c.var.viewer, "view-bookings");
  await next();
});

adminBookingsApi.openapi(listRoute, async (c) =>
  c.json(await c.var.services.listBookings(c.var.viewer, c.req.valid("query")), 200),
);

adminBookingsApi.openapi(liveRoute, async (c) => {
  checkOrigin(c.req.raw);
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    throw new AppError("invalid", "This endpoint accepts only WebSocket connections.", {
      errors: { Upgrade: ['Send "Upgrade: websocket".'] },
    });
  }
  return c.var.services.watchAllBookings(c.var.viewer, c.req.valid("query").since ?? null);
});

adminBookingsApi.openapi(cancelQuoteRoute, async (c) => {
  const { bookingId } = c.req.valid("param");
  const { quote, bearing: borne } = await c.var.services.quoteCancellation(
    c.var.viewer,
    bookingId,
    c.req.valid("query"),
  );
  const { lines: _, ...shown } = quote;
  return c.json({ quote: shown, bearing: borne }, 200);
});

adminBookingsApi.openapi(bearingRoute, async (c) => {
  const { amount = 0, dispute, outcome = "keep", bearer } = c.req.valid("query");
  const question = dispute === undefined ? { amount, bearer } : { dispute, outcome, bearer };
  const { bookingId } = c.req.valid("param");
  return c.json({ bearing: await c.var.services.quoteBearing(c.var.viewer, bookingId, question) }, 200);
});

adminBookingsApi.openapi(changeRoute, async (c) => {
  const change = { bookingId: c.req.valid("param").bookingId, ...c.req.valid("json") };
  return c.json({ booking: await c.var.services.changeBookingStatus(c.var.viewer, change) }, 200);
});
