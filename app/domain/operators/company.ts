import { z } from "zod";
import { companyText } from "~/domain/accounts/account-forms";
import { gstinProblem } from "./gstin";

/** Status of an operator. Source: specification 1, section 3; P3 in docs/product.md. */
export const companyStatuses = ["pending", "verified", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** GST number in capitals without spaces; null for operators below the registration threshold. */
const gstin = z
  .string()
  .default("")
  .transform((value) => value.replaceAll(/\s/g, "").toUpperCase())
  .superRefine((value, context) => {
    const message = value === "" ? null : gstinProblem(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  })
  .transform((value) => value || null);

/** Operator details that the owner edits. */
export const companySchema = z.object({
  companyName: companyText("Please enter your company's name.", 120),
  registrationNumber: companyText("Please enter the registration number.", 60),
  address: companyText("Please enter the address.", 400),
  baseCity: companyText("Please enter the base city.", 80),
  gstin,
});
export type CompanyDetails = z.output<typeof companySchema>;
export type CompanyField = keyof CompanyDetails;

/** An operator as shown to its owner and to administrators. */
export const listedCompanySchema = z.object({
  slug: z.string(),
  companyName: z.string(),
  /** Null if the catalogue has none. */
  registrationNumber: z.string().nullable(),
  address: z.string().nullable(),
  baseCity: z.string(),
  status: z.enum(companyStatuses),
  /** In capitals without spaces, checksum verified. */
  gstin: z.string().nullable(),
});

export interface Company extends z.output<typeof listedCompanySchema> {
  /** URL of the logo on our origin. */
  logo: string | null;
}

/** All form fields, in display order. */
export const companyFieldNames = [
  "companyName",
  "registrationNumber",
  "address",
  "baseCity",
  "gstin",
] as const satisfies readonly CompanyField[];
