import type { Viewer } from "~/domain/account";
import type { Membership, SuspendedCompany } from "~/domain/company-rights";
import type { Database } from "../db/client";
import { listMemberships, listSuspendedCompanies } from "./company-rights.repo";
import { requireOperator } from "./require-operator";

/** What stands around every page of the operators' portal. */
export interface OperatorFrame {
  /** The companies the person acts for. */
  memberships: Membership[];
  /** Those they could act for, were they not suspended. */
  suspended: SuspendedCompany[];
}

/** Tells for whom an operator acts, and what they may do. */
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
