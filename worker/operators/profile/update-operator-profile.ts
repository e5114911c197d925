import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { operatorSchema } from "~/domain/operators/operator";
import { changeToReview } from "~/domain/operators/operator-verification";
import { parseFields } from "~/domain/form-fields";
import { differenceOf } from "../../audit/difference-of";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Database } from "../../platform/db/client";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";
import { requirePossiblePhones } from "../../platform/possible-phones";
import * as repo from "./operator-profile.repo";
import { membershipOf } from "./membership-of";
import { randomId } from "../../platform/surroundings";

/**
 * Updates an operator's profile for its owner. The status stays, also once verified; changes are logged, and a verified operator's new name or
 * numbers are reviewed by administrators.
 * @throws AppError `invalid`; `not_found` for another person's operator, or none
 */
export async function updateOperatorProfile(
  { db, audit }: { db: Database; audit: AuditDependencies },
  owner: Staff<"company">,
  { slug, form }: { slug: string; form: FormData },
): Promise<void> {
  membershipOf(owner, slug);
  const details = parseFields(operatorSchema, Object.fromEntries(form));
  requirePossiblePhones({ phone: details.phone });
  if (details.foundedYear !== null && details.foundedYear > Number(todayInIndia(audit.clock()).slice(0, 4))) {
    const message = "This year is in the future.";
    throw new AppError("invalid", message, { errors: { foundedYear: [message] } });
  }
  const present = await repo.findOperatorProfile(db, owner.id, slug);
  if (!present) throw operatorNotFound();
  const changed = differenceOf(present, details);
  if (Object.keys(changed.after).length === 0) return;
  const review = { id: randomId(), text: changeToReview(changed.after), createdAt: audit.clock() };
  const isDone = await withAudit(
    audit,
    owner,
    { action: "operator.update", subjectId: slug, ...changed },
    (statements) => repo.updateOperator(db, { slug, userId: owner.id }, details, review, statements),
  );
  if (!isDone) throw operatorNotFound();
}
