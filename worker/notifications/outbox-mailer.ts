import { waitUntil } from "cloudflare:workers";
import { systemClock } from "../clock";
import type { Database } from "../db/client";
import { deliverDueMail, type DeliveryDependencies } from "../mail/deliver-mail";
import { createMail } from "../mail/mail-outbox.repo";
import type { Mailer } from "../mail/mailer";
import { dispatchNotifications, type DispatchDependencies } from "./dispatch-notifications";
import { logError } from "../log";

type StartDependencies = DeliveryDependencies & DispatchDependencies;

/** Writes each message to the outbox, then starts delivery; the next scheduled run delivers the rest. */
export function createMailer(dependencies: StartDependencies): Mailer {
  const { db, clock } = dependencies;
  return {
    async send(message) {
      await createMail(db, message, clock());
      startDelivery(dependencies);
    },
  };
}

/** A delivery that runs in this isolate, for the requests of one database. */
interface Delivery {
  /** UTC instant. */
  startedAt: number;
  /** True if something was committed since it read what is due. */
  again: boolean;
}
const deliveries = new WeakMap<Database, Delivery>();

/** The platform ends background work 30 seconds after the response; a delivery that old may have been ended. */
const maxDeliveryTime = 15_000;

/**
 * Starts delivery in the background; failures are left to the next scheduled run. While one runs, it delivers what is committed
 * meanwhile: with many bookings at once, a run for each would read the same due messages over and over.
 */
export function startDelivery(dependencies: StartDependencies): void {
  const { db } = dependencies;
  const running = deliveries.get(db);
  const now = systemClock();
  if (running && now - running.startedAt < maxDeliveryTime) {
    running.again = true;
    return;
  }
  const delivery: Delivery = { startedAt: now, again: false };
  deliveries.set(db, delivery);
  waitUntil(deliverWhileNeeded(dependencies, delivery));
}

async function deliverWhileNeeded(dependencies: StartDependencies, delivery: Delivery): Promise<void> {
  do {
    delivery.again = false;
    await deliverNotifications(dependencies, { rounds: 1 }).catch((error: unknown) =>
      logError("mail not delivered", error),
    );
  } while (delivery.again && systemClock() - delivery.startedAt < maxDeliveryTime);
  if (deliveries.get(dependencies.db) === delivery) deliveries.delete(dependencies.db);
}

/** Dispatches due notifications, then delivers due messages; a failure of the first does not stop the second. */
export async function deliverNotifications(
  dependencies: StartDependencies,
  options: { rounds?: number } = {},
): Promise<void> {
  const [dispatched] = await Promise.allSettled([dispatchNotifications(dependencies)]);
  await deliverDueMail(dependencies, options);
  if (dispatched.status === "rejected") throw dispatched.reason;
}
