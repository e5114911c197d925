import { parseFields } from "~/domain/form-fields";
import { invalidFields } from "~/domain/errors";
import { subscriptionSchema } from "~/domain/messages/message";
import { closedTexts } from "~/domain/settings/platform";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { isWithinLimit, type Limiters } from "../http/rate-limit";
import { getSettings } from "../settings/get-settings";
import { createSubscriber } from "./messages.repo";

/** Subscribes an address to the newsletter. The result is the same for existing subscribers, so that it does not disclose them. */
export async function subscribe(
  { db, clock, limiters }: { db: Database; clock: Clock; limiters: Pick<Limiters, "form"> },
  form: FormData,
  headers: Headers,
): Promise<{ email: string }> {
  const { email } = parseFields(subscriptionSchema, Object.fromEntries(form));
  if (!(await isWithinLimit(limiters.form, headers)))
    throw invalidFields({ email: ["Too many attempts. Please wait a minute."] });
  if (!(await getSettings(db)).features.newsletter) throw invalidFields({ email: [closedTexts.newsletter] });
  await createSubscriber(db, { email, createdAt: clock() });
  return { email };
}
