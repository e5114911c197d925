import { z } from "zod";
import { emailSchema, nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { noteTextSchema } from "~/domain/accounts/account-edit";
import { rupeesTypedSchema } from "~/domain/money/payouts/payout";
import { bookingFields } from "~/domain/bookings/booking";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { ChangeQuote } from "~/domain/bookings/booking-change";
import type { Bearing } from "~/domain/bookings/sale";
import { typedExtrasSchema } from "~/domain/prices/offers-schema";
import { readDate } from "~/domain/typed-input/day";
import { readNumber } from "~/domain/typed-input/number";
import { refundBearers } from "~/domain/money/bearers";
import { changeRequestSchema, requiredReasonSchema } from "~/domain/bookings/change-request";

/** Changes of a booking by administrators and operators. Source: docs/decisions/010-repair-by-the-office.md. */

const total = z.int().min(0).max(1_000_000_000);

/** A change of the date, party or extras at the prices the booking was sold with, or of its price. */
export const repairChangeSchema = z.discriminatedUnion("kind", [
  ...changeRequestSchema.options,
  z.strictObject({ kind: z.literal("price"), total }),
]);
export type RepairChange = z.output<typeof repairChangeSchema>;

/** Effect of a change by the office, quoted before it is made. Whole rupees. */
export interface RepairQuote extends ChangeQuote {
  /** Version of the booking that was quoted. */
  version: number;
  totalBefore: number;
  /** Null for staff without the right to earnings. */
  commission: { before: number; after: number } | null;
  bearing: Bearing | null;
  gst: { before: number; after: number } | null;
  /** True for a higher price, which the traveler has to accept. */
  needsConsent: boolean;
}

const count = z
  .string()
  .transform((typed) => readNumber(typed) ?? Number.NaN)
  .pipe(z.number("Please enter a whole number."));

/** The fields of the four forms, as typed. */
export const repairFields = {
  numberOfTravelers: count.optional(),
  children: count.optional(),
  infants: count.optional(),
  /** A listed day. A date in `otherDate` wins. */
  travelDate: z.string().max(40).optional(),
  otherDate: z.string().overwrite(readDate).max(40).optional(),
  /** Start time on that date, of a tour with several a day. */
  otherTime: z.string().overwrite(readDate).max(5).optional(),
  extras: typedExtrasSchema,
  total: rupeesTypedSchema.pipe(total).optional(),
  bearer: z.enum(refundBearers, "Please choose who bears the difference.").optional(),
  reason: requiredReasonSchema,
};

/** Reads an empty field as "unchanged". */
function optionalChange<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
    schema.optional(),
  );
}

/** The contact form. Operators don't see every field, so an empty one stays as it is. */
export const contactRepairSchema = z.object({
  customerName: optionalChange(nameSchema("Please enter the name.", 161)),
  customerEmail: optionalChange(emailSchema),
  customerPhone: optionalChange(phoneSchema("Please enter the phone number.")),
  emergencyName: optionalChange(nameSchema("Please enter an emergency contact.")),
  emergencyPhone: optionalChange(phoneSchema("Please enter their phone number.")),
  specialRequests: bookingFields.specialRequests,
  /** True if the former e-mail address is someone else's: links mailed to it stop working. */
  isWrongAddress: z.preprocess((value) => value === "on" || value === true, z.boolean()),
  reason: requiredReasonSchema,
});
export type ContactRepair = z.output<typeof contactRepairSchema>;

export const bookingNoteSchema = z.object({
  noteId: z.uuid(),
  text: noteTextSchema,
});

/** An internal note, shown to its own side only. */
export interface BookingNote {
  id: string;
  text: string;
  /** Null once the author's account is deleted. */
  author: string | null;
  /** UTC, ISO 8601. */
  at: string;
}

/** A change that waits for the traveler's consent. Whole rupees; instants are UTC, ISO 8601. */
export interface OpenProposal {
  change: RepairChange;
  totalBefore: number;
  total: number;
  reason: string;
  proposedBy: string | null;
  at: string;
  expiresAt: string;
}

/** State of a proposal for the traveler; `outdated` if the booking has changed since. */
export type ProposalState = "open" | "accepted" | "declined" | "withdrawn" | "expired" | "outdated";

/** Hides an e-mail address except for its first letter and host; null if there is none. */
export function maskedEmail(email: string): string | null {
  const at = email.lastIndexOf("@");
  return at < 1 ? null : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Returns true once the traveler's account was deleted with their contact details. Own bookings may lack the e-mail address alone. */
export function isTravelerDeleted({
  customerEmail,
  customerPhone,
}: Pick<AdminBooking, "customerEmail" | "customerPhone">): boolean {
  return customerEmail === "" && customerPhone === "";
}

/** A booking as its office repairs it. Contact details that the office doesn't see are empty. */
export type RepairedBooking = Pick<
  AdminBooking,
  | "bookingId"
  | "status"
  | "version"
  | "travelDate"
  | "numberOfTravelers"
  | "children"
  | "infants"
  | "totalAmount"
  | "customerName"
  | "customerEmail"
  | "customerPhone"
  | "emergencyName"
  | "emergencyPhone"
  | "specialRequests"
>;
