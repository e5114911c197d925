import { z } from "zod";
import { operatorText } from "~/domain/accounts/account-forms";
import { phoneSchema } from "~/domain/accounts/person-fields";
import { orNull } from "~/domain/form-fields";
import { plainLine } from "~/domain/typed-input/characters";
import { readCode } from "~/domain/typed-input/code";
import { isStay, supplyKinds, type SupplyKind } from "./supply";
import { gstinProblem, panOf, panProblem } from "./gstin";

/** Status of an operator. Source: specification 1, section 3; P3 in docs/product.md. */
export const operatorStatuses = ["pending", "verified", "suspended"] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

/** Places of an operator in its review: with us, or with its owner. */
export const verificationStates = ["waiting", "documents_asked", "refused"] as const;
export type VerificationState = (typeof verificationStates)[number];

/** A number in capitals without spaces; null if empty. @param problemOf returns the problem with one */
function capitals(problemOf: (value: string) => string | null) {
  return z
    .string()
    .default("")
    .transform(readCode)
    .superRefine((value, context) => {
      const message = value === "" ? null : problemOf(value);
      if (message !== null) context.addIssue({ code: "custom", message });
    })
    .transform((value) => value || null);
}

/** A year as typed; null if empty. */
const yearSchema = z
  .string()
  .overwrite(plainLine)
  .default("")
  .refine((year) => year === "" || (/^\d{4}$/.test(year) && Number(year) >= 1800), {
    error: "Please enter the year with four digits, e.g. 1998.",
  })
  .transform((year) => (year === "" ? null : Number(year)));

/** Operator details that the owner edits. Without a PAN, that of the GST number is stored. */
export const operatorSchema = z
  .object({
    companyName: operatorText("Please enter your company's name.", 120),
    registrationNumber: operatorText("Please enter the registration number.", 60),
    address: operatorText("Please enter the address.", 400),
    /** Null if travelers should only write. */
    phone: orNull(phoneSchema("Please enter the phone number.")).default(null),
    baseCity: operatorText("Please enter the base city.", 80),
    /** Null for operators below the registration threshold. */
    gstin: capitals(gstinProblem),
    /** Service that it sells, for GST. */
    supply: z.enum(supplyKinds).default("tour"),
    foundedYear: yearSchema,
    pan: capitals(panProblem),
  })
  .refine(({ gstin, pan }) => gstin === null || pan === null || gstin.slice(2, 12) === pan, {
    path: ["pan"],
    error: "This is not the PAN in your GSTIN, its characters 3 to 12.",
  })
  .refine(({ gstin, supply }) => gstin !== null || !isStay(supply), {
    path: ["supply"],
    error: "Accommodation needs a GSTIN to be sold here: without one, Tour Bharat would owe its GST.",
  })
  .transform((details) => ({ ...details, pan: details.pan ?? (details.gstin && panOf(details.gstin)) }));
export type OperatorDetails = z.output<typeof operatorSchema>;

/** An operator as shown to its owner and to administrators. */
export const listedOperatorSchema = z.object({
  slug: z.string(),
  companyName: z.string(),
  /** Null if the catalogue has none. */
  registrationNumber: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable().meta({ description: "For travelers with a confirmed booking; E.164" }),
  baseCity: z.string(),
  status: z.enum(operatorStatuses),
  /** In capitals without spaces, checksum verified. */
  gstin: z.string().nullable(),
  /** That of the GSTIN, if there is one. */
  pan: z.string().nullable(),
  verification: z.enum(verificationStates).nullable().meta({
    description:
      "Place in the review; null if there is none. A verified operator stays on sale during its own",
  }),
  documents: z.int().meta({ description: "Number of documents uploaded" }),
  hasBankAccount: z.boolean(),
  photographs: z.int().meta({
    description: "Number of its own photographs of rooms, vehicles, guides and food that its tours have",
  }),
});

export interface OperatorProfile extends z.output<typeof listedOperatorSchema> {
  /** Service that it sells, for GST. */
  supply: SupplyKind;
  /** Year in which the company was founded; null if not given. */
  foundedYear: number | null;
  /** URL of the logo on our origin. */
  logo: string | null;
}
