import { waitUntil } from "cloudflare:workers";
import { errorForLog } from "~/domain/error-for-log";
import { deliverDueMail, type DeliveryDependencies } from "./deliver-mail";
import { createMail } from "./mail-outbox.repo";
import type { Mailer } from "./mailer";

/** Writes each message to the outbox, then starts delivery; the next scheduled run delivers the rest. */
export function createMailer(dependencies: DeliveryDependencies): Mailer {
  const { db, clock } = dependencies;
  return {
    async send(message) {
      await createMail(db, message, clock());
      startDelivery(dependencies);
    },
  };
}

/** Starts delivery in the background; failures are left to the next scheduled run. */
export function startDelivery(dependencies: DeliveryDependencies): void {
  waitUntil(
    deliverDueMail(dependencies, { rounds: 1 }).catch((error: unknown) =>
      console.error("mail not delivered", errorForLog(error)),
    ),
  );
}
