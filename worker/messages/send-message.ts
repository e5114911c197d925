import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import { contactSchema } from "~/domain/messages/message";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit, type Limiters } from "../http/rate-limit";
import { createContactMessage } from "./messages.repo";

/** Stores a message from the contact page. */
export async function sendMessage(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<void> {
  const message = parseFields(contactSchema, Object.fromEntries(form));
  if (!(await isWithinLimit(limiters.form, headers)))
    throw invalidFields({ message: ["Too many messages. Please wait a minute."] });
  await createContactMessage(db, { ...message, id: crypto.randomUUID(), createdAt: clock() });
}
