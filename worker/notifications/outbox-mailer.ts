import { waitUntil } from "cloudflare:workers";
import { errorForLog } from "~/domain/error-for-log";
import { deliverDueMail, type DeliveryDependencies } from "../mail/deliver-mail";
import { createMail } from "../mail/mail-outbox.repo";
import type { Mailer } from "../mail/mailer";
import { dispatchNotifications, type DispatchDependencies } from "./dispatch-notifications";

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

/** Starts delivery in the background; failures are left to the next scheduled run. */
export function startDelivery(dependencies: StartDependencies): void {
  waitUntil(
    deliverNotifications(dependencies, { rounds: 1 }).catch((error: unknown) =>
      console.error("mail not delivered", errorForLog(error)),
    ),
  );
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
