import { todayInIndia } from "~/domain/calendar/calendar";
import { nothingDue } from "~/domain/bookings/unpaid-booking";
import { errorForLog } from "~/domain/error-for-log";
import { saleChangeEntries, saleOf } from "~/domain/money/ledger";
import { expiredToOperatorMail } from "../mail/booking-mails";
import { insertMail } from "../mail/mail-outbox.repo";
import { pollOrder, type PaymentDependencies } from "../payments/look-up-payments";
import { listOpenOrders } from "../payments/payments.repo";
import type { BookingState, BookingWrite } from "./booking-change.repo";
import { changeBooking } from "./change-booking";
import { listUnpaid } from "./due-bookings.repo";
import { unpaidReason } from "./notifications/booking-notifications";
import { findBookingParties } from "./notifications/booking-messages.repo";
import { bookingOfRow } from "./traveler/traveler-bookings.repo";

/**
 * Expires a booking that is neither paid nor verified in time, and releases its seats and coupon. For a closed
 * departure nothing is due: its travelers have a choice. Null if nothing has expired.
 */
export function decideExpiry(
  { booking, entries, closedBecause }: BookingState,
  now: number,
): BookingWrite | null {
  const { status, travelDate } = booking;
  if (status !== "pending" && status !== "confirmed") return null;
  const by = { id: null, actor: "system" } as const;
  if (status === "confirmed" && closedBecause !== null) {
    return { by, reason: "The departure is closed, so nothing is due.", set: nothingDue };
  }
  const isUnverified = status === "confirmed" && booking.verifiedAt === null;
  return {
    by,
    reason: isUnverified ? "The e-mail address was not confirmed in time." : unpaidReason,
    status: "expired",
    giveBack: { travelDate, seats: booking.numberOfTravelers },
    givesCouponBack: travelDate > todayInIndia(now),
    entries: saleChangeEntries(saleOf(entries), { total: 0, commission: 0 }),
  };
}

/** Releases the seats of bookings with overdue payments, after a last query to the gateway. */
export async function expireBookings(dependencies: PaymentDependencies): Promise<void> {
  const { db, clock, gateways } = dependencies;
  const errors: unknown[] = [];
  for (const id of await listUnpaid(db, clock())) {
    for (const { gateway: name, orderId } of await listOpenOrders(db, id)) {
      const gateway = name === "manual" ? undefined : gateways.byName[name];
      // If the gateway fails, a late payment is seated if there is room and refunded otherwise.
      if (gateway) {
        await pollOrder(dependencies, gateway, orderId).catch((error: unknown) =>
          console.error(errorForLog(error)),
        );
      }
    }
    // One failure does not stop the others.
    await expire(dependencies, id).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, "Some bookings could not expire");
}

async function expire(dependencies: PaymentDependencies, id: string): Promise<void> {
  const parties = await findBookingParties(dependencies.db, bookingOfRow(id));
  await changeBooking(dependencies, bookingOfRow(id), (state, now) => {
    const { paymentDueAt, status } = state.booking;
    const write = paymentDueAt !== null && paymentDueAt <= now ? decideExpiry(state, now) : null;
    // The operator was never notified of a pending booking.
    const isNotified = write?.status === "expired" && status === "confirmed";
    return isNotified && parties
      ? { ...write, also: mailToOperator(dependencies, state, parties, write, now) }
      : write;
  });
}

function mailToOperator(
  { db, bookingMailer }: PaymentDependencies,
  { booking, operatorName, departureRules, guide }: BookingState,
  { ownerName, ownerEmail }: NonNullable<Awaited<ReturnType<typeof findBookingParties>>>,
  { reason }: BookingWrite,
  now: number,
) {
  if (ownerName === null || ownerEmail === null) return [];
  const mail = expiredToOperatorMail(
    {
      booking,
      operatorName,
      ...guide,
      departures: departureRules,
      url: bookingMailer.addressOf(`/operator/bookings/${booking.bookingId}`),
    },
    { name: ownerName, email: ownerEmail, why: reason ?? unpaidReason },
  );
  return [insertMail(db, { ...mail, dedupeKey: `operator-of-booking/${booking.id}/expired` }, now)];
}
