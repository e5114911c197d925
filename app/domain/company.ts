import { z } from "zod";
import { companyText } from "./account-forms";

/** A company that runs tours. Source: specification 1, section 3; P3 in docs/product.md. */
export const companyStatuses = ["pending", "verified", "suspended"] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** What its owner says of it. */
export const companySchema = z.object({
  companyName: companyText("Please enter your company's name.", 120),
  registrationNumber: companyText("Please enter its registration number.", 60),
  address: companyText("Please enter its address.", 400),
  baseCity: companyText("Please enter the city it is at home in.", 80),
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
}

/** Every field of a company's form in the order it stands there. */
export const companyFieldNames = [
  "companyName",
  "registrationNumber",
  "address",
  "baseCity",
] as const satisfies readonly CompanyField[];
