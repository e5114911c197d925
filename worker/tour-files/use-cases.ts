import { adminOrStaff, staff } from "../platform/authz/guards";
import { exportTour } from "./export-tour";
import { beginTourImport, importTour } from "./import-tours";

export const tourFileUseCases = {
  exportTour: adminOrStaff("tours", "tours", exportTour),
  beginTourImport: staff("tours", beginTourImport),
  importTour: staff("tours", importTour),
};
