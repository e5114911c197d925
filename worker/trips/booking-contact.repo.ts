import { desc, eq } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { bookings, users } from "../platform/db/schema";

/** Returns an account's contact details for the booking form, with those of its last booking, or null if the account does not exist. */
export async function findBookingContact(db: Database, userId: string) {
  const row = await db
    .select({
      name: users.name,
      email: users.email,
      phone: users.phone,
      emergencyName: users.emergencyName,
      emergencyPhone: users.emergencyPhone,
      last: {
        phone: bookings.customerPhone,
        emergencyName: bookings.emergencyName,
        emergencyPhone: bookings.emergencyPhone,
      },
    })
    .from(users)
    .leftJoin(bookings, eq(bookings.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(desc(bookings.createdAt))
    .limit(1)
    .get();
  return row ?? null;
}
