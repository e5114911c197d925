import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { requestedCouponSchema } from "~/domain/coupons/coupon-code";
import { withPartyRules } from "~/domain/bookings/party";

/** The body of `POST /api/quotes`. Unknown keys are rejected. */
export const quoteRequestSchema = withPartyRules(
  z.strictObject({
    tour: bookingFields.tour,
    travelDate: bookingFields.travelDate,
    startTime: bookingFields.startTime,
    numberOfTravelers: bookingFields.numberOfTravelers,
    children: bookingFields.children,
    infants: bookingFields.infants,
    roomType: bookingFields.roomType,
    couponCode: requestedCouponSchema,
  }),
);
export type QuoteRequest = z.output<typeof quoteRequestSchema>;
