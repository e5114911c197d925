import { verificationSteps } from "~/domain/operators/company-verification";
import type { Database } from "../../db/client";
import { noSuchCompany } from "../../authz/actors";
import type { Staff } from "../../authz/actors";
import { findOwnCompany } from "./own-company.repo";
import { ownCompanyOf } from "./own-company";

/**
 * Returns a company for its owner, with its verification steps and the owner's other companies.
 * @param slug of the company; null for the first
 * @throws AppError as `ownCompanyOf`
 */
export async function getOwnCompany({ db }: { db: Database }, owner: Staff<"company">, slug: string | null) {
  const own = ownCompanyOf(owner, slug);
  const company = await findOwnCompany(db, owner.id, own.company);
  if (!company) throw noSuchCompany();
  const { isOwnerConfirmed: _, documents: __, ...details } = company;
  return {
    company: details,
    steps: verificationSteps(company),
    companies: owner.companies.map(({ company: each, companyName }) => ({ slug: each, companyName })),
  };
}
export type OwnCompany = Awaited<ReturnType<typeof getOwnCompany>>;
