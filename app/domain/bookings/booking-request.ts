import { z } from "zod";
import { requestedCouponSchema } from "~/domain/coupons/coupon-code";
import { invoiceDetailsFields, withInvoiceRules } from "~/domain/money/invoices/invoice-details";
import { proofSchema } from "~/domain/proof-of-work";
import { bookingFields } from "./booking";
import { bookingFormMessages } from "./form-messages/messages";
import { withPartyRules } from "./party";

const errors = () => bookingFormMessages().errors;

/** The body of `POST /api/bookings`. Unknown keys are rejected. */
export const bookingRequestSchema = withInvoiceRules(
  withPartyRules(
    z.strictObject({
      ...bookingFields,
      ...z.object(invoiceDetailsFields).partial().shape,
      couponCode: requestedCouponSchema,
      expectedTotal: z.int().min(0).max(1_000_000_000).optional(),
      /** Hold whose seats become the booking's; an ended hold is ignored. */
      holdId: z.uuid({ error: () => errors().holdId }).optional(),
      proof: proofSchema,
      /** Widget of an operator's website that sends it. No account is read then. */
      widget: z.uuid({ error: () => errors().widget }).optional(),
      /** True to pay online now, which confirms the booking; otherwise it is confirmed at once and paid later. */
      payOnline: z.boolean({ error: () => errors().payOnline }).optional(),
    }),
  ),
);
export type BookingRequest = z.output<typeof bookingRequestSchema>;
