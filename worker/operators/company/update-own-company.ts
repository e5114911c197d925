import { z } from "zod";
import { companySchema } from "~/domain/operators/company";
import type { FieldErrors } from "~/domain/errors";
import { differenceOf } from "../../audit/difference-of";
import { withAudit } from "../../audit/with-audit";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { noSuchCompany } from "../../authz/actors";
import type { Staff } from "../../authz/actors";
import * as repo from "./own-company.repo";
import { ownCompanyOf } from "./own-company";

export type UpdateCompanyResult = { ok: true } | { ok: false; errors: FieldErrors };

/**
 * Updates a company's profile for its owner. The status stays, also once verified; changes are logged and shown to
 * administrators in the company's history.
 * @throws AppError `not_found` for another person's company, or none
 */
export async function updateOwnCompany(
  { db, audit }: { db: Database; audit: AuditDependencies },
  owner: Staff<"company">,
  { slug, form }: { slug: string; form: FormData },
): Promise<UpdateCompanyResult> {
  ownCompanyOf(owner, slug);
  const parsed = companySchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const details = parsed.data;
  const present = await repo.findOwnCompany(db, owner.id, slug);
  if (!present) throw noSuchCompany();
  const changed = differenceOf(present, details);
  if (Object.keys(changed.after).length === 0) return { ok: true };
  const hasContent = await withAudit(
    audit,
    owner,
    { action: "operator.update", subjectId: slug, ...changed },
    (statements) => repo.updateOwnCompany(db, { slug, userId: owner.id }, details, statements),
  );
  if (!hasContent) throw noSuchCompany();
  return { ok: true };
}
