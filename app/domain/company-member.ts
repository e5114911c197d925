import { z } from "zod";
import { emailSchema } from "./person-fields";
import { presentPasswordSchema } from "./account-forms";
import { staffRights } from "./company-rights";
import type { CompanyRight, StaffRight } from "./company-rights";

/** The staff of a company and how they come to it. Source: P36 in docs/product.md. */

/** How long an invitation's link leads somewhere, in days. */
export const invitationDays = 7;

/** The most invitations of a company that wait to be followed. */
export const mostOpenInvitations = 20;

/** The most invitations that an owner sends within a day, whatever became of them. */
export const dailyInvitations = 30;

const rights = z
  .array(z.enum(staffRights), "Please choose at least one right.")
  .min(1, "Please choose at least one right.")
  .max(staffRights.length)
  // In the order of the list, each once.
  .transform((given) => staffRights.filter((right) => given.includes(right)));

export const invitationSchema = z.object({ email: emailSchema, rights });
export const memberRightsSchema = z.object({ rights });
export const handOverSchema = z.object({ currentPassword: presentPasswordSchema });

/** Somebody who acts for a company with rights that its owner gave. */
export interface CompanyMember {
  userId: string;
  name: string;
  email: string;
  rights: CompanyRight[];
  /** UTC instant. */
  since: number;
}

/** Somebody who was asked and has not come yet. */
export interface CompanyInvitation {
  id: string;
  email: string;
  rights: CompanyRight[];
  /** UTC instants. */
  createdAt: number;
  expiresAt: number;
}

/** The rights in the order of the list. */
export function inOrder(given: readonly CompanyRight[]): StaffRight[] {
  return staffRights.filter((right) => given.includes(right));
}
