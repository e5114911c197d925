import { admin, query } from "../../platform/authz/guards";
import { reading } from "../../platform/authz/use-case";
import { assignOperator } from "./assign-operator";
import { changeTour } from "./change-tour";
import { getAdminTour, getTourDesk } from "./get-admin-tour";
import { listAdminTours } from "./admin-tours.repo";
import { listPerishableFacts } from "./perishable-facts.repo";

export const adminTourUseCases = {
  listAdminTours: admin("read", query(listAdminTours)),
  listPerishableFacts: admin("tours", query(listPerishableFacts)),
  getTourDesk: admin("read", reading(getTourDesk)),
  getAdminTour: admin("read", reading(getAdminTour)),
  changeTour: admin("tours", changeTour),
  assignOperator: admin("tours", assignOperator),
};
