import { z } from "zod";
import { emailSchema } from "./person-fields";
import { accountActions } from "./account-status";
import { personSchema } from "./profile";

/** Account changes that admins make outside the status graph in account-status.ts. */

/** The editable fields of an account. Role and status are not among them. */
export const accountEditSchema = z.strictObject({
  name: personSchema.shape.name,
  phone: personSchema.shape.phone,
  email: emailSchema,
});
export type AccountEdit = z.output<typeof accountEditSchema>;

/** Hours that an account's former address has to object to one that an administrator has set. */
export const emailObjectionHours = 72;

/** Days in which the new address can be confirmed. */
export const emailConfirmationDays = 14;

/** Timestamp of the account's last change when it was read, UTC milliseconds. */
export const accountVersionSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const plainText = (max: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(max, `Please keep it to ${max} characters.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n])*$/u, "Please leave out characters that cannot be stored.");

/** Reason for an action on an account, written to the audit log. Optional. */
export const actionReasonSchema = plainText(500)
  .nullish()
  .transform((value) => value || null);

export const noteTextSchema = plainText(2000).min(1, "Please write the note first.");

/** Row actions in the lists of accounts and operators. */
const accountRowIntents = [...accountActions, "delete"] as const;
export type AccountRowIntent = (typeof accountRowIntents)[number];

export const bulkAccountIntents = [
  "verify",
  "approve",
  "activate",
  "suspend",
] as const satisfies AccountRowIntent[];

export const bulkOperatorIntents = ["verify", "activate", "suspend"] as const satisfies AccountRowIntent[];

/** Facts that prevent an admin from deleting an account. */
export interface DeletionObstacles {
  isAdmin: boolean;
  /** Booked trips with the person's operators that are not over. */
  upcomingTrips: number;
  /** Positive if we owe their operators by the ledger, negative if they owe us. Pages get the sign only: not all may see the amount. */
  owed: number;
}

/** Describes the obstacles in sentences; empty if there are none. */
export function deletionObstacleTexts({ isAdmin, upcomingTrips, owed }: DeletionObstacles): string[] {
  if (isAdmin) return ["Admins cannot be deleted."];
  const texts: string[] = [];
  if (upcomingTrips > 0) {
    const trips = upcomingTrips === 1 ? "1 trip" : `${upcomingTrips} trips`;
    texts.push(`Their operator has ${trips} booked that ${upcomingTrips === 1 ? "is" : "are"} not over.`);
  }
  if (owed > 0) texts.push("We owe their operator money.");
  if (owed < 0) texts.push("Their operator owes us money.");
  return texts;
}
