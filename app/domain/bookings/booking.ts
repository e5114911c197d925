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
import { bookingFormMessages } from "./form-messages/messages";
import { bookingMessages } from "./messages";
import { bookingAnswersSchema, typedAnswersIn } from "./own-questions";
import { paymentMethods } from "./payment-methods";
import { bookingStateMessages } from "./state-messages/messages";

/** Booking fields, validated identically by the dialog and the API. Source: specification 1, sections 3 and 5. */

export function roomTypeLabels(): Record<RoomType, string> {
  return bookingMessages().roomTypes;
}

/** Errors of the fields, read while a booking is checked. */
const errors = () => bookingFormMessages().errors;

export const bookingFields = {
  tour: z
    .string({ error: () => errors().tour })
    .min(1, { error: () => errors().tour })
    .max(120),
  ...nameFields,
  email: emailSchema,
  phone: phoneSchema(() => errors().phone),
  answers: bookingAnswersSchema.optional().meta({
    description: "Answers to the `questions` of the tour, by their ids; required ones must be answered",
  }),
  travelDate: daySchema(
    () => errors().travelDate,
    () => errors().dateFormat,
    { abort: false },
  ),
  startTime: z
    .string({ error: () => errors().startTime })
    .overwrite(readDate)
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: () => errors().timeFormat })
    .optional()
    .meta({
      description:
        "Required on days on which the tour starts several times (`starts` of its availability): HH:mm, IST",
    }),
  numberOfTravelers: partySizeSchema(maxTravelers, () => errors().travelersOfBooking(maxTravelers)),
  children: companionsSchema(() => errors().children).meta({
    description: "Children aged 2 to 11, counted among the travelers; at least one adult travels with them",
  }),
  infants: companionsSchema(() => errors().infants).meta({
    description: "Children under 2, in addition to the travelers; at most one for each adult",
  }),
  childAges: childAgesSchema,
  roomType: z.enum(roomTypes, { error: () => errors().roomType }),
  optionId: optionIdSchema.meta({ description: "An option of the tour; without it its first" }),
  extras: chosenExtrasSchema.meta({ description: "Extras of the tour; those that are required are added" }),
  specialRequests: z
    .string()
    .trim()
    .normalize("NFC")
    .max(1000, { error: () => errors().requestsTooLong })
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u, { error: () => errors().characters })
    .nullish()
    .transform((value) => value || null),
  emergencyName: nameSchema(() => errors().emergencyName),
  emergencyPhone: phoneSchema(() => errors().emergencyPhone),
  paymentMethod: z.enum(paymentMethods, { error: () => errors().paymentMethod }),
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
    formObject.extend({ numberOfTravelers: partySizeSchema(capacity, () => partyTooLarge(capacity)) }),
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
export function missingInformation(): { title: string; description: string } {
  return bookingFormMessages().missingInformation;
}

export function bookingStepTitles(): readonly string[] {
  return bookingFormMessages().steps;
}

export const bookingStepCount = 4;

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
  const m = bookingStateMessages();
  if (booking.status === "pending") return m.confirmAddress;
  return isReserved(booking) ? m.reserved : m.booked;
}

/** Returns true while a booking expires unless its address is confirmed, or it is paid. */
export function isReserved({ verifyBy, paymentDueAt }: Pick<Booking, "verifyBy" | "paymentDueAt">): boolean {
  return verifyBy !== undefined || paymentDueAt !== undefined;
}
