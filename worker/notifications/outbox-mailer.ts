import { waitUntil } from "cloudflare:workers";
import { defaultLanguage } from "~/domain/language/language";
import { systemClock } from "../platform/clock";
import { inLanguage } from "../platform/language";
import type { Database } from "../platform/db/client";
import { deliverDueMail, type DeliveryDependencies, type DeliveryOptions } from "./mail/deliver-mail";
import { createMail } from "./mail/mail-outbox.repo";
import type { Mailer } from "./mail/mailer";
import { dispatchNotifications, type DispatchDependencies } from "./dispatch-notifications";
import { logError } from "../platform/log";
import { wait } from "../platform/surroundings";

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

/** Milliseconds that a delivery waits, so that one serves everything committed meanwhile. Hundreds of tests wait for deliveries. */
const gatheringTime = import.meta.env.MODE === "test" ? 0 : 250;

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
  // It delivers what others have committed, too.
  waitUntil(inLanguage(defaultLanguage, () => deliverWhileNeeded(dependencies, delivery)));
}

async function deliverWhileNeeded(dependencies: StartDependencies, delivery: Delivery): Promise<void> {
  let isMoreDue = false;
  do {
    // While people book, their bookings have the database first.
    if (gatheringTime > 0 && (delivery.again || !isMoreDue)) await wait(gatheringTime);
    delivery.again = false;
    try {
      isMoreDue = await deliverNotifications(dependencies, { rounds: 1, onlyNew: true });
    } catch (error) {
      isMoreDue = false;
      logError("mail not delivered", error);
    }
  } while ((delivery.again || isMoreDue) && systemClock() - delivery.startedAt < maxDeliveryTime);
  if (deliveries.get(dependencies.db) === delivery) deliveries.delete(dependencies.db);
}

/**
 * Dispatches due notifications, then delivers due messages; a failure of the first does not stop the second.
 * @returns true if more messages may be due
 */
export async function deliverNotifications(
  dependencies: StartDependencies,
  options: DeliveryOptions = {},
): Promise<boolean> {
  const [dispatched] = await Promise.allSettled([dispatchNotifications(dependencies)]);
  const isMoreDue = await deliverDueMail(dependencies, options);
  if (dispatched.status === "rejected") throw dispatched.reason;
  return isMoreDue;
}
