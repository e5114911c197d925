import { hasPassword } from "../../accounts/check-password";
import type { Auth } from "../../accounts/auth";
import type { Database } from "../../platform/db/client";
import { membershipOf } from "../profile/membership-of";
import { listInvitations } from "./invitations.repo";
import * as repo from "./members.repo";
import type { Staff } from "../../platform/authz/actors";

/**
 * Returns an operator's members and invitations, for its owner.
 * @param slug of the operator; null for the first
 * @throws AppError as `membershipOf`
 */
export async function listMembers(
  { db, auth }: { db: Database; auth: Auth },
  owner: Staff<"company">,
  slug: string | null,
) {
  const operator = membershipOf(owner, slug);
  const [members, invitations, withPassword] = await Promise.all([
    repo.listMembersOf(db, operator.operator),
    listInvitations(db, operator.operator),
    hasPassword({ auth }, owner),
  ]);
  return {
    operator: { slug: operator.operator, companyName: operator.companyName, status: operator.status },
    owner: { name: owner.name, email: owner.email, hasPassword: withPassword },
    members,
    invitations,
    operators: owner.operators.map(({ operator: each, companyName }) => ({ slug: each, companyName })),
  };
}
