import { z } from "zod";
import { accountStatuses, roles } from "./account";
import { adminRoles } from "./admin-rights";
import { listedOperatorSchema } from "~/domain/operators/operator";

/** Sort orders for the lists of accounts and operators; the first is the default. */
export const accountSorts = [
  "-joined",
  "joined",
  "name",
  "-name",
  "-bookings",
  "bookings",
  "-tours",
  "tours",
] as const;
export type AccountSort = (typeof accountSorts)[number];

export const operatorListSorts = [
  "-joined",
  "joined",
  "name",
  "-name",
  "-tours",
  "tours",
  "waiting",
  "-waiting",
] as const;
export type OperatorListSort = (typeof operatorListSorts)[number];

/** An account in the list and in the API. */
export const listedAccountSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  role: z.enum(roles),
  adminRole: z.enum(adminRoles).nullable().meta({ description: "Null for everyone but administrators" }),
  status: z.enum(accountStatuses),
  requestCode: z.string().nullable(),
  twoFactorEnabled: z.boolean(),
  phone: z.string().nullable(),
  joinedAt: z.int().meta({ description: "UTC, milliseconds" }),
  version: z.int().meta({ description: "Send it back with a change, to detect conflicts" }),
  bookings: z.int().meta({ description: "Made while signed in" }),
  tours: z.int().meta({ description: "Of the person's companies, in any state" }),
  companies: z.array(listedOperatorSchema),
});
export type ListedAccount = z.infer<typeof listedAccountSchema>;

/** An account that a confirmation dialog lists. */
export type AffectedAccount = Pick<
  ListedAccount,
  "id" | "name" | "email" | "emailVerified" | "role" | "joinedAt" | "companies"
>;
