import type { Viewer } from "~/domain/accounts/account";
import type { Membership, SuspendedCompany } from "~/domain/operators/company-rights";
import type { Database } from "../db/client";
import { listMemberships, listSuspendedCompanies } from "../authz/company-rights.repo";
import { requireOperator } from "../authz/require-operator";

/** Data of the layout around all pages of the operator portal. */
export interface OperatorFrame {
  /** Companies the user acts for. */
  memberships: Membership[];
  /** Companies the user could act for if they were not suspended. */
  suspended: SuspendedCompany[];
}

/** Returns the companies an operator acts for, with their rights. */
export async function getOperatorFrame(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<OperatorFrame> {
  requireOperator(viewer);
  const [memberships, suspended] = await Promise.all([
    listMemberships(db, viewer.id),
    listSuspendedCompanies(db, viewer.id),
  ]);
  return { memberships, suspended };
}
