import { desc, eq } from "drizzle-orm";
import { mailOutbox } from "../../worker/platform/db/schema";
import { db } from "./database";

/** Returns the codes sent to a phone, newest first. */
export async function codesSentTo(phone: string): Promise<string[]> {
  const rows = await db
    .select({ text: mailOutbox.text })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, phone))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));
  return rows.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
}
