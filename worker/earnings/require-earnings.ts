import type { Viewer } from "~/domain/account";
import type { EarningsCompany } from "~/domain/own-earnings";
import type { Database } from "../db/client";
import { noSuchCompany, requireRight } from "../operators/require-right";

/**
 * Lets only those go on who may see the earnings of a company, or of the one that is named.
 * @returns all companies whose earnings they may see, by name
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` for a company whose earnings are not theirs to see
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
