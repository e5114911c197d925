import { verificationSteps } from "~/domain/operators/operator-verification";
import type { Database } from "../../platform/db/client";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import { findOperatorProfile } from "./operator-profile.repo";
import { listDecisions } from "../verification.repo";
import { membershipOf } from "./membership-of";

/**
 * Returns an operator for its owner, with its verification steps and the owner's other operators.
 * @param slug of the operator; null for the first
 * @throws AppError as `membershipOf`
 */
export async function getOperatorProfile(
  { db }: { db: Database },
  owner: Staff<"company">,
  slug: string | null,
) {
  const membership = membershipOf(owner, slug);
  const operator = await findOperatorProfile(db, owner.id, membership.operator);
  if (!operator) throw operatorNotFound();
  const { isOwnerConfirmed: _, ...details } = operator;
  return {
    operator: details,
    decisions: await listDecisions(db, membership.operator),
    steps: verificationSteps(operator),
    operators: owner.operators.map(({ operator: each, companyName }) => ({ slug: each, companyName })),
  };
}
export type NamedOperator = Awaited<ReturnType<typeof getOperatorProfile>>;
