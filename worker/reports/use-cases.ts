import { globalSearch } from "./global-search";
import { getAdminHeader } from "./get-admin-header";
import { getAdminOverview } from "./get-admin-overview";
import { anyone } from "../use-case";

export const overviewUseCases = {
  getAdminHeader: anyone(getAdminHeader),
  getAdminOverview: anyone(getAdminOverview),
  globalSearch: anyone(globalSearch),
};
