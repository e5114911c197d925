import { z } from "zod";
import { emailSchema } from "~/domain/accounts/person-fields";
import { presentPasswordSchema } from "~/domain/accounts/account-forms";
import { staffRights, type OperatorRight, type StaffRight } from "./operator-rights";

/** Operator staff and their invitations. Source: P36 in docs/product.md. */

/** Lifetime of an invitation, in days. */
export const invitationDays = 7;

/** Maximum pending invitations per operator. */
export const maxOpenInvitations = 20;

/** Maximum invitations an owner can send within a day, whatever their status. */
export const dailyInvitations = 30;

const rights = z
  .array(z.enum(staffRights), "Please choose at least one right.")
  .min(1, "Please choose at least one right.")
  .max(staffRights.length)
  // In canonical order, without duplicates.
  .transform((given) => staffRights.filter((right) => given.includes(right)));

export const invitationSchema = z.object({ email: emailSchema, rights });
export const memberRightsSchema = z.object({ rights });
export const handOverSchema = z.object({ currentPassword: presentPasswordSchema });

/** A staff member with rights granted by the operator's owner. */
export interface OperatorMember {
  userId: string;
  name: string;
  email: string;
  rights: OperatorRight[];
  /** UTC instant. */
  since: number;
}

/** An invitation that has not been accepted. */
export interface OperatorInvitation {
  id: string;
  email: string;
  rights: OperatorRight[];
  /** UTC instants. */
  createdAt: number;
  expiresAt: number;
}

/** Sorts the staff rights into canonical order. */
export function normalizeRights(given: readonly OperatorRight[]): StaffRight[] {
  return staffRights.filter((right) => given.includes(right));
}
