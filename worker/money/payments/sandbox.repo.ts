import { and, asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/client";
import { sandboxObjects } from "../../platform/db/schema";
import { orderSchema, paymentSchema, refundSchema } from "./razorpay-shapes";

type SandboxObject = typeof sandboxObjects.$inferInsert;

/** Stores an object; an existing one stays as it is. */
export async function insertSandboxObject(db: Database, object: SandboxObject): Promise<void> {
  await db.insert(sandboxObjects).values(object).onConflictDoNothing();
}

export async function findSandboxOrder(db: Database, orderId: string) {
  const row = await db
    .select({ entity: sandboxObjects.entity })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, orderId), eq(sandboxObjects.kind, "order")))
    .get();
  return row ? orderSchema.extend({ receipt: z.string() }).parse(row.entity) : null;
}

/** Lists the payments of an order, oldest first. */
export async function listSandboxPayments(db: Database, orderId: string) {
  const rows = await db
    .select({ entity: sandboxObjects.entity })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.orderId, orderId), eq(sandboxObjects.kind, "payment")))
    .orderBy(asc(sandboxObjects.createdAt), sql`rowid`);
  return rows.map(({ entity }) => paymentSchema.extend({ order_id: z.string() }).parse(entity));
}

export async function findSandboxRefund(db: Database, id: string) {
  const row = await db
    .select({ entity: sandboxObjects.entity })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, "refund")))
    .get();
  return row ? refundSchema.parse(row.entity) : null;
}
