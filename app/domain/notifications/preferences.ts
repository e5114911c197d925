import { hasRight, type Membership } from "../operators/operator-rights";
import {
  eventOf,
  isNotificationName,
  notificationChannels,
  notificationEvents,
  type NotificationChannel,
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

const tripTopic: NotificationTopic = {
  topic: "trips",
  label: "Your trips: changes, payments due, reminders",
  party: "traveler",
  channels: notificationChannels.filter((channel) => channel !== "mail"),
};

/** Lists what a person can switch: trips, and what their rights at operators bring them. */
export function topicsOf(memberships: readonly Membership[]): NotificationTopic[] {
  const names = Object.keys(notificationEvents).filter(isNotificationName);
  const ofOperators = names.flatMap((name): NotificationTopic[] => {
    const event = eventOf(name);
    if (event.to !== "operator" || event.topic === undefined || event.right === undefined) return [];
    const { topic, label, channels, right } = event;
    return hasRight(memberships, right) ? [{ topic, label, channels, party: "operator" }] : [];
  });
  return [tripTopic, ...ofOperators];
}

/** Returns true if a channel is on without a choice: mail always, push in browsers that subscribed. */
export function isOnByDefault(channel: NotificationChannel): boolean {
  return channel === "mail" || channel === "push";
}

/** Name of a checkbox in the form of preferences. */
export function choiceName(topic: string, channel: NotificationChannel): string {
  return `${topic}.${channel}`;
}

/** Returns true for the address of a browser's push service, the only ones that the server sends to. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  return (
    url?.protocol === "https:" &&
    url.port === "" &&
    /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/.test(
      url.hostname,
    )
  );
}
