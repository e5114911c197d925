import type { EarningsCompany } from "~/domain/earnings/own-earnings";
import { noSuchCompany } from "../authz/actors";
import type { Staff } from "../authz/actors";

/**
 * Lists the companies whose earnings the actor may see, by name.
 * @param company must be one of them, if named
 * @throws AppError `not_found`
 */
export function earningsCompaniesOf({ companies }: Staff<"earnings">, company?: string): EarningsCompany[] {
  if (company !== undefined && !companies.some((own) => own.company === company)) throw noSuchCompany();
  return companies.map(({ company: slug, companyName }) => ({ company: slug, companyName }));
}
