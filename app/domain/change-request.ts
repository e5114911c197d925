import { z } from "zod";
import { bookingFields } from "./booking";
import { withPartyRules } from "./party";
import { emailSchema } from "./person-fields";

/** What a traveller asks of a booking: to be cancelled, smaller, or on another date. */

/** The customer's e-mail address, for somebody who is not signed in. */
const email = emailSchema.optional();

const rupees = z.int().min(0).max(1_000_000_000);

const reasonText = z
  .string("Please say why.")
  .trim()
  .normalize("NFC")
  .max(300, "Please keep it to 300 characters.")
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Please leave out characters that cannot be stored.");

/** Why, in the words of who asks for it; stands in the booking's history. */
export const changeReasonSchema = reasonText.nullish().transform((value) => value || null);

/** The same where it must be given. */
export const requiredReasonSchema = reasonText.min(1, "Please say why.");

const partyChangeSchema = withPartyRules(
  z.strictObject({
    kind: z.literal("party"),
    numberOfTravelers: bookingFields.numberOfTravelers,
    children: bookingFields.children,
    infants: bookingFields.infants,
  }),
);
const dateChangeSchema = z.strictObject({
  kind: z.literal("date"),
  travelDate: bookingFields.travelDate,
});

/** Another party or date. */
export const changeRequestSchema = z.discriminatedUnion("kind", [partyChangeSchema, dateChangeSchema]);
export type ChangeRequest = z.output<typeof changeRequestSchema>;

/** The body of `POST /api/bookings/{bookingId}/cancel`. */
export const cancelRequestSchema = z.strictObject({
  email,
  reason: changeReasonSchema,
  /** What the customer was told would come back: if it has become less, nothing is cancelled. */
  expectedRefund: rupees.optional(),
});

/** The body of `POST /api/bookings/{bookingId}/change`. */
export const changeBodySchema = z.strictObject({
  email,
  change: changeRequestSchema,
  /** What the customer was told it would cost: if it differs, nothing is changed. */
  expectedTotal: rupees.optional(),
});

/** The body of `POST /api/bookings/{bookingId}/change-quote`. */
export const changeQuoteBodySchema = z.strictObject({
  email,
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("cancel") }),
    partyChangeSchema,
    dateChangeSchema,
  ]),
});

/** What a change would do, as the API tells it. */
export const changeQuoteSchema = z.object({
  total: rupees.meta({ description: "What the booking costs afterwards" }),
  percent: z.int().meta({ description: "Share that the schedule gives back today" }),
  refundDue: rupees.meta({ description: "What the schedule grants" }),
  refundAmount: rupees.meta({ description: "What comes back: never more than was paid" }),
  toPay: rupees.meta({ description: "What is still to be paid afterwards" }),
});
