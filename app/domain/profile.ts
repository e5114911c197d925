import { z } from "zod";
import { nameSchema, phoneSchema } from "./person-fields";
import type { TravelDate } from "./calendar";

/** The forms of a person's own profile, each saved by itself. A field they do not name changes nothing. */

const phoneMissing = "Please enter the phone number.";

/** A field that may be left empty, which is null. */
function optional<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string()
    .trim()
    .transform((value) => value || null)
    .pipe(schema.nullable());
}

/** First and last name are asked for apart at sign-up and shown as one: twice 80 characters and a space. */
export const personSchema = z.object({
  name: nameSchema("Please enter your name.", 161),
  phone: optional(phoneSchema(phoneMissing)),
});
export type Person = z.output<typeof personSchema>;

/** Whom to call: a name and a phone, or neither. */
export const emergencyContactSchema = z
  .object({
    emergencyName: optional(nameSchema("Please enter the name.")),
    emergencyPhone: optional(phoneSchema(phoneMissing)),
  })
  .refine(({ emergencyName, emergencyPhone }) => emergencyName !== null || emergencyPhone === null, {
    path: ["emergencyName"],
    error: "Please enter whom this number reaches.",
  })
  .refine(({ emergencyName, emergencyPhone }) => emergencyPhone !== null || emergencyName === null, {
    path: ["emergencyPhone"],
    error: "Please enter their phone number.",
  });
export type EmergencyContact = z.output<typeof emergencyContactSchema>;

/** A box that is not ticked is not sent. */
export const consentSchema = z.object({
  marketingConsent: z
    .literal("on")
    .optional()
    .transform((value) => value === "on"),
});

/** The forms of the profile page by the name of their button. */
export const profileIntents = ["person", "emergency-contact", "consent"] as const;
export type ProfileIntent = (typeof profileIntents)[number];

/** A person's own profile. */
export interface Profile extends Person, EmergencyContact {
  email: string;
  emailVerified: boolean;
  /** Address of the picture on our own origin, or null. */
  image: string | null;
  /** Whether offers may be sent to the address. */
  marketingConsent: boolean;
}

/** What a person types to delete the account. */
export const deletionWord = "DELETE";

export const deleteAccountSchema = z.object({
  confirmation: z
    .string()
    .trim()
    .refine((value) => value === deletionWord, `Please type ${deletionWord} in capital letters.`),
  password: z.string().max(1024, "This is not your password.").optional(),
});

/** How recently a person without a password must have signed in to delete the account, in milliseconds. */
export const recentSignIn = 10 * 60_000;

/** Why an account cannot be deleted by its owner. */
export const deletionRefusals = {
  administrator:
    "You are an administrator. Please ask another administrator to take that role from you first; then you can delete your account.",
  company:
    "You own a company on Tour Bharat. Please hand it over to one of its members first (Company Profile, Members), or write to us through the contact page.",
} as const;
export type DeletionRefusal = keyof typeof deletionRefusals;

/** A trip that stays booked when its account is gone. */
export interface UpcomingTrip {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
}

/** What the page on deleting an account says. */
export interface AccountDeletion {
  refusal: DeletionRefusal | null;
  hasPassword: boolean;
  trips: UpcomingTrip[];
}

/** What stands in a booking for a person whose account is deleted. */
export const deletedTraveller = "Deleted traveller";
