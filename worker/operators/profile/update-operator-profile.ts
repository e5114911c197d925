import { operatorSchema } from "~/domain/operators/operator";
import { parseFields } from "~/domain/form-fields";
import { differenceOf } from "../../audit/difference-of";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../db/client";
import { operatorNotFound, type Staff } from "../../authz/actors";
import * as repo from "./operator-profile.repo";
import { membershipOf } from "./membership-of";

/**
 * Updates an operator's profile for its owner. The status stays, also once verified; changes are logged and shown to
 * administrators in the operator's history.
 * @throws AppError `not_found` for another person's operator, or none
 */
export async function updateOperatorProfile(
  { db, audit }: { db: Database; audit: AuditDependencies },
  owner: Staff<"company">,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  membershipOf(owner, slug);
  const details = parseFields(operatorSchema, Object.fromEntries(form));
  const present = await repo.findOperatorProfile(db, owner.id, slug);
  if (!present) throw operatorNotFound();
  const changed = differenceOf(present, details);
  if (Object.keys(changed.after).length === 0) return;
  const hasContent = await withAudit(
    audit,
    owner,
    { action: "operator.update", subjectId: slug, ...changed },
    (statements) => repo.updateOperator(db, { slug, userId: owner.id }, details, statements),
  );
  if (!hasContent) throw operatorNotFound();
}
