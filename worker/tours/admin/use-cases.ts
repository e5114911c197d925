import type { Admin } from "../../authz/actors";
import { getTourPage, type TourPageDependencies } from "../get-tour-page";
import { admin, query } from "../../authz/guards";
import { changeTour } from "./change-tour";
import { createTour, editTour } from "./create-tour";
import { getAdminTour, getTourToEdit, getTourDesk } from "./get-admin-tour";
import { listAdminTours } from "./admin-tours.repo";

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
