import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { notificationLabelOf, shortTextOf } from "~/domain/notifications/notification-events";
import { inLanguage } from "../../platform/language";
import { createPhoneMessage, newMessageRow } from "../mail/mail-outbox.repo";
import { textChannelOf, type PhoneTransports } from "../mail/mail-transport";

interface CodeDependencies {
  db: Database;
  clock: Clock;
  phone: PhoneTransports;
  startDelivery: () => void;
}

/** A code is useless after this time, in milliseconds. */
export const codeLifetime = 10 * 60 * 1000;

/**
 * Sends a sign-in code to a phone number, at any hour, in the language of the request if a template has it. Outside demo builds its text is erased once it is sent or given up, at the latest after
 * ten minutes.
 * @param to E.164
 * @returns false if no channel is configured
 */
export async function sendSignInCode(
  { db, clock, phone, startDelivery }: CodeDependencies,
  to: string,
  code: string,
): Promise<boolean> {
  const channel = textChannelOf(phone);
  if (channel === null) return false;
  const event = "sign-in-code";
  const now = clock();
  const asked = currentLanguage();
  const isTranslated = asked !== defaultLanguage && phone[channel]?.hasTemplate?.(event, asked) !== false;
  const row = newMessageRow(
    {
      channel,
      event,
      dedupeKey: null,
      recipient: to,
      userId: null,
      ...inLanguage(isTranslated ? asked : defaultLanguage, () => ({
        subject: notificationLabelOf(event),
        text: shortTextOf(event, { code }),
      })),
      payload: { params: [code], ...(isTranslated && { language: asked }) },
      expiresAt: now + codeLifetime,
      createdAt: now,
    },
    now,
  );
  await createPhoneMessage(db, row);
  startDelivery();
  return true;
}
