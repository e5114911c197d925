import type { Viewer } from "~/domain/accounts/account";
import { staleEdit, type AppError } from "~/domain/errors";
import { differenceOf } from "../audit/difference-of";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Mailer } from "../notifications/mail/mailer";
import { tourTextsApprovedMail, tourTextsRejectedMail } from "../notifications/mail/tour-mails";
import { findTourState } from "../tours/tour-state.repo";
import { requireSubmitted } from "./get-changed-texts";
import { requireComplete } from "./submit-tour";
import * as drafts from "./tour-drafts.repo";
import type { WrittenTour } from "./tour-drafts.repo";
import { returnDraft, takeOverDraft, takesOver } from "./tour-submission.repo";
import type { Admin } from "../platform/authz/actors";

interface Dependencies {
  audit: AuditDependencies;
  mailer: Mailer;
  /** Origin of the site, for links in mails. */
  origin: string;
}

type TextsAnswer = { slug: string; version: number } & (
  | { answer: "approve" }
  | { answer: "reject"; reason: string }
);

/**
 * Applies the submitted edits of a published tour to the current tour, or rejects them with a reason. Mails the operator.
 * @throws AppError `not_found`, `illegal_transition` (none submitted), `conflict` (the edits differ from
 * the reviewed ones, or the tour was just changed), `invalid` (no longer valid with the current tour)
 */
export async function answerChangedTexts(
  { audit, mailer, origin }: Dependencies,
  admin: Admin,
  answer: TextsAnswer,
): Promise<void> {
  const { db } = audit;
  const { slug, version } = answer;
  const { written, draft } = requireSubmitted(await drafts.findWrittenTour(db, null, slug));
  if (draft.version !== version) throw otherTexts();
  const reason = answer.answer === "reject" ? answer.reason : null;
  const isDone = await (reason === null
    ? approve(audit, admin, written, version)
    : reject(audit, admin, { slug, tourId: written.id, version, reason }));
  if (!isDone) {
    const { draft: present } = requireSubmitted(await drafts.findWrittenTour(db, null, slug));
    throw present.version === version ? staleEdit("this tour") : otherTexts();
  }
  const state = await findTourState(db, slug);
  if (!state?.owner) return;
  const url = new URL(`/operator/tours/${slug}`, origin).href;
  const letter = { to: state.owner.email, name: state.owner.name, title: state.title, url };
  await mailer.send(
    reason === null ? tourTextsApprovedMail(letter) : tourTextsRejectedMail({ ...letter, reason }),
  );
}

function approve(
  audit: AuditDependencies,
  viewer: Viewer,
  written: WrittenTour,
  draftVersion: number,
): Promise<boolean> {
  const { id: tourId, tour } = written;
  const fields = requireComplete(written);
  const entry = {
    action: "tour.approve-texts" as const,
    subjectId: tour.slug,
    ...differenceOf(tour.fields, fields),
  };
  const { version } = tour;
  const takeOver = { tourId, version, draftVersion, fields, before: tour, when: takesOver.submitted() };
  return withAudit(audit, viewer, entry, (statements) =>
    takeOverDraft(audit.db, takeOver, statements, audit.clock()),
  );
}

function reject(
  audit: AuditDependencies,
  viewer: Viewer,
  { slug, reason, ...draft }: { slug: string; tourId: number; version: number; reason: string },
): Promise<boolean> {
  const entry = { action: "tour.reject-texts" as const, subjectId: slug, reason };
  return withAudit(audit, viewer, entry, (statements) =>
    returnDraft(audit.db, { ...draft, reason }, statements),
  );
}

function otherTexts(): AppError {
  return staleEdit("these texts", { who: "The operator" });
}
