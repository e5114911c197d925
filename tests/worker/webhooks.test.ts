import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import {
  maxWebhooks,
  webhookEvents,
  webhookFailuresFor,
  webhookRetryDelays,
} from "~/domain/partners/webhook";
import { dispatchNotifications } from "../../worker/notifications/dispatch-notifications";
import { deliverWebhooks } from "../../worker/partners/webhooks/deliver-webhooks";
import {
  apiKeys,
  bookings,
  checkIns,
  notifications,
  payouts,
  resellers,
  tours,
  webhookDeliveries,
  webhookEndpoints,
  webhookProgress,
} from "../../worker/platform/db/schema";
import { OutsideError, type OutsideTransport } from "../../worker/platform/http/guarded-fetch";
import { book, patch, as } from "../support/api";
import { actionsOn } from "../support/audit";
import { form } from "../support/form";
import { db } from "../support/database";
import { keys } from "../support/keys";
import { noPhone } from "../support/mail";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusalOf } from "../support/refusal";
import { confirm, createReseller, departureOn, nextDay, reserve } from "../support/resellers";
import { browser, mailsTo, services } from "../support/services";
import { signedIn } from "../support/signed-in";

const url = "https://hooks.example.com/in";
const tour = "ooty";
const minute = 60_000;

let owner: Viewer;
let stranger: Viewer;
let slug = "";
let adminCookie = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  stranger = await createPerson("tour_operator", "verified");
  slug = await createOperator(owner.id);
  await createOperator(stranger.id);
  await giveTourTo(tour, slug);
  adminCookie = (await signedIn("admin", "active")).cookie;
});

afterEach(async () => {
  vi.restoreAllMocks();
  await run(Date.now(), answering(200));
  await db.delete(webhookDeliveries);
  await db.delete(webhookEndpoints);
  // Some tests are ahead of the clock.
  await db.update(webhookProgress).set({ at: 0 });
});

interface Call {
  address: string;
  headers: Record<string, string>;
  body: string;
  message: z.output<typeof messageSchema>;
}

const messageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()),
});

/** A receiver that remembers what it got. */
function receiver(answer: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = [];
  const fetchOutside: OutsideTransport = async (address, init) => {
    const body = z.string().parse(init.body);
    const headers = z.record(z.string(), z.string()).parse(init.headers);
    const call = { address, headers, body, message: messageSchema.parse(JSON.parse(body)) };
    calls.push(call);
    return answer(call);
  };
  return { calls, fetchOutside };
}

const answering = (status: number) => receiver(() => new Response("noted", { status }));

function run(now: number, { fetchOutside }: { fetchOutside: OutsideTransport }) {
  return deliverWebhooks({ db, clock: () => now, keys, origin: "https://tours.example", fetchOutside });
}

async function add(events: readonly string[] = webhookEvents, viewer = owner, of = slug) {
  const fields = new FormData();
  fields.set("url", url);
  for (const event of events) fields.append("events", event);
  const secret = await services.addWebhook(viewer, { slug: of, form: fields });
  const { webhooks } = await services.getConnections(viewer, of);
  const id = webhooks.at(-1)?.id ?? "";
  return { id, slug: of, secret };
}

/** Makes the network that the use cases see answer challenges. */
function onNetwork(answer: (call: Call) => Response) {
  const { calls, fetchOutside } = receiver(answer);
  vi.spyOn(globalThis, "fetch").mockImplementation((address, init = {}) =>
    fetchOutside(String(address), init),
  );
  return calls;
}

const echo = ({ message }: Call) => Response.json({ challenge: message.data.challenge });

/** An endpoint that answered the challenge. */
async function connected(events?: readonly string[]) {
  const endpoint = await add(events);
  const calls = onNetwork(echo);
  await services.challengeWebhook(owner, { ...endpoint, headers: browser() });
  return { ...endpoint, calls };
}

async function shown(id: string) {
  const { webhooks } = await services.getConnections(owner, slug);
  const found = webhooks.find((each) => each.id === id);
  if (!found) throw new Error("not listed");
  return found;
}

const giveKey = (reseller: string) =>
  db.insert(apiKeys).values({
    id: reseller,
    hash: reseller,
    prefix: "tbk_",
    name: "Program",
    reseller,
    rights: ["read-bookings"],
    createdAt: 1,
  });

async function cancel(bookingId: string) {
  const response = await patch(`/api/admin/bookings/${bookingId}`, { status: "cancelled" }, as(adminCookie));
  expect(response.status).toBe(200);
}

function rowOf(bookingId: string) {
  return db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
}

test("an endpoint gets nothing before it has answered a signed challenge", async () => {
  const { id, secret } = await add();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { bookingId } = await book({ tour });
  const early = answering(200);
  await run(Date.now(), early);
  expect(early.calls).toEqual([]);

  for (const [answer, reason] of [
    [() => new Response("no", { status: 404 }), /404/],
    [() => new Response("hello"), /without the challenge/],
    [() => new Response(null, { status: 302, headers: { Location: url } }), /redirect/],
  ] as const) {
    onNetwork(answer);
    const refused = await refusalOf(services.challengeWebhook(owner, { slug, id, headers: browser() }));
    expect(refused.message).toMatch(reason);
    expect((await shown(id)).confirmedAt).toBeNull();
  }

  const calls = onNetwork(echo);
  await services.challengeWebhook(owner, { slug, id, headers: browser() });
  expect(calls).toMatchObject([{ address: url, message: { type: "endpoint.challenge" } }]);
  new Webhook(secret).verify(calls[0]?.body ?? "", calls[0]?.headers ?? {});
  expect((await shown(id)).confirmedAt).toBeGreaterThan(0);

  // Earlier events stay unsent, later ones are sent.
  await cancel(bookingId);
  const late = answering(200);
  await run(Date.now(), late);
  expect(late.calls.map(({ message }) => message.type)).toEqual([
    "booking.cancelled",
    "availability.changed",
  ]);
});

test("two other libraries verify what we sign, with either secret while one replaces the other", async () => {
  const { id, secret } = await connected(["booking.created"]);
  const renewed = await services.rotateWebhookSecret(owner, { slug, id });
  await book({ tour });
  const { calls, fetchOutside } = answering(202);
  await run(Date.now(), { fetchOutside });
  const body = calls[0]?.body ?? "";
  const headers = calls[0]?.headers ?? {};
  for (const known of [secret, renewed]) {
    expect(new Webhook(known).verify(body, headers)).toEqual(JSON.parse(body));
    // It returns nothing for what it accepts.
    new SvixWebhook(known).verify(body, headers);
  }
  expect(() => new Webhook(renewed).verify(`${body} `, headers)).toThrow(/signature/i);
  expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);

  await book({ tour });
  const tomorrow = answering(202);
  await run(Date.now() + 25 * 60 * minute, tomorrow);
  expect(tomorrow.calls[0]?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
});

test("events are sent in order, and nothing of people", async () => {
  await connected();
  const { bookingId, customerName, customerEmail, customerPhone } = await book({
    tour,
    firstName: "Zubaida",
  });
  const row = await rowOf(bookingId);
  await db
    .insert(checkIns)
    .values({ booking: row?.id ?? "", id: crypto.randomUUID(), way: "hand", at: 1, createdAt: Date.now() });
  await db.insert(payouts).values({
    id: crypto.randomUUID(),
    operatorSlug: slug,
    amount: 700,
    status: "paid",
    reference: "N1",
    createdAt: 1,
    paidAt: Date.now(),
  });
  await cancel(bookingId);
  const { calls, fetchOutside } = answering(200);
  await run(Date.now(), { fetchOutside });
  const ofBooking = calls.filter(({ message }) => message.data.bookingId === bookingId);
  expect(ofBooking.map(({ message: { type, data } }) => [type, data.status])).toEqual([
    ["booking.created", "confirmed"],
    ["booking.cancelled", "cancelled"],
    ["booking.checked_in", "cancelled"],
  ]);
  const sequence = ofBooking.map(({ message }) => Number(message.data.sequence));
  expect(sequence).toEqual(sequence.toSorted((a, b) => a - b));
  expect(new Set(sequence).size).toBe(3);
  expect(calls.map(({ message }) => message.type)).toContain("payout.sent");
  expect(ofBooking[0]?.message.data).toEqual({
    bookingId,
    status: "confirmed",
    tour,
    optionId: null,
    travelDate: row?.travelDate,
    start: null,
    travelers: row?.numberOfTravelers,
    children: row?.children,
    infants: row?.infants,
    totalAmount: row?.totalAmount,
    paidAmount: row?.paidAmount,
    refundedAmount: row?.refundedAmount,
    currency: "INR",
    resellerUuid: null,
    sequence: expect.any(Number),
  });
  const sent = calls.map(({ body }) => body).join("");
  for (const secret of [customerName, customerEmail, customerPhone]) expect(sent).not.toContain(secret);
});

test("a tour's changes are joined until they are sent, each kind only when it changed", async () => {
  await connected(["availability.changed", "prices.changed"]);
  await run(Date.now(), answering(200));
  const types = async (change: Partial<typeof tours.$inferInsert>) => {
    await db.update(tours).set(change).where(eq(tours.slug, tour));
    const { calls, fetchOutside } = answering(200);
    await run(Date.now(), { fetchOutside });
    return calls.map(({ message: { type, data } }) => [type, data.tour]);
  };
  // A tour seen first counts as changed.
  await types({ rating: 4 });
  expect(await types({ rating: 5 })).toEqual([]);
  expect(await types({ priceInr: 4321 })).toEqual([["prices.changed", tour]]);
  expect(await types({ capacity: 17 })).toEqual([["availability.changed", tour]]);
  await book({ tour });
  await book({ tour });
  expect(await types({ capacity: 18 })).toEqual([["availability.changed", tour]]);
});

test("a capacity of one date is a change of free seats", async () => {
  await connected(["availability.changed"]);
  const { travelDate } = (await rowOf((await book({ tour })).bookingId)) ?? { travelDate: "" };
  await db.update(tours).set({ rating: 4 }).where(eq(tours.slug, tour));
  await run(Date.now(), answering(200));
  await services.changeCapacity(owner, { tour, travelDate, capacity: 19 });
  const { calls, fetchOutside } = answering(200);
  await run(Date.now(), { fetchOutside });
  expect(calls.map(({ message }) => message.type)).toEqual(["availability.changed"]);
});

const buyer = { state: "29", address: "1 Test Street, Bengaluru" } as const;

test("a reseller gets the events of its own bookings only, an operator those of its tours", async () => {
  const { id } = await connected(["booking.created"]);
  const reseller = {
    id: "r1",
    name: "Seller",
    email: "r@example.com",
    commissionPercent: 10,
    createdAt: 1,
    ...buyer,
  };
  await db.insert(resellers).values({ ...reseller, terms: "commission", bearer: "operator" });
  await giveKey("r1");
  const secret = keys.encrypt("webhook-secret", `whsec_${btoa("x".repeat(32))}`, "of-reseller");
  const address = "https://seller.example.com/";
  const at = { createdAt: 1, confirmedAt: 1 };
  await db.insert(webhookEndpoints).values({
    ...at,
    id: "of-reseller",
    reseller: "r1",
    url: address,
    events: ["booking.cancelled", "booking.changed", "booking.created"],
    encryptedSecret: secret,
  });
  await run(Date.now(), answering(200));
  const [own, other] = [await book({ tour }), await book({ tour: "agra" })];
  await db.update(bookings).set({ reseller: "r1" }).where(eq(bookings.bookingId, other.bookingId));
  const { calls, fetchOutside } = answering(200);
  await run(Date.now(), { fetchOutside });
  expect(calls.map((call) => [call.address, call.message.data.bookingId]).toSorted()).toEqual([
    [url, own.bookingId],
    [address, other.bookingId],
  ]);
  expect((await shown(id)).deliveries).toHaveLength(1);
});

test("a receiver that fails for three days is asked less and less, then switched off with a mail, and resumed in order", async () => {
  const { id } = await connected(["booking.created", "booking.cancelled"]);
  const { bookingId } = await book({ tour });
  await cancel(bookingId);
  const failing = answering(503);
  let now = Date.now();
  const start = now;
  await run(now, failing);
  for (const delay of webhookRetryDelays) {
    now += delay;
    const before = failing.calls.length;
    await run(now - 1, failing);
    expect(failing.calls).toHaveLength(before);
    await run(now, failing);
    expect(failing.calls).toHaveLength(before + 1);
  }
  expect(now - start).toBeGreaterThan(webhookFailuresFor);
  // The first event alone was tried: its successor waits for it.
  expect(new Set(failing.calls.map(({ message }) => message.type))).toEqual(new Set(["booking.created"]));
  expect(failing.calls).toHaveLength(webhookRetryDelays.length + 1);
  expect(new Set(failing.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);

  const off = await shown(id);
  expect(off.disabledAt).toBe(now);
  expect(off).toMatchObject({ waiting: 1, failed: 1 });
  expect(off.deliveries.at(-1)).toMatchObject({ attempts: 10, lastStatus: 503, lastAnswer: "noted" });
  const mailed = await db.select().from(notifications).where(eq(notifications.event, "webhook-disabled"));
  expect(mailed).toMatchObject([{ audience: { operator: slug } }]);

  const recovered = answering(200);
  await run(now + minute, recovered);
  expect(recovered.calls).toEqual([]);
  await services.changeWebhook(owner, { slug, id, verb: "replay" });
  await services.changeWebhook(owner, { slug, id, verb: "resume" });
  await run(Date.now() + minute, recovered);
  expect(recovered.calls.map(({ message }) => message.type)).toEqual([
    "booking.created",
    "booking.cancelled",
  ]);
  expect(await shown(id)).toMatchObject({ waiting: 0, failed: 0, failingSince: null, disabledAt: null });
});

test("a reseller whose webhook is switched off gets the mail at its own address", async () => {
  const terms = { terms: "net", bearer: "operator", commissionPercent: 10, createdAt: 1, ...buyer } as const;
  await db.insert(resellers).values({ id: "r2", name: "Far Seller", email: "far@example.com", ...terms });
  await giveKey("r2");
  const encryptedSecret = keys.encrypt("webhook-secret", `whsec_${btoa("x".repeat(32))}`, "far");
  const at = { createdAt: 1, confirmedAt: 1, failingSince: 1 };
  await db
    .insert(webhookEndpoints)
    .values({ id: "far", reseller: "r2", url, events: ["booking.created"], encryptedSecret, ...at });
  const event = {
    type: "booking.created",
    subject: "TB1",
    data: {},
    createdAt: 1,
    nextAttemptAt: 1,
  } as const;
  await db.insert(webhookDeliveries).values({ endpoint: "far", ...event });
  await run(Date.now(), answering(500));
  const [off] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, "far"));
  expect(off?.disabledAt).toBeGreaterThan(1);
  await dispatchNotifications({ db, clock: Date.now, keys, phone: noPhone });
  expect((await mailsTo("far@example.com")).map(({ subject }) => subject)).toEqual([
    "A webhook was switched off",
  ]);
});

test("a stuck event delays its own booking only", async () => {
  const { id } = await connected(["booking.created", "booking.cancelled"]);
  const [stuck, fine] = [await book({ tour }), await book({ tour })];
  await cancel(stuck.bookingId);
  await cancel(fine.bookingId);
  const picky = receiver(({ message }) =>
    message.data.bookingId === stuck.bookingId ? new Response(null, { status: 400 }) : new Response(),
  );
  await run(Date.now(), picky);
  await run(Date.now() + 2 * minute, picky);
  const got = picky.calls.map(({ message }) => `${message.type} ${String(message.data.bookingId)}`);
  expect(got.filter((each) => each.includes(fine.bookingId))).toEqual([
    `booking.created ${fine.bookingId}`,
    `booking.cancelled ${fine.bookingId}`,
  ]);
  expect(got).not.toContain(`booking.cancelled ${stuck.bookingId}`);
  // An endpoint that answers others is not switched off.
  await run(Date.now() + 4 * webhookFailuresFor, picky);
  expect((await shown(id)).waiting).toBe(2);
});

test("an answer that is too slow, and one that redirects, count as failures with their reason", async () => {
  const { id } = await connected(["booking.created"]);
  await book({ tour });
  await run(Date.now(), { fetchOutside: () => Promise.reject(new OutsideError("timeout", "Too slow.")) });
  expect((await shown(id)).deliveries[0]).toMatchObject({
    attempts: 1,
    lastStatus: null,
    lastError: "Too slow.",
  });
  const moved = receiver(
    () => new Response(null, { status: 307, headers: { Location: "https://127.0.0.1/" } }),
  );
  await run(Date.now() + minute, moved);
  expect(moved.calls.map(({ address }) => address)).toEqual([url]);
  const [delivery] = (await shown(id)).deliveries;
  expect(delivery?.lastError).toMatch(/redirects/);
  expect(delivery?.nextAttemptAt).toBeGreaterThan(Date.now());
});

test("two runs at a time send each event once; a run that dies sends it again once its lease has ended", async () => {
  await connected(["booking.created"]);
  for (let count = 0; count < 4; count += 1) await book({ tour });
  const now = Date.now();
  const both = answering(200);
  await Promise.all([run(now, both), run(now, both), run(now, both)]);
  const ids = both.calls.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);

  await book({ tour });
  const dying = receiver(() => {
    throw new Error("the run ends here");
  });
  const lease = db.update(webhookDeliveries).set({ attempts: 1, nextAttemptAt: now + minute });
  await run(now, dying);
  await lease.where(eq(webhookDeliveries.lastError, "No connection could be made."));
  const again = answering(200);
  await run(now + minute - 1, again);
  expect(again.calls).toEqual([]);
  await run(now + minute, again);
  expect(again.calls).toHaveLength(1);
});

test("a booking itself writes nothing for webhooks: the job makes its events", async () => {
  await connected();
  await run(Date.now(), answering(200));
  await db.delete(webhookDeliveries);
  await book({ tour });
  expect(await db.$count(webhookDeliveries)).toBe(0);
  await run(Date.now(), answering(200));
  expect(await db.$count(webhookDeliveries)).toBe(2);
});

test("a paused endpoint gets what it missed once it is resumed", async () => {
  const { id } = await connected(["booking.created"]);
  await services.changeWebhook(owner, { slug, id, verb: "pause" });
  await book({ tour });
  const { calls, fetchOutside } = answering(200);
  await run(Date.now(), { fetchOutside });
  expect(calls).toEqual([]);
  await services.changeWebhook(owner, { slug, id, verb: "resume" });
  await run(Date.now(), { fetchOutside });
  expect(calls).toHaveLength(1);
});

test("addresses inside, strangers' endpoints and too many of them are refused", async () => {
  for (const [field, value] of [
    ["url", "http://hooks.example.com/"],
    ["url", "https://127.0.0.1/"],
    ["url", ""],
    ["events", "booking.dreamed"],
  ] as const) {
    const fields = form({ url, events: "booking.created", [field]: value });
    expect(await refusalOf(services.addWebhook(owner, { slug, form: fields }))).toMatchObject({
      code: "invalid",
    });
  }
  const { id } = await add();
  const { operator } = await services.getConnections(stranger, null);
  for (const of of [slug, operator.slug]) {
    const named = { slug: of, id };
    for (const verb of ["pause", "resume", "replay", "remove"] as const)
      await refusalOf(services.changeWebhook(stranger, { ...named, verb }));
    await refusalOf(services.rotateWebhookSecret(stranger, named));
    await refusalOf(services.challengeWebhook(stranger, { ...named, headers: browser() }));
  }
  expect((await shown(id)).pausedAt).toBeNull();
  for (let count = 0; count < 4; count += 1) await add();
  expect((await refusalOf(add())).code).toBe("invalid");
  await services.changeWebhook(owner, { slug, id, verb: "remove" });
  expect((await services.getConnections(owner, slug)).webhooks).toHaveLength(4);
});

test("a reseller's program subscribes through OCTO, and gets signed events of its own bookings", async () => {
  const { headers } = await createReseller({ paidIn: 100_000 });
  const { headers: others } = await createReseller({});
  const calls = onNetwork(echo);
  const { secret, ...webhook } = await services.addOctoWebhook(headers, { url, event: "booking_update" });
  expect(calls).toHaveLength(1);
  expect(await services.listOctoWebhooks(headers)).toStrictEqual([webhook]);
  expect(await services.listOctoWebhooks(others)).toStrictEqual([]);

  const { uuid } = await reserve(headers, await departureOn(headers, nextDay()));
  const { supplierReference } = await confirm(headers, uuid);
  const outside = answering(200);
  await run(Date.now(), outside);
  expect(outside.calls).toHaveLength(1);
  const [{ body = "", headers: signed = {} } = {}] = outside.calls;
  expect(new Webhook(secret).verify(body, signed)).toMatchObject({
    type: "booking.created",
    webhook: { ...webhook, event: "booking_update" },
    booking: { uuid, supplierReference },
  });
  expect(body).not.toContain("Asha");

  const { id } = webhook;
  await expect(services.deleteOctoWebhook(others, id)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await services.deleteOctoWebhook(headers, id);
  expect(await services.listOctoWebhooks(headers)).toStrictEqual([]);
});

test("a reseller's address that is not public, does not answer, or comes after five, is refused and not stored", async () => {
  const { headers } = await createReseller({});
  const body = { url, event: "availability_update" } as const;
  const refused = { code: "UNPROCESSABLE_ENTITY" };
  onNetwork(() => new Response("no challenge"));
  await expect(services.addOctoWebhook(headers, body)).rejects.toMatchObject(refused);
  const inside = { ...body, url: "https://localhost/in" };
  await expect(services.addOctoWebhook(headers, inside)).rejects.toMatchObject(refused);
  expect(await services.listOctoWebhooks(headers)).toStrictEqual([]);
  onNetwork(echo);
  for (let count = 0; count < maxWebhooks; count += 1) await services.addOctoWebhook(headers, body);
  await expect(services.addOctoWebhook(headers, body)).rejects.toMatchObject(refused);
  expect(await services.listOctoWebhooks(headers)).toHaveLength(maxWebhooks);

  const outside = answering(200);
  await db.update(tours).set({ capacity: 21 }).where(eq(tours.slug, "kovalam"));
  await run(Date.now() + minute, outside);
  expect(outside.calls).toHaveLength(maxWebhooks);
  expect(JSON.parse(outside.calls[0]?.body ?? "")).toMatchObject({
    type: "availability.changed",
    webhook: { event: "availability_update", url },
    availability: { productId: "kovalam" },
  });
});

/** Changes the capacity of a tour and runs the job. @returns the number of webhooks sent */
async function changeCapacity(capacity: number, at: number): Promise<number> {
  const outside = answering(200);
  await db.update(tours).set({ capacity }).where(eq(tours.slug, "kovalam"));
  await run(at, outside);
  return outside.calls.length;
}

test("a stopped reseller's addresses, and those of one without a working key, get nothing", async () => {
  const administrator = await createPerson("admin", "active", { adminRole: "owner" });
  const { id, headers } = await createReseller({ paidIn: 100_000 });
  onNetwork(echo);
  await services.addOctoWebhook(headers, { url, event: "availability_update" });
  const now = Date.now();
  await db.update(resellers).set({ isActive: false }).where(eq(resellers.id, id));
  expect(await changeCapacity(31, now + minute)).toBe(0);
  await db.update(resellers).set({ isActive: true }).where(eq(resellers.id, id));
  expect(await changeCapacity(32, now + 2 * minute)).toBeGreaterThan(0);
  const { keys: own } = await services.getReseller(administrator, id);
  for (const { id: key } of own) await services.revokeApiKey(administrator, { reseller: id }, key);
  expect(await changeCapacity(33, now + 3 * minute)).toBe(0);
});

test("only a key that books subscribes", async () => {
  const administrator = await createPerson("admin", "active", { adminRole: "owner" });
  const { id } = await createReseller({});
  const keyWith = async (rights: ("read-catalogue" | "read-bookings" | "book")[]) => {
    const key = await services.createApiKey(
      administrator,
      { reseller: id },
      { name: "Program", rights, expiresOn: null },
    );
    return new Headers({ Authorization: `Bearer ${key}` });
  };
  const body = { url, event: "booking_update" } as const;
  const reader = await keyWith(["read-catalogue", "read-bookings"]);
  await expect(services.addOctoWebhook(reader, body)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(services.deleteOctoWebhook(reader, "any")).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await services.listOctoWebhooks(reader)).toStrictEqual([]);
});

test("administrators see a reseller's addresses, without their secrets, and remove one", async () => {
  const administrator = await createPerson("admin", "active", { adminRole: "owner" });
  const { id, headers } = await createReseller({});
  const { id: other } = await createReseller({});
  onNetwork(echo);
  const { id: webhook } = await services.addOctoWebhook(headers, { url, event: "booking_update" });
  const { webhooks } = await services.getReseller(administrator, id);
  expect(webhooks).toMatchObject([{ id: webhook, host: "hooks.example.com", state: "active" }]);
  expect(JSON.stringify(webhooks)).not.toContain("whsec");
  const remove = (reseller: string) =>
    services.removeResellerWebhook(administrator, { id: reseller, webhook });
  expect((await refusalOf(remove(other))).code).toBe("conflict");
  await remove(id);
  expect(await services.listOctoWebhooks(headers)).toStrictEqual([]);
  expect((await actionsOn(id)).map(({ log }) => log.action)).toContain("reseller.remove-webhook");
});
