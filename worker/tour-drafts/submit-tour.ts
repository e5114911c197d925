import type { Viewer } from "~/domain/account";
import { AppError } from "~/domain/errors";
import { tourFormSchema, tourFaults } from "~/domain/tour-form";
import type { TourFields } from "~/domain/tour-form";
import { inputOf } from "~/domain/tour-form-values";
import { differenceOf } from "../audit/difference-of";
import { withAudit } from "../audit/with-audit";
import type { AuditDependencies } from "../audit/with-audit";
import { requireRight } from "../operators/require-right";
import { getSettings } from "../settings/get-settings";
import { requireFound, writtenValues } from "./get-tour-wizard";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import { submitDraft, takeOverDraft, takesOver } from "./tour-submission.repo";

/** What handing in came to: the draft waits, the changed texts wait, or they are live. */
export type Submission = "tour waits" | "texts wait" | "texts are live";

/**
 * Hands in what was written, if the whole of it is valid: a draft goes to the administrators' queue; the texts of a published
 * tour go live at once, or to that queue where the platform's settings ask for it.
 * @param seen the versions of the tour and of its working copy (0 for none) that the viewer had before their eyes
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, `invalid` (by the form's paths, and "pictures"),
 *   `illegal_transition` (it waits already, or nothing was changed), `conflict` (it was changed since)
 */
export async function submitTour(
  audit: AuditDependencies,
  asking: Viewer | null,
  { slug, ...seen }: { slug: string; version: number; draftVersion: number },
): Promise<Submission> {
  const { db } = audit;
  const { viewer } = await requireRight(db, asking, "tours");
  const written = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
  refuseOutdated(written, seen);
  const fields = requireComplete(written);
  const { tour } = written;
  const { before, after } = differenceOf(tour.fields, fields);
  const submission = await kindOf(audit, tour.status, Object.keys(after).length);
  const action = submission === "texts are live" ? ("tour.edit" as const) : actionOf(submission);
  const entry = { action, subjectId: slug, before, after };
  const isDone = await withAudit(audit, viewer, entry, (statements) => {
    const now = audit.clock();
    if (submission === "texts wait") {
      const handedIn = { tourId: written.id, version: seen.draftVersion, userId: viewer.id, now };
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
      when: isDraft ? takesOver.draftOf(viewer.id) : takesOver.publishedOf(viewer.id),
    };
    return takeOverDraft(db, takeOver, statements, now);
  });
  if (isDone) return submission;
  const present = requireFound(await drafts.findOwnTour(db, viewer.id, slug));
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
  if (changes === 0) throw new AppError("illegal_transition", "You have changed nothing yet.");
  const { features } = await getSettings(db);
  return features.reviewTexts ? "texts wait" : "texts are live";
}

function actionOf(submission: Exclude<Submission, "texts are live">) {
  return submission === "tour waits" ? ("tour.submit" as const) : ("tour.submit-texts" as const);
}

function refuseOutdated({ tour, draft }: WrittenTour, seen: { version: number; draftVersion: number }): void {
  if (tour.status === "pending" || (draft && draft.submittedAt !== null))
    throw new AppError("illegal_transition", "It was handed in already and waits to be looked at.");
  if (tour.version !== seen.version || (draft?.version ?? 0) !== seen.draftVersion) throw outdated();
}

function outdated(): AppError {
  return new AppError(
    "conflict",
    "This tour was changed since you opened this page. Please look at it again, then submit it.",
  );
}

/**
 * A tour with its working copy over it, the whole of it valid.
 * @throws AppError `invalid`
 */
export function requireComplete(written: WrittenTour): TourFields {
  const input = inputOf(writtenValues(written).values);
  const parsed = tourFormSchema.safeParse(input);
  const errors = {
    ...(!parsed.success && tourFaults(input)),
    ...(!written.isPictured && { pictures: ["A published tour needs a picture or an illustration."] }),
  };
  if (parsed.success && written.isPictured) return parsed.data;
  throw new AppError("invalid", "Something is still missing. Please look at what is listed.", { errors });
}
