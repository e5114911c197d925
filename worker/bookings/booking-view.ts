import { bookingSchema, type AdminBooking, type Booking } from "~/domain/bookings/booking-schema";
import { depositTermsOf, owedOn } from "~/domain/bookings/unpaid-booking";
import { bookingSourceOf } from "~/domain/bookings/booking-source";
import { holdsSeats, type BookingStatus } from "~/domain/bookings/booking-status";
import { startTimeIn } from "~/domain/departures/start";
import { soldAs } from "~/domain/bookings/sale";
import type { SoldExtra } from "~/domain/prices/offers";
import { soldByOf } from "~/domain/partners/reseller";
import { splitTotal } from "~/domain/prices/deposit";
import { bookings, operators, tours, type BookingRow } from "../platform/db/schema";

/** The columns every reader of bookings selects. */
export const bookingView = { booking: bookings, tourSlug: tours.slug, operatorName: operators.companyName };

export interface BookingViewRow {
  booking: BookingRow;
  tourSlug: string;
  operatorName: string;
}

/** Returns a row without what banks took back: in its place the amount is due again. */
export function withoutTakenBack(booking: BookingRow): BookingRow {
  const { paidAmount, refundedAmount, takenBack } = booking;
  return { ...booking, paidAmount: paidAmount - takenBack, refundedAmount: refundedAmount - takenBack };
}

/** Converts a stored booking; `status` overrides the current one when an event is replayed. */
export function toBooking(row: BookingViewRow, status: BookingStatus = row.booking.status): Booking {
  const booking = withoutTakenBack(row.booking);
  const soldBy = soldByOf(booking.priceBasis);
  const isDueAgain = booking.takenBack > 0 && owedOn(booking) > 0;
  return {
    bookingId: booking.bookingId,
    tourSlug: row.tourSlug,
    tourTitle: booking.tourTitle,
    tourDestination: booking.tourDestination,
    tourDuration: booking.tourDuration,
    tourPrice: booking.tourPrice,
    departureCity: booking.departureCity,
    travelDate: booking.travelDate,
    ...startTimeIn(booking.start),
    numberOfTravelers: booking.numberOfTravelers,
    ...(booking.children > 0 && { children: booking.children }),
    ...(booking.infants > 0 && { infants: booking.infants }),
    roomType: booking.roomType,
    ...(booking.optionId !== null && { optionId: booking.optionId }),
    ...(booking.optionName !== null && { optionName: booking.optionName }),
    ...(booking.priceBasis?.extras && { extras: booking.priceBasis.extras.map(listedExtra) }),
    specialRequests: booking.specialRequests,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    emergencyName: booking.emergencyName,
    emergencyPhone: booking.emergencyPhone,
    paymentMethod: booking.paymentMethod,
    ...(booking.couponCode !== null && { couponCode: booking.couponCode }),
    discount: booking.discount,
    totalAmount: soldBy === null ? booking.totalAmount : listPriceOf(booking),
    status,
    createdAt: new Date(booking.createdAt).toISOString(),
    ...(status === "cancelled" &&
      booking.cancelledAt !== null && { cancelledAt: new Date(booking.cancelledAt).toISOString() }),
    ...(soldBy === null ? moneyOf(booking) : { soldBy }),
    ...(isWaiting(status) &&
      booking.paymentDueAt !== null && {
        [awaitsProof({ ...booking, status }) ? "verifyBy" : "paymentDueAt"]: new Date(
          booking.paymentDueAt,
        ).toISOString(),
      }),
    ...(isWaiting(status) &&
      booking.balanceDueAt !== null && { balanceDueAt: new Date(booking.balanceDueAt).toISOString() }),
    ...(isWaiting(status) && booking.paidAmount === 0 && booking.ownSale === null && depositOf(booking)),
    ...(isDueAgain && holdsSeats(status) && { takenBack: booking.takenBack }),
    ...(booking.ownSale !== null && { ownSale: booking.ownSale }),
  };
}

function moneyOf({ paidAmount, refundDue, refundedAmount }: BookingRow) {
  return {
    ...(paidAmount > 0 && { paidAmount }),
    ...(refundDue !== null && { refundDue }),
    ...((refundDue !== null || refundedAmount > 0) && { refundAmount: refundedAmount }),
  };
}

/** Returns our price of a booking without what its reseller keeps: what the reseller pays is not for its guest. */
function listPriceOf({ totalAmount, priceLines }: BookingRow): number {
  return (priceLines ?? []).reduce(
    (sum, { code, amount }) => sum - (code === "reseller" ? amount : 0),
    totalAmount,
  );
}

function listedExtra({ extra: id, name, quantity, amount }: SoldExtra) {
  return { id, name, quantity, amount };
}

function depositOf(booking: BookingRow): Pick<Booking, "deposit"> {
  const deposit = splitTotal(booking.totalAmount, booking.travelDate, depositTermsOf(booking));
  return deposit ? { deposit } : {};
}

function isWaiting(status: BookingStatus): boolean {
  return status === "pending" || status === "confirmed";
}

/** Returns true for a booking that expires unless its address is confirmed, or it is paid. */
export function awaitsProof({
  status,
  verifiedAt,
  isProvisional,
}: Pick<BookingRow, "status" | "verifiedAt" | "isProvisional">): boolean {
  return verifiedAt === null && (status === "confirmed" || (status === "pending" && isProvisional));
}

interface AdminBookingRow extends BookingViewRow {
  version: number;
}

/** Removes the fields that only the back office sees. */
export function withoutBackOffice(booking: AdminBooking): Booking {
  // Parsing drops the fields that the schema does not name.
  return bookingSchema.parse(booking);
}

/** Same rules as `waitsForState` in worker/money/invoices/invoice-details.repo.ts, as far as the booking alone decides. */
function lacksState(booking: BookingRow, status = booking.status): boolean {
  const { buyerState, buyerGstin, gstPercent, ownSale, totalAmount } = booking;
  const received = booking.paidAmount - booking.refundedAmount;
  const isComplete = status === "cancelled" || (status !== "pending" && received >= totalAmount);
  const isNamed = buyerState !== null || buyerGstin !== null || ownSale !== null || !gstPercent;
  return !isNamed && received > 0 && status !== "expired" && isComplete;
}

/** Converts a stored booking, including the fields that only the back office sees. */
export function toAdminBooking(row: AdminBookingRow, status?: BookingStatus): AdminBooking {
  return {
    ...toBooking(row, status),
    ...moneyOf(withoutTakenBack(row.booking)),
    totalAmount: row.booking.totalAmount,
    commission: soldAs(row.booking).commission,
    commissionPercent: row.booking.commissionPercent,
    ...(row.booking.platformDiscount > 0 && { platformDiscount: row.booking.platformDiscount }),
    operatorName: row.operatorName,
    operatorSlug: row.booking.operatorSlug,
    gstAmount: row.booking.gstAmount,
    ...(lacksState(row.booking, status) && { lacksState: true }),
    priceLines: row.booking.priceLines,
    source: bookingSourceOf(row.booking),
    version: row.version,
  };
}
