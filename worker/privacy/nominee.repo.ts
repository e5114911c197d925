import { eq } from "drizzle-orm";
import type { Nominee } from "~/domain/accounts/nominee";
import type { Database } from "../platform/db/client";
import { users } from "../platform/db/schema";

export async function findNominee(db: Database, userId: string): Promise<Nominee> {
  const row = await db
    .select({ name: users.nomineeName, contact: users.nomineeContact })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  return row ?? { name: null, contact: null };
}

/** @param now UTC instant */
export async function updateNominee(
  db: Database,
  userId: string,
  nominee: Nominee,
  now: number,
): Promise<void> {
  await db
    .update(users)
    .set({ nomineeName: nominee.name, nomineeContact: nominee.contact, updatedAt: new Date(now) })
    .where(eq(users.id, userId));
}
