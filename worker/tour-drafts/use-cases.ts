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
import { admin, staff } from "../authz/guards";

export const tourDraftUseCases = {
  startTour: staff("tours", startTour),
  getTourWizard: staff("tours", getTourWizard),
  saveTourDraft: staff("tours", saveTourDraft),
  discardTourDraft: staff("tours", discardTourDraft),
  submitTour: staff("tours", submitTour),
  withdrawTour: staff("tours", withdrawTour),
  changeOwnTour: staff("tours", changeOwnTour),
  previewOwnTour: staff("tours", previewOwnTour),
  getChangedTexts: admin(getChangedTexts),
  answerChangedTexts: admin(answerChangedTexts),
};
