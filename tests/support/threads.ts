import type { Viewer } from "~/domain/accounts/account";
import { eq, sql } from "drizzle-orm";
import { bookings } from "../../worker/platform/db/schema";
import { book } from "./api";
import { db } from "./database";
import { createOperator, createMember, createPerson, giveTourTo } from "./people";
import { services } from "./services";

/** Creates an operator with its owner, staff and a tour, and users without access to it. */
export async function createThreadWorld(tour: string) {
  const owner = await createPerson("tour_operator", "verified", { name: "Ravi Owner" });
  const operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  return {
    tour,
    operator,
    owner,
    staff: await createMember(operator, ["bookings", "reviews"], { name: "Kiran Staff" }),
    idle: await createMember(operator, ["tours", "departures", "earnings"]),
    stranger,
    traveler: await createPerson("user", "active", { emailVerified: true, name: "Meera Iyer" }),
    otherTraveler: await createPerson("user", "active", { emailVerified: true }),
    admin: await createPerson("admin", "active", { name: "Priya Nair" }),
  };
}
export type ThreadWorld = Awaited<ReturnType<typeof createThreadWorld>>;

/** Creates a booking of a traveler or a guest. */
export async function createThreadBooking(tour: string, traveler: Viewer | null) {
  const email = traveler?.email ?? `${crypto.randomUUID()}@example.com`;
  const { bookingId } = await book({ tour, email });
  await db
    .update(bookings)
    .set({ userId: traveler?.id ?? null, emailKey: null })
    .where(eq(bookings.bookingId, bookingId));
  const key = (await services.tripPathOf(bookingId)).split("/").at(-1) ?? "";
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error("no booking");
  return { id: row.id, bookingId, key, email };
}

/** Makes the stored mails this much older. */
export async function ageMails(milliseconds: number): Promise<void> {
  await db.run(sql`UPDATE mail_outbox SET created_at = created_at - ${milliseconds}`);
}
