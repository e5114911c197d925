import type { Viewer } from "~/domain/accounts/account";
import type { Membership } from "~/domain/operators/company-rights";
import type { Database } from "../db/client";
import * as repo from "./company-rights.repo";
import { requireOperator } from "./require-operator";

/** Lists the companies an operator acts for, with their rights. */
export async function listMemberships(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<Membership[]> {
  requireOperator(viewer);
  return repo.listMemberships(db, viewer.id);
}
