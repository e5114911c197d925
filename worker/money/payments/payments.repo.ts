import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/client";
import { gatewayEvents, payments } from "../../platform/db/schema";
import type { GatewayName } from "./gateway";

const minute = 60_000;
/** Delay of an order's first look-up at its gateway; it doubles with each further one. */
export const firstPollAfter = 2 * minute;
const lastPoll = 5 * 24 * 60 * minute;

/** Builds the statement that stores an order or its result. */
export function upsertPayment(db: Database, payment: typeof payments.$inferInsert) {
  const { id: _, ...change } = payment;
  return db.insert(payments).values(payment).onConflictDoUpdate({ target: payments.id, set: change });
}

export async function createPayment(db: Database, payment: typeof payments.$inferInsert): Promise<void> {
  await upsertPayment(db, payment);
}

/** Sets when the gateway is asked about an open order, unless it reports sooner. */
export async function updateNextPollAt(db: Database, id: string, nextPollAt: number): Promise<void> {
  await db
    .update(payments)
    .set({ nextPollAt })
    .where(and(eq(payments.id, id), eq(payments.status, "created")));
}

/** Finds the id of the booking of a gateway order; null for another shop's order. */
export async function findBookingOfOrder(db: Database, gateway: GatewayName, orderId: string) {
  const row = await db
    .select({ booking: payments.booking })
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.orderId, orderId)))
    .get();
  return row?.booking ?? null;
}

export function listOpenOrders(db: Database, booking: string) {
  return db
    .select({ gateway: payments.gateway, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.booking, booking), ne(payments.status, "captured")));
}

/**
 * Leases orders that are due for look-up. The same statement postpones them, so that no other run takes them; after five days they are not
 * looked up any more.
 */
export async function leasePolls(db: Database, { now, limit }: { now: number; limit: number }) {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.nextPollAt, now), ne(payments.status, "captured")))
    .orderBy(asc(payments.nextPollAt))
    .limit(limit);
  return db
    .update(payments)
    .set({
      nextPollAt: sql`CASE WHEN ${now} - ${payments.createdAt} > ${lastPoll} THEN NULL
        ELSE ${now} + max(${firstPollAfter}, ${now} - ${payments.createdAt}) END`,
    })
    .where(inArray(payments.id, due))
    .returning({ gateway: payments.gateway, orderId: payments.orderId });
}

/** A gateway's event, named so that it is processed once. */
export interface ReceivedEvent {
  gateway: GatewayName;
  eventId: string;
  type: string;
}

/** Builds the statement that records an event. Fails with UNIQUE `gateway_events.gateway` if it was already recorded. */
export function insertGatewayEvent(db: Database, event: ReceivedEvent, receivedAt: number) {
  return db.insert(gatewayEvents).values({ ...event, receivedAt });
}

/** Records an event that needs no action. */
export async function noteGatewayEvent(
  db: Database,
  event: ReceivedEvent,
  receivedAt: number,
): Promise<void> {
  await insertGatewayEvent(db, event, receivedAt).onConflictDoNothing();
}

/** Records a failed attempt to pay, unless another attempt has succeeded. */
export async function updatePaymentAsFailed(
  db: Database,
  failure: { gateway: GatewayName; orderId: string; method: string | null },
): Promise<void> {
  await db
    .update(payments)
    .set({ status: "failed", method: failure.method })
    .where(
      and(
        eq(payments.gateway, failure.gateway),
        eq(payments.orderId, failure.orderId),
        eq(payments.status, "created"),
      ),
    );
}
