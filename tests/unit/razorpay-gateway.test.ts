import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { GatewayError } from "../../worker/money/payments/gateway";
import { toPaise, toRupees } from "~/domain/money/paise";
import { createRazorpayGateway } from "../../worker/money/payments/razorpay-gateway";

const api = "https://api.razorpay.com/v1";
const secrets = { keyId: "rzp_test_key", keySecret: "key secret", webhookSecret: "webhook secret" };

/** A fake Razorpay with its responses and recorded requests. */
function razorpay(...answers: { status?: number; body: unknown }[]) {
  const asked: { method: string; url: string; headers: Headers; body: unknown }[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: text === "" ? null : JSON.parse(text) });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no network");
    return Response.json(answer.body, { status: answer.status ?? 200 });
  };
  return { gateway: createRazorpayGateway(secrets, fetcher), asked };
}

const details = {
  orderId: "order_1",
  amount: 24_998,
  way: "net-banking" as const,
  bookingId: "TB123456",
  description: "Booking TB123456",
  customer: { name: "Meera Iyer", email: "meera@example.com", phone: "+919845012345" },
  callbackUrl: "https://tours.example/api/payments/callback?booking=TB123456&key=k",
  cancelUrl: "https://tours.example/trip/TB123456/k/pay",
};

test("an order is created in paise, with the account's keys", async () => {
  const { gateway, asked } = razorpay({ body: { id: "order_1", entity: "order", amount: 2_499_800 } });
  const order = { amount: 24_998, receipt: "r-1", notes: { booking: "TB123456" } };
  expect(await gateway.createOrder(order)).toBe("order_1");
  const body = { amount: 2_499_800, currency: "INR", receipt: "r-1", notes: { booking: "TB123456" } };
  expect(asked).toMatchObject([{ method: "POST", url: `${api}/orders`, body }]);
  expect(asked[0]?.headers.get("Authorization")).toBe(`Basic ${btoa("rzp_test_key:key secret")}`);
});

test("the payments of an order are returned in rupees", async () => {
  const payment = { id: "pay_1", order_id: "order_1", amount: 2_499_800, method: "upi" };
  const { gateway, asked } = razorpay({
    body: {
      entity: "collection",
      items: [
        { ...payment, status: "captured" },
        { ...payment, status: "refunded" },
        { ...payment, status: "failed", method: null },
        { ...payment, status: "authorized" },
        { ...payment, status: "captured", order_id: null },
      ],
    },
  });
  const ids = { orderId: "order_1", paymentId: "pay_1" };
  const attempt = { ...ids, amount: 24_998, paise: 0, currency: "INR", method: "upi" };
  expect(await gateway.lookUp("order_1")).toStrictEqual([
    { ...attempt, status: "captured" },
    { ...attempt, status: "captured" },
    { ...attempt, status: "failed", method: null },
    { ...attempt, status: "open" },
  ]);
  expect(asked).toMatchObject([{ method: "GET", url: `${api}/orders/order_1/payments`, body: null }]);
});

test("a refund carries the internal id, so that it is made once", async () => {
  const { gateway, asked } = razorpay({
    body: { id: "rfnd_1", status: "pending", receipt: "our-refund-id" },
  });
  const refund = { paymentId: "pay_1", amount: 100, paise: 0, refundId: "our-refund-id" };
  const expected = { gatewayRefundId: "rfnd_1", refundId: "our-refund-id", status: "open" };
  expect(await gateway.refund(refund)).toStrictEqual(expected);
  const body = { amount: 10_000, receipt: "our-refund-id" };
  expect(asked).toMatchObject([{ url: `${api}/payments/pay_1/refund`, body }]);
  expect(asked[0]?.headers.get("X-Refund-Idempotency")).toBe("our-refund-id");
});

test("a UPI link is requested as an intent; an account without intents has none", async () => {
  const upi = razorpay({ body: { razorpay_payment_id: "pay_1", link: "upi://pay?pa=x@y" } });
  expect(await upi.gateway.upiLink(details)).toBe("upi://pay?pa=x@y");
  const body = { amount: 2_499_800, order_id: "order_1", method: "upi", upi: { flow: "intent" } };
  expect(upi.asked).toMatchObject([{ url: `${api}/payments/create/upi`, body }]);
  const without = razorpay({ status: 404, body: { error: { code: "BAD_REQUEST_ERROR" } } });
  expect(await without.gateway.upiLink(details)).toBeNull();
  const down = razorpay({ status: 502, body: {} });
  await expect(down.gateway.upiLink(details)).rejects.toThrow(GatewayError);
});

test("its page is opened by a form with the order and the return URLs", () => {
  const { gateway } = razorpay();
  expect(gateway.formOrigin).toBe("https://api.razorpay.com");
  expect(gateway.checkoutOf(details)).toMatchObject({
    action: "https://api.razorpay.com/v1/checkout/embedded",
    fields: {
      key_id: "rzp_test_key",
      order_id: "order_1",
      amount: "2499800",
      "prefill[method]": "netbanking",
      callback_url: details.callbackUrl,
      cancel_url: details.cancelUrl,
    },
  });
});

test.for([
  [
    { status: 400, body: { error: { code: "BAD_REQUEST_ERROR", description: "secret detail" } } },
    "400 BAD_REQUEST_ERROR",
  ],
  [{ status: 502, body: "oops" }, "502"],
  [{ body: { id: 5 } }, "unexpected response to /v1/orders"],
] as const)("a rejection becomes an error without secrets: %j", async ([answer, message]) => {
  const { gateway } = razorpay(answer);
  const order = { amount: 1, receipt: "r", notes: {} };
  await expect(gateway.createOrder(order)).rejects.toStrictEqual(new GatewayError(message));
});

test("a missing response is an error too", async () => {
  await expect(razorpay().gateway.lookUp("order_1")).rejects.toThrow(GatewayError);
});

test("a callback is signed over order and payment with the key's secret", async () => {
  const { gateway } = razorpay();
  const callback = { orderId: "order_1", paymentId: "pay_1" };
  const signature = createHmac("sha256", "key secret").update("order_1|pay_1").digest("hex");
  expect(await gateway.verifyCallback({ ...callback, signature })).toBe(true);
  expect(await gateway.verifyCallback({ ...callback, paymentId: "pay_2", signature })).toBe(false);
  const byOther = createHmac("sha256", "webhook secret").update("order_1|pay_1").digest("hex");
  expect(await gateway.verifyCallback({ ...callback, signature: byOther })).toBe(false);
});

function webhookOf(body: unknown, { secret = "webhook secret", id = "evt_1" } = {}) {
  const rawBody = JSON.stringify(body, null, 1);
  const signature = createHmac("sha256", secret).update(rawBody).digest("hex");
  return { rawBody, headers: new Headers({ "X-Razorpay-Signature": signature, "x-razorpay-event-id": id }) };
}

test("a webhook is signed over its raw body with its own secret", async () => {
  const { gateway } = razorpay();
  const entity = { id: "pay_1", order_id: "order_1", amount: 100, status: "captured", method: "card" };
  const body = { event: "payment.captured", payload: { payment: { entity } } };
  const { rawBody, headers } = webhookOf(body);
  const ids = { orderId: "order_1", paymentId: "pay_1" };
  const payment = { ...ids, amount: 1, paise: 0, currency: "INR", status: "captured", method: "card" };
  const event = { id: "evt_1", type: "payment.captured", about: "payment", payment };
  expect(await gateway.readWebhook(rawBody, headers)).toStrictEqual(event);
  expect(await gateway.readWebhook(JSON.stringify(body), headers)).toBeNull();
  const forged = webhookOf(body, { secret: "key secret" });
  expect(await gateway.readWebhook(forged.rawBody, forged.headers)).toBeNull();
  expect(await gateway.readWebhook(rawBody, new Headers())).toBeNull();
});

test.for([
  ["refund.processed", "processed", "done"],
  ["refund.failed", "failed", "failed"],
  ["refund.created", "pending", "open"],
] as const)("the event %s reports a refund", async ([event, status, stored]) => {
  const payload = {
    refund: { entity: { id: "rfnd_1", status, receipt: "ours" } },
    // Razorpay includes the payment.
    payment: { entity: { id: "pay_1", order_id: "order_1", amount: 100, status: "captured" } },
  };
  const { rawBody, headers } = webhookOf({ event, payload });
  expect(await razorpay().gateway.readWebhook(rawBody, headers)).toMatchObject({
    about: "refund",
    refund: { gatewayRefundId: "rfnd_1", refundId: "ours", status: stored },
  });
});

test("events about other objects are ignored", async () => {
  const { rawBody, headers } = webhookOf({ event: "settlement.processed", payload: {} });
  expect(await razorpay().gateway.readWebhook(rawBody, headers)).toMatchObject({ about: "nothing" });
});

test("rupees and paise convert without rounding", () => {
  expect(toPaise(24_998)).toBe(2_499_800);
  expect(toRupees(2_499_800)).toBe(24_998);
  expect(() => toRupees(2_499_850)).toThrow("not whole rupees");
});
