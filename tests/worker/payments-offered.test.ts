import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { app } from "../../worker/app";
import { servicesFor } from "../../worker/services";
import { bookingRequest } from "../support/booking-request";
import { rowCounts } from "../support/database";

const keys = {
  RAZORPAY_KEY_ID: "rzp_test_key",
  RAZORPAY_KEY_SECRET: "key secret",
  RAZORPAY_WEBHOOK_SECRET: "webhook secret",
};

afterEach(() => {
  vi.unstubAllEnvs();
});

function servicesAt(publicOrigin: string, bindings: Partial<typeof keys>) {
  return servicesFor({ ...env, ...bindings, PUBLIC_ORIGIN: publicOrigin }, new Request(publicOrigin));
}

async function policyOf(host: string, bindings: Partial<typeof keys>) {
  const context = createExecutionContext();
  const request = new Request(`https://${host}/api/health`);
  const answer = await app.fetch(request, { ...env, ...bindings }, context);
  await waitOnExecutionContext(context);
  return answer.headers.get("Content-Security-Policy") ?? "";
}

test("a production build without keys offers no online payment, with an error beside the field", async () => {
  vi.stubEnv("MODE", "production");
  const services = servicesAt("https://without-keys.example", {});
  expect(services.hasGateway).toBe(false);
  expect(services).not.toHaveProperty("payInSandbox");
  const request = bookingRequestSchema.parse(bookingRequest({ payOnline: true }));
  const before = await rowCounts();
  await expect(services.createBooking(request, { viewer: null, idempotencyKey: null })).rejects.toMatchObject(
    { code: "invalid", errors: { payOnline: [expect.any(String)] } },
  );
  expect(await rowCounts()).toStrictEqual(before);
});

test("with two of three keys Razorpay is not used", () => {
  vi.stubEnv("MODE", "production");
  const { RAZORPAY_WEBHOOK_SECRET: _, ...some } = keys;
  const services = servicesAt("https://some-keys.example", some);
  expect(services.hasGateway).toBe(false);
});

test("with its keys Razorpay comes before the sandbox, and production builds have no sandbox webhook", async () => {
  const demo = servicesAt("https://demo-keys.example", keys);
  expect(demo.paymentFormOrigin).toBe("https://api.razorpay.com");
  vi.stubEnv("MODE", "production");
  const services = servicesAt("https://keys.example", keys);
  expect(services.hasGateway).toBe(true);
  await expect(services.receiveWebhook("sandbox", "{}", new Headers())).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(services.receiveWebhook("razorpay", "{}", new Headers())).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("forms may submit to Razorpay only if it is used", async () => {
  expect(await policyOf("csp-without.example", {})).toContain("form-action 'self';");
  expect(await policyOf("csp-with.example", keys)).toContain("form-action 'self' https://api.razorpay.com;");
});
