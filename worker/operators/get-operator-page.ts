import { AppError } from "~/domain/errors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findOperatorPage, type OperatorPage } from "./operator-page.repo";

/**
 * Returns the public page of a verified operator.
 * @throws AppError `not_found`
 */
export async function getOperatorPage(
  { db, clock }: { db: Database; clock: Clock },
  slug: string,
): Promise<OperatorPage> {
  const page = await findOperatorPage(db, slug.toLowerCase(), clock());
  if (!page) throw new AppError("not_found", "Operator not found.");
  return page;
}
