import { verificationSteps } from "~/domain/operators/operator-verification";
import type { Database } from "../../db/client";
import { operatorNotFound } from "../../authz/actors";
import type { Staff } from "../../authz/actors";
import { findOwnOperator } from "./own-operator.repo";
import { ownOperatorOf } from "./own-operator";

/**
 * Returns an operator for its owner, with its verification steps and the owner's other operators.
 * @param slug of the operator; null for the first
 * @throws AppError as `ownOperatorOf`
 */
export async function getOwnOperator({ db }: { db: Database }, owner: Staff<"company">, slug: string | null) {
  const own = ownOperatorOf(owner, slug);
  const operator = await findOwnOperator(db, owner.id, own.operator);
  if (!operator) throw operatorNotFound();
  const { isOwnerConfirmed: _, documents: __, ...details } = operator;
  return {
    operator: details,
    steps: verificationSteps(operator),
    operators: owner.operators.map(({ operator: each, companyName }) => ({ slug: each, companyName })),
  };
}
export type OwnOperator = Awaited<ReturnType<typeof getOwnOperator>>;
