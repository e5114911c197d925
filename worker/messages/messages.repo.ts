import type { Language } from "~/domain/language/language";
import type { ContactMessage } from "~/domain/messages/message";
import type { Database } from "../platform/db/client";
import { contactMessages } from "../platform/db/schema";

export async function createContactMessage(
  db: Database,
  message: ContactMessage & { id: string; language: Language; createdAt: number },
): Promise<void> {
  await db.insert(contactMessages).values(message);
}
