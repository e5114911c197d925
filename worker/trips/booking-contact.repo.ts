import { eq } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { users } from "../platform/db/schema";

/** Returns an account's contact details for the booking form, or null if the account does not exist. */
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
