import { z } from "zod";
import { isTravelDate, lastBookableDate } from "./calendar";
import type { TravelDate } from "./calendar";
import { couponCodeSchema } from "./coupon";
import { companionsSchema, maxTravelers, partySizeSchema, partyTooLarge, withPartyRules } from "./party";
import { emailSchema, nameSchema, phoneSchema } from "./person-fields";
import { roomTypes } from "./pricing";
import type { QuoteLine, RoomType } from "./pricing";
import type { BookingStatus } from "./booking-status";

/** The fields of a booking, written once: the dialog and the API check the same. Source: specification 1, sections 3 and 5. */

export const paymentMethods = ["credit-card", "debit-card", "upi", "net-banking"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  "credit-card": "Credit card",
  "debit-card": "Debit card",
  upi: "UPI",
  "net-banking": "Net banking",
};

export const roomTypeLabels: Record<RoomType, string> = {
  standard: "Standard",
  deluxe: "Deluxe",
  suite: "Suite",
};

/** The fields of a booking and of its price, each written once. */
export const bookingFields = {
  tour: z.string("Please name the tour.").min(1, "Please name the tour.").max(120),
  firstName: nameSchema("Please enter your first name."),
  lastName: nameSchema("Please enter your last name."),
  email: emailSchema,
  phone: phoneSchema("Please enter your phone number."),
  travelDate: z
    .string("Please choose your travel date.")
    .min(1, "Please choose your travel date.")
    .refine(isTravelDate, "Please give the date as yyyy-MM-dd."),
  numberOfTravelers: partySizeSchema(maxTravelers, `One booking holds up to ${maxTravelers} travelers.`),
  /** Of the travelers, 2 to 11 years old. */
  children: companionsSchema("Please enter how many of them are children."),
  /** Beside the travelers, under 2. */
  infants: companionsSchema("Please enter how many infants come along."),
  roomType: z.enum(roomTypes, "Please choose standard, deluxe or suite."),
  specialRequests: z
    .string()
    .trim()
    .normalize("NFC")
    .max(1000, "Please keep it to 1,000 characters.")
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, "Please leave out characters that cannot be stored.")
    .nullish()
    .transform((value) => value || null),
  emergencyName: nameSchema("Please enter whom we may call in an emergency."),
  emergencyPhone: phoneSchema("Please enter their phone number."),
  paymentMethod: z.enum(paymentMethods, "Please choose credit-card, debit-card, upi or net-banking."),
  couponCode: couponCodeSchema
    .pipe(z.string().min(1, "Please enter the code, or leave the coupon out."))
    .optional()
    .transform((code) => code ?? null),
};

const { tour: _, ...formFields } = bookingFields;
const formObject = z.object({
  ...formFields,
  // An empty field of a form is no coupon.
  couponCode: couponCodeSchema.nullish().transform((code) => code || null),
});

/** What the four steps of the booking dialog collect. */
export const bookingFormSchema = withPartyRules(formObject);
export type BookingFormValues = z.input<typeof bookingFormSchema>;

/** The same for a tour of this many seats a day: a larger party need not be sent to be refused. */
export function bookingFormSchemaFor(capacity: number) {
  if (capacity >= maxTravelers) return bookingFormSchema;
  return withPartyRules(
    formObject.extend({ numberOfTravelers: partySizeSchema(capacity, partyTooLarge(capacity)) }),
  );
}

/** The form before anything is entered. Source: specification 1, section 3. */
export const newBookingForm: BookingFormValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  travelDate: "",
  numberOfTravelers: 2,
  children: 0,
  infants: 0,
  roomType: "standard",
  specialRequests: "",
  emergencyName: "",
  emergencyPhone: "",
  paymentMethod: "credit-card",
  couponCode: "",
};

/** What may not be left empty when the booking is confirmed. Source: specification 1, section 5. */
export const requiredBookingFields: readonly (keyof BookingFormValues)[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "travelDate",
  "emergencyName",
  "emergencyPhone",
];

/** What a person is told who confirms with one of them empty. Source: specification 1, section 8. */
export const missingInformation = {
  title: "Missing Information",
  description: "Please fill in all required fields before submitting.",
} as const;

/** Why a tour cannot be booked for a day, or null when it can. Seats are another matter. */
export function travelDateProblem(travelDate: TravelDate, today: TravelDate): string | null {
  if (travelDate < today) return "This date is in the past. Please choose a later one.";
  return travelDate > lastBookableDate(today)
    ? "Tours can be booked up to two years ahead. Please choose an earlier date."
    : null;
}

/** The body of `POST /api/bookings`. A key it does not name is refused. */
export const bookingRequestSchema = withPartyRules(
  z.strictObject({
    ...bookingFields,
    expectedTotal: z.int().min(0).max(1_000_000_000).optional(),
    /** The hold whose seats are to become the booking's; one that has ended does no harm. */
    holdId: z.uuid("This is not the id of a hold.").optional(),
    /** Whether it is paid online now, and confirmed by that; otherwise it is confirmed at once and paid later. */
    payOnline: z.boolean("Please say true or false.").optional(),
  }),
);
export type BookingRequest = z.output<typeof bookingRequestSchema>;

export const bookingStepTitles = [
  "Personal Information",
  "Travel Details",
  "Emergency Contact & Payment",
  "Review & Confirm",
] as const;
export const bookingStepCount = bookingStepTitles.length;

/** The fields each step asks for, in the order they stand on it. */
export const bookingStepFields: readonly (readonly (keyof BookingFormValues)[])[] = [
  ["firstName", "lastName", "email", "phone"],
  ["travelDate", "numberOfTravelers", "children", "infants", "roomType", "specialRequests"],
  ["emergencyName", "emergencyPhone", "paymentMethod"],
  ["couponCode"],
];

/** The step that asks for a field, or 0 for a name that is none of the form's. */
export function bookingStepOf(field: string): number {
  return bookingStepFields.findIndex((fields) => fields.some((name) => name === field)) + 1;
}

/** A booking as its owner and the API see it. Amounts are whole rupees, instants ISO 8601 in UTC. */
export interface Booking {
  /** "TB" and six digits: a reference for people, never a key. */
  bookingId: string;
  tourSlug: string;
  tourTitle: string;
  tourDestination: string;
  tourDuration: string;
  tourPrice: number;
  departureCity: string;
  travelDate: string;
  numberOfTravelers: number;
  /** Where any of the travelers are 2 to 11 years old. */
  children?: number;
  /** Where any come along, under 2 and on no seat. */
  infants?: number;
  roomType: RoomType;
  specialRequests: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  emergencyName: string;
  emergencyPhone: string;
  paymentMethod: PaymentMethod;
  /** Where one was used. */
  couponCode?: string;
  discount: number;
  totalAmount: number;
  status: BookingStatus;
  createdAt: string;
  cancelledAt?: string;
  /** Received, where anything was. */
  paidAmount?: number;
  /** What the schedule granted, where it was cancelled. */
  refundDue?: number;
  /** What was returned or is on its way back. */
  refundAmount?: number;
  /** Until when a pending booking keeps its seats. */
  paymentDueAt?: string;
}

/** What a confirmation tells of a booking. */
export type ConfirmedBooking = Pick<
  Booking,
  "bookingId" | "tourTitle" | "travelDate" | "numberOfTravelers" | "customerEmail" | "totalAmount"
>;

/** Only what a confirmation tells, for a page that is sent with its data. */
export function toConfirmedBooking(booking: Booking): ConfirmedBooking {
  const { bookingId, tourTitle, travelDate, numberOfTravelers, customerEmail, totalAmount } = booking;
  return { bookingId, tourTitle, travelDate, numberOfTravelers, customerEmail, totalAmount };
}

/** A booking as the back office sees it. */
export interface AdminBooking extends Booking {
  /** The platform's share, whole rupees. */
  commission: number;
  /** The rate it was sold with. */
  commissionPercent: number;
  operatorName: string;
  operatorSlug: string;
  /** The tax in the total, whole rupees; null for bookings older than its column. */
  gstAmount: number | null;
  /** The price as it was sold; null for bookings older than its lines. */
  priceLines: QuoteLine[] | null;
  /** Grows with each change: whoever changes the booking says which one they saw. */
  version: number;
}

/**
 * The number a booking id is first tried with: the last six digits of the millisecond clock (specification 1, section 9).
 * @param now UTC instant in milliseconds
 */
export function bookingNumberAt(now: number): number {
  return now % 1_000_000;
}
