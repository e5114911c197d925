import { z } from "zod";
import { bookingSources } from "./booking-source";
import { bookingStatuses } from "./booking-status";
import { ownSales } from "./own-booking";
import { paymentMethods } from "./payment-methods";
import { startTimeSchema } from "~/domain/departures/availability-schema";
import { roomTypes } from "~/domain/prices/pricing";
import { depositSchema } from "~/domain/prices/deposit-schema";
import { quoteSchema } from "~/domain/prices/quote";

/** A booking as its owner and the API see it. Amounts are whole rupees, instants ISO 8601 in UTC. */
export const bookingSchema = z.object({
  /** A reference for people, never a key. */
  bookingId: z.string(),
  tourSlug: z.string(),
  tourTitle: z.string(),
  tourDestination: z.string(),
  tourDuration: z.string(),
  tourPrice: z.int(),
  departureCity: z.string(),
  travelDate: z.string(),
  startTime: startTimeSchema,
  numberOfTravelers: z.int(),
  /** Children aged 2 to 11 among the travelers; omitted if none. */
  children: z.int().optional(),
  /** Infants under 2, who need no seat; omitted if none. */
  infants: z.int().optional(),
  roomType: z.enum(roomTypes),
  /** Option of the tour, as sold; omitted for tours without. */
  optionId: z.string().optional(),
  optionName: z.string().optional(),
  /** Extras as sold, amounts for all pieces; omitted if none. */
  extras: z
    .array(z.object({ id: z.string(), name: z.string(), quantity: z.int(), amount: z.int() }))
    .optional(),
  specialRequests: z.string().nullable(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  emergencyName: z.string(),
  emergencyPhone: z.string(),
  paymentMethod: z.enum(paymentMethods),
  /** Omitted if no coupon was used. */
  couponCode: z.string().optional(),
  discount: z.int(),
  totalAmount: z.int(),
  status: z.enum(bookingStatuses),
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().optional(),
  /** Amount received; omitted if none. */
  paidAmount: z.int().optional(),
  /** Refund granted by the schedule on cancellation. */
  refundDue: z.int().optional(),
  /** Amount returned or being returned. */
  refundAmount: z.int().optional(),
  /** Taken back by the traveler's bank and due again; omitted if nothing is. Without it there is no voucher. */
  takenBack: z.int().optional(),
  /** When the booking expires unless it is paid; omitted if nothing is due. */
  paymentDueAt: z.iso.datetime().optional(),
  /** When the booking expires unless its e-mail address is confirmed, or it is paid; omitted once confirmed. */
  verifyBy: z.iso.datetime().optional(),
  /** Part payment the booking was sold with; omitted if everything was due at once, and once anything is paid. */
  deposit: depositSchema.optional(),
  /** When the balance is due, after which the booking is canceled; omitted unless a deposit was paid. */
  balanceDueAt: z.iso.datetime().optional(),
  /** Taken by its operator, which was paid or not; omitted for all others. */
  ownSale: z.enum(ownSales).optional(),
  /** Reseller that sold it, which knows its price. */
  soldBy: z.string().optional(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** A booking as the back office sees it. */
export const adminBookingSchema = bookingSchema.extend({
  /** The platform's commission. */
  commission: z.int(),
  /** The commission rate at the time of sale. */
  commissionPercent: z.int(),
  /** The part of the discounts that the platform bears and pays the operator: the commission is on the total with it. Omitted if none. */
  platformDiscount: z.int().optional(),
  operatorName: z.string(),
  operatorSlug: z.string(),
  /** Tax within the total; null for bookings older than its column. */
  gstAmount: z.int().nullable(),
  /** True if everything was paid, and the tax invoice waits for the buyer's State. */
  lacksState: z.literal(true).optional(),
  /** Price lines as sold; null for bookings older than price lines. */
  priceLines: quoteSchema.shape.lines.nullable(),
  /** Made by the traveler on the site, an administrator, or the operator for its own customer. */
  source: z.enum(bookingSources),
  /** Incremented by each change, for optimistic locking. */
  version: z.int(),
});
export type AdminBooking = z.infer<typeof adminBookingSchema>;
