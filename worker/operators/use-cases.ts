import { changeCompanyStatus } from "./change-company-status";
import { changeCustomerBooking } from "../bookings/operator/change-customer-booking";
import { getCompanyPage } from "./get-company-page";
import { getOwnEarnings } from "../earnings/get-own-earnings";
import { listCompanies } from "./companies.repo";
import { getOperatorBooking } from "../bookings/operator/get-operator-booking";
import { listOperatorBookings, listTourChoices } from "../bookings/operator/operator-bookings.repo";
import { listMemberships } from "../authz/company-rights.repo";
import { getOwnRatings, listOwnReviews } from "../reviews/list-own-reviews";
import { listOwnTours } from "../tours/list-own-tours";
import { watchOwnBookings } from "../bookings/watch-bookings";
import { admin, operator, ownQuery, query, staff } from "../authz/guards";

export const operatorUseCases = {
  listCompanies: admin(query(listCompanies)),
  getCompanyPage: admin(getCompanyPage),
  changeCompanyStatus: admin(changeCompanyStatus),
  /** Lets the live feed refuse others before it reads their request. */
  requireBookingsRight: staff("bookings", () => undefined),
  watchBookings: staff("bookings", watchOwnBookings),
  listMemberships: operator(ownQuery(listMemberships)),
  listOwnTours: staff("tours", listOwnTours),
  listOperatorBookings: staff("bookings", ownQuery(listOperatorBookings)),
  listOperatorTourChoices: staff(
    "bookings",
    ownQuery((db, userId) => listTourChoices(db, userId, "bookings")),
  ),
  getOperatorBooking: staff("bookings", getOperatorBooking),
  changeCustomerBooking: staff("bookings", changeCustomerBooking),
  getOwnEarnings: staff("earnings", getOwnEarnings),
  listOwnReviews: staff("reviews", listOwnReviews),
  getOwnRatings: staff("reviews", getOwnRatings),
};
