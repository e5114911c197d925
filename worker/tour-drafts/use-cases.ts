import { admin, adminOrStaff, staff } from "../platform/authz/guards";
import { orUnavailable, reading } from "../platform/authz/use-case";
import { addTour } from "./add-tour";
import { answerChangedTexts } from "./answer-changed-texts";
import { duplicateTour } from "./duplicate-tour";
import { getChangedTexts } from "./get-changed-texts";
import { getTourWizard, previewTour } from "./get-tour-wizard";
import { saveTourDraft } from "./save-tour-draft";
import { startTour } from "./start-tour";
import { submitTour } from "./submit-tour";
import { withdrawTour, discardTourDraft, unpublishOrDeleteTour } from "./withdraw-tour";

export const tourDraftUseCases = {
  createTour: admin("tours", addTour),
  duplicateTour: staff("tours", duplicateTour),
  startTour: staff("tours", startTour),
  getTourWizard: adminOrStaff("tours", "tours", reading(getTourWizard)),
  saveTourDraft: adminOrStaff("tours", "tours", saveTourDraft),
  discardTourDraft: adminOrStaff("tours", "tours", discardTourDraft),
  submitTour: orUnavailable(adminOrStaff("tours", "tours", submitTour)),
  withdrawTour: staff("tours", withdrawTour),
  unpublishOrDeleteTour: staff("tours", unpublishOrDeleteTour),
  previewTour: adminOrStaff("read", "tours", previewTour),
  getChangedTexts: admin("tours", reading(getChangedTexts)),
  answerChangedTexts: orUnavailable(admin("tours", answerChangedTexts)),
};
