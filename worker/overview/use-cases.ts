import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { Admin } from "../platform/authz/actors";
import type { Database } from "../platform/db/client";
import { readingSums } from "../analytics/report";
import { logged } from "../audit/log-reading";
import { admin, operator } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { countAdminWork, countOperatorWork } from "./count-work";
import { getAccountPage } from "./get-account-page";
import { getAdminOverview } from "./get-admin-overview";
import { getOperatorFrame } from "./get-operator-frame";
import { getOperatorOverview } from "./get-operator-overview";
import { globalSearch } from "./global-search";
import { searchForOperator } from "./search-for-operator";
import { getHeaderFigures } from "./overview.repo";

export const reportUseCases = {
  getAdminHeader: admin(
    "read",
    readingSums(({ db }: { db: Database }, viewer: Admin) =>
      getHeaderFigures(db, { seesMoney: hasAdminRight(viewer, "money") }),
    ),
  ),
  countAdminWork: admin("read", reading(countAdminWork)),
  countOperatorWork: operator(reading(countOperatorWork)),
  getAdminOverview: admin("read", readingSums(getAdminOverview)),
  globalSearch: admin("read", reading(globalSearch)),
  searchForOperator: operator(reading(searchForOperator)),
  getAccountPage: admin(
    "view-users",
    logged("user", getAccountPage, ([{ userId }]) => userId),
  ),
  getOperatorFrame: operator(reading(getOperatorFrame)),
  getOperatorOverview: operator(readingSums(getOperatorOverview)),
};
