import { getAvailability, watchSeats } from "./get-availability";
import { getHomeTours } from "./get-home-tours";
import { getTour } from "./get-tour";
import type { Database } from "../db/client";
import { getTourPage, type TourPageDependencies } from "./get-tour-page";
import { listAllTours } from "./admin/list-all-tours";
import { listDestinations } from "./list-destinations";
import { listTours } from "./list-tours";
import { suggestSearches, suggestSpellings } from "./suggest-searches";
import { anyone, orUnavailable } from "../use-case";

export const tourUseCases = {
  listTours: anyone(listTours),
  listAllTours: anyone(listAllTours),
  listDestinations: anyone(listDestinations),
  suggestSearches: anyone(suggestSearches),
  suggestSpellings: anyone(suggestSpellings),
  getHomeTours: anyone(getHomeTours),
  getTour: anyone((dependencies: { db: Database }, slug: string) => getTour(dependencies, slug)),
  getAvailability: anyone(getAvailability),
  watchSeats: orUnavailable(anyone(watchSeats)),
  getTourPage: anyone((dependencies: TourPageDependencies, slug: string) => getTourPage(dependencies, slug)),
};
