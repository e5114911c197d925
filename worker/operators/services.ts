import type { Viewer } from "~/domain/accounts/account";
import type { CompanyRight } from "~/domain/operators/company-rights";
import type { Dependencies } from "../services";
import { changeAccountStatus } from "../accounts/admin/change-account-status";
import { changeCompanyStatus } from "./change-company-status";
import { changeCustomerBooking } from "../bookings/operator/change-customer-booking";
import type { CustomerBookingChange } from "../bookings/operator/change-customer-booking";
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

export function operatorServices({
  db,
  clock,
  changes,
  accounts,
  audit,
  closeSocketsOf,
  openBookingFeed,
}: Dependencies) {
  const changeOwnerStatus = (viewer: Viewer | null, change: Parameters<typeof changeAccountStatus>[2]) =>
    changeAccountStatus({ ...accounts, audit, closeSockets: closeSocketsOf }, viewer, change);

  return {
    listCompanies: (viewer: Viewer | null, query: Parameters<typeof listCompanies>[2]) =>
      listCompanies({ db }, viewer, query),
    getCompanyPage: (viewer: Viewer | null, slug: string, cursor?: string) =>
      getCompanyPage({ db }, viewer, slug, cursor),
    changeCompanyStatus: (viewer: Viewer | null, change: Parameters<typeof changeCompanyStatus>[2]) =>
      changeCompanyStatus({ db, changeAccountStatus: changeOwnerStatus }, viewer, change),
    getOperatorOverview: (viewer: Viewer | null) => getOperatorOverview({ db, clock }, viewer),
    requireRight: (viewer: Viewer | null, right: CompanyRight) => requireRight(db, viewer, right),
    watchBookings: (viewer: Viewer | null, since: number | null) =>
      watchBookings({ db, openBookingFeed }, viewer, since),
    getOperatorFrame: (viewer: Viewer | null) => getOperatorFrame({ db }, viewer),
    listMemberships: (viewer: Viewer | null) => listMemberships({ db }, viewer),
    listOwnTours: (viewer: Viewer | null, filter?: Parameters<typeof listOwnTours>[2]) =>
      listOwnTours({ db }, viewer, filter),
    listOperatorBookings: (viewer: Viewer | null, query: Parameters<typeof listOperatorBookings>[2]) =>
      listOperatorBookings({ db }, viewer, query),
    listOperatorTourChoices: (viewer: Viewer | null) => listOperatorTourChoices({ db }, viewer),
    getOperatorBooking: (viewer: Viewer | null, bookingId: string) =>
      getOperatorBooking({ db, clock }, viewer, bookingId),
    changeCustomerBooking: (viewer: Viewer | null, change: CustomerBookingChange) =>
      changeCustomerBooking(changes, viewer, change),
    getOwnEarnings: (viewer: Viewer | null, company?: string) =>
      getOwnEarnings({ db, clock }, viewer, company),
    listOwnReviews: (viewer: Viewer | null, page: Parameters<typeof listOwnReviews>[2]) =>
      listOwnReviews({ db }, viewer, page),
    getOwnRatings: (viewer: Viewer | null) => getOwnRatings({ db, clock }, viewer),
  };
}
