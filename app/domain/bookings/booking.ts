import { z } from "zod";
import { couponCodeSchema } from "~/domain/coupons/coupon-code";
import {
  childAgesSchema,
  companionsSchema,
  partySizeSchema,
  typedChildAgesSchema,
  withPartyRules,
} from "./party";
import { maxTravelers, partyTooLarge } from "./party-limits";
import { emailSchema, nameFields, nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { readDate } from "~/domain/typed-input/day";
import { daySchema } from "~/domain/calendar/day-schema";
import { chosenExtrasSchema, optionIdSchema, typedExtrasSchema } from "~/domain/prices/offers-schema";
import { roomTypes, type RoomType } from "~/domain/prices/pricing";
import type { Booking } from "./booking-schema";
import { bookingAnswersSchema, typedAnswersIn } from "./own-questions";
import { paymentMethods } from "./payment-methods";

/** Booking fields, validated identically by the dialog and the API. Source: specification 1, sections 3 and 5. */

export const roomTypeLabels: Record<RoomType, string> = {
  standard: "Standard",
  deluxe: "Deluxe",
  suite: "Suite",
};

export const bookingFields = {
  tour: z.string("Please enter the tour.").min(1, "Please enter the tour.").max(120),
  ...nameFields,
  email: emailSchema,
  phone: phoneSchema("Please enter your phone number."),
  answers: bookingAnswersSchema.optional().meta({
    description: "Answers to the `questions` of the tour, by their ids; required ones must be answered",
  }),
  travelDate: daySchema("Please choose your travel date.", "Please enter the date as yyyy-MM-dd.", {
    abort: false,
  }),
  startTime: z
    .string("Please choose a start time.")
    .overwrite(readDate)
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, "Please enter a time as hh:mm.")
    .optional()
    .meta({
      description:
        "Required on days on which the tour starts several times (`starts` of its availability): HH:mm, IST",
    }),
  numberOfTravelers: partySizeSchema(maxTravelers, `One booking holds up to ${maxTravelers} travelers.`),
  children: companionsSchema("Please enter the number of children.").meta({
    description: "Children aged 2 to 11, counted among the travelers; at least one adult travels with them",
  }),
  infants: companionsSchema("Please enter the number of infants.").meta({
    description: "Children under 2, in addition to the travelers; at most one for each adult",
  }),
  childAges: childAgesSchema,
  roomType: z.enum(roomTypes, "Please choose standard, deluxe or suite."),
  optionId: optionIdSchema.meta({ description: "An option of the tour; without it its first" }),
  extras: chosenExtrasSchema.meta({ description: "Extras of the tour; those that are required are added" }),
  specialRequests: z
    .string()
    .trim()
    .normalize("NFC")
    .max(1000, "Please keep it to 1,000 characters.")
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, "Please leave out characters that cannot be stored.")
    .nullish()
    .transform((value) => value || null),
  emergencyName: nameSchema("Please enter an emergency contact."),
  emergencyPhone: phoneSchema("Please enter their phone number."),
  paymentMethod: z.enum(paymentMethods, "Please choose credit-card, debit-card, upi or net-banking."),
  couponCode: couponCodeSchema.prefault(""),
};

/** Option and extras as typed: of a tour without any, nothing. */
export const typedOfferFields = {
  optionId: z
    .string()
    .default("")
    .transform((id) => id || undefined)
    .pipe(optionIdSchema),
  extras: typedExtrasSchema,
};

const { tour: _, ...formFields } = bookingFields;
const formObject = z.object({
  ...formFields,
  childAges: typedChildAgesSchema,
  ...typedOfferFields,
  answers: z.string().default("").transform(typedAnswersIn),
});

/** All fields of the four steps of the booking dialog. */
export const bookingFormSchema = withPartyRules(formObject);
export type BookingFormValues = z.input<typeof bookingFormSchema>;

/** Returns the schema for a tour with this many seats a day, so that larger parties fail before submission. */
export function bookingFormSchemaFor(capacity: number) {
  if (capacity >= maxTravelers) return bookingFormSchema;
  return withPartyRules(
    formObject.extend({ numberOfTravelers: partySizeSchema(capacity, partyTooLarge(capacity)) }),
  );
}

/** Initial form values. Source: specification 1, section 3. */
export const newBookingForm: BookingFormValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  answers: "",
  travelDate: "",
  numberOfTravelers: 2,
  children: 0,
  infants: 0,
  childAges: "",
  roomType: "standard",
  optionId: "",
  extras: "",
  specialRequests: "",
  emergencyName: "",
  emergencyPhone: "",
  paymentMethod: "credit-card",
  couponCode: "",
};

/** Fields required to confirm the booking. Source: specification 1, section 5. */
export const requiredBookingFields: readonly (keyof BookingFormValues)[] = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "travelDate",
  "emergencyName",
  "emergencyPhone",
];

/** Notice shown if one of them is empty. Source: specification 1, section 8. */
export const missingInformation = {
  title: "Missing Information",
  description: "Please fill in all required fields before submitting.",
} as const;

export const bookingStepTitles = [
  "Personal Information",
  "Travel Details",
  "Emergency Contact & Payment",
  "Review & Confirm",
] as const;
export const bookingStepCount = bookingStepTitles.length;

/** The fields of each step, in display order. */
export const bookingStepFields: readonly (readonly (keyof BookingFormValues)[])[] = [
  ["firstName", "lastName", "email", "phone", "answers"],
  [
    "travelDate",
    "startTime",
    "numberOfTravelers",
    "children",
    "infants",
    "childAges",
    "roomType",
    "optionId",
    "extras",
    "specialRequests",
  ],
  ["emergencyName", "emergencyPhone", "paymentMethod"],
  ["couponCode"],
];

/** Returns the step of a field, or 0 for an unknown field. */
export function bookingStepOf(field: string): number {
  return bookingStepFields.findIndex((fields) => fields.some((name) => name === field)) + 1;
}

/** Heading of a new booking. What a waiting one needs, and until when, stands below it. */
export function bookingMadeTitle(booking: Pick<Booking, "status" | "verifyBy" | "paymentDueAt">): string {
  if (booking.status === "pending") return "Confirm your e-mail address";
  return isReserved(booking) ? "Your seats are reserved" : "Your seats are booked";
}

/** Returns true while a booking expires unless its address is confirmed, or it is paid. */
export function isReserved({ verifyBy, paymentDueAt }: Pick<Booking, "verifyBy" | "paymentDueAt">): boolean {
  return verifyBy !== undefined || paymentDueAt !== undefined;
}
