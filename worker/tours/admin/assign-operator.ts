import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { findTourState, assignTour } from "../tour-state.repo";

/**
 * Assigns an operator to a sample tour that has none. The tour stays a draft.
 * @throws AppError `not_found`, `illegal_transition` (it has an operator, or that one is not verified)
 */
export async function assignOperator(
  audit: AuditDependencies,
  admin: Admin,
  { slug, operator }: { slug: string; operator: string },
): Promise<void> {
  const { db } = audit;
  const entry = {
    action: "tour.edit",
    subjectId: slug,
    before: { operator: null },
    after: { operator },
  } as const;
  const isDone = await withAudit(audit, admin, entry, (statements) =>
    assignTour(db, { slug, operator }, statements),
  );
  if (isDone) return;
  const tour = await findTourState(db, slug);
  if (!tour) throw new AppError("not_found", "Tour not found.");
  throw new AppError(
    "illegal_transition",
    tour.companyName === null ? "Choose a verified operator." : `${tour.companyName} runs this tour.`,
  );
}
