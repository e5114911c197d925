import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { gatewayEvents, payments } from "../db/schema";
import type { GatewayName } from "./gateway";

export type PaymentRow = typeof payments.$inferSelect;

const minute = 60_000;
/** How soon after an order is made the gateway is asked what became of it; then after twice the time, and twice that ... */
export const firstLookUp = 2 * minute;
const lastLookUp = 5 * 24 * 60 * minute;

/** The statement that stores what a customer is asked to pay, or what has become of that. */
export function upsertPayment(db: Database, payment: PaymentRow) {
  const { id: _, ...change } = payment;
  return db.insert(payments).values(payment).onConflictDoUpdate({ target: payments.id, set: change });
}

export async function createPayment(db: Database, payment: PaymentRow): Promise<void> {
  await upsertPayment(db, payment);
}

/** Sets when the gateway is asked about an open order, unless it reports sooner. */
export async function updateLookUpAt(db: Database, id: string, lookUpAt: number): Promise<void> {
  await db
    .update(payments)
    .set({ lookUpAt })
    .where(and(eq(payments.id, id), eq(payments.status, "created")));
}

/** The id of the booking that an order of a gateway is for, or null for an order of somebody else's. */
export async function findBookingOfOrder(db: Database, gateway: GatewayName, orderId: string) {
  const row = await db
    .select({ booking: payments.booking })
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.orderId, orderId)))
    .get();
  return row?.booking ?? null;
}

/** The orders of a booking that no money has come for. */
export function listOpenOrders(db: Database, booking: string) {
  return db
    .select({ gateway: payments.gateway, orderId: payments.orderId })
    .from(payments)
    .where(and(eq(payments.booking, booking), ne(payments.status, "captured")));
}

/**
 * Takes the orders that are to be looked up. In the same statement they become due again only later, so that no other run
 * takes them, and after five days never.
 */
export async function leaseLookUps(db: Database, { now, limit }: { now: number; limit: number }) {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.lookUpAt, now), ne(payments.status, "captured")))
    .orderBy(asc(payments.lookUpAt))
    .limit(limit);
  return db
    .update(payments)
    .set({
      lookUpAt: sql`CASE WHEN ${now} - ${payments.createdAt} > ${lastLookUp} THEN NULL
        ELSE ${now} + max(${firstLookUp}, ${now} - ${payments.createdAt}) END`,
    })
    .where(inArray(payments.id, due))
    .returning({ gateway: payments.gateway, orderId: payments.orderId });
}

/** What a gateway has told, named so that it is done once. */
export interface ToldEvent {
  gateway: GatewayName;
  eventId: string;
  type: string;
}

/** The statement that notes what was told. Fails with UNIQUE `gateway_events.gateway` where it was told before. */
export function insertGatewayEvent(db: Database, event: ToldEvent, receivedAt: number) {
  return db.insert(gatewayEvents).values({ ...event, receivedAt });
}

/** Notes what was told where there is nothing to do about it. */
export async function noteGatewayEvent(db: Database, event: ToldEvent, receivedAt: number): Promise<void> {
  await insertGatewayEvent(db, event, receivedAt).onConflictDoNothing();
}

/** Notes that an attempt to pay has failed, unless the money has come by another. */
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
