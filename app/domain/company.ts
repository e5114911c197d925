import { z } from "zod";
import { companyText } from "./account-forms";
import { gstinProblem } from "./gstin";

/** A company that runs tours. Source: specification 1, section 3; P3 in docs/product.md. */
export const companyStatuses = ["pending", "verified", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** In capitals without spaces; null for a company below the threshold, which has none. */
const gstin = z
  .string()
  .default("")
  .transform((value) => value.replaceAll(/\s/g, "").toUpperCase())
  .superRefine((value, context) => {
    const message = value === "" ? null : gstinProblem(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  })
  .transform((value) => value || null);

/** What its owner says of it. */
export const companySchema = z.object({
  companyName: companyText("Please enter your company's name.", 120),
  registrationNumber: companyText("Please enter its registration number.", 60),
  address: companyText("Please enter its address.", 400),
  baseCity: companyText("Please enter the city it is at home in.", 80),
  gstin,
});
export type CompanyDetails = z.output<typeof companySchema>;
export type CompanyField = keyof CompanyDetails;

export interface Company {
  slug: string;
  companyName: string;
  /** Null where the catalogue names none. */
  registrationNumber: string | null;
  address: string | null;
  baseCity: string;
  status: CompanyStatus;
  /** In capitals without spaces, with a right checksum. */
  gstin: string | null;
  /** The address of its picture on our origin. */
  logo: string | null;
}

/** Every field of a company's form in the order it stands there. */
export const companyFieldNames = [
  "companyName",
  "registrationNumber",
  "address",
  "baseCity",
  "gstin",
] as const satisfies readonly CompanyField[];
