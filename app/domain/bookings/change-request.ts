import { z } from "zod";
import { bookingFields } from "./booking";
import { bookingFormMessages } from "./form-messages/messages";
import { withPartyRules } from "./party";
import { emailSchema } from "~/domain/accounts/person-fields";

/** Changes a traveler can request for a booking: cancellation, a smaller party, another date, or other extras. */

/** The customer's e-mail address, required if they are not signed in. */
const email = emailSchema.optional();

const errors = () => bookingFormMessages().errors;

const rupees = z.int().min(0).max(1_000_000_000);

const reasonText = z
  .string({ error: () => errors().reason })
  .trim()
  .normalize("NFC")
  .max(300, { error: () => errors().reasonTooLong })
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: () => errors().characters });

/** Reason for a change, shown in the booking's history. Optional. */
export const changeReasonSchema = reasonText.nullish().transform((value) => value || null);

/** Reason for a change where one is required. */
export const requiredReasonSchema = reasonText.min(1, { error: () => errors().reason });

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
  startTime: bookingFields.startTime,
});

const extrasChangeSchema = z.strictObject({
  kind: z.literal("extras"),
  extras: bookingFields.extras.unwrap().meta({ description: "All extras of the booking after the change" }),
});

export const changeRequestSchema = z.discriminatedUnion("kind", [
  partyChangeSchema,
  dateChangeSchema,
  extrasChangeSchema,
]);
export type ChangeRequest = z.output<typeof changeRequestSchema>;

/** The body of `POST /api/bookings/{bookingId}/cancel`. */
export const cancelRequestSchema = z.strictObject({
  email,
  reason: changeReasonSchema,
  /** Refund quoted to the customer. If the refund is now lower, the booking is not canceled. */
  expectedRefund: rupees.optional(),
});

/** The body of `POST /api/bookings/{bookingId}/change`. */
export const changeBodySchema = z.strictObject({
  email,
  change: changeRequestSchema,
  /** Price quoted to the customer. If it differs, the booking is not changed. */
  expectedTotal: rupees.optional(),
});

/** The body of `POST /api/bookings/{bookingId}/change-quote`. */
export const changeQuoteBodySchema = z.strictObject({
  email,
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("cancel") }),
    partyChangeSchema,
    dateChangeSchema,
    extrasChangeSchema,
  ]),
});

/** A change quote in the API. */
export const changeQuoteSchema = z.object({
  total: rupees.meta({ description: "Price of the booking after the change" }),
  percent: z.int().meta({ description: "Refund share granted by the schedule today, in percent" }),
  refundDue: rupees.meta({ description: "Refund granted by the schedule" }),
  refundAmount: rupees.meta({ description: "Refund actually returned: never more than was paid" }),
  toPay: rupees.meta({ description: "Amount still to be paid after the change" }),
});

/** Changes that a booking's own page offers. */
export const tripChanges = ["cancel", "party", "date", "extras"] as const;
export type TripChange = (typeof tripChanges)[number];

/** Changes that the forms of a booking's own page quote or make, by intent. */
export const changeByIntent: Record<string, TripChange> = {
  cancel: "cancel",
  "quote-party": "party",
  party: "party",
  "quote-date": "date",
  date: "date",
  "quote-extras": "extras",
  extras: "extras",
};
