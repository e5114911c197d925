import { defaultLanguage } from "~/domain/language/language";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { discountBorne } from "~/domain/bookings/sale";
import { rulesOfStart } from "~/domain/departures/start";
import { unprocessable } from "~/domain/partners/octo/errors";
import { formatRupees } from "~/domain/money/money";
import type { ChangeDependencies } from "../bookings/change-booking";
import { createBooking, findFreeBookingId } from "../bookings/bookings.repo";
import { seatsBooked } from "../bookings/create-booking";
import { explainRefusedBooking } from "../bookings/explain-refused-booking";
import { mailOfNewBooking } from "../notifications/bookings/booking-notifications";
import { notificationsOfNewBooking } from "../notifications/bookings/notify-of-booking";
import { issueTaxDocuments } from "../money/invoices/issue-tax-documents";
import { AppError } from "~/domain/errors";
import { violates } from "../platform/db/errors";
import type { ResellerBookingRow, ResellerRow } from "../platform/db/schema";
import type { priceBooking } from "../prices/price-booking";
import type { BookableTour } from "../tours/tours.repo";
import { updateReservation } from "./octo/reservations.repo";
import { payByReseller } from "./reseller-money.repo";

/** A sale as it is priced for a reseller: `retail` is the price for its guest. */
export interface ResellerOffer {
  reseller: ResellerRow;
  tour: BookableTour;
  request: Parameters<typeof seatsBooked>[0];
  sold: Awaited<ReturnType<typeof priceBooking>>;
  schedule: RefundStep[];
  commissionPercent: number;
  retail: number;
  now: number;
}

/**
 * Sells a tour to a reseller's guest. The reseller pays in the same batch, from its balance or on credit, so the booking has no due date. The
 * emergency contact may be open: the guest is asked.
 * @throws OctoError `UNPROCESSABLE_ENTITY` (beyond the credit limit, no longer on hold), AppError `sold_out`, `invalid`
 */
export async function createResellerBooking(
  { db, publisher, bookingMailer }: ChangeDependencies,
  offer: ResellerOffer,
  {
    reservation,
    guest,
  }: {
    reservation: ResellerBookingRow;
    guest: { name: string; email: string; phone: string; notes: string | null };
  },
): Promise<void> {
  const { reseller, tour, request, sold, schedule, commissionPercent, retail, now } = offer;
  const { quote, basis } = sold;
  const booking = {
    ...seatsBooked(request, tour, sold),
    specialRequests: guest.notes,
    customerName: guest.name,
    customerEmail: guest.email,
    customerPhone: guest.phone,
    emergencyName: "",
    emergencyPhone: "",
    buyerState: reseller.state,
    billingAddress: reseller.address,
    postalCode: null,
    buyerGstin: reseller.gstin,
    paymentMethod: "net-banking" as const,
    couponCode: null,
    status: "confirmed" as const,
    ownSale: null,
    reseller: reseller.id,
    channel: "reseller" as const,
    verifiedAt: now,
    emailKey: null,
    caller: null,
    createdAt: now,
    dueDays: 0,
    paymentDueAt: null,
    balanceDueAt: null,
    totalAmount: quote.total,
    paidAmount: quote.total,
    refundedAmount: 0,
    refundDue: null,
    refundSchedule: schedule,
    maxRefundPercent: 100,
    priceLines: quote.lines,
    // The part that the reseller keeps is no discount.
    discount: quote.discount - (retail - quote.total),
    platformDiscount: discountBorne(quote.lines, basis.coupon),
    commissionPercent,
    gstPercent: quote.gst.percent,
    gstAmount: quote.gst.amount,
    userId: null,
    language: defaultLanguage,
    linkVersion: 0,
  };
  const { operatorSlug, details } = tour;
  const bookingId = await findFreeBookingId(db);
  const mailed = { ...booking, bookingId };
  const departures = rulesOfStart(details.departures, booking.start);
  const { meetingPoint, carry } = details.guide;
  const by = { id: null, actor: "reseller" } as const;
  const url = await bookingMailer.pageOf(mailed);
  const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${bookingId}`);
  const mail = mailOfNewBooking(
    { booking: mailed, operatorName: details.operatorName, departures, meetingPoint, carry, url },
    booking,
    now,
  );
  const paid = { ...mailed, operatorSlug, takenBack: 0 };
  const documents = issueTaxDocuments(
    db,
    {
      booking: { ...paid, paidAmount: 0 },
      operatorName: details.operatorName,
      operatorAddress: tour.operatorAddress,
      operatorGstin: tour.operatorGstin,
      taxDocuments: [],
    },
    paid,
    now,
  );
  try {
    await createBooking(db, booking, {
      idempotency: null,
      keysExpireBefore: 0,
      owner: { holder: null, holdId: reservation.hold },
      operatorSlug,
      mail: guest.email === "" ? null : mail,
      notifications: notificationsOfNewBooking(
        { booking: mailed, operatorSlug, departures, operatorUrl, url },
        { commissionPercent, by },
      ),
      by,
      childAges: [],
      bookingId,
      also: [
        updateReservation(
          db,
          reservation,
          {
            resellerReference: reservation.resellerReference,
            encryptedContact: reservation.encryptedContact,
          },
          now,
        ),
        ...payByReseller(
          db,
          {
            reseller: reseller.id,
            reserved: reservation,
            booking: booking.id,
            operatorSlug,
            amount: quote.total,
          },
          now,
        ),
        ...documents.statements,
      ],
    });
  } catch (error) {
    if (violates(error, "bookings.booking_id"))
      throw new AppError("unavailable", "The server is busy. Please try again.", {
        retryAfter: 2,
        cause: error,
      });
    if (violates(error, "resellers_not_overdrawn"))
      throw unprocessable(
        `The booking costs ${formatRupees(quote.total)}, more than is left of your balance and credit limit.`,
        error,
      );
    if (violates(error, "reseller_movements.reseller"))
      throw unprocessable("The reservation is no longer on hold.", error);
    throw await explainRefusedBooking(db, { ...request, start: sold.start }, tour, null, error);
  }
  publisher.bookingsChanged();
  publisher.seatsChanged({ tourSlug: details.slug, travelDate: request.travelDate });
  bookingMailer.deliver();
}
