import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { Keys } from "../../platform/keys/keys";
import { isTimeout } from "../mail/choose-transport";
import { MailRefusal, type MailTransport } from "../mail/mail-transport";
import { deletePushSubscription, findPushSubscription } from "./push-subscriptions.repo";
import { encryptPush, newMessageKeys, vapidHeader } from "./web-push";

export interface PushDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
  /** Names the sender to push services; null if the public origin is unknown. */
  origin: string | null;
}

/** Time that a push service keeps a message for a sleeping phone, in seconds. */
const timeToLive = 24 * 60 * 60;
const timeout = 15_000;

/**
 * Sends to a browser through its push service; the recipient is the id of a subscription. A repeated message replaces the first by its tag.
 * Source: RFC 8030.
 */
export function createPushTransport({
  db,
  clock,
  keys,
  origin,
}: PushDependencies): Omit<MailTransport, "keepsBody"> {
  return {
    takesAttachments: false,
    isRepeatable: true,
    isProvider: true,
    async send({ id, to, subject, text, payload }) {
      const subscription = await findPushSubscription(db, to);
      const key = subscription && keys.vapidKey(subscription.keyVersion);
      if (!subscription || !key) {
        await deletePushSubscription(db, to);
        throw new MailRefusal("unsubscribed", "The browser has no subscription anymore.", { isFinal: true });
      }
      const message = JSON.stringify({ title: subject, body: text, url: payload?.url ?? "/", tag: id });
      const body = await encryptPush(message, subscription, await newMessageKeys()).catch(
        (error: unknown) => {
          throw new MailRefusal("bad_key", String(error), { isFinal: true });
        },
      );
      const sender = { now: clock(), subject: origin ?? "mailto:demo@tourbharat.example" };
      const response = await fetch(subscription.endpoint, {
        method: "POST",
        headers: {
          Authorization: await vapidHeader(subscription.endpoint, key, sender),
          "Content-Encoding": "aes128gcm",
          "Content-Type": "application/octet-stream",
          TTL: String(timeToLive),
          Urgency: "high",
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw new MailRefusal(isTimeout(error) ? "timeout" : "network", String(error));
      });
      await response.body?.cancel();
      if (response.ok) return;
      // The browser has unsubscribed.
      const isGone = response.status === 404 || response.status === 410;
      if (isGone) await deletePushSubscription(db, to);
      throw new MailRefusal(`http_${response.status}`, "refused by the push service", {
        isFinal: isGone || response.status === 400 || response.status === 413,
      });
    },
  };
}
