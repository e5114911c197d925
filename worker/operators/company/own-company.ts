import type { Viewer } from "~/domain/accounts/account";
import type { Membership } from "~/domain/operators/company-rights";
import type { Database } from "../../db/client";
import { noSuchCompany, requireRight } from "../../authz/require-right";

/**
 * Returns the requested company, which the viewer must own: by its slug, or their first by name.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` for another person's company, or if the viewer owns
 * none
 */
export async function requireOwnCompany(
  db: Database,
  viewer: Viewer | null,
  slug: string | null,
): Promise<{ viewer: Viewer; company: Membership; companies: Membership[] }> {
  const { viewer: owner, companies } = await requireRight(db, viewer, "company");
  const company = slug === null ? companies[0] : companies.find((own) => own.company === slug);
  if (!company) throw noSuchCompany();
  return { viewer: owner, company, companies };
}
