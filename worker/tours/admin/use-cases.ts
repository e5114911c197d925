import type { Admin } from "../../platform/authz/actors";
import { getTourPage, type TourPageDependencies } from "../get-tour-page";
import { admin, query } from "../../platform/authz/guards";
import { reading } from "../../platform/authz/use-case";
import { changeTour } from "./change-tour";
import { createTour, editTour } from "./create-tour";
import { getAdminTour, getTourToEdit, getTourDesk } from "./get-admin-tour";
import { listAdminTours } from "./admin-tours.repo";
import { listPerishableFacts } from "./perishable-facts.repo";

export const adminTourUseCases = {
  listAdminTours: admin("read", query(listAdminTours)),
  listPerishableFacts: admin("tours", query(listPerishableFacts)),
  getTourDesk: admin("read", reading(getTourDesk)),
  getAdminTour: admin("read", reading(getAdminTour)),
  getTourToEdit: admin("tours", reading(getTourToEdit)),
  previewTour: admin("read", (dependencies: TourPageDependencies, _admin: Admin, slug: string) =>
    getTourPage(dependencies, slug, "all"),
  ),
  createTour: admin("tours", createTour),
  editTour: admin("tours", editTour),
  changeTour: admin("tours", changeTour),
};
