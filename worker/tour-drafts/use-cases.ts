import { admin, staff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { answerChangedTexts } from "./answer-changed-texts";
import { duplicateTour } from "./duplicate-tour";
import { getChangedTexts } from "./get-changed-texts";
import { getTourWizard, previewOperatorTour } from "./get-tour-wizard";
import { saveTourDraft } from "./save-tour-draft";
import { startTour } from "./start-tour";
import { submitTour } from "./submit-tour";
import { withdrawTour, discardTourDraft, unpublishOrDeleteTour } from "./withdraw-tour";

export const tourDraftUseCases = {
  duplicateTour: staff("tours", duplicateTour),
  startTour: staff("tours", startTour),
  getTourWizard: staff("tours", reading(getTourWizard)),
  saveTourDraft: staff("tours", saveTourDraft),
  discardTourDraft: staff("tours", discardTourDraft),
  submitTour: staff("tours", submitTour),
  withdrawTour: staff("tours", withdrawTour),
  unpublishOrDeleteTour: staff("tours", unpublishOrDeleteTour),
  previewOperatorTour: staff("tours", previewOperatorTour),
  getChangedTexts: admin("tours", reading(getChangedTexts)),
  answerChangedTexts: admin("tours", answerChangedTexts),
};
