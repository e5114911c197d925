import { startTimeSchema } from "~/domain/departures/availability-schema";
import { z } from "zod";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { matchesSharedFilter, type BookingFilter } from "./booking-list";
import { bookingSources } from "~/domain/bookings/booking-source";
import { ownSales } from "~/domain/bookings/own-booking";
import { bookingStatuses, holdsSeats, isSold } from "~/domain/bookings/booking-status";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import { isTripOver } from "~/domain/trips/traveler-booking";
import { noSale, saleOf, type LedgerEntry, type Sale } from "~/domain/money/ledger/ledger";
import { commissionOn, partOf } from "~/domain/money/money";
import { lineOfSale, type PayoutLine } from "~/domain/money/payouts/settlement";
import { roomTypes } from "~/domain/prices/pricing";

/** A booking as its operator sees it. The customer's contact details stay with the platform. */
export const operatorBookingSchema = z.object({
  bookingId: z.string(),
  status: z.enum(bookingStatuses),
  tourSlug: z.string(),
  tourTitle: z.string(),
  tourDuration: z.string(),
  departureCity: z.string(),
  operatorSlug: z.string(),
  operatorName: z.string(),
  customerName: z.string(),
  travelDate: z.string(),
  startTime: startTimeSchema,
  numberOfTravelers: z.int(),
  children: z.int(),
  infants: z.int(),
  roomType: z.enum(roomTypes),
  specialRequests: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** Whole rupees, as are all amounts. */
  totalAmount: z.int(),
  /** Commission, its rate at the time of sale, and what is paid out of the sale; null for staff without the right "earnings". */
  earnings: z.object({ commission: z.int(), commissionPercent: z.int(), net: z.int() }).nullable(),
  paidAmount: z.int(),
  refundAmount: z.int(),
  /** When the balance of a part-paid booking is due. */
  balanceDueAt: z.iso.datetime().optional(),
  /** Taken by the operator itself; omitted for all others. */
  ownSale: z.enum(ownSales).optional(),
  source: z.enum(bookingSources),
  /** Incremented by each change, for optimistic locking. */
  version: z.int(),
});
export type OperatorBooking = z.infer<typeof operatorBookingSchema>;

type SoldBooking = Pick<
  AdminBooking,
  | "status"
  | "totalAmount"
  | "commission"
  | "commissionPercent"
  | "platformDiscount"
  | "paidAmount"
  | "refundAmount"
  | "gstAmount"
  | "travelDate"
  | "ownSale"
>;

/** Returns the sale of a booking without its ledger entries: of a canceled one, what is kept of its payments; of an expired one nothing. */
function saleOfBooking(booking: SoldBooking): Sale {
  const { status, totalAmount, commission, commissionPercent, platformDiscount = 0 } = booking;
  if (holdsSeats(status) || isSold(status))
    return { total: totalAmount, commission, compensation: 0, discount: platformDiscount };
  const kept = status === "cancelled" ? (booking.paidAmount ?? 0) - (booking.refundAmount ?? 0) : 0;
  return { ...noSale, total: kept, commission: commissionOn(kept, commissionPercent) };
}

/** Returns the line of a payout for a booking, at the rates of its travel date. @param sale by the ledger, if it is known */
function payoutLineOf(booking: SoldBooking, sale: Sale): PayoutLine {
  const { travelDate: day, totalAmount, gstAmount, ownSale } = booking;
  const gst = totalAmount === 0 ? 0 : partOf(gstAmount ?? 0, sale.total, totalAmount);
  return lineOfSale(sale, { day, gst, isOwn: ownSale !== undefined });
}

/** Returns the sale of a booking by its ledger entries with its line of a payout, or null without a sale. */
export function shareOfBooking(
  booking: SoldBooking,
  entries: readonly LedgerEntry[],
): { sale: Sale; line: PayoutLine } | null {
  if (!entries.some(({ kind }) => kind === "sale" || kind === "sale-change")) return null;
  const sale = saleOf(entries);
  return { sale, line: payoutLineOf(booking, sale) };
}

/**
 * Reduces a back office booking to the fields its operator may see.
 * @param earning the operators whose earnings the reader may see
 */
export function toOperatorBooking(
  booking: AdminBooking,
  earning: ReadonlySet<string> | undefined,
): OperatorBooking {
  const { commissionPercent, operatorSlug } = booking;
  const sale = saleOfBooking(booking);
  // The schema strips unknown keys.
  return operatorBookingSchema.parse({
    ...booking,
    children: booking.children ?? 0,
    infants: booking.infants ?? 0,
    earnings: earning?.has(operatorSlug)
      ? { commission: sale.commission, commissionPercent, net: payoutLineOf(booking, sale).net }
      : null,
    paidAmount: booking.paidAmount ?? 0,
    refundAmount: booking.refundAmount ?? 0,
  });
}

/** Filters of an operator's booking list. Its `q` finds e-mail addresses and phone numbers only as a whole: a search could guess them. */
export interface OperatorBookingFilter extends Omit<BookingFilter, "operator" | "paid" | "minTotal"> {
  /** Only bookings that occupy seats on this day or later. */
  upcomingFrom?: TravelDate | undefined;
}

/** Returns true if a booking passes the filter. Must match the SQL in worker/desk/operator-bookings.repo.ts. */
export function matchesOperatorFilter(booking: OperatorBooking, filter: OperatorBookingFilter): boolean {
  const { q, upcomingFrom } = filter;
  const searched = [booking.bookingId, booking.customerName, booking.tourTitle].join(" ").toLowerCase();
  return (
    matchesSharedFilter(booking, filter) &&
    (upcomingFrom === undefined || (holdsSeats(booking.status) && booking.travelDate >= upcomingFrom)) &&
    (!q || searched.includes(q.toLowerCase()))
  );
}

/** Days before departure from which the emergency contact is shown. */
export const emergencyContactDays = 7;

/** Days before departure from which an unpaid booking is work for the operator, who calls the travelers. */
export const callDays = 1;

/**
 * Returns true if an operator may see the customer's phone number: from confirmation on, and the day before departure at the latest,
 * unless canceled or expired.
 */
export function showsCustomerPhone(
  { status, travelDate }: Pick<OperatorBooking, "status" | "travelDate">,
  today: TravelDate,
): boolean {
  return isSold(status) || (holdsSeats(status) && travelDate <= addDays(today, callDays));
}

/** Stands in place of a phone number that is not shown yet. */
export const hiddenPhoneText = "Once confirmed, or the day before";

/**
 * Returns true if an operator may see the emergency contact: for a confirmed booking, from a week before departure until the
 * trip is over.
 */
export function showsEmergencyContact(
  booking: Pick<OperatorBooking, "status" | "travelDate" | "tourDuration">,
  today: TravelDate,
): boolean {
  return (
    booking.status === "confirmed" &&
    today >= addDays(booking.travelDate, -emergencyContactDays) &&
    !isTripOver(booking, today)
  );
}
