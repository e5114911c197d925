import { answerChangedTexts } from "./answer-changed-texts";
import { changeOwnTour } from "./change-own-tour";
import { discardTourDraft } from "./discard-tour-draft";
import { getChangedTexts } from "./get-changed-texts";
import { getTourWizard } from "./get-tour-wizard";
import { previewOwnTour } from "./preview-own-tour";
import { saveTourDraft } from "./save-tour-draft";
import { startTour } from "./start-tour";
import { submitTour } from "./submit-tour";
import { withdrawTour } from "./withdraw-tour";
import { anyone } from "../use-case";

export const tourDraftUseCases = {
  startTour: anyone(startTour),
  getTourWizard: anyone(getTourWizard),
  saveTourDraft: anyone(saveTourDraft),
  discardTourDraft: anyone(discardTourDraft),
  submitTour: anyone(submitTour),
  withdrawTour: anyone(withdrawTour),
  changeOwnTour: anyone(changeOwnTour),
  previewOwnTour: anyone(previewOwnTour),
  getChangedTexts: anyone(getChangedTexts),
  answerChangedTexts: anyone(answerChangedTexts),
};
