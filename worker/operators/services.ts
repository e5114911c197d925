import type { Viewer } from "~/domain/account";
import type { Dependencies } from "../services";
import { changeAccountStatus } from "../accounts/change-account-status";
import { changeCompanyStatus } from "./change-company-status";
import { changeCustomerBooking } from "./change-customer-booking";
import type { CustomerBookingChange } from "./change-customer-booking";
import { getCompanyPage } from "./get-company-page";
import { getOperatorOverview } from "./get-operator-overview";
import { getOwnEarnings } from "./get-own-earnings";
import { listCompanies } from "./list-companies";
import { listOperatorBookings } from "./list-operator-bookings";
import { listMemberships } from "./list-memberships";
import { listOwnCompanies } from "./list-own-companies";
import { listOwnReviews } from "./list-own-reviews";
import { listOwnTours } from "./list-own-tours";

/** Companies, their tours and bookings, and what is earned. */
export function operatorServices({ db, clock, changes, accounts, audit, closeSocketsOf }: Dependencies) {
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
    listMemberships: (viewer: Viewer | null) => listMemberships({ db }, viewer),
    listOwnCompanies: (viewer: Viewer | null) => listOwnCompanies({ db }, viewer),
    listOwnTours: (viewer: Viewer | null) => listOwnTours({ db }, viewer),
    listOperatorBookings: (viewer: Viewer | null, query: Parameters<typeof listOperatorBookings>[2]) =>
      listOperatorBookings({ db, clock }, viewer, query),
    changeCustomerBooking: (viewer: Viewer | null, change: CustomerBookingChange) =>
      changeCustomerBooking(changes, viewer, change),
    getOwnEarnings: (viewer: Viewer | null) => getOwnEarnings({ db, clock }, viewer),
    listOwnReviews: (viewer: Viewer | null, page: Parameters<typeof listOwnReviews>[2]) =>
      listOwnReviews({ db }, viewer, page),
  };
}
