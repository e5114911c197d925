import { currentLanguage } from "~/domain/language/language";
import { parseFields } from "~/domain/form-fields";
import { contactSchema } from "~/domain/messages/message";
import { contactErrors } from "~/domain/messages/messages";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";
import { createContactMessage } from "./messages.repo";
import { randomId } from "../platform/surroundings";

/** Stores a message from the contact page. */
export async function sendMessage(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<void> {
  const message = parseFields(contactSchema, Object.fromEntries(form));
  await requireWithinLimit(limiters.form, headers, contactErrors().tooMany, {
    field: "message",
  });
  await createContactMessage(db, {
    ...message,
    id: randomId(),
    language: currentLanguage(),
    createdAt: clock(),
  });
}
