import { createRoute, z } from "@hono/zod-openapi";
import { createApi, problems } from "../../platform/http/api";
import { pathIn } from "~/domain/language/addresses";
import { returnLanguageSchema } from "~/domain/money/payments/return-language";

const callbackRoute = createRoute({
  method: "post",
  path: "/callback",
  tags: ["Payments"],
  summary: "Return from the payment service's page",
  description:
    "Posted as a form by the page of Razorpay or of the sandbox. Without a signature (the payment failed or was abandoned), " +
    "nothing is recorded.",
  request: {
    query: z.object({ booking: z.string().max(20), key: z.string().max(100) }),
    body: {
      required: true,
      content: {
        "application/x-www-form-urlencoded": {
          schema: z
            .object({
              razorpay_order_id: z.string().max(200).optional(),
              razorpay_payment_id: z.string().max(200).optional(),
              razorpay_signature: z.string().max(200).optional(),
            })
            .loose()
            .meta({ id: "PaymentCallback" }),
        },
      },
    },
  },
  responses: {
    303: { description: "Redirect to the booking's pay page" },
    ...problems({
      403: "Not signed by the payment service",
      404: "Booking not found",
      413: "Over 32 KiB",
      415: "Not a form",
      422: "A field is too long or missing",
      503: "The database is unavailable; see Retry-After",
    }),
  },
});

const webhookRoute = createRoute({
  method: "post",
  path: "/webhook/{gateway}",
  tags: ["Payments"],
  summary: "Webhook of a payment service",
  description:
    "Signed over the raw body (`X-Razorpay-Signature`). Events may come in any order and any number of times " +
    "(`x-razorpay-event-id`).",
  request: {
    params: z.object({ gateway: z.string() }),
    headers: z.object({
      "x-razorpay-signature": z.string().max(200).optional(),
      "x-razorpay-event-id": z.string().max(200).optional(),
    }),
  },
  responses: {
    200: {
      description: "Recorded, now or earlier",
      content: { "application/json": { schema: z.object({ received: z.literal(true) }) } },
    },
    ...problems({
      400: "Signed, but not an event",
      403: "Not signed by this payment service",
      404: "Unknown payment service",
      413: "Over 32 KiB",
      503: "The database is unavailable; see Retry-After",
    }),
  },
});

export const paymentsApi = createApi();

paymentsApi.openapi(callbackRoute, async (c) => {
  const { services } = c.var;
  const { booking: bookingId, key } = c.req.valid("query");
  const { bookingId: known } = await services.getPayPage({ bookingId, key });
  const form = c.req.valid("form");
  const orderId = form.razorpay_order_id;
  const paymentId = form.razorpay_payment_id;
  if (orderId !== undefined && paymentId !== undefined) {
    await services.receiveCallback({ orderId, paymentId, signature: form.razorpay_signature ?? "" });
  }
  const language = returnLanguageSchema.parse(c.req.query("language"));
  return c.redirect(pathIn(language, `/trip/${known}/${key}/pay`), 303);
});

paymentsApi.openapi(webhookRoute, async (c) => {
  const { headers } = c.req.raw;
  await c.var.services.receiveWebhook(c.req.valid("param").gateway, await c.req.text(), headers);
  return c.json({ received: true as const }, 200);
});
