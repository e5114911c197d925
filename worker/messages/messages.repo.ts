import type { ContactMessage } from "~/domain/messages/message";
import type { Database } from "../db/client";
import { contactMessages } from "../db/schema";

export async function createContactMessage(
  db: Database,
  message: ContactMessage & { id: string; createdAt: number },
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
