import { AppError, invalidFields } from "~/domain/errors";
import { maxUnpublished, newDraft } from "~/domain/tour-drafts/tour-draft";
import { slugOf, tourStartSchema, type TourFormValues, type TourStart } from "~/domain/tour-drafts/tour-form";
import { startIssues } from "~/domain/tour-drafts/tour-wizard";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { violates } from "../platform/db/errors";
import { operatorNotFound, type Staff } from "../platform/authz/actors";
import { hasDraftQuota } from "./draft-quota.repo";
import { insertDraft } from "./draft-changes.repo";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

/**
 * Creates a draft for one of the viewer's operators; the wizard adds the rest. The slug is derived from the title.
 * @throws AppError `not_found` (operator), `invalid` with field messages, or because the operator has too
 * many unpublished tours
 */
export async function startTour(
  audit: AuditDependencies & { limiters: Pick<Limiters, "form"> },
  staff: Staff<"tours">,
  values: TourFormValues,
  headers: Headers,
): Promise<{ slug: string }> {
  await requireWithinLimit(audit.limiters.form, headers, "Too many tours. Please wait a minute.");
  const { operators } = staff;
  const only = operators.length === 1 ? operators[0]?.operator : undefined;
  const start = readStart({ ...values, operator: values.operator.trim() || (only ?? "") });
  if (!operators.some(({ operator }) => operator === start.operator)) throw operatorNotFound();
  const fields = newDraft(start);
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const slug = slugOf(start.title, attempt);
    const entry = { action: "tour.create" as const, subjectId: slug, after: { ...start, status: "draft" } };
    try {
      await withAudit(audit, staff, entry, (statements) =>
        insertDraft(audit.db, { slug, fields, userId: staff.id }, statements, audit.clock()),
      );
      return { slug };
    } catch (error) {
      if (violates(error, "tours.slug")) continue;
      if (violates(error, "tours.operator_slug")) {
        if (!(await hasDraftQuota(audit.db, start.operator))) throw noRoom();
        // The right was revoked in the meantime.
        throw operatorNotFound(error);
      }
      throw error;
    }
  }
  throw new AppError("invalid", "Too many tours have this title.", {
    errors: { title: ["Too many tours have this title. Choose another."] },
  });
}

/** Creates the error for an operator with the max number of unpublished tours. */
export function noRoom(): AppError {
  return new AppError(
    "invalid",
    `Your company already has ${maxUnpublished} unpublished tours. Publish or delete one of them first.`,
  );
}

function readStart(values: TourFormValues): TourStart {
  const errors = startIssues(values);
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return tourStartSchema.parse(values);
}
