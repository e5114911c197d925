import { z } from "zod";
import type { FieldErrors } from "~/domain/errors";
import { contactSchema, subscriptionSchema } from "~/domain/messages/message";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";
import { createContactMessage, createSubscriber } from "./messages.repo";
import { closedTexts } from "~/domain/settings/platform";
import { getSettings } from "../settings/get-settings";

type SendMessageResult = { ok: true; name: string; email: string } | { ok: false; errors: FieldErrors };

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

/** Subscribes an address to the newsletter. The result is the same for existing subscribers, so that it does not disclose them. */
export async function subscribe(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<{ ok: true; email: string } | { ok: false; errors: FieldErrors }> {
  const subscription = subscriptionSchema.safeParse(Object.fromEntries(form));
  if (!subscription.success) return { ok: false, errors: z.flattenError(subscription.error).fieldErrors };
  if (!(await isWithinLimit(limiters.form, headers)))
    return { ok: false, errors: { email: ["Too many attempts. Please wait a minute."] } };
  if (!(await getSettings(db)).features.newsletter)
    return { ok: false, errors: { email: [closedTexts.newsletter] } };
  const { email } = subscription.data;
  await createSubscriber(db, { email, createdAt: clock() });
  return { ok: true, email };
}
