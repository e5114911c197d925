import { Buffer } from "node:buffer";
import { z } from "zod";
import { AppError, tooManyRequests } from "~/domain/errors";
import { preferencesErrors } from "~/domain/notifications/preferences/messages";
import type { NotificationChannel } from "~/domain/notifications/notification-events";
import {
  choiceName,
  isOnByDefault,
  isPushService,
  topicsOf,
  type NotificationChoice,
} from "~/domain/notifications/preferences";
import { countTry } from "../platform/http/throttle.repo";
import type { Traveler } from "../platform/authz/actors";
import { listMemberships } from "../platform/authz/operator-rights.repo";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import type { PhoneTransports } from "./mail/mail-transport";
import { findPhone, listPreferences, savePreferences } from "./preferences.repo";
import { deletePushEndpoint, savePushSubscription } from "./push/push-subscriptions.repo";
import { isUnsubscribeKey } from "./unsubscribe-link";
import { publicVapidKey } from "./push/web-push";
import { randomId } from "../platform/surroundings";

interface Dependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  phone: PhoneTransports;
}

interface NotificationPreferences {
  choices: NotificationChoice[];
  /** Channels of this deployment, mail first. */
  channels: NotificationChannel[];
  /** The account's number, which WhatsApp and SMS go to; null if there is none, or a traveler has not verified it. */
  phone: string | null;
  /** Key that browsers subscribe with; null if push is not offered. */
  pushKey: string | null;
}

/** Returns what a person has chosen to be notified of, by topic and channel. */
export async function getNotificationPreferences(
  { db, keys, phone }: Dependencies,
  traveler: Traveler,
): Promise<NotificationPreferences> {
  const [memberships, chosen, number] = await Promise.all([
    listMemberships(db, traveler.id),
    listPreferences(db, traveler.id),
    findPhone(db, traveler.id),
  ]);
  const vapidKey = phone.push && keys.vapidKey();
  return {
    channels: (["mail", "push", "whatsapp", "sms"] as const).filter(
      (channel) => channel === "mail" || phone[channel] !== null,
    ),
    phone: number,
    pushKey: vapidKey && publicVapidKey(vapidKey),
    choices: topicsOf(memberships).map((topic) => ({
      ...topic,
      on: topic.channels.filter((channel) => {
        const choice = chosen.find((row) => row.topic === topic.topic && row.channel === channel);
        return choice?.isOn ?? isOnByDefault(channel);
      }),
    })),
  };
}

/**
 * Saves the checkboxes of the preferences page. Checkboxes of other parties and of channels that are not offered stay as they are.
 * @throws AppError `invalid` (WhatsApp or SMS without a number)
 */
export async function changeNotificationPreferences(
  dependencies: Dependencies,
  traveler: Traveler,
  { form, party }: { form: FormData; party: NotificationChoice["party"] },
): Promise<void> {
  const { choices, channels, phone } = await getNotificationPreferences(dependencies, traveler);
  const cells = choices
    .filter((choice) => choice.party === party)
    .flatMap(({ topic, channels: possible }) =>
      possible
        .filter((channel) => channels.includes(channel))
        .map((channel) => ({ topic, channel, isOn: form.has(choiceName(topic, channel)) })),
    );
  const needsPhone = cells.find(({ channel, isOn }) => isOn && (channel === "whatsapp" || channel === "sms"));
  if (needsPhone && phone === null) {
    const { verifyPhoneFirst, addPhoneFirst } = preferencesErrors();
    const message = traveler.role === "user" ? verifyPhoneFirst : addPhoneFirst;
    throw new AppError("invalid", message, {
      errors: { [choiceName(needsPhone.topic, needsPhone.channel)]: [message] },
    });
  }
  await savePreferences(dependencies.db, traveler.id, cells, dependencies.clock());
}

const base64Url = z.string().regex(/^[\w-]+={0,2}$/);
const subscriptionSchema = z.object({
  endpoint: z.url().max(1000).refine(isPushService),
  // An uncompressed point of P-256, and 16 bytes. Source: RFC 8291, section 3.
  p256dh: base64Url.refine((key) => Buffer.from(key, "base64url").length === 65),
  auth: base64Url.refine((secret) => Buffer.from(secret, "base64url").length === 16),
});

/** Push subscriptions of a person an hour. A browser subscribes when notifications are turned on, so a person needs a few. */
const subscriptionsPerHour = 20;
const hour = 60 * 60_000;

/**
 * Stores a browser's push subscription.
 * @throws AppError `invalid` (none of a known push service), `too_many_requests`, `unavailable`
 */
export async function subscribeToPush(
  { db, clock, keys, phone }: Dependencies,
  traveler: Traveler,
  fields: Record<string, unknown>,
): Promise<void> {
  if (phone.push === null) throw new AppError("unavailable", preferencesErrors().noPush);
  const parsed = subscriptionSchema.safeParse(fields);
  if (!parsed.success) throw new AppError("invalid", preferencesErrors().unknownPushService);
  const now = clock();
  const window = { now, windowMs: hour };
  const tries = await countTry(db, { action: "push subscription", subject: traveler.id, ...window });
  if (tries > subscriptionsPerHour) throw tooManyRequests(preferencesErrors().tooManyTries);
  await savePushSubscription(db, {
    ...parsed.data,
    id: randomId(),
    userId: traveler.id,
    keyVersion: keys.newest,
    createdAt: now,
  });
}

/** Ends a browser's push subscription. */
export async function unsubscribeFromPush(
  { db }: { db: Database },
  traveler: Traveler,
  endpoint: string,
): Promise<void> {
  await deletePushEndpoint(db, traveler.id, endpoint);
}

interface UnsubscribeLink {
  userId: string;
  topic: string;
  key: string;
}

/** Returns what the link of a mail switches off. @throws AppError `not_found` for a wrong key */
export function getUnsubscribeLink({ keys }: { keys: Keys }, link: UnsubscribeLink): { label: string } {
  const label = topicLabelOf(link.topic);
  if (label === null || !isUnsubscribeKey(keys, link, link.key)) {
    throw new AppError("not_found", preferencesErrors().deadLink);
  }
  return { label };
}

function topicLabelOf(topic: string): string | null {
  const owner = { operator: "", companyName: "", status: "verified", isOwner: true } as const;
  const topics = topicsOf([{ ...owner, rights: ["bookings", "departures"] }]);
  return topics.find((each) => each.topic === topic)?.label ?? null;
}

/** Switches off the mails of a topic by a mail's link, signed in or not. @throws AppError `not_found` for a wrong key */
export async function unsubscribeByLink(
  { db, clock, keys }: Omit<Dependencies, "phone">,
  link: UnsubscribeLink,
): Promise<void> {
  getUnsubscribeLink({ keys }, link);
  const { userId, topic } = link;
  await savePreferences(db, userId, [{ topic, channel: "mail", isOn: false }], clock());
}
