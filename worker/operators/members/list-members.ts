import { hasPassword } from "../../accounts/check-password";
import type { Auth } from "../../accounts/auth";
import type { Database } from "../../db/client";
import { ownCompanyOf } from "../company/own-company";
import { listInvitations } from "./invitations.repo";
import * as repo from "./members.repo";
import type { Staff } from "../../authz/actors";

/**
 * Returns a company's members and invitations, for its owner.
 * @param slug of the company; null for the first
 * @throws AppError as `ownCompanyOf`
 */
export async function listMembers(
  { db, auth }: { db: Database; auth: Auth },
  owner: Staff<"company">,
  slug: string | null,
) {
  const company = ownCompanyOf(owner, slug);
  const [members, invitations, withPassword] = await Promise.all([
    repo.listMembers(db, company.company),
    listInvitations(db, company.company),
    hasPassword({ auth }, owner),
  ]);
  return {
    company: { slug: company.company, companyName: company.companyName, status: company.status },
    owner: { name: owner.name, email: owner.email, hasPassword: withPassword },
    members,
    invitations,
    companies: owner.companies.map(({ company: each, companyName }) => ({ slug: each, companyName })),
  };
}
