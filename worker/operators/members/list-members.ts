import type { Viewer } from "~/domain/accounts/account";
import { hasPassword } from "../../accounts/check-password";
import type { Auth } from "../../accounts/auth";
import type { Database } from "../../db/client";
import { requireOwnCompany } from "../company/own-company";
import { requireOperator } from "../../authz/require-operator";
import { listInvitations } from "./invitations.repo";
import * as repo from "./members.repo";

/**
 * Returns a company's members and invitations, for its owner.
 * @param slug of the company; null for the first
 * @throws AppError as `requireOwnCompany`
 */
export async function listMembers(
  { db, auth }: { db: Database; auth: Auth },
  viewer: Viewer | null,
  slug: string | null,
) {
  const { viewer: owner, company, companies } = await requireOwnCompany(db, viewer, slug);
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
    companies: companies.map(({ company: each, companyName }) => ({ slug: each, companyName })),
  };
}

/**
 * Returns the companies an operator is staff of, in any state.
 * @throws AppError `unauthenticated`, `forbidden`
 */
export async function listOwnMemberships({ db }: { db: Database }, viewer: Viewer | null) {
  requireOperator(viewer);
  return repo.listMembershipsOf(db, viewer.id);
}
