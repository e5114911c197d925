import {
  zAvailability,
  zAvailabilityCalendar,
  zBooking,
  zCapability,
  zProduct,
  zSupplier,
} from "@octocloud/types";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { demoResellerKey } from "../../scripts/seed/demo-partners";
import { startSite, type Asker } from "./support/site";

/** The demo reseller's program walks the whole standard, as its guest, its operator and our office see it. */

let site: Awaited<ReturnType<typeof startSite>>;
let admin: Asker;

beforeAll(async () => {
  site = await startSite("octo");
  admin = await site.signIn("admin");
});

afterAll(() => site.stop());

const pricing = { "Octo-Capabilities": "octo/pricing, octo/content, octo/unheard-of" };

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${site.address}/octo${path}`, {
    method,
    headers: {
      Connection: "close",
      "Content-Type": "application/json",
      Authorization: `Bearer ${demoResellerKey}`,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

const product = "golconda-fort-by-sound-and-light";
const date = addDays(todayInIndia(Date.now()), 40);
const morning = `${date}T18:30:00+05:30`;
const guest = { fullName: "Meera Iyer", emailAddress: "meera.octo@example.com" };

interface Priced {
  options: { id: string }[];
}
async function optionOf(): Promise<string> {
  const { body } = await call("GET", `/products/${product}`);
  return (body as Priced).options[0]?.id ?? "";
}

async function reserve(units: string[], more: object = {}) {
  return call(
    "POST",
    "/bookings",
    {
      productId: product,
      optionId: await optionOf(),
      availabilityId: morning,
      unitItems: units.map((unitId) => ({ unitId })),
      ...more,
    },
    pricing,
  );
}

test("every answer is what the standard's own schemas expect", async () => {
  expect(zCapability.array().parse((await call("GET", "/capabilities")).body)).toHaveLength(3);
  expect(zSupplier.parse((await call("GET", "/supplier/")).body).name).toBe("Tour Bharat");
  const products = await call("GET", "/products", undefined, pricing);
  expect(products.headers.get("Octo-Capabilities")).toBe("octo/content, octo/pricing");
  // The standard's schema wants a start time of a product with opening hours too, its validator none.
  const withStarts = JSON.stringify(products.body).replaceAll(
    '"availabilityLocalStartTimes":[]',
    '"availabilityLocalStartTimes":["00:00"]',
  );
  expect(zProduct.array().parse(JSON.parse(withStarts)).length).toBeGreaterThan(100);
  const span = {
    productId: product,
    optionId: await optionOf(),
    localDateStart: date,
    localDateEnd: addDays(date, 9),
    units: [{ id: "adult", quantity: 2 }],
  };
  const days = await call("POST", "/availability/calendar", span, pricing);
  expect(zAvailabilityCalendar.array().parse(days.body)).toHaveLength(10);
  const starts = await call("POST", "/availability", span, pricing);
  expect(zAvailability.array().parse(starts.body)).toHaveLength(20);
});

test("a reservation is confirmed, paid from the reseller's account, and canceled back to it", async () => {
  const held = await reserve(["adult", "adult", "child"], { contact: guest });
  expect(held.status, JSON.stringify(held.body)).toBe(200);
  const hold = zBooking.parse(held.body);
  expect(hold).toMatchObject({ status: "ON_HOLD", supplierReference: null, unitItems: { length: 3 } });
  const price = hold.pricing;
  expect(price?.net).toBe((price?.retail ?? 0) * 0.9);

  const confirm = () =>
    call("POST", `/bookings/${hold.uuid}/confirm`, { contact: guest, resellerReference: "R-1" }, pricing);
  const [first, again] = await Promise.all([confirm(), confirm()]);
  const booking = zBooking.parse(first.body);
  expect(booking).toMatchObject({ status: "CONFIRMED", resellerReference: "R-1", pricing: price });
  expect(zBooking.parse(again.body).supplierReference).toBe(booking.supplierReference);

  const page = await (await admin.get(`/admin/bookings/${booking.supplierReference}`)).text();
  expect(page).toContain("Commission of Demo Reseller, 10 %");
  const statement = await (await admin.get("/admin/resellers/demo-reseller")).text();
  expect(statement).toContain(booking.supplierReference);

  // The guest sees who sold it, and none of our prices.
  const voucher = booking.voucher?.deliveryOptions.find(({ deliveryFormat }) => deliveryFormat === "PDF_URL");
  const trip = new URL(voucher?.deliveryValue ?? "").pathname.replace("/voucher.pdf", "");
  expect((await site.guest.get(`${trip}/voucher.pdf`)).headers.get("Content-Type")).toBe("application/pdf");
  const tripPage = await (await site.guest.get(trip)).text();
  expect(tripPage).toContain("Demo Reseller");
  expect(tripPage).not.toMatch(/₹/);

  const canceled = await call("POST", `/bookings/${hold.uuid}/cancel`, { reason: "Ill" }, pricing);
  expect(zBooking.parse(canceled.body)).toMatchObject({
    status: "CANCELLED",
    cancellation: { refund: "FULL", reason: "Ill" },
  });
  const after = await (await admin.get("/admin/resellers/demo-reseller")).text();
  expect(after).toContain("<span>Refund</span>");
  const listed = await call("GET", "/bookings?resellerReference=R-1");
  expect(zBooking.array().parse(listed.body)).toHaveLength(1);
});

test("the same key books at /mcp, and the booking is at /octo, too", async () => {
  const client = new Client({ name: "reseller", version: "1.0.0" });
  const headers = { Connection: "close", Authorization: `Bearer ${demoResellerKey}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${site.address}/mcp`), { requestInit: { headers } }),
  );
  const ask = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });
  const trip = { tour: product, travelDate: date, travelers: 2 };
  expect(JSON.stringify(await ask("get_quote", trip))).toContain("startTime: Choose one: 18:30, ");
  const quote = await ask("get_quote", { ...trip, startTime: "18:30" });
  const { quoteId, totalInr, retailInr } = quote.structuredContent as Record<string, number>;
  expect(totalInr).toBe((retailInr ?? 0) * 0.9);
  const traveler = { firstName: "Meera", lastName: "Iyer", email: guest.emailAddress, phone: "9876543210" };
  const booked = await ask("book_tour", { quoteId, totalInr, ...traveler });
  const { bookingId, status } = booked.structuredContent as Record<string, string>;
  expect(status).toBe("confirmed");
  const listed = await call("GET", `/bookings?supplierReference=${bookingId}`);
  expect(zBooking.array().parse(listed.body)).toMatchObject([{ availabilityId: morning }]);
  await ask("cancel_booking", { bookingId, refundInr: totalInr });
  await client.close();
});

test("a hold can be changed and extended, and its seats return when it is given up", async () => {
  const seats = async () => {
    const { body } = await call("POST", "/availability", {
      productId: product,
      optionId: await optionOf(),
      availabilityIds: [morning],
    });
    return zAvailability.array().parse(body)[0]?.vacancies ?? 0;
  };
  const before = await seats();
  const uuid = crypto.randomUUID();
  const hold = zBooking.parse((await reserve(["adult"], { uuid })).body);
  expect(zBooking.parse((await reserve(["adult"], { uuid })).body).id).toBe(hold.id);
  expect(await seats()).toBe(before - 1);
  const units = Array.from({ length: 4 }, () => ({ unitId: "adult" }));
  const grown = await call("PATCH", `/bookings/${uuid}`, { unitItems: units, notes: "By the aisle" });
  expect(zBooking.parse(grown.body)).toMatchObject({ notes: "By the aisle", unitItems: { length: 4 } });
  expect(await seats()).toBe(before - 4);
  const longer = zBooking.parse(
    (await call("POST", `/bookings/${uuid}/extend`, { expirationMinutes: 60 })).body,
  );
  expect(Date.parse(longer.utcExpiresAt ?? "")).toBeGreaterThan(Date.parse(hold.utcExpiresAt ?? ""));
  await call("POST", `/bookings/${uuid}/cancel`, {});
  expect(await seats()).toBe(before);
  const late = await call("POST", `/bookings/${uuid}/confirm`, { contact: guest });
  expect(late).toMatchObject({ status: 400, body: { error: "UNPROCESSABLE_ENTITY" } });
});

test("nothing opens without a key, by a cookie, or with one that was revoked", async () => {
  const without = await call("GET", "/products", undefined, { Authorization: "" });
  expect(without).toMatchObject({ status: 401, body: { error: "UNAUTHORIZED" } });
  expect(without.headers.get("Access-Control-Allow-Origin")).toBeNull();
  const byCookie = await admin.get("/octo/products");
  expect(byCookie.status).toBe(401);
  const inAddress = await site.guest.get(`/octo/products?key=${demoResellerKey}`);
  expect(inAddress.status).toBe(401);
  const page = await site.guest.get("/admin", { Authorization: `Bearer ${demoResellerKey}` });
  expect(page.status).toBe(302);
});
