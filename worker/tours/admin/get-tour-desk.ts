import type { AdminTourSort } from "~/domain/tours/tour-list";
import type { Database } from "../../db/client";
import * as repo from "./admin-tours.repo";
import type { AdminTourFilter, OperatorChoice } from "./admin-tours.repo";
import type { Admin } from "../../authz/actors";

export interface AdminTourQuery extends AdminTourFilter {
  sort?: AdminTourSort | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns the data around that list and the tour form: the number of submissions under review, and the operators. */
export async function getTourDesk(
  { db }: { db: Database },
  _admin: Admin,
): Promise<{ pending: number; operators: OperatorChoice[] }> {
  const [pending, operators] = await Promise.all([repo.countPendingTours(db), repo.listOperatorChoices(db)]);
  return { pending, operators };
}
