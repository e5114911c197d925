import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { requestedCouponSchema } from "~/domain/coupons/coupon";
import { withPartyRules } from "~/domain/bookings/party";
import { quoteLineCodes } from "./pricing";
import type { Quote } from "./pricing";

/** The body of `POST /api/quotes`. Unknown keys are rejected. */
export const quoteRequestSchema = withPartyRules(
  z.strictObject({
    tour: bookingFields.tour,
    travelDate: bookingFields.travelDate,
    numberOfTravelers: bookingFields.numberOfTravelers,
    children: bookingFields.children,
    infants: bookingFields.infants,
    roomType: bookingFields.roomType,
    couponCode: requestedCouponSchema,
  }),
);
export type QuoteRequest = z.output<typeof quoteRequestSchema>;

const rupees = z.int();

/** A quote in the API. */
export const quoteSchema = z.object({
  lines: z.array(z.object({ code: z.enum(quoteLineCodes), label: z.string(), amount: rupees })),
  discount: rupees.min(0),
  total: rupees.min(0),
  gst: z.object({ percent: z.int(), amount: rupees }),
  refundSchedule: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), percent: z.int(), amount: rupees }),
  ),
}) satisfies z.ZodType<Quote>;
