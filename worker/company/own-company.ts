import type { Viewer } from "~/domain/account";
import type { Membership } from "~/domain/company-rights";
import type { Database } from "../db/client";
import { noSuchCompany, requireRight } from "../operators/require-right";

/**
 * The company that somebody asks for, which must be one they own: by its slug, or their first one by name.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found` for another's, or for nobody who owns any
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
