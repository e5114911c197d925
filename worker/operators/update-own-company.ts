import { z } from "zod";
import type { Viewer } from "~/domain/account";
import { companySchema } from "~/domain/company";
import { AppError } from "~/domain/errors";
import type { FieldErrors } from "~/domain/errors";
import type { Database } from "../db/client";
import { updateCompany } from "./companies.repo";
import { requireOperator } from "./require-operator";

export type UpdateCompanyResult = { ok: true } | { ok: false; errors: FieldErrors };

/**
 * Writes what an operator says of a company of theirs. What it says changes nothing of its state.
 * @throws AppError `not_found` for a company that is another's, or none
 */
export async function updateOwnCompany(
  { db }: { db: Database },
  viewer: Viewer | null,
  { slug, form }: { slug: string; form: FormData },
): Promise<UpdateCompanyResult> {
  requireOperator(viewer);
  const details = companySchema.safeParse(Object.fromEntries(form));
  if (!details.success) return { ok: false, errors: z.flattenError(details.error).fieldErrors };
  if (!(await updateCompany(db, { slug, ownerId: viewer.id }, details.data))) {
    throw new AppError("not_found", "There is no such company of yours.");
  }
  return { ok: true };
}
