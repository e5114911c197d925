import type { Viewer } from "~/domain/accounts/account";
import type { AuditEntry } from "~/domain/audit/audit";
import { owedOn } from "~/domain/bookings/unpaid-booking";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { AppError } from "~/domain/errors";
import { paymentEntries } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { accountOf, receivedByLabels, type ReceivedPayment } from "~/domain/money/payments/payment";
import { decideConfirmation } from "../../bookings/booking-decisions";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import {
  changeBooking,
  type ChangeDependencies,
  type PrivilegedChangeDependencies,
} from "../../bookings/change-booking";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { customerBookingWith } from "../../desk/operator-bookings.repo";
import type { Admin, Staff } from "../../platform/authz/actors";
import { earned, minToConfirm } from "./decide-capture";
import { upsertPayment } from "./payments.repo";
import { randomId } from "../../platform/surroundings";

/**
 * Records money received without a gateway, by an administrator or by a member with the right "bookings" of the tour's operator. Full
 * payment, or the deposit, confirms a pending booking.
 * @throws AppError `not_found` (also for other operators' bookings), `illegal_transition` (cancelled,
 * expired), `invalid` (more than the balance due), `conflict` (changed since it was read)
 */
export async function recordReceivedPayment(
  dependencies: PrivilegedChangeDependencies,
  recorder: Admin | Staff<"bookings">,
  {
    bookingId,
    expectedVersion,
    ...received
  }: ReceivedPayment & { bookingId: string; expectedVersion?: number | undefined },
): Promise<AdminBooking> {
  const found =
    recorder.role === "admin" ? bookingWith(bookingId) : customerBookingWith(bookingId, recorder.id);
  const { booking } = await changeBooking(
    dependencies,
    found,
    (state, now) => {
      if (state.payments.some(({ id }) => id === received.receiptId)) return null;
      const write = decideReceipt(dependencies, state, recorder, received, now);
      return { ...write, privileged: { viewer: recorder, entry: receiptEntry(state, write, received) } };
    },
    expectedVersion,
  );
  return booking;
}

function receiptEntry(
  { booking }: BookingState,
  { status, set }: BookingWrite,
  { amount, method }: ReceivedPayment,
): AuditEntry {
  return {
    action: "booking.record-payment",
    subjectId: booking.bookingId,
    before: { paidAmount: booking.paidAmount, ...(status && { status: booking.status }) },
    after: { paidAmount: set?.paidAmount, amount, method, ...(status && { status }) },
  };
}

function decideReceipt(
  { db }: ChangeDependencies,
  state: BookingState,
  recorder: Viewer,
  { amount, method, receiptId = randomId() }: ReceivedPayment,
  now: number,
): BookingWrite {
  const { booking } = state;
  if (["cancelled", "expired"].includes(booking.status)) {
    throw new AppError("illegal_transition", `Booking ${booking.bookingId} is ${booking.status}.`);
  }
  const owed = owedOn(booking);
  const isPending = booking.status === "pending";
  const min = minToConfirm(state, now);
  if (amount > owed || (isPending && amount < min)) {
    const message = isPending
      ? min < owed
        ? `Enter at least the deposit of ${formatRupees(min)} to confirm this booking.`
        : `Enter the full balance of ${formatRupees(owed)} to confirm this booking.`
      : `Enter at most the balance due, ${formatRupees(owed)}.`;
    throw new AppError("invalid", message, { errors: { amount: [message] } });
  }
  const by = { id: recorder.id, actor: recorder.role === "admin" ? "team" : "operator" } as const;
  const confirmation = isPending ? decideConfirmation(state, by, now) : null;
  const id = receiptId;
  return {
    ...confirmation,
    by,
    reason: `${formatRupees(amount)} received: ${receivedByLabels[method]}.`,
    set: { ...confirmation?.set, ...earned(state, amount, now), paidAmount: booking.paidAmount + amount },
    entries: [
      ...(confirmation?.entries ?? []),
      // Money that an operator has received is no longer owed to them.
      ...paymentEntries(amount, recorder.role === "admin" ? accountOf(method) : "operator-payable"),
    ],
    also: [
      ...(confirmation?.also ?? []),
      upsertPayment(db, {
        id,
        booking: booking.id,
        gateway: "manual",
        orderId: id,
        paymentId: id,
        method,
        amount,
        refunded: 0,
        disputed: 0,
        status: "captured",
        recordedBy: recorder.id,
        createdAt: now,
        capturedAt: now,
        nextPollAt: null,
        upiLink: null,
      }),
    ],
  };
}
