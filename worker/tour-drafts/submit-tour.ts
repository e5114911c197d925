import { AppError, staleEdit } from "~/domain/errors";
import { tourFormSchema, tourIssues, type TourFields } from "~/domain/tour-drafts/tour-form";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { getSettings } from "../settings/get-settings";
import { requireFound, writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import { submitDraft, takeOverDraft, takesOver } from "./tour-submission.repo";
import type { Staff } from "../platform/authz/actors";

/** Result of a submission: the draft is under review, the edits are under review, or they are live. */
type Submission = "tour waits" | "texts wait" | "texts are live";

/**
 * Submits a tour's draft if it is complete and valid: a new tour enters the administrators' review queue; edits of a published tour go
 * live at once, or enter that queue if the platform's settings require it.
 * @param seen versions of the tour and of its draft (0 without one) that the viewer has seen
 * @throws AppError `not_found`, `invalid` (by the form's paths, and "pictures"), `illegal_transition`
 * (already submitted, or nothing was changed), `conflict` (changed since)
 */
export async function submitTour(
  audit: AuditDependencies,
  staff: Staff<"tours">,
  { slug, ...seen }: { slug: string; version: number; draftVersion: number },
): Promise<Submission> {
  const { db } = audit;
  const written = requireFound(await drafts.findOperatorTour(db, staff.id, slug));
  refuseOutdated(written, seen);
  const fields = requireComplete(written);
  const { tour } = written;
  const { before, after } = differenceOf(tour.fields, fields);
  const submission = await kindOf(audit, tour.status, Object.keys(after).length);
  const action = submission === "texts are live" ? ("tour.edit" as const) : actionOf(submission);
  const entry = { action, subjectId: slug, before, after };
  const isDone = await withAudit(audit, staff, entry, (statements) => {
    const now = audit.clock();
    if (submission === "texts wait") {
      const handedIn = { tourId: written.id, version: seen.draftVersion, userId: staff.id, now };
      return submitDraft(db, handedIn, statements);
    }
    const isDraft = submission === "tour waits";
    const takeOver = {
      tourId: written.id,
      version: tour.version,
      draftVersion: written.draft ? written.draft.version : null,
      fields,
      faq: tour.faq,
      ...(isDraft && { status: "pending" as const }),
      when: isDraft ? takesOver.draftOf(staff.id) : takesOver.publishedOf(staff.id),
    };
    return takeOverDraft(db, takeOver, statements, now);
  });
  if (isDone) return submission;
  const present = requireFound(await drafts.findOperatorTour(db, staff.id, slug));
  refuseOutdated(present, seen);
  requireComplete(present);
  throw outdated();
}

async function kindOf(
  { db }: AuditDependencies,
  status: "active" | "pending" | "draft",
  changes: number,
): Promise<Submission> {
  if (status === "draft") return "tour waits";
  if (changes === 0) throw new AppError("illegal_transition", "There are no changes to submit.");
  const { features } = await getSettings(db);
  return features.reviewTexts ? "texts wait" : "texts are live";
}

function actionOf(submission: Exclude<Submission, "texts are live">) {
  return submission === "tour waits" ? ("tour.submit" as const) : ("tour.submit-texts" as const);
}

function refuseOutdated({ tour, draft }: WrittenTour, seen: { version: number; draftVersion: number }): void {
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "This tour is already under review.");
  if (tour.version !== seen.version || (draft?.version ?? 0) !== seen.draftVersion) throw outdated();
}

function outdated(): AppError {
  return staleEdit("this tour");
}

/**
 * Returns a tour with its draft applied if it is complete and valid.
 * @throws AppError `invalid`
 */
export function requireComplete(written: WrittenTour): TourFields {
  const { values } = writtenValues(written);
  const parsed = tourFormSchema.safeParse(values);
  const errors = {
    ...(!parsed.success && tourIssues(values)),
    ...(!written.hasImage && { pictures: ["A published tour needs a picture or an illustration."] }),
  };
  if (parsed.success && written.hasImage) return parsed.data;
  throw new AppError("invalid", "Something is missing. Check the listed steps.", { errors });
}
