import type { Membership, SuspendedOperator } from "~/domain/operators/operator-rights";
import type { Database } from "../platform/db/client";
import { listMemberships, listSuspendedOperators } from "../platform/authz/operator-rights.repo";
import { listOperatorsToAnswer } from "./operator-overview.repo";
import type { Operator } from "../platform/authz/actors";

/** Data of the layout around all pages of the operator portal. */
export interface OperatorFrameFigures {
  /** Companies the user acts for. */
  memberships: Membership[];
  /** Companies the user could act for if they were not suspended. */
  suspended: SuspendedOperator[];
  /** Slugs of own companies that were asked for documents, or refused. */
  toAnswer: string[];
}

/** Returns the operators an operator acts for, with their rights. */
export async function getOperatorFrame(
  { db }: { db: Database },
  operator: Operator,
): Promise<OperatorFrameFigures> {
  const [memberships, suspended, asked] = await Promise.all([
    listMemberships(db, operator.id),
    listSuspendedOperators(db, operator.id),
    listOperatorsToAnswer(db, operator.id),
  ]);
  return { memberships, suspended, toAnswer: asked.map(({ slug }) => slug) };
}
