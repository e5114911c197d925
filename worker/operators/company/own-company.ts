import type { Membership } from "~/domain/operators/company-rights";
import { noSuchCompany } from "../../authz/actors";
import type { Staff } from "../../authz/actors";

/**
 * Returns the requested company of an owner: by its slug, or their first by name.
 * @throws AppError `not_found` for another person's company, or if they own none
 */
export function ownCompanyOf({ companies }: Staff<"company">, slug: string | null): Membership {
  const company = slug === null ? companies[0] : companies.find((own) => own.company === slug);
  if (!company) throw noSuchCompany();
  return company;
}
