import { admin, operator, query } from "../authz/guards";
import { getAccountPage } from "./get-account-page";
import { getAdminOverview } from "./get-admin-overview";
import { getOperatorFrame } from "./get-operator-frame";
import { getOperatorOverview } from "./get-operator-overview";
import { globalSearch } from "./global-search";
import { getHeaderFigures } from "./overview.repo";

export const reportUseCases = {
  getAdminHeader: admin(query(getHeaderFigures)),
  getAdminOverview: admin(getAdminOverview),
  globalSearch: admin(globalSearch),
  getAccountPage: admin(getAccountPage),
  getOperatorFrame: operator(getOperatorFrame),
  getOperatorOverview: operator(getOperatorOverview),
};
