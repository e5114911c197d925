import { getAvailability, watchSeats } from "./get-availability";
import { getTour } from "./get-tour";
import type { Database } from "../db/client";
import { getTourPage, type TourPageDependencies } from "./get-tour-page";
import { listAllTours } from "./admin/list-all-tours";
import { listDestinations } from "./list-destinations";
import { listDetails } from "./list-details";
import { listTours } from "./list-tours";
import { listTourLinks } from "./tours.repo";
import { suggestSearches } from "./suggest-searches";
import { anyone, orUnavailable } from "../use-case";

export const tourUseCases = {
  listTours: anyone(listTours),
  listDetails: anyone(listDetails),
  listAllTours: anyone(listAllTours),
  listDestinations: anyone(listDestinations),
  listTourLinks: anyone(({ db }: { db: Database }, slugs: readonly string[]) => listTourLinks(db, slugs)),
  suggestSearches: anyone(suggestSearches),
  getTour: anyone((dependencies: { db: Database }, slug: string) => getTour(dependencies, slug)),
  getAvailability: anyone(getAvailability),
  watchSeats: orUnavailable(anyone(watchSeats)),
  getTourPage: anyone((dependencies: TourPageDependencies, slug: string) => getTourPage(dependencies, slug)),
};
