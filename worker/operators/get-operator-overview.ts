import type { Viewer } from "~/domain/account";
import { todayInIndia } from "~/domain/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getOwnEarnings } from "./get-own-earnings";
import * as bookings from "./own-bookings.repo";
import type { OwnBooking } from "./own-bookings.repo";
import { getReviewMean } from "./own-reviews.repo";
import { listOwnTours } from "./own-tours.repo";
import { requireOperator } from "./require-operator";

export interface OperatorOverview {
  tours: number;
  toursOnSale: number;
  upcoming: { bookings: number; travelers: number };
  /** Of confirmed bookings made this month, whole rupees without commission. */
  netThisMonth: number;
  reviews: { count: number; mean: number | null };
  /** The next few that travel. */
  nextBookings: OwnBooking[];
}

const nextShown = 5;

/** What an operator sees first: the figures of their own tours and who comes next. */
export async function getOperatorOverview(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
): Promise<OperatorOverview> {
  requireOperator(viewer);
  const today = todayInIndia(clock());
  const [tours, upcoming, earnings, reviews, next] = await Promise.all([
    listOwnTours(db, viewer.id, "tours"),
    bookings.countUpcoming(db, viewer.id, today),
    getOwnEarnings({ db, clock }, viewer),
    getReviewMean(db, viewer.id),
    bookings.listOperatorBookings(db, viewer.id, { order: "upcoming", today, limit: nextShown }),
  ]);
  return {
    tours: tours.length,
    toursOnSale: tours.filter(({ isOnSale }) => isOnSale).length,
    upcoming,
    netThisMonth: earnings.months.at(-1)?.net ?? 0,
    reviews,
    nextBookings: next.bookings,
  };
}
