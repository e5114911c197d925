import { z } from "zod";
import type { FieldErrors } from "~/domain/errors";
import { contactSchema } from "~/domain/messages/message";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";
import { createContactMessage } from "./messages.repo";

export type SendMessageResult =
  { ok: true; name: string; email: string } | { ok: false; errors: FieldErrors };

/** Stores a message from the contact page. */
export async function sendMessage(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<SendMessageResult> {
  const message = contactSchema.safeParse(Object.fromEntries(form));
  if (!message.success) return { ok: false, errors: z.flattenError(message.error).fieldErrors };
  if (!(await isWithinLimit(limiters.form, headers)))
    return { ok: false, errors: { message: ["Too many messages. Please wait a minute."] } };
  await createContactMessage(db, { ...message.data, id: crypto.randomUUID(), createdAt: clock() });
  return { ok: true, name: message.data.name, email: message.data.email };
}
