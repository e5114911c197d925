import { z } from "zod";
import { nameSchema, phoneSchema } from "./person-fields";
import type { TravelDate } from "~/domain/calendar/calendar";
import { profileFormMessages as m } from "./profile/messages";

/** Profile forms, each saved separately. Omitted fields are unchanged. */

const phoneMissing = () => m().phone;

/** Makes a field optional: empty becomes null. */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string()
    .trim()
    .transform((value) => value || null)
    .pipe(schema.nullable());
}

/** Sign-up has separate first and last names, shown as one: twice 80 characters and a space. */
export const personSchema = z.object({
  name: nameSchema(() => m().name, 161),
  phone: optional(phoneSchema(phoneMissing)),
});
export type Person = z.output<typeof personSchema>;

/** Name and phone of an emergency contact, or neither. */
export const emergencyContactSchema = z
  .object({
    emergencyName: optional(nameSchema(() => m().contactName)),
    emergencyPhone: optional(phoneSchema(phoneMissing)),
  })
  .refine(({ emergencyName, emergencyPhone }) => emergencyName !== null || emergencyPhone === null, {
    path: ["emergencyName"],
    error: () => m().missingContactName,
  })
  .refine(({ emergencyName, emergencyPhone }) => emergencyPhone !== null || emergencyName === null, {
    path: ["emergencyPhone"],
    error: () => m().missingContactPhone,
  });
export type EmergencyContact = z.output<typeof emergencyContactSchema>;

/** Unchecked boxes are not submitted. */
export const consentSchema = z.object({
  marketingConsent: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});

/** Profile forms, by the name of their button. */
export const profileIntents = ["person", "emergency-contact", "consent"] as const;
export type ProfileIntent = (typeof profileIntents)[number];

export interface Profile extends Person, EmergencyContact {
  email: string;
  emailVerified: boolean;
  /** True if the phone signs in. */
  phoneVerified: boolean;
  /** URL of the avatar on our own origin, or null. */
  image: string | null;
  /** True if marketing e-mails may be sent. */
  marketingConsent: boolean;
}

/** Word to type to confirm the deletion of an account. */
export const deletionWord = "DELETE";

export const deleteAccountSchema = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((value) => value === deletionWord, { error: () => m().confirmDeletion(deletionWord) }),
  password: z
    .string()
    .max(1024, { error: () => m().notYourPassword })
    .optional(),
});

/** Maximum age of the sign-in, in milliseconds, for deleting an account without a password. */
export const recentSignIn = 10 * 60_000;

/** Returns the reasons for which owners can't delete their account. */
export function deletionRefusals() {
  return m().deletionRefusals;
}
export type DeletionRefusal = keyof ReturnType<typeof deletionRefusals>;

/** A trip that stays booked after its account is deleted. */
export interface UpcomingTrip {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
}

export interface AccountDeletion {
  refusal: DeletionRefusal | null;
  hasPassword: boolean;
  trips: UpcomingTrip[];
}

/** Name in the bookings of a deleted account. */
export const deletedTraveler = "Deleted traveler";
