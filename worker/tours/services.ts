import type { AvailabilityQuery } from "~/domain/departures/availability";
import type { TourQuery } from "~/domain/tours/tour-query";
import { throwAsUnavailable } from "../db/errors";
import type { Dependencies } from "../services";
import { getAvailability } from "./get-availability";
import { getHomeTours } from "./get-home-tours";
import { getTour } from "./get-tour";
import { getTourPage } from "./get-tour-page";
import { listAllTours } from "./admin/list-all-tours";
import { listDestinations } from "./list-destinations";
import { listTours } from "./list-tours";
import { suggestSearches, suggestSpellings } from "./suggest-searches";
import { watchSeats } from "./watch-seats";

export function tourServices({ db, clock, openSeatChannel }: Dependencies) {
  return {
    listTours: (query: Partial<TourQuery>) =>
      listTours({ db, clock }, { sort: "recommended", limit: 24, ...query }),
    listAllTours: (filter?: Parameters<typeof listAllTours>[1]) => listAllTours({ db }, filter),
    listDestinations: () => listDestinations({ db, clock }),
    suggestSearches: (text: string) => suggestSearches({ db }, text),
    suggestSpellings: (text: string) => suggestSpellings({ db }, text),
    getHomeTours: () => getHomeTours({ db, clock }),
    getTour: (slug: string) => getTour({ db }, slug),
    getAvailability: (slug: string, span: AvailabilityQuery, holder: string | null) =>
      getAvailability({ db, clock }, slug, span, holder),
    watchSeats: (slug: string) =>
      watchSeats({ db, openChannel: openSeatChannel }, slug).catch(throwAsUnavailable),
    getTourPage: (slug: string) => getTourPage({ db, clock }, slug),
  };
}
