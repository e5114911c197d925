import type { Viewer } from "~/domain/accounts/account";
import type { EarningsCompany } from "~/domain/earnings/own-earnings";
import type { Database } from "../db/client";
import { noSuchCompany, requireRight } from "../authz/require-right";

/**
 * Requires the right to see the earnings of the named company, or of any company.
 * @returns all companies whose earnings the user may see, by name
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` (no right to the company's earnings)
 */
export async function requireEarnings(
  db: Database,
  asking: Viewer | null,
  company?: string,
): Promise<{ viewer: Viewer; companies: EarningsCompany[] }> {
  const { viewer, companies } = await requireRight(db, asking, "earnings");
  if (company !== undefined && !companies.some((own) => own.company === company)) throw noSuchCompany();
  return {
    viewer,
    companies: companies.map(({ company: slug, companyName }) => ({ company: slug, companyName })),
  };
}
