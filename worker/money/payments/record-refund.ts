import type { Viewer } from "~/domain/accounts/account";
import { staleEdit } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { BookingMailer } from "../../notifications/bookings/booking-mailer";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { violates } from "../../platform/db/errors";
import { refundSentMail } from "../../notifications/mail/payment-mails";
import type { Mail } from "../../notifications/mail/mailer";
import type { GatewayRefund } from "./gateway";
import {
  findBookingOfRefund,
  findRefund,
  updateRefundAsDone,
  updateRefundAsRefused,
  type LeasedRefund,
} from "./refunds.repo";
import { inLanguage } from "../../platform/language";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

export interface RefundDependencies {
  db: Database;
  clock: Clock;
  bookingMailer: BookingMailer;
}

/**
 * Records, once, that a refund has been paid, and mails the customer.
 * @param byHand who paid it, if not a gateway
 * @throws AppError `conflict` (the status of a manual refund has changed since it was read)
 */
export async function finishRefund(
  { db, clock, bookingMailer }: RefundDependencies,
  refund: LeasedRefund,
  gatewayRefundId: string | null,
  byHand?: { audit: AuditDependencies; viewer: Viewer },
): Promise<void> {
  const found = await findBookingOfRefund(db, refund.booking);
  const { operatorSlug } = found.booking;
  // The office transfers a refund that the payment service could not pay.
  const holder = byHand && refund.holder === "gateway-clearing" ? "bank" : refund.holder;
  try {
    const mail = await mailOf({ db, bookingMailer }, found, refund);
    const done = { gatewayRefundId, operatorSlug, holder, mail, at: clock() };
    if (byHand) {
      const entry = {
        action: "booking.finish-refund",
        subjectId: found.booking.bookingId,
        before: { refundStatus: refund.status },
        after: { refundStatus: "done", amount: refund.amount },
      } as const;
      const isDone = await withAudit(byHand.audit, byHand.viewer, entry, (statements) =>
        updateRefundAsDone(db, refund, done, { from: refund.status, audit: statements }),
      );
      if (!isDone) throw staleEdit("this refund");
    } else await updateRefundAsDone(db, refund, done);
    bookingMailer.deliver();
  } catch (error) {
    if (!violates(error, "ledger_entries.key")) throw error;
  }
}

/** Returns null if the customer's address was deleted with their account. */
async function mailOf(
  { db, bookingMailer }: Pick<RefundDependencies, "db" | "bookingMailer">,
  { booking, operatorName, guide, rules }: Awaited<ReturnType<typeof findBookingOfRefund>>,
  { id, amount, gateway, status, method }: LeasedRefund,
): Promise<Mail | null> {
  if (booking.customerEmail === "") return null;
  const { meetingPoint, carry } = guide;
  const url = await bookingMailer.pageOf(booking);
  const about = { booking, operatorName, departures: rules, meetingPoint, carry, url };
  const data = await translateBooking(db, about);
  const byHand = gateway === "manual" || status === "failed";
  return {
    ...inLanguage(booking.language, () => refundSentMail(data, { amount, byHand, method })),
    dedupeKey: `booking/${booking.id}/refund/${id}`,
  };
}

/** Records a gateway's state of a refund. A failed one is left to administrators, since the gateway would fail again. */
export async function recordRefund(
  dependencies: RefundDependencies,
  { gatewayRefundId, refundId, status }: GatewayRefund,
): Promise<void> {
  const refund = await findRefund(dependencies.db, { id: refundId, gatewayRefundId });
  if (!refund) return;
  if (status === "done") await finishRefund(dependencies, refund, gatewayRefundId);
  if (status === "failed") {
    const failure = { error: "the gateway could not pay the refund", nextAttemptAt: null };
    await updateRefundAsRefused(dependencies.db, refund.id, failure);
  }
}
