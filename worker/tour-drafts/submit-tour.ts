import { AppError, staleEdit } from "~/domain/errors";
import { tourFormSchema, tourIssues, type TourFields } from "~/domain/tour-drafts/tour-form";
import type { TourStatus } from "~/domain/tours/tour";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import { whyNotPublishable } from "../tours/admin/change-tour";
import { findTourState } from "../tours/tour-state.repo";
import { getSettings } from "../settings/get-settings";
import { requireFound, writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import { submitDraft, takeOverDraft, takesOver } from "./tour-submission.repo";
import { editorIdOf, type TourEditor } from "../tours/admin/tour-editor";
import { refersToNothing } from "../platform/db/errors";

/**
 * Result of a submission: the draft is under review, the edits are under review, or they are live. Administrators publish a draft, and save
 * a tour that is under review.
 */
type Submission = "tour waits" | "texts wait" | "texts are live" | "tour is published" | "tour is saved";

/**
 * Submits a tour's draft if it is complete and valid: a new tour enters the administrators' review queue; edits of a published tour go
 * live at once, or enter that queue if the platform's settings require it. What an administrator submits needs no review.
 * @param seen versions of the tour and of its draft (0 without one) that the viewer has seen
 * @throws AppError `not_found`, `invalid` (by the form's paths, and "pictures"), `illegal_transition`
 * (already submitted, or nothing was changed), `conflict` (changed since)
 */
export async function submitTour(
  audit: AuditDependencies,
  editor: TourEditor,
  { slug, ...seen }: { slug: string; version: number; draftVersion: number },
): Promise<Submission> {
  const { db } = audit;
  const editorId = editorIdOf(editor);
  const written = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  refuseOutdated(written, seen, editor);
  const fields = requireComplete(written);
  const { tour } = written;
  const { before, after } = differenceOf(tour.fields, fields);
  const submission = await kindOf(audit, editor, tour.status, Object.keys(after).length);
  const status = statusAfter[submission];
  const entry = {
    action: actionOf(submission),
    subjectId: slug,
    before: submission === "tour is published" ? { ...before, status: tour.status } : before,
    after: submission === "tour is published" ? { ...after, status } : after,
  };
  try {
    const isDone = await withAudit(audit, editor, entry, (statements) => {
      const now = audit.clock();
      if (submission === "texts wait") {
        const handedIn = { tourId: written.id, version: seen.draftVersion, userId: editor.id, now };
        return submitDraft(db, handedIn, statements);
      }
      const takeOver = {
        tourId: written.id,
        version: tour.version,
        draftVersion: written.draft ? written.draft.version : null,
        fields,
        before: tour,
        ...(status && { status }),
        ...(editorId === null && { operator: fields.operator }),
        when: whenOf(editor, tour.status, fields, submission),
      };
      return takeOverDraft(db, takeOver, statements, now);
    });
    if (isDone) return submission;
  } catch (error) {
    if (refersToNothing(error)) throw operatorIssue("Choose a tour operator.", error);
    throw error;
  }
  const present = requireFound(await drafts.findWrittenTour(db, editorId, slug));
  refuseOutdated(present, seen, editor);
  requireComplete(present);
  throw editorId === null ? await refusalOf(audit, slug, fields, submission) : outdated();
}

function whenOf(editor: TourEditor, status: TourStatus, fields: TourFields, submission: Submission) {
  if (editor.role === "admin")
    return takesOver.byAdmin(status, fields.operator, submission === "tour is published");
  return submission === "tour waits" ? takesOver.draftOf(editor.id) : takesOver.publishedOf(editor.id);
}

/** Explains why an administrator's edits were not written, although nobody else changed the tour. */
async function refusalOf(
  { db }: AuditDependencies,
  slug: string,
  { operator }: TourFields,
  submission: Submission,
): Promise<AppError> {
  const state = await findTourState(db, slug, operator);
  const isRefused = submission === "tour is published" && state && !state.isOperatorVerified;
  return operatorIssue(
    isRefused ? whyNotPublishable(state) : "This tour has bookings, so its operator can't be changed.",
  );
}

export function operatorIssue(message: string, cause?: unknown): AppError {
  return new AppError("invalid", message, { errors: { operator: [message] }, cause });
}

async function kindOf(
  { db }: AuditDependencies,
  editor: TourEditor,
  status: TourStatus,
  changes: number,
): Promise<Submission> {
  const isAdmin = editor.role === "admin";
  if (status === "draft") return isAdmin ? "tour is published" : "tour waits";
  if (changes === 0) throw new AppError("illegal_transition", "There are no changes to submit.");
  if (isAdmin) return status === "pending" ? "tour is saved" : "texts are live";
  const { features } = await getSettings(db);
  return features.reviewTexts ? "texts wait" : "texts are live";
}

const statusAfter: Partial<Record<Submission, "pending" | "active">> = {
  "tour waits": "pending",
  "tour is published": "active",
};

function actionOf(submission: Submission): `tour.${string}` {
  switch (submission) {
    case "tour waits":
      return "tour.submit";
    case "texts wait":
      return "tour.submit-texts";
    case "tour is published":
      return "tour.publish";
    case "texts are live":
    case "tour is saved":
      return "tour.edit";
  }
}

function refuseOutdated(
  { tour, draft }: WrittenTour,
  seen: { version: number; draftVersion: number },
  editor: TourEditor,
): void {
  const waits = tour.status === "pending" && editor.role !== "admin";
  if (waits || (draft && draft.submittedAt !== null))
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
