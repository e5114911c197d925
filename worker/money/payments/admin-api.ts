import { createRoute, z } from "@hono/zod-openapi";
import { adminBookingSchema } from "~/domain/bookings/booking-schema";
import { bookingMoneySchema, receivedPaymentSchema } from "~/domain/money/payments/payment";
import { createApi, problems } from "../../platform/http/api";

const params = z.object({ bookingId: z.string() });
const guarded = problems({ 401: "Not signed in", 403: "Not allowed, or another origin" });

const recordRoute = createRoute({
  method: "post",
  path: "/{bookingId}/payments",
  tags: ["Administration"],
  summary: "Record a received payment",
  description: "For administrators and the tour's operator. Full payment confirms a pending booking.",
  request: {
    params,
    body: {
      required: true,
      content: { "application/json": { schema: receivedPaymentSchema.meta({ id: "ReceivedPayment" }) } },
    },
  },
  responses: {
    201: {
      description: "The changed booking",
      content: {
        "application/json": {
          schema: z.object({ booking: adminBookingSchema.meta({ id: "AdminBooking" }) }),
        },
      },
    },
    ...guarded,
    ...problems({
      400: "The body is not JSON",
      404: "Booking not found, or of another operator's tour",
      409: "`illegal_transition`: cancelled or expired",
      422: "A field is invalid or unknown, or more than the balance due",
    }),
  },
});

const moneyRoute = createRoute({
  method: "get",
  path: "/{bookingId}/money",
  tags: ["Administration"],
  summary: "Payments and refunds of a booking",
  description: "For administrators and the tour's operator.",
  request: { params },
  responses: {
    200: {
      description: "Whole rupees; a `failed` refund needs manual action",
      content: { "application/json": { schema: bookingMoneySchema.meta({ id: "BookingMoney" }) } },
    },
    ...guarded,
    ...problems({ 404: "Booking not found" }),
  },
});

const doneRoute = createRoute({
  method: "post",
  path: "/{refundId}/done",
  tags: ["Administration"],
  summary: "Record a manually paid refund",
  description: "For a refund that the payment service cannot make.",
  request: { params: z.object({ refundId: z.string() }) },
  responses: {
    204: { description: "Noted" },
    ...guarded,
    ...problems({
      404: "Refund not found",
      409: "`illegal_transition`: already refunded, or handled by the payment service",
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
