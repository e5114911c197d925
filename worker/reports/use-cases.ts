import { globalSearch } from "./global-search";
import { getHeaderFigures } from "./overview.repo";
import { getAdminOverview } from "./get-admin-overview";
import { admin, query } from "../authz/guards";

export const overviewUseCases = {
  getAdminHeader: admin(query(getHeaderFigures)),
  getAdminOverview: admin(getAdminOverview),
  globalSearch: admin(globalSearch),
};
