import { z } from "zod";
import type { FieldErrors } from "~/domain/errors";
import { subscriptionSchema } from "~/domain/messages/message";
import { closedTexts } from "~/domain/settings/platform";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit } from "../http/rate-limit";
import type { Limiters } from "../http/rate-limit";
import { getSettings } from "../settings/get-settings";
import { createSubscriber } from "./messages.repo";

export type SubscribeResult = { ok: true; email: string } | { ok: false; errors: FieldErrors };

/** Subscribes an address to the newsletter. The result is the same for existing subscribers, so that it does not disclose them. */
export async function subscribe(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<SubscribeResult> {
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
