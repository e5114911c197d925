import assert from "node:assert/strict";
import { z } from "zod";
import { bookingBody, createClient, signInAs, type Client, type Json } from "./client.ts";

const toursSchema = z.object({ tours: z.array(z.object({ slug: z.string() })) });
const holdSchema = z.object({ hold: z.object({ holdId: z.string() }) });
const bookingSchema = z.object({ bookingId: z.string() });

/** Date of the travel: far enough for every cut-off, in any season. */
function travelDate(daysAhead = 45): string {
  return new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
}

/** Holds two seats of the first tour that departs on the date. */
async function holdSeats(visitor: Client) {
  const { json } = await visitor.send("GET", "/api/tours?limit=50");
  for (const { slug } of toursSchema.parse(json).tours) {
    const party = { tour: slug, travelDate: travelDate(), numberOfTravelers: 2 };
    const answer = await visitor.send("POST", "/api/holds", party);
    if (answer.status === 201) return { party, ...holdSchema.parse(answer.json) };
  }
  throw new Error("no tour departs in 45 days");
}

/** Sends a request and returns its JSON. @throws AssertionError if the status is another */
async function expectStatus(
  client: Client,
  status: number,
  ...request: Parameters<Client["send"]>
): Promise<Json> {
  const answer = await client.send(...request);
  assert.equal(answer.status, status, `${request[0]} ${request[1]}: ${JSON.stringify(answer.json)}`);
  return answer.json;
}

/**
 * Walks the paths a site lives from, as a visitor and as an administrator: pages, search, quote, hold, booking, lists, cancellation, the
 * audit log and the scheduled jobs.
 * @throws AssertionError with the path that failed
 */
export async function walkMainPaths(address: string): Promise<void> {
  const visitor = createClient(address);
  const { party, hold } = await holdSeats(visitor);
  for (const page of ["/", "/tours", `/tours/${party.tour}`, "/destinations", "/login"])
    await expectStatus(visitor, 200, "GET", page);
  const found = await expectStatus(visitor, 200, "GET", "/api/tours?q=temple");
  assert.ok(Number(found.total) > 0, "a search finds tours");
  await expectStatus(visitor, 200, "GET", `/api/tours/${party.tour}`);
  await expectStatus(visitor, 200, "POST", "/api/quotes", { ...party, roomType: "standard" });
  const body = bookingBody({ ...party, holdId: hold.holdId });
  const made = await expectStatus(visitor, 201, "POST", "/api/bookings", body);
  const booking = bookingSchema.parse(made.booking);
  const admin = await signInAs(address, "admin");
  const list = await expectStatus(admin, 200, "GET", "/api/admin/bookings");
  const bookings = z.array(bookingSchema).parse(list.bookings);
  assert.ok(
    bookings.some(({ bookingId }) => bookingId === booking.bookingId),
    "the booking is in the list",
  );
  await expectStatus(admin, 200, "PATCH", `/api/admin/bookings/${booking.bookingId}`, {
    status: "cancelled",
  });
  for (const page of ["/admin", "/admin/bookings", "/admin/tours"])
    await expectStatus(admin, 200, "GET", page);
  const verdict = await expectStatus(admin, 200, "GET", "/api/admin/audit/verify");
  assert.ok(verdict.isIntact, `the audit log is intact: ${JSON.stringify(verdict)}`);
  const operator = await signInAs(address, "operator");
  await expectStatus(operator, 200, "GET", "/operator");
  const scheduled = await fetch(`${address}/cdn-cgi/local/scheduled`);
  assert.ok(scheduled.ok, `scheduled jobs: ${scheduled.status}`);
}
