import { createRoute, z } from "@hono/zod-openapi";
import { adminBookingSchema } from "~/domain/booking-events";
import { bookingMoneySchema, receivedPaymentSchema } from "~/domain/payment";
import { createApi, problems } from "../http/api";

const params = z.object({ bookingId: z.string() });
const guarded = problems({ 401: "Not signed in", 403: "Not allowed, or another origin" });

const recordRoute = createRoute({
  method: "post",
  path: "/{bookingId}/payments",
  tags: ["Administration"],
  summary: "Record money that was received",
  description:
    "For administrators, and for the operator whose tour it is. A pending booking is confirmed by all it costs.",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: receivedPaymentSchema.meta({ id: "ReceivedPayment" }) } },
    },
  },
  responses: {
    201: {
      description: "The booking as it is now",
      content: {
        "application/json": {
          schema: z.object({ booking: adminBookingSchema.meta({ id: "AdminBooking" }) }),
        },
      },
    },
    ...guarded,
    ...problems({
      400: "The body is not JSON",
      404: "No such booking, or of another operator's tour",
      409: "`illegal_transition`: it is cancelled or has expired",
      422: "A field is wrong or not known, or more than is owed",
    }),
  },
});

const moneyRoute = createRoute({
  method: "get",
  path: "/{bookingId}/money",
  tags: ["Administration"],
  summary: "What was paid and returned on a booking",
  request: { params },
  responses: {
    200: {
      description: "Whole rupees; a refund that is `failed` waits for a person",
      content: { "application/json": { schema: bookingMoneySchema.meta({ id: "BookingMoney" }) } },
    },
    ...guarded,
    ...problems({ 404: "No such booking" }),
  },
});

const doneRoute = createRoute({
  method: "post",
  path: "/{refundId}/done",
  tags: ["Administration"],
  summary: "Note that a refund was paid out by hand",
  request: { params: z.object({ refundId: z.string() }) },
  responses: {
    204: { description: "Noted" },
    ...guarded,
    ...problems({
      404: "No such refund",
      409: "`illegal_transition`: it was returned already, or the payment service does it",
    }),
  },
});

export const adminPaymentsApi = createApi();

adminPaymentsApi.openapi(recordRoute, async (c) => {
  const payment = { ...c.req.valid("param"), ...c.req.valid("json") };
  return c.json({ booking: await c.var.services.recordReceivedPayment(c.var.viewer, payment) }, 201);
});

adminPaymentsApi.openapi(moneyRoute, async (c) =>
  c.json(await c.var.services.getBookingMoney(c.var.viewer, c.req.valid("param").bookingId), 200),
);

export const adminRefundsApi = createApi();

adminRefundsApi.openapi(doneRoute, async (c) => {
  await c.var.services.finishRefundByHand(c.var.viewer, c.req.valid("param").refundId);
  return c.body(null, 204);
});
