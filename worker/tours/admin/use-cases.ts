import { changeTour } from "./change-tour";
import { createTour } from "./create-tour";
import { editTour } from "./edit-tour";
import { getAdminTour, getTourToEdit } from "./get-admin-tour";
import { getTourDesk, listAdminTours } from "./list-admin-tours";
import { previewTour } from "../preview-tour";
import { anyone } from "../../use-case";

export const adminTourUseCases = {
  listAdminTours: anyone(listAdminTours),
  getTourDesk: anyone(getTourDesk),
  getAdminTour: anyone(getAdminTour),
  getTourToEdit: anyone(getTourToEdit),
  previewTour: anyone(previewTour),
  createTour: anyone(createTour),
  editTour: anyone(editTour),
  changeTour: anyone(changeTour),
};
