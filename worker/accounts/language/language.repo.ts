import { and, eq } from "drizzle-orm";
import { defaultLanguage, type Language } from "~/domain/language/language";
import type { Database } from "../../platform/db/client";
import { users } from "../../platform/db/schema";

/** Returns the language of an address: the traveler's choice, English for the offices, or null if its account, if any, has chosen none. */
export async function findLanguageOf(db: Database, email: string): Promise<Language | null> {
  const account = await db
    .select({ role: users.role, language: users.language })
    .from(users)
    .where(eq(users.email, email))
    .get();
  return account && account.role !== "user" ? defaultLanguage : (account?.language ?? null);
}

/** Stores the language of a traveler's mails and messages. */
export async function updateLanguage(db: Database, userId: string, language: Language): Promise<void> {
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), eq(users.role, "user")));
}
