import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { users } from "../db/schema";

/** What an account knows that a booking asks for, or null when there is no such account. */
export async function findBookingContact(db: Database, userId: string) {
  const row = await db
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      emergencyName: users.emergencyName,
      emergencyPhone: users.emergencyPhone,
    })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row ?? null;
}
