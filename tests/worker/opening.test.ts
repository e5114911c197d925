import { beforeEach, expect, test, vi } from "vitest";
import { eq } from "drizzle-orm";
import { bookingRequestSchema } from "~/domain/bookings/booking-request";
import { operators, settings } from "../../worker/platform/db/schema";
import { post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { db, rowCounts } from "../support/database";
import { openBookings } from "../support/opening";
import { createViewer } from "../support/people";
import { problemOf } from "../support/problem";
import { codeOf } from "../support/refusal";
import { tourRow } from "../support/rows";
import { services } from "../support/services";

// Production limits callers by address.
const proxied = { "CF-Connecting-IP": "203.0.113.77" };

beforeEach(async () => {
  await db.delete(settings);
  vi.stubEnv("MODE", "production");
});

async function doors() {
  const travelDate = freshTravelDate();
  const { tour, numberOfTravelers, roomType } = bookingRequest();
  const party = { tour, travelDate, numberOfTravelers };
  const admin = await createViewer({ role: "admin" });
  const request = { ...bookingRequestSchema.parse(bookingRequest({ travelDate })), expectedTotal: 1 };
  return {
    quote: () => post("/api/quotes", { ...party, roomType }, proxied),
    hold: () => post("/api/holds", party, proxied),
    booking: () => post("/api/bookings", bookingRequest({ travelDate }), proxied),
    // The use cases behind the forms: the waiting list, and a customer on the phone.
    waiting: () =>
      codeOf(
        services.joinWaitingList(
          tour,
          { travelDate, numberOfTravelers: 2, name: "Asha Rao", email: "asha@example.com", phone: null },
          { viewer: null, caller: null },
        ),
      ),
    office: () =>
      codeOf(services.createBookingFor(admin, { request, idempotencyKey: "phone", received: null })),
  };
}

test("until the opening checklist is complete every door answers bookings_closed, and nothing is written", async () => {
  const { quote, hold, booking, waiting, office } = await doors();
  const before = await rowCounts();
  for (const door of [quote, hold, booking]) {
    const response = await door();
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("3600");
    expect((await problemOf(response, "bookings_closed")).detail).toContain("Booking opens soon");
  }
  expect(await waiting()).toBe("bookings_closed");
  expect(await office()).toBe("bookings_closed");
  expect(await rowCounts()).toStrictEqual(before);
  expect((await services.getPublicSettings()).opensSoon).toBe(true);
});

test("a complete checklist opens the doors, but not for tours of an operator without an address", async () => {
  await openBookings();
  expect((await services.getPublicSettings()).opensSoon).toBeUndefined();
  const { quote, hold, booking, waiting, office } = await doors();
  const { operatorSlug } = await tourRow(bookingRequest().tour);
  await db.update(operators).set({ address: null, gstin: null }).where(eq(operators.slug, operatorSlug));
  for (const door of [quote, hold, booking]) await problemOf(await door(), "bookings_closed");
  const { opening } = await services.getAdminOverview(await createViewer({ role: "admin" }));
  expect(opening).toStrictEqual([
    { name: expect.stringContaining("Address of "), to: `/admin/operators/${operatorSlug}` },
  ]);

  await openBookings();
  expect((await quote()).status).toBe(200);
  expect((await hold()).status).toBe(201);
  expect((await booking()).status).toBe(201);
  expect(await waiting()).toBe("invalid");
  expect(await office()).toBe("price_changed");
});

test("a demo build is always open: its data hold samples", async () => {
  vi.unstubAllEnvs();
  const { quote } = await doors();
  expect((await quote()).status).toBe(200);
  expect((await services.getPublicSettings()).opensSoon).toBeUndefined();
});
