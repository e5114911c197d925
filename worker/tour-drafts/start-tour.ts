import { AppError, invalidFields } from "~/domain/errors";
import { maxUnpublished, newDraft, type TourDraftValues } from "~/domain/tour-drafts/tour-draft";
import {
  slugOf,
  tourStartSchema,
  type TourFields,
  type TourFormValues,
  type TourStart,
} from "~/domain/tour-drafts/tour-form";
import type { TourTemplate } from "~/domain/tour-drafts/tour-templates";
import { startIssues } from "~/domain/tour-drafts/tour-wizard";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { violates } from "../platform/db/errors";
import { operatorNotFound, type Staff } from "../platform/authz/actors";
import type { TourEditor } from "../tours/admin/tour-editor";
import { operatorIssue } from "./submit-tour";
import { hasDraftQuota } from "./draft-quota.repo";
import { insertDraft } from "./draft-changes.repo";
import { requireWithinLimit, type Limiters } from "../platform/http/rate-limit";

/** Max tours whose slug begins with the same words. */
const maxSlugs = 50;

/**
 * Creates a draft for one of the viewer's operators; the wizard adds the rest. The slug is derived from the title.
 * @param template what the draft begins with; null for an empty one
 * @throws AppError `not_found` (operator), `invalid` with field messages, or because the operator has too
 * many unpublished tours
 */
export async function startTour(
  audit: AuditDependencies & { limiters: Pick<Limiters, "form"> },
  staff: Staff<"tours">,
  values: TourFormValues,
  headers: Headers,
  template: TourTemplate | null = null,
): Promise<{ slug: string }> {
  await requireWithinLimit(audit.limiters.form, headers, "Too many tours. Please wait a minute.");
  const { operators } = staff;
  const only = operators.length === 1 ? operators[0]?.operator : undefined;
  const start = readStart({ ...values, operator: values.operator.trim() || (only ?? "") });
  if (!operators.some(({ operator }) => operator === start.operator)) throw operatorNotFound();
  return createDraft(audit, staff, {
    fields: { ...newDraft(start), ...template?.fields },
    ...(template && { columns: template.columns(start) }),
    after: start,
  });
}

/**
 * Creates a tour under the first unused slug of its title.
 * @param after values for the audit log
 * @throws AppError `not_found` (operator), `invalid` (too many tours with this title or unpublished ones)
 */
export async function createDraft(
  audit: AuditDependencies,
  editor: TourEditor,
  {
    after,
    ...tour
  }: {
    fields: TourFields;
    columns?: ReturnType<TourTemplate["columns"]>;
    draft?: TourDraftValues;
    after: object;
  },
): Promise<{ slug: string }> {
  const { title, operator, status } = tour.fields;
  for (let attempt = 0; attempt < maxSlugs; attempt += 1) {
    const slug = slugOf(title, attempt);
    const entry = { action: "tour.create" as const, subjectId: slug, after: { ...after, status } };
    try {
      await withAudit(audit, editor, entry, (statements) =>
        insertDraft(audit.db, { ...tour, slug, editor }, statements, audit.clock()),
      );
      return { slug };
    } catch (error) {
      if (violates(error, "tours.slug")) continue;
      if (violates(error, "tours_operator_named")) {
        if (editor.role === "admin") throw operatorIssue("Choose a tour operator.", error);
        if (!(await hasDraftQuota(audit.db, operator))) throw noRoom();
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
