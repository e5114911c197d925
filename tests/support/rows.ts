import { eq } from "drizzle-orm";
import { bookings, operators, tours, users } from "../../worker/platform/db/schema";
import { db } from "./database";

/** Returns a stored booking by its reference. */
export async function bookingRow(bookingId: string) {
  return existing(await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get(), bookingId);
}

/** Returns a stored tour. */
export async function tourRow(slug: string) {
  const row = existing(await db.select().from(tours).where(eq(tours.slug, slug)).get(), slug);
  return { ...row, operatorSlug: existing(row.operatorSlug ?? undefined, `operator of ${slug}`) };
}

/** Returns a stored account. */
export async function userRow(id: string) {
  return existing(await db.select().from(users).where(eq(users.id, id)).get(), id);
}

/** Returns a stored operator. */
export async function operatorRow(slug: string) {
  return existing(await db.select().from(operators).where(eq(operators.slug, slug)).get(), slug);
}

function existing<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new Error(`There is no ${name}.`);
  return row;
}

/** Overwrites columns of a tour. */
export async function setTour(slug: string, columns: Partial<typeof tours.$inferInsert>): Promise<void> {
  await db.update(tours).set(columns).where(eq(tours.slug, slug));
}

/** Overwrites columns of an account. */
export async function setUser(id: string, columns: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(columns).where(eq(users.id, id));
}

/** Overwrites columns of an operator. */
export async function setOperator(
  slug: string,
  columns: Partial<typeof operators.$inferInsert>,
): Promise<void> {
  await db.update(operators).set(columns).where(eq(operators.slug, slug));
}
