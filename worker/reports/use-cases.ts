import { globalSearch } from "./global-search";
import { getAdminHeader } from "./get-admin-header";
import { getAdminOverview } from "./get-admin-overview";
import { admin } from "../authz/guards";

export const overviewUseCases = {
  getAdminHeader: admin(getAdminHeader),
  getAdminOverview: admin(getAdminOverview),
  globalSearch: admin(globalSearch),
};
