import type { Keys } from "../platform/keys/keys";

interface Subscription {
  userId: string;
  topic: string;
}

/** Returns the page that switches off the mails of a topic for an account, without signing in. Source: RFC 8058. */
export function unsubscribeUrl(keys: Keys, origin: string, { userId, topic }: Subscription): string {
  return `${origin}/unsubscribe/${userId}/${topic}/${keys.sign("unsubscribe", textOf({ userId, topic }))}`;
}

/** Verifies the key of that page, in constant time. */
export function isUnsubscribeKey(keys: Keys, subscription: Subscription, key: string): boolean {
  return keys.verify("unsubscribe", textOf(subscription), key);
}

function textOf({ userId, topic }: Subscription): string {
  return `unsubscribe:${userId}:${topic}`;
}
