import type { Viewer } from "~/domain/accounts/account";
import { requireWithinLimit } from "../http/rate-limit";
import type { Dependencies } from "../services";
import { answerChangedTexts } from "./answer-changed-texts";
import type { TextsAnswer } from "./answer-changed-texts";
import { changeOwnTour } from "./change-own-tour";
import { discardTourDraft } from "./discard-tour-draft";
import { getChangedTexts } from "./get-changed-texts";
import { getTourWizard } from "./get-tour-wizard";
import { previewOwnTour } from "./preview-own-tour";
import { saveTourDraft } from "./save-tour-draft";
import { startTour } from "./start-tour";
import { submitTour } from "./submit-tour";
import { withdrawTour } from "./withdraw-tour";

export function tourDraftServices({ db, clock, audit, mailer, origin, limiters }: Dependencies) {
  return {
    startTour: async (viewer: Viewer | null, typed: Parameters<typeof startTour>[2], headers: Headers) => {
      await requireWithinLimit(limiters.form, headers, "Too many tours. Please wait a minute.");
      return startTour(audit, viewer, typed);
    },
    getTourWizard: (viewer: Viewer | null, slug: string) => getTourWizard({ db }, viewer, slug),
    saveTourDraft: (viewer: Viewer | null, save: Parameters<typeof saveTourDraft>[2]) =>
      saveTourDraft({ db, clock }, viewer, save),
    discardTourDraft: (viewer: Viewer | null, draft: { slug: string; version: number }) =>
      discardTourDraft({ db }, viewer, draft),
    submitTour: (viewer: Viewer | null, tour: Parameters<typeof submitTour>[2]) =>
      submitTour(audit, viewer, tour),
    withdrawTour: (viewer: Viewer | null, slug: string) => withdrawTour(audit, viewer, slug),
    changeOwnTour: (viewer: Viewer | null, change: Parameters<typeof changeOwnTour>[2]) =>
      changeOwnTour(audit, viewer, change),
    previewOwnTour: (viewer: Viewer | null, slug: string) => previewOwnTour({ db, clock }, viewer, slug),
    getChangedTexts: (viewer: Viewer | null, slug: string) => getChangedTexts({ db }, viewer, slug),
    answerChangedTexts: (viewer: Viewer | null, answer: TextsAnswer) =>
      answerChangedTexts({ audit, mailer, origin }, viewer, answer),
  };
}
