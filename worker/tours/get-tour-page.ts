import { availableDays } from "~/domain/tours/availability";
import { maxDays, type AvailableDay } from "~/domain/departures/availability-schema";
import { addDays, todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import { closedMonths, nextOpenDays, runsAgainOn } from "~/domain/departures/departure";
import { fareRange, type FareRange } from "~/domain/prices/fares";
import { faresOf } from "~/domain/prices/offers";
import type { OperatorFacts } from "~/domain/operators/operator-facts";
import { priceTerms, type PriceTerms } from "~/domain/prices/price-terms";
import type { TourCard, TourDetails, TourLink } from "~/domain/tours/tour-schema";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { getOperatorOf } from "./operator-facts.repo";
import { findTourSeats } from "./departures.repo";
import { getTour } from "./get-tour";
import { listOtherTours, listPlaces, listSimilarTours, type TourScope } from "./tours.repo";

export interface TourPageData {
  tour: TourDetails;
  /** Fares of the bookable days. */
  fares: FareRange;
  /** The same for each option of a tour with options. */
  optionFares?: Record<string, FareRange>;
  /** Up to three other tours leaving from the same city (specification 1, section 9). */
  otherTours: TourCard[];
  /** Up to three more, similar in subject, landscape, length and price. */
  similarTours: TourCard[];
  operator: OperatorFacts;
  /** The region's destinations on sale. */
  placesOnSale: TourLink[];
  /** Current month in India, 1 to 12. */
  month: number;
  /** Months, 1 to 12, in which the tour does not run at all. */
  closedMonths: number[];
  /** The next bookable day while its season is closed. */
  runsAgain: TravelDate | null;
  /** Price rules in words; null without rules. */
  prices: PriceTerms | null;
  /** The next departures, at most six. */
  nextDepartures: AvailableDay[];
}

const departuresShown = 6;
const toursShown = 3;

export interface TourPageDependencies {
  db: Database;
  clock: Clock;
}

/**
 * Returns all the data of a tour's page.
 * @param scope "all" for a preview
 * @throws AppError `not_found`
 */
export async function getTourPage(
  { db, clock }: TourPageDependencies,
  slug: string,
  scope: TourScope = "on sale",
): Promise<TourPageData> {
  return tourPageOf({ db, clock }, await getTour({ db }, slug, scope), scope);
}

/** Returns the same for a tour already loaded, current or with a draft applied. */
export async function tourPageOf(
  { db, clock }: TourPageDependencies,
  tour: TourDetails,
  scope: TourScope,
): Promise<TourPageData> {
  const now = clock();
  const today = todayInIndia(now);
  const [otherTours, similar, places, operator, nextDepartures] = await Promise.all([
    listOtherTours(db, { slug: tour.slug, city: tour.departureCity, limit: toursShown }),
    // As many more as could be among the others.
    listSimilarTours(db, tour, 2 * toursShown),
    listPlaces(db, now, tour.region),
    getOperatorOf(db, tour.slug, now),
    listNextDepartures(db, tour, { now, scope }),
  ]);
  const isOther = new Set(otherTours.map(({ slug }) => slug));
  return {
    tour,
    fares: fareRange(tour, now),
    ...(tour.options && {
      optionFares: Object.fromEntries(
        tour.options.map((option) => [
          option.id,
          fareRange({ ...faresOf(tour, option), departures: tour.departures }, now),
        ]),
      ),
    }),
    otherTours,
    similarTours: similar.filter(({ slug }) => !isOther.has(slug)).slice(0, toursShown),
    operator,
    placesOnSale: places.map((place) => ({
      slug: place.slug,
      path: place.path,
      region: place.region,
      picture: place.picture,
      isDrawn: place.isDrawn,
      drawing: place.drawing,
    })),
    month: Number(today.slice(5, 7)),
    closedMonths: closedMonths(tour.departures),
    runsAgain: runsAgainOn(tour.departures, now),
    prices: priceTerms(tour, today),
    nextDepartures,
  };
}

/** Lists them for a client without holds: the page is the same for everyone. A page reads all of them at once. */
async function listNextDepartures(
  db: Database,
  tour: TourDetails,
  { now, scope }: { now: number; scope: TourScope },
): Promise<AvailableDay[]> {
  const days = nextOpenDays(tour.departures, now, departuresShown);
  const from = days[0];
  if (from === undefined) return [];
  const shown = days.filter((date) => date < addDays(from, maxDays));
  const span = { from, to: shown.at(-1) ?? from };
  const seats = await findTourSeats(db, tour.slug, span, { holder: null, now, scope });
  return seats ? availableDays(seats, span, now).filter(({ date }) => shown.includes(date)) : [];
}
