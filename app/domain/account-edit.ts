import { z } from "zod";
import { emailSchema } from "./person-fields";
import { formatRupees } from "./money";
import { accountActions } from "./account-status";
import { personSchema } from "./profile";

/** What administrators do with an account beside moving it along the graph of account-status.ts. */

/** What can be changed of somebody's account: no role, and no state. */
export const accountEditSchema = z.strictObject({
  name: personSchema.shape.name,
  phone: personSchema.shape.phone,
  email: emailSchema,
});
export type AccountEdit = z.output<typeof accountEditSchema>;

/** The fields of the form in the order they stand there. */
export const accountEditFields = ["name", "email", "phone"] as const satisfies readonly (keyof AccountEdit)[];

/** The account as it was read: the instant of its last change, UTC milliseconds. */
export const accountVersionSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const plainText = (most: number) =>
  z
    .string()
    .trim()
    .normalize("NFC")
    .max(most, `Please keep it to ${most} characters.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\r\n])*$/u, "Please leave out characters that cannot be stored.");

/** Why something is done to an account, for the log of actions; may be left out. */
export const actionReasonSchema = plainText(500)
  .nullish()
  .transform((value) => value || null);

export const noteTextSchema = plainText(2000).min(1, "Please write the note first.");

/** What the rows of the lists of accounts and companies can be asked to do. */
const accountRowIntents = [...accountActions, "delete"] as const;
export type AccountRowIntent = (typeof accountRowIntents)[number];

/** What can be done to rows of a list at once. */
export const bulkAccountIntents = [
  "verify",
  "approve",
  "activate",
  "suspend",
] as const satisfies AccountRowIntent[];

/** The same of companies. */
export const bulkCompanyIntents = ["verify", "activate", "suspend"] as const satisfies AccountRowIntent[];

/** Why an account cannot be deleted by an administrator. */
export interface DeletionObstacles {
  isAdmin: boolean;
  /** Trips with the person's companies that are booked and not over. */
  upcomingTrips: number;
  /** What the ledger says we owe their companies, whole rupees; below zero they owe us. */
  owed: number;
}

/** The same in sentences; none where nothing stands in the way. */
export function deletionObstacleTexts({ isAdmin, upcomingTrips, owed }: DeletionObstacles): string[] {
  if (isAdmin) return ["Administrators cannot be deleted."];
  const texts: string[] = [];
  if (upcomingTrips > 0) {
    const trips = upcomingTrips === 1 ? "1 trip" : `${upcomingTrips} trips`;
    texts.push(`Their company has ${trips} booked that ${upcomingTrips === 1 ? "is" : "are"} not over.`);
  }
  if (owed > 0) texts.push(`We owe their company ${formatRupees(owed)}.`);
  if (owed < 0) texts.push(`Their company owes us ${formatRupees(-owed)}.`);
  return texts;
}
