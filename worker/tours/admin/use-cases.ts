import type { Admin } from "../../authz/actors";
import { changeTour } from "./change-tour";
import { createTour } from "./create-tour";
import { editTour } from "./edit-tour";
import { getAdminTour, getTourToEdit } from "./get-admin-tour";
import { listAdminTours } from "./admin-tours.repo";
import { getTourDesk } from "./get-tour-desk";
import { getTourPage } from "../get-tour-page";
import type { TourPageDependencies } from "../get-tour-page";
import { admin, query } from "../../authz/guards";

export const adminTourUseCases = {
  listAdminTours: admin(query(listAdminTours)),
  getTourDesk: admin(getTourDesk),
  getAdminTour: admin(getAdminTour),
  getTourToEdit: admin(getTourToEdit),
  previewTour: admin((dependencies: TourPageDependencies, _admin: Admin, slug: string) =>
    getTourPage(dependencies, slug, "all"),
  ),
  createTour: admin(createTour),
  editTour: admin(editTour),
  changeTour: admin(changeTour),
};
