import { hasRight, type Membership } from "../operators/operator-rights";
import { notificationMessages } from "./messages";
import {
  eventOf,
  isNotificationName,
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
  type NotificationEvent,
} from "./notification-events";

/** A row of the preferences page: events that are switched together. */
interface NotificationTopic {
  topic: string;
  label: string;
  party: "traveler" | "operator";
  /** Channels that can be switched; a traveler's mails are required. */
  channels: readonly NotificationChannel[];
}

export interface NotificationChoice extends NotificationTopic {
  on: readonly NotificationChannel[];
}

const tripTopic = {
  topic: "trips",
  party: "traveler" as const,
  channels: notificationChannels.filter((channel) => channel !== "mail"),
};

const memberTopics = Object.keys(notificationEvents)
  .filter(isNotificationName)
  .flatMap((name) => {
    const event = eventOf(name);
    if (event.to !== "operator" || event.topic === undefined || event.right === undefined) return [];
    const { topic, label, channels, right } = event;
    const row: NotificationTopic = { topic, label, channels, party: "operator" };
    return [{ right, row }];
  });

/** Lists the events a person can switch: those of trips, and those of their operators by their rights. */
export function topicsOf(memberships: readonly Membership[]): NotificationTopic[] {
  const ofMember = memberTopics.filter(({ right }) => hasRight(memberships, right));
  return [{ ...tripTopic, label: notificationMessages().yourTrips }, ...ofMember.map(({ row }) => row)];
}

/** Lists the topics whose choices apply to an event: its own, or all of its party if it cannot be switched off. */
export function topicsFor({ topic, to }: NotificationEvent): readonly string[] {
  if (topic !== undefined) return [topic];
  return to === "operator" ? memberTopics.map(({ row }) => row.topic) : [tripTopic.topic];
}

/**
 * Returns true if an account gets an event by a channel. WhatsApp and SMS have to be chosen: for the event's topic, or, if it cannot be switched
 * off, for any.
 * @param choices of `topicsFor` the event
 */
export function isChosen(
  event: NotificationEvent,
  channel: NotificationChannel,
  choices: readonly { channel: NotificationChannel; isOn: boolean }[],
): boolean {
  const ofChannel = choices.filter((choice) => choice.channel === channel);
  if (event.topic === undefined) return isOnByDefault(channel) || ofChannel.some(({ isOn }) => isOn);
  return ofChannel[0]?.isOn ?? isOnByDefault(channel);
}

/** Returns true if a channel is on without a choice: mail always, push in browsers that subscribed. */
export function isOnByDefault(channel: NotificationChannel): boolean {
  return channel === "mail" || channel === "push";
}

/** Name of a checkbox in the form of preferences. */
export function choiceName(topic: string, channel: NotificationChannel): string {
  return `${topic}.${channel}`;
}

/** Returns true for the address of a browser's push service, without a user: the server sends to no others. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return (
    url?.protocol === "https:" &&
    url.port === "" &&
    url.username === "" &&
    url.password === "" &&
    /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/.test(
      url.hostname,
    )
  );
}
