import type { Admin } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import * as repo from "./inbox.repo";
import { subscriptionUrl } from "./subscription";

/** Lists one page of confirmed subscribers, each with the page that ends the subscription: every newsletter must link it. */
export async function listSubscribers(
  { db, keys, origin }: { db: Database; keys: Keys; origin: string },
  _admin: Admin,
  request: Parameters<typeof repo.listSubscribers>[1],
) {
  const { subscribers, ...end } = await repo.listSubscribers(db, request);
  return {
    subscribers: subscribers.map((subscriber) => ({
      ...subscriber,
      unsubscribeUrl: subscriptionUrl(keys, origin, subscriber.email),
    })),
    ...end,
  };
}
