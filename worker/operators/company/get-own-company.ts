import type { Viewer } from "~/domain/accounts/account";
import { verificationSteps } from "~/domain/operators/company-verification";
import type { Database } from "../../db/client";
import { noSuchCompany } from "../../authz/require-right";
import { findOwnCompany } from "./own-company.repo";
import { requireOwnCompany } from "./own-company";

/**
 * Returns a company for its owner, with its verification steps and the owner's other companies.
 * @param slug of the company; null for the first
 * @throws AppError as `requireOwnCompany`
 */
export async function getOwnCompany({ db }: { db: Database }, viewer: Viewer | null, slug: string | null) {
  const own = await requireOwnCompany(db, viewer, slug);
  const company = await findOwnCompany(db, own.viewer.id, own.company.company);
  if (!company) throw noSuchCompany();
  const { isOwnerConfirmed: _, documents: __, ...details } = company;
  return {
    company: details,
    steps: verificationSteps(company),
    companies: own.companies.map(({ company: each, companyName }) => ({ slug: each, companyName })),
  };
}
export type OwnCompany = Awaited<ReturnType<typeof getOwnCompany>>;
