import type { Viewer } from "~/domain/account";
import type { Membership } from "~/domain/company-rights";
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
