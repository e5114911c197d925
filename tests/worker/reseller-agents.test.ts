import { eq, sql } from "drizzle-orm";
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { z } from "zod";
import { percentOf } from "~/domain/money/money";
import type { KeyRight } from "~/domain/partners/api-key";
import { tours } from "../../worker/platform/db/schema";
import { callTool, connectAgent } from "../support/agent";
import { origin } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { db, seatsSold, tourOfCapacity } from "../support/database";
import {
  balanceOfReseller,
  createReseller,
  departureOn,
  nextDay,
  partnerAdmin,
  reserve,
  confirm,
} from "../support/resellers";
import { bookingRow, setTour, tourRow } from "../support/rows";
import { apiServices, mailsTo } from "../support/services";

/** A reseller's key at /mcp has the terms that it has at /octo. */

type Agent = Awaited<ReturnType<typeof connectAgent>>;
const quoteSchema = z.object({ quoteId: z.string(), totalInr: z.int(), retailInr: z.int() });

function connectWith(key: string) {
  return connectAgent({ headers: { Authorization: `Bearer ${key}` } });
}

async function newReseller(terms: Parameters<typeof createReseller>[0] = { creditLimit: 500_000 }) {
  const reseller = await createReseller(terms);
  return { ...reseller, agent: await connectWith(reseller.key) };
}

async function limitedKey(reseller: string, rights: KeyRight[], operators: string[] | null = null) {
  const fields = { name: "Limited", rights, expiresOn: null, operators };
  return apiServices.createApiKey(await partnerAdmin(), { reseller }, fields);
}

async function quote(agent: Agent, overrides: Record<string, unknown> = {}) {
  const trip = { tour: "munnar", travelDate: nextDay(), travelers: 2, ...overrides };
  const { data, text } = await callTool(agent, "get_quote", trip);
  return quoteSchema.parse(data, { error: () => text });
}

function guest() {
  const { firstName, lastName, email, phone } = bookingRequest();
  return { firstName, lastName, email, phone };
}

async function book(agent: Agent, overrides: Record<string, unknown> = {}) {
  const quoted = await quote(agent, overrides);
  const call = { quoteId: quoted.quoteId, totalInr: quoted.totalInr, ...guest() };
  const { data, text } = await callTool(agent, "book_tour", call);
  const { bookingId } = z.object({ bookingId: z.string() }).parse(data, { error: () => text });
  return { ...quoted, call, bookingId, data };
}

test("a key books at once, at its price and on its credit", async () => {
  const { id, agent } = await newReseller();
  const travelDate = nextDay();
  const { bookingId, totalInr, retailInr, call, data } = await book(agent, { travelDate });
  expect(totalInr).toBe(retailInr - percentOf(retailInr, 10));
  expect(data).toStrictEqual({ bookingId, status: "confirmed", heldUntil: null, totalInr });
  expect(await balanceOfReseller(id)).toBe(-totalInr);
  expect(await seatsSold("munnar", travelDate)).toBe(2);
  expect(await bookingRow(bookingId)).toMatchObject({
    status: "confirmed",
    channel: "reseller",
    customerName: `${call.firstName} ${call.lastName}`,
    customerEmail: call.email,
    totalAmount: totalInr,
  });
  expect(await mailsTo(call.email)).toHaveLength(1);
  // Repeated, the call books nothing more.
  expect((await callTool(agent, "book_tour", call)).data).toMatchObject({ bookingId });
  expect(await balanceOfReseller(id)).toBe(-totalInr);
});

test("a key books the seats of its hold, with the guest's wishes", async () => {
  const { agent } = await newReseller();
  const tour = await tourOfCapacity(12);
  const travelDate = nextDay();
  const { quoteId, totalInr } = await quote(agent, { tour, travelDate, travelers: 12 });
  const held = await callTool(agent, "hold_seats", { quoteId });
  expect(held.isError, held.text).toBe(false);
  const late = await quote(agent, { tour, travelDate, travelers: 1 });
  const refused = await callTool(agent, "book_tour", { ...late, ...guest() });
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("seats") });
  const call = { quoteId, totalInr, ...guest(), specialRequests: "Vegetarian" };
  const { bookingId } = z
    .object({ bookingId: z.string() })
    .parse((await callTool(agent, "book_tour", call)).data);
  expect(await bookingRow(bookingId)).toMatchObject({ specialRequests: "Vegetarian" });
  expect(await callTool(agent, "hold_seats", { quoteId })).toMatchObject({ code: "idempotency_mismatch" });
});

test("more than the credit limit is refused, and nothing is held", async () => {
  const { id, agent } = await newReseller({ creditLimit: 1000 });
  const travelDate = nextDay();
  const { quoteId, totalInr } = await quote(agent, { travelDate });
  for (const [name, more] of [
    ["hold_seats", {}],
    ["book_tour", { totalInr, ...guest() }],
  ] as const)
    expect(await callTool(agent, name, { quoteId, ...more })).toMatchObject({
      isError: true,
      code: "invalid",
      text: expect.stringContaining("credit limit"),
    });
  expect(await balanceOfReseller(id)).toBe(0);
  expect(await seatsSold("munnar", travelDate)).toBe(0);
});

test.each([true, false])(
  "a changed price is refused with the new quote, and frees the seats, held: %s",
  async (isHeld) => {
    const { agent } = await newReseller();
    const tour = await tourOfCapacity(12);
    const { quoteId, totalInr } = await quote(agent, { tour, travelers: 12 });
    if (isHeld) await callTool(agent, "hold_seats", { quoteId });
    await db
      .update(tours)
      .set({ priceInr: sql`price_inr + 500` })
      .where(eq(tours.slug, tour));
    const refused = await callTool(agent, "book_tour", { quoteId, totalInr, ...guest() });
    expect(refused).toMatchObject({ isError: true, code: "price_changed" });
    const [, newTotal = "", newQuote = ""] = /₹([\d,]+) in all[^]*^quoteId: (\S+)$/m.exec(refused.text) ?? [];
    const call = { quoteId: newQuote, totalInr: Number(newTotal.replaceAll(",", "")), ...guest() };
    expect(call.totalInr).toBeGreaterThan(totalInr);
    expect((await callTool(agent, "book_tour", call)).data).toMatchObject({ status: "confirmed" });
  },
);

/** Searches for Munnar. @returns the slugs that were found */
async function search(agent: Agent) {
  const { data } = await callTool(agent, "search_tours", { query: "Munnar" });
  const { tours: found } = z.object({ tours: z.array(z.object({ tour: z.string() })) }).parse(data);
  return found.map(({ tour }) => tour);
}

test("a limited key finds, reads and sells the tours of its operators only", async () => {
  const { id, agent } = await newReseller();
  const { bookingId } = await book(agent);
  const { operatorSlug } = await tourRow("munnar");
  const rights: KeyRight[] = ["read-catalogue", "read-bookings", "book"];
  const other = await connectWith(await limitedKey(id, rights, ["doab-heritage"]));
  const own = await connectWith(await limitedKey(id, rights, [operatorSlug]));
  const calls = [
    ["get_tour", { tour: "munnar" }],
    ["compare_tours", { tours: ["munnar", "ooty"] }],
    ["get_availability", { tour: "munnar", month: nextDay().slice(0, 7) }],
    ["get_quote", { tour: "munnar", travelDate: nextDay(), travelers: 2 }],
    ["look_up_booking", { bookingId }],
    ["cancel_booking", { bookingId, refundInr: 0 }],
  ] as const;
  for (const [name, args] of calls)
    expect(await callTool(other, name, args), name).toMatchObject({ isError: true, code: "not_found" });
  expect(await search(own)).toContain("munnar");
  expect(await search(other)).not.toContain("munnar");
  // A quote of another key opens nothing either.
  const { quoteId, totalInr } = await quote(own);
  expect(await callTool(other, "book_tour", { quoteId, totalInr, ...guest() })).toMatchObject({
    code: "not_found",
  });
});

test("bookings of other resellers and of travelers do not exist for a key", async () => {
  const [first, second] = [await newReseller(), await newReseller()];
  const { bookingId } = await book(first.agent);
  for (const name of [
    "look_up_booking",
    "quote_booking_change",
    "change_booking",
    "cancel_booking",
  ] as const) {
    const args = { bookingId, email: guest().email, travelDate: nextDay(), refundInr: 0 };
    expect(await callTool(second.agent, name, args), name).toMatchObject({
      isError: true,
      code: "not_found",
    });
  }
  expect(await bookingRow(bookingId)).toMatchObject({ status: "confirmed" });
});

test("a key looks up, moves and cancels its bookings, those made at /octo too, each with its quote first", async () => {
  const { id, agent, headers } = await newReseller();
  const day = nextDay();
  const { supplierReference } = await confirm(
    headers,
    (await reserve(headers, await departureOn(headers, day))).uuid,
  );
  const bookingId = supplierReference ?? "";
  const outline = { bookingId, status: "confirmed", travelDate: day, dueBy: null, linkMailed: false };
  expect((await callTool(agent, "look_up_booking", { bookingId })).data).toStrictEqual(outline);
  expect(await callTool(agent, "get_pay_link", { bookingId })).toMatchObject({ isError: true });

  const [next, dear] = [nextDay(), nextDay()];
  const { priceRules } = await tourRow("munnar");
  const seasons = [{ from: dear, to: dear, priceInr: 90_000, label: "Festival" }];
  await setTour("munnar", { priceRules: { ...priceRules, seasons } });
  const wanted = { bookingId, travelDate: next };
  const { data } = await callTool(agent, "quote_booking_change", wanted);
  const { totalInr } = z.object({ totalInr: z.int() }).parse(data);
  expect(data).toMatchObject({ refundInr: 0, toPayInr: 0 });
  expect(await callTool(agent, "change_booking", wanted)).toMatchObject({ isError: true });
  const moved = await callTool(agent, "change_booking", { ...wanted, totalInr });
  expect(moved.data).toStrictEqual({ ...outline, travelDate: next });
  const dearer = await callTool(agent, "change_booking", { ...wanted, travelDate: dear, totalInr });
  expect(dearer).toMatchObject({ code: "illegal_transition" });
  const smaller = await callTool(agent, "change_booking", { bookingId, travelers: 1, totalInr });
  expect(smaller).toMatchObject({ isError: true, text: expect.stringContaining("Cancel it") });
  await setTour("munnar", { priceRules });

  const canceling = await callTool(agent, "quote_booking_change", { bookingId, cancel: true });
  const { refundInr } = z.object({ refundInr: z.int() }).parse(canceling.data);
  expect(refundInr).toBe(totalInr);
  expect(await callTool(agent, "cancel_booking", { bookingId })).toMatchObject({ isError: true });
  const ended = await callTool(agent, "cancel_booking", { bookingId, refundInr });
  expect(ended.data).toMatchObject({ status: "cancelled" });
  expect(await balanceOfReseller(id)).toBe(0);
});

test("coupons and chosen extras are refused, and a key does what its rights allow", async () => {
  const { id, agent } = await newReseller();
  const trip = { tour: "munnar", travelDate: nextDay(), travelers: 2 };
  for (const more of [{ couponCode: "WELCOME10" }, { extras: [{ id: "lunch", quantity: 1 }] }])
    expect(await callTool(agent, "get_quote", { ...trip, ...more })).toMatchObject({
      text: expect.stringContaining("Leave them out"),
    });
  const reader = await connectWith(await limitedKey(id, ["read-catalogue"]));
  const { quoteId, totalInr } = await quote(reader);
  for (const [name, args] of [
    ["book_tour", { quoteId, totalInr, ...guest() }],
    ["look_up_booking", { bookingId: "TB123456" }],
  ] as const)
    expect(await callTool(reader, name, args)).toMatchObject({ isError: true, code: "forbidden" });
});

/** Sends a request with a token. @returns the status */
async function send(token: string) {
  const headers = { Host: "localhost", Authorization: `Bearer ${token}` };
  return (await exports.default.fetch(`${origin}/mcp`, { method: "POST", headers, body: "{}" })).status;
}

test("a wrong, revoked or stopped key is refused as at /octo, and one that may not read tours", async () => {
  const { id, key } = await newReseller();
  expect(await send("tbk_")).toBe(401);
  expect(await send(`tbk_${"x".repeat(32)}`)).toBe(401);
  expect(await send(await limitedKey(id, ["read-bookings"]))).toBe(403);
  const [{ id: keyId } = { id: "" }] = (
    await apiServices.listApiKeys(await partnerAdmin(), { reseller: id })
  ).filter(({ prefix }) => key.startsWith(prefix));
  await apiServices.revokeApiKey(await partnerAdmin(), { reseller: id }, keyId);
  expect(await send(key)).toBe(401);
});
