import type { ContactMessage } from "~/domain/messages/message";
import type { Database } from "../db/client";
import { contactMessages, newsletterSubscribers } from "../db/schema";

/** Stores an address once; an existing row stays as it is. */
export async function createSubscriber(
  db: Database,
  subscriber: { email: string; createdAt: number },
): Promise<void> {
  await db.insert(newsletterSubscribers).values(subscriber).onConflictDoNothing();
}

export async function createContactMessage(
  db: Database,
  message: ContactMessage & { id: string; createdAt: number },
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
