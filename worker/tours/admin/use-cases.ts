import { changeTour } from "./change-tour";
import { createTour } from "./create-tour";
import { editTour } from "./edit-tour";
import { getAdminTour, getTourToEdit } from "./get-admin-tour";
import { getTourDesk, listAdminTours } from "./list-admin-tours";
import { previewTour } from "../preview-tour";
import { admin } from "../../authz/guards";

export const adminTourUseCases = {
  listAdminTours: admin(listAdminTours),
  getTourDesk: admin(getTourDesk),
  getAdminTour: admin(getAdminTour),
  getTourToEdit: admin(getTourToEdit),
  previewTour: admin(previewTour),
  createTour: admin(createTour),
  editTour: admin(editTour),
  changeTour: admin(changeTour),
};
