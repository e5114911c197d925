import { defaultLanguage } from "~/domain/language/language";
import type { NotificationContent, NotificationMail } from "~/domain/notifications/notification";
import {
  eventOf,
  notificationLabelOf,
  paramsInOrder,
  shortTextOf,
  type NotificationChannel,
  type NotificationEvent,
} from "~/domain/notifications/notification-events";
import { isChosen, topicsFor } from "~/domain/notifications/preferences";
import { nextLoudInstant } from "~/domain/notifications/quiet-hours";
import { inLanguage } from "../platform/language";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { retryDelays } from "./mail/deliver-mail";
import { newMailRow, newMessageRow } from "./mail/mail-outbox.repo";
import { linkIn, renderMail } from "./mail/mail-template";
import { greeting } from "./mail/mail-text";
import { mailMessages } from "./mail/messages";
import { textChannelOf, type MailTransport, type PhoneTransports } from "./mail/mail-transport";
import type { NotificationRow } from "../platform/db/schema";
import * as repo from "./notifications.repo";
import { unsubscribeUrl } from "./unsubscribe-link";

export interface DispatchDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  /** Messages are written only for channels that are configured. */
  phone: PhoneTransports;
}

const notificationsPerRun = 50;

/**
 * Turns due notifications into rows of the outbox: one per person and channel, by right, preference and quiet hours. Safe to run concurrently.
 * @throws AggregateError if any failed; they are tried again, with the delays of mail
 */
export async function dispatchNotifications(dependencies: DispatchDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const due = await repo.listDueNotifications(db, clock(), notificationsPerRun);
  const read = createReader(db);
  const written = await Promise.allSettled(
    due.map(async (notification) => ({
      id: notification.id,
      rows: await messagesOf(dependencies, notification, read),
    })),
  );
  const dispatched = written.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const errors = new Map<string, unknown>();
  for (const [index, result] of written.entries())
    if (result.status === "rejected") errors.set(due[index]?.id ?? "", result.reason);
  try {
    await repo.writeDispatched(db, dispatched);
  } catch {
    // One of them fails: the others must not wait for it.
    for (const each of dispatched)
      await repo.writeDispatched(db, [each]).catch((error: unknown) => errors.set(each.id, error));
  }
  for (const { id, attempts } of due) {
    if (!errors.has(id)) continue;
    const delay = retryDelays[attempts];
    await repo.updateUndispatched(db, id, delay === undefined ? null : clock() + delay);
  }
  if (errors.size > 0)
    throw new AggregateError(errors.values(), "Some notifications could not be dispatched");
}

/** Reads recipients and their choices once per run: many notifications of a run have the same ones. */
function createReader(db: Database) {
  const recipients = new Map<string, Promise<repo.Recipient[]>>();
  const choices = new Map<string, ReturnType<typeof repo.listChoices>>();
  return {
    listRecipients: (event: NotificationEvent, audience: NotificationRow["audience"]) =>
      readOnce(recipients, JSON.stringify([event, audience]), () => recipientsOf(db, event, audience)),
    listChoices: (ids: readonly string[], topics: readonly string[]) =>
      readOnce(choices, JSON.stringify([ids, topics]), () => repo.listChoices(db, ids, topics)),
  };
}

function readOnce<Result>(
  known: Map<string, Promise<Result>>,
  key: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const result = known.get(key) ?? read();
  known.set(key, result);
  return result;
}

type Message = ReturnType<typeof newMailRow> | ReturnType<typeof newMessageRow>;

async function messagesOf(
  { clock, keys, phone }: DispatchDependencies,
  { event: name, audience, content, dedupeKey, createdAt }: NotificationRow,
  read: ReturnType<typeof createReader>,
): Promise<Message[]> {
  const event = eventOf(name);
  const now = clock();
  if (!content || (content.expiresAt ?? Infinity) <= now) return [];
  const recipients = withoutDuplicates(await read.listRecipients(event, audience), audience.except ?? []);
  const ids = recipients.flatMap(({ id }) => id ?? []);
  const { preferences, subscriptions } = await read.listChoices(ids, topicsFor(event));
  const phoneAt = content.isUrgent === true || event.isQuietAtNight === false ? now : nextLoudInstant(now);
  // One number may be that of several recipients.
  const texted = new Set<string>();

  return recipients.flatMap((recipient) => {
    const choices = preferences.filter(({ userId }) => userId === recipient.id);
    const gets = (channel: NotificationChannel) =>
      event.channels.includes(channel) && isChosen(event, channel, choices);
    const key = `${dedupeKey}/${recipient.id ?? recipient.email ?? recipient.phone}`;
    const shared = { event: name, userId: recipient.id, createdAt };
    const messages: Message[] = [];
    if (content.mail && recipient.email !== null && gets("mail")) {
      const mail = mailTo(recipient, event, content, content.mail, keys);
      const notification = { event: name, userId: recipient.id, payload: mail.payload };
      messages.push({ ...newMailRow({ ...mail, dedupeKey: key, notification }, now), createdAt });
    }
    const byPhone = (channel: "push" | "whatsapp" | "sms", to: string, suffix: string) =>
      messages.push(
        newMessageRow(
          {
            ...shared,
            channel,
            dedupeKey: `${key}/${suffix}`,
            recipient: to,
            ...wordsFor(name, content, phone[channel]),
            expiresAt: content.expiresAt ?? null,
          },
          phoneAt,
        ),
      );
    // A browser that subscribed has opted in.
    if (phone.push && gets("push")) {
      for (const { id, userId } of subscriptions) if (userId === recipient.id) byPhone("push", id, id);
    }
    const number = recipient.phone;
    if (!number || texted.has(number)) return messages;
    // A contact's number was given for this text; accounts have chosen their channels.
    const given = textChannelOf(phone);
    const channels = (["whatsapp", "sms"] as const).filter((channel) =>
      recipient.id === null
        ? event.channels.includes(channel) && channel === given
        : phone[channel] && !phone[channel].lacksTemplate?.(name) && gets(channel),
    );
    for (const channel of channels) {
      byPhone(channel, number, channel);
      texted.add(number);
    }
    return messages;
  });
}

/** Returns the words of a phone message, in the reader's language if the provider has a template in it. */
function wordsFor(
  name: NotificationRow["event"],
  { params: inEnglish, translated, url }: NotificationContent,
  transport: MailTransport | null,
) {
  const isTranslated =
    translated !== undefined && transport?.hasTemplate?.(name, translated.language) !== false;
  const { language, params } = isTranslated ? translated : { language: defaultLanguage, params: inEnglish };
  return inLanguage(language, () => ({
    subject: notificationLabelOf(name),
    text: shortTextOf(name, params),
    payload: {
      params: paramsInOrder(name, params),
      ...(url !== null && { url: linkIn(language, url) }),
      ...(isTranslated && { language }),
    },
  }));
}

async function recipientsOf(
  db: Database,
  event: NotificationEvent,
  { operator, userId, admins, contact }: NotificationRow["audience"],
): Promise<repo.Recipient[]> {
  const groups = await Promise.all([
    operator !== undefined && event.to === "operator"
      ? repo.listMembersWith(db, operator, event.right ?? null)
      : [],
    userId ? repo.listAccount(db, userId) : [],
    admins && event.to === "admin" ? repo.listAdminsWith(db, event.right) : [],
  ]);
  const { email = null, phone = null, name = "" } = contact ?? {};
  return [...groups.flat(), ...(contact ? [{ id: null, name, email, phone, seesEarnings: false }] : [])];
}

/** Leaves out people with their own message about the event, and keeps one of each address. @param except accounts and addresses */
function withoutDuplicates(recipients: repo.Recipient[], except: readonly string[]): repo.Recipient[] {
  const seen = new Set(except.map((person) => person.toLowerCase()));
  return recipients.filter(({ id, email, phone }) => {
    const names = [id, email ?? phone].flatMap((name) => name?.toLowerCase() ?? []);
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew;
  });
}

function mailTo(
  { id, name, email, seesEarnings }: repo.Recipient,
  event: NotificationEvent,
  { url }: NotificationContent,
  { subject, earnings = [], paragraphs, details, action, ...content }: NotificationMail,
  keys: Keys,
) {
  const unsubscribe =
    event.topic === undefined || id === null || url === null
      ? null
      : unsubscribeUrl(keys, new URL(url).origin, { userId: id, topic: event.topic });
  return {
    to: email ?? "",
    subject,
    payload: unsubscribe === null ? {} : { unsubscribe },
    ...renderMail({
      ...content,
      paragraphs: [greeting(name), ...paragraphs],
      details: [...details, ...(seesEarnings ? earnings : [])],
      ...(url !== null && { action: { label: action, url } }),
      ...(unsubscribe !== null && {
        footnote: `${mailMessages().switchOff}\n${unsubscribe}`,
      }),
    }),
  };
}
