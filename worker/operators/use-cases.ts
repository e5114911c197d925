import { changeCompanyStatus } from "./change-company-status";
import { changeCustomerBooking } from "../bookings/operator/change-customer-booking";
import { getCompanyPage } from "./get-company-page";
import { getOperatorFrame } from "../reports/get-operator-frame";
import { getOperatorOverview } from "../reports/get-operator-overview";
import { getOwnEarnings } from "../earnings/get-own-earnings";
import { listCompanies } from "./list-companies";
import { getOperatorBooking } from "../bookings/operator/get-operator-booking";
import { listOperatorBookings, listOperatorTourChoices } from "../bookings/operator/list-operator-bookings";
import { listMemberships } from "../authz/list-memberships";
import { getOwnRatings, listOwnReviews } from "../reviews/list-own-reviews";
import { listOwnTours } from "../tours/list-own-tours";
import { requireRight } from "../authz/require-right";
import { watchBookings } from "../bookings/operator/watch-bookings";
import { anyone } from "../use-case";
import type { Viewer } from "~/domain/accounts/account";
import type { CompanyRight } from "~/domain/operators/company-rights";
import type { Database } from "../db/client";

export const operatorUseCases = {
  listCompanies: anyone(listCompanies),
  getCompanyPage: anyone(getCompanyPage),
  changeCompanyStatus: anyone(changeCompanyStatus),
  getOperatorOverview: anyone(getOperatorOverview),
  requireRight: anyone(({ db }: { db: Database }, viewer: Viewer | null, right: CompanyRight) =>
    requireRight(db, viewer, right),
  ),
  watchBookings: anyone(watchBookings),
  getOperatorFrame: anyone(getOperatorFrame),
  listMemberships: anyone(listMemberships),
  listOwnTours: anyone(listOwnTours),
  listOperatorBookings: anyone(listOperatorBookings),
  listOperatorTourChoices: anyone(listOperatorTourChoices),
  getOperatorBooking: anyone(getOperatorBooking),
  changeCustomerBooking: anyone(changeCustomerBooking),
  getOwnEarnings: anyone(getOwnEarnings),
  listOwnReviews: anyone(listOwnReviews),
  getOwnRatings: anyone(getOwnRatings),
};
