import { and, eq } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { passkeys } from "../platform/db/schema";

interface PasskeyRow {
  id: string;
  name: string | null;
  createdAt: Date | null;
}

export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt, passkeys.id);
}

/**
 * Deletes a passkey.
 * @returns true if the person had this passkey
 */
export async function deletePasskey(
  db: Database,
  { userId, passkeyId }: { userId: string; passkeyId: string },
): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
