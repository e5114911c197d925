import { AppError } from "~/domain/errors";
import { OctoError } from "~/domain/partners/octo/errors";
import { isRetryable } from "../../worker/platform/db/errors";
import { GatewayError } from "../../worker/money/payments/gateway";
import { MailRefusal } from "../../worker/notifications/mail/mail-transport";

/** The checks' report of messages that no scheduled run has had the time to send. */
export class ScheduleWasLate extends Error {
  override name = "ScheduleWasLate";
}

/** True for an answer that explains to a person why something was not done. */
export function isRefusal(error: unknown): boolean {
  return (error instanceof AppError || error instanceof OctoError) && error.status < 500;
}

/** True for an error that the injected faults explain: the database, a provider or an object was away. */
export function isTransient(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isTransient);
  if (error instanceof AppError) return error.code === "unavailable";
  if (error instanceof Error && error.name === "IsolateDied") return true;
  if (error instanceof ScheduleWasLate) return true;
  return error instanceof GatewayError || error instanceof MailRefusal || isRetryable(error);
}
