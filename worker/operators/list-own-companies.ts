import type { Viewer } from "~/domain/account";
import type { Company } from "~/domain/company";
import type { Database } from "../db/client";
import { listCompaniesOf } from "./companies.repo";
import { requireOperator } from "./require-operator";

/** The companies of an operator, by name. */
export async function listOwnCompanies({ db }: { db: Database }, viewer: Viewer | null): Promise<Company[]> {
  requireOperator(viewer);
  return listCompaniesOf(db, viewer.id);
}
