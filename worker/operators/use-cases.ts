import type { AccountStatus } from "~/domain/accounts/account";
import type { AccountAction } from "~/domain/accounts/account-status";
import { AppError } from "~/domain/errors";
import { changeCustomerBooking } from "../desk/operator/change-customer-booking";
import { changeOwnBooking } from "../desk/operator/change-own-booking";
import { createOwnBooking, quoteOwnBooking } from "../desk/operator/create-own-booking";
import { orUnavailable, publicRead, reading } from "../platform/authz/use-case";
import { getOperatorEarnings } from "../money/earnings/get-operator-earnings";
import { getOperatorBooking } from "../desk/operator/get-operator-booking";
import {
  listOperatorBookings,
  listTourChoices,
  listToursToBook,
  sumOperatorBookings,
} from "../desk/operator-bookings.repo";
import { listMemberships } from "../platform/authz/operator-rights.repo";
import { getOperatorRatings, listOperatorReviews } from "../reviews/list-operator-reviews";
import { listOperatorTours } from "../tour-drafts/list-operator-tours";
import { watchOperatorBookings } from "../bookings/watch-bookings";
import { readingSums } from "../analytics/report";
import { admin, operator, actorQuery, query, staff } from "../platform/authz/guards";
import { changeAccountStatus } from "../accounts/admin/change-account-status";
import type { Admin } from "../platform/authz/actors";
import { answerDecision, decideOnOperator } from "./verify-operator";
import { getOperatorPage } from "./get-operator-page";
import { getOperatorBank, getOperatorRecord } from "./get-operator-record";
import { listOperators, findOperator } from "./operators.repo";

export const operatorUseCases = {
  getOperatorPage: publicRead(getOperatorPage),
  listOperators: admin("view-users", query(listOperators)),
  getOperatorRecord: admin("view-users", reading(getOperatorRecord)),
  getOperatorBank: admin("money", reading(getOperatorBank)),
  changeOperatorStatus: admin("users", changeOperatorStatus),
  decideOnOperator: admin("users", decideOnOperator),
  answerDecision: staff("company", answerDecision),
  /** Lets the live feed refuse others before it reads their request. */
  requireBookingsRight: staff("bookings", () => undefined),
  watchBookings: staff("bookings", watchOperatorBookings),
  listMemberships: operator(actorQuery(listMemberships)),
  listOperatorTours: staff("tours", reading(listOperatorTours)),
  listOperatorBookings: staff("bookings", actorQuery(listOperatorBookings)),
  sumOperatorBookings: staff("bookings", actorQuery(sumOperatorBookings)),
  listOperatorTourChoices: staff(
    "bookings",
    actorQuery((db, userId, { chosen }: { chosen?: string | undefined } = {}) =>
      listTourChoices(db, userId, "bookings", chosen),
    ),
  ),
  /** Tours that the operator can take own bookings of. */
  listToursToBook: staff("bookings", actorQuery(listToursToBook)),
  getOperatorBooking: staff("bookings", reading(getOperatorBooking)),
  changeCustomerBooking: staff("bookings", changeCustomerBooking),
  quoteOwnBooking: staff("bookings", quoteOwnBooking),
  createOwnBooking: orUnavailable(staff("bookings", createOwnBooking)),
  changeOwnBooking: orUnavailable(staff("bookings", changeOwnBooking)),
  getOperatorEarnings: staff("earnings", readingSums(getOperatorEarnings)),
  listOperatorReviews: staff("reviews", reading(listOperatorReviews)),
  getOperatorRatings: staff("reviews", reading(getOperatorRatings)),
};

/**
 * Verifies, suspends or activates an operator on behalf of an administrator, through its owner's account.
 * @throws AppError `not_found`, `illegal_transition` (it has no owner), and the errors of changing the account
 */
async function changeOperatorStatus(
  dependencies: Parameters<typeof changeAccountStatus>[0],
  admin: Admin,
  { slug, ...change }: { slug: string; action: AccountAction; reason?: string | null },
): Promise<{ name: string; status: AccountStatus }> {
  const operator = await findOperator(dependencies.db, slug);
  if (!operator) throw new AppError("not_found", "Company not found.");
  if (!operator.owner) {
    throw new AppError("illegal_transition", `${operator.companyName} has no owner account.`);
  }
  return changeAccountStatus(dependencies, admin, { userId: operator.owner.id, ...change });
}
