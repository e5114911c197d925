import { changeOperatorStatus } from "./change-operator-status";
import { changeCustomerBooking } from "../bookings/operator/change-customer-booking";
import { getOperatorRecord } from "./get-operator-record";
import { getOwnEarnings } from "../earnings/get-own-earnings";
import { listOperators } from "./operators.repo";
import { getOperatorBooking } from "../bookings/operator/get-operator-booking";
import { listOperatorBookings, listTourChoices } from "../bookings/operator/operator-bookings.repo";
import { listMemberships } from "../authz/operator-rights.repo";
import { getOwnRatings, listOwnReviews } from "../reviews/list-own-reviews";
import { listOwnTours } from "../tours/list-own-tours";
import { watchOwnBookings } from "../bookings/watch-bookings";
import { admin, operator, ownQuery, query, staff } from "../authz/guards";

export const operatorUseCases = {
  listOperators: admin(query(listOperators)),
  getOperatorRecord: admin(getOperatorRecord),
  changeOperatorStatus: admin(changeOperatorStatus),
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
